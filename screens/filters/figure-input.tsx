/** Input of a figure that commits on blur and Enter, with its unit, and a message for what is no figure. */
import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { inputModeFrom } from '../../engine/react/input-mode.ts'
import { skin } from '../../engine/react/skin.ts'
import { formatNumber, formatUnit } from '../../engine/units/index.ts'
import { useTexts } from '../base/texts/texts.ts'
import { type FilterField, noteId, reasonOf } from './filter-field.ts'
import type { FilterOption } from './filter-options.ts'
import { readFilterNumber } from './read-filter-number.ts'

type FigureParts = {
  /** Committed value. */
  readonly value: number | undefined
  readonly unit: string
  /** Remaining values, whose ends are displayed. */
  readonly options: readonly FilterOption[]
  /** Called with a changed value; undefined for an empty input. */
  readonly onCommit: (value: number | undefined) => void
}

/** Returns the displayed text, its validity, and the event handlers of the input. */
const useFigureDraft = ({ value, unit, options, onCommit }: FigureParts) => {
  const { locale } = useTexts('shell')
  const [draft, setDraft] = useState<string>()
  const [seen, setSeen] = useState(value)
  const [unread, setUnread] = useState(false)
  // A new value from outside replaces the typed text.
  if (seen !== value) {
    setSeen(value)
    setDraft(undefined)
    setUnread(false)
  }
  const commit = () => {
    if (draft === undefined) return
    const ends = options.flatMap((option) => (typeof option.value === 'number' ? [option.value] : []))
    const read = readFilterNumber(draft, unit, { ends, locale })
    setUnread(read === 'unread')
    if (read === 'unread') return
    setDraft(undefined)
    const next = read === 'empty' ? undefined : read.value
    if (next !== value) onCommit(next)
  }
  return {
    text: draft ?? (value === undefined ? '' : formatNumber(value)),
    unread,
    inputMode: inputModeFrom(Math.min(...options.flatMap((option) => (typeof option.value === 'number' ? [option.value] : [])))),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      // Ignore Enter while an input method is composing.
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit()
    },
    onBlur: commit,
  }
}

type Props = Omit<FigureParts, 'unit' | 'options'> & {
  readonly field: FilterField
  readonly id: string
  readonly label?: string
  readonly placeholder: string
  /** Id of the hint, where there is one. */
  readonly hint: string | undefined
}

export const FigureInput = ({ field, id, label, placeholder, hint, value, onCommit }: Props) => {
  const { parameter, options, lock, texts } = field
  const { unit } = parameter
  const { text, unread, ...input } = useFigureDraft({ value, unit, options, onCommit })
  const described = [hint, reasonOf(field) && noteId(field.id), unread && `${id}-issue`].filter(Boolean).join(' ')
  return (
    <>
      <div className={skin.control}>
        <input
          className={skin.input}
          id={id}
          type="text"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          value={text}
          readOnly={lock !== undefined}
          aria-invalid={unread}
          aria-describedby={described || undefined}
          {...input}
        />
        {unit !== '' && <span className={skin.unit}>{formatUnit(unit, texts.locale)}</span>}
      </div>
      {unread && (
        <span className={skin.issue} id={`${id}-issue`}>
          {texts.t('notANumber', { text })}
        </span>
      )}
    </>
  )
}
