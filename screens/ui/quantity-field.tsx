/** Presentation of a numeric input: label, text, unit, and one row for hint or error. The parent interprets the text. */
import type { KeyboardEvent } from 'react'
import { formatUnit } from '../../engine/units/index.ts'
import { inputModeFrom } from '../../engine/react/input-mode.ts'
import { useLocale } from '../base/texts/texts.ts'
import { skin } from '../../engine/react/skin.ts'

type Props = {
  readonly id: string
  readonly label: string
  /** Unit symbol of the text; '' for none. */
  readonly unit: string
  readonly text: string
  readonly hint?: string | undefined
  /** Error message. */
  readonly wrong?: string | undefined
  readonly required: boolean
  /** Lower limit, in any unit. */
  readonly lowest?: number | undefined
  readonly onText: (text: string) => void
  readonly onEnter: () => void
  readonly onFocus?: (() => void) | undefined
  readonly onBlur: () => void
}

export const QuantityField = ({ id, label, unit, text, hint, wrong, required, lowest, onText, onEnter, onFocus, onBlur }: Props) => {
  const locale = useLocale()
  const described = [unit && `${id}-unit`, hint && `${id}-hint`, wrong && `${id}-issue`].filter(Boolean).join(' ')
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore Enter while an input method is composing.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
  }
  return (
    <div className={skin.field}>
      <label className={skin.label} htmlFor={id}>
        {label}
      </label>
      <div className={skin.control}>
        <input
          className={skin.input}
          id={id}
          type="text"
          inputMode={inputModeFrom(lowest)}
          autoComplete="off"
          value={text}
          aria-required={required}
          aria-invalid={wrong !== undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={onBlur}
        />
        {unit !== '' && (
          <span className={skin.unit} id={`${id}-unit`}>
            {formatUnit(unit, locale)}
          </span>
        )}
      </div>
      <div className={skin.messages}>
        {wrong !== undefined && (
          <span className={`${skin.issue} ${skin.message}`} id={`${id}-issue`} role="alert" title={wrong}>
            {wrong}
          </span>
        )}
        {hint !== undefined && (
          <span className={`${skin.hint} ${skin.message} ${wrong === undefined ? '' : skin.replaced}`} id={`${id}-hint`} title={hint}>
            {hint}
          </span>
        )}
      </div>
    </div>
  )
}
