/** A figure: what is typed counts once the field is left or Enter is pressed. It chooses the models with exactly this figure. */
import { type KeyboardEvent, useState } from 'react'
import { formatNumber, formatUnit } from '../../engine/units/index.ts'
import { type FilterField, noteId, reasonOf } from './filter-field.ts'
import { chosenNumber, nearestNumbers } from './filter-parameters.ts'
import { readFilterNumber } from './read-filter-number.ts'

/** What the figures are that other choices leave, in words: their range, and the nearest ones to a figure that is not among them. */
const useHint = ({ parameter, options, texts }: FilterField, value: number | undefined): string | undefined => {
  const values = options.filter(({ count, isCustom }) => count !== 0 && !isCustom).map((option) => option.value)
  const numbers = values.filter((one) => typeof one === 'number')
  const nearest = value === undefined || parameter.customEnum ? [] : nearestNumbers({ values }, value)
  if (nearest.length > 0) return texts.t('nearest', { values: nearest.map((one) => texts.ofValue(parameter, one)).join(', ') })
  const [from, to] = [numbers[0], numbers.at(-1)]
  if (from === undefined || to === undefined) return undefined
  if (from === to) return texts.ofValue(parameter, from)
  return texts.t('range', { from: texts.ofValue(parameter, from), to: texts.ofValue(parameter, to) })
}

/** The text being typed, and what could not be read of it. */
const useDraft = ({ parameter, onChange }: FilterField, value: number | undefined) => {
  const [draft, setDraft] = useState<string>()
  const [seen, setSeen] = useState(value)
  const [unread, setUnread] = useState(false)
  // A value that came from elsewhere takes the place of what was typed.
  if (seen !== value) {
    setSeen(value)
    setDraft(undefined)
    setUnread(false)
  }
  const commit = () => {
    if (draft === undefined) return
    const read = readFilterNumber(draft, parameter.unit)
    setUnread(read === 'unread')
    if (read === 'unread') return
    setDraft(undefined)
    const { paramName } = parameter
    const next = read === 'empty' ? undefined : read.value
    if (next !== value) onChange(next === undefined ? { paramName, values: [] } : { paramName, from: next, to: next })
  }
  return { text: draft ?? (value === undefined ? '' : formatNumber(value)), draft, unread, setDraft, commit }
}

export const NumberFilter = ({ field }: { readonly field: FilterField }) => {
  const { id, parameter, lock, chosen, texts } = field
  const value = chosenNumber(chosen, parameter.paramName)
  const { text, draft, unread, setDraft, commit } = useDraft(field, value)
  const hint = useHint(field, value)
  const described = [hint && `${id}-hint`, reasonOf(field) && noteId(id), unread && `${id}-issue`].filter(Boolean).join(' ')
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method that is still composing are not the form's.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit()
  }
  return (
    <>
      <div className="field-row">
        <input
          className="field-input"
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={texts.t('any')}
          readOnly={lock !== undefined}
          aria-invalid={unread}
          aria-describedby={described || undefined}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={commit}
        />
        {parameter.unit !== '' && <span className="field-unit">{formatUnit(parameter.unit)}</span>}
      </div>
      {unread && (
        <span className="field-issue" id={`${id}-issue`}>
          {texts.t('notANumber', { text: draft ?? '' })}
        </span>
      )}
      {hint !== undefined && (
        <span className="filter-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </>
  )
}
