/** Input of a custom value for parameters that accept one: a number if the parameter's values are numbers, otherwise a text. */
import { type KeyboardEvent, useState } from 'react'
import type { SkuValue } from '../../contract/directory/sku-selection.ts'
import { useTexts } from '../base/texts/texts.ts'
import type { FilterField } from './filter-field.ts'
import { chosenValues, toggledValues } from './filter-parameters.ts'
import { readFilterNumber } from './read-filter-number.ts'
import { skin } from '../../engine/react/skin.ts'

/** Maximum length of a custom text. */
const longest = 80

const read = (text: string, { parameter }: FilterField, locale: string): SkuValue | undefined => {
  const isNumeric = parameter.values.length > 0 && parameter.values.every((value) => typeof value === 'number')
  if (!isNumeric) return text.trim() === '' ? undefined : text.trim()
  const number = readFilterNumber(text, parameter.unit, { locale })
  return typeof number === 'object' ? number.value : undefined
}

export const CustomValue = ({ field }: { readonly field: FilterField }) => {
  const { id, parameter, name, lock, chosen, texts, onChange } = field
  const { locale } = useTexts('shell')
  const [text, setText] = useState('')
  const [unread, setUnread] = useState(false)
  if (!parameter.customEnum || lock !== undefined) return null
  const add = () => {
    if (text.trim() === '') return
    const value = read(text, field, locale)
    setUnread(value === undefined)
    if (value === undefined) return
    setText('')
    if (!chosenValues(chosen, parameter.paramName).includes(value)) onChange(toggledValues(parameter, chosen, value))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) add()
  }
  return (
    <div className="mt-1 grid grid-cols-last justify-start gap-x-2 gap-y-1">
      <div className={skin.control}>
        <input
          className={skin.input}
          type="text"
          autoComplete="off"
          maxLength={longest}
          aria-label={texts.t('custom', { name })}
          aria-invalid={unread}
          aria-describedby={unread ? `${id}-custom-issue` : undefined}
          placeholder={texts.t('customPlaceholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <button type="button" className="button" onClick={add}>
        {texts.t('useCustom')}
      </button>
      {unread && (
        <span className={`${skin.issue} col-span-full`} id={`${id}-custom-issue`}>
          {texts.t('notANumber', { text })}
        </span>
      )}
    </div>
  )
}
