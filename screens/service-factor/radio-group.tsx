/** A question of the dialog with its choices as radio buttons, each with its factor and a note. */
import type { ReactNode } from 'react'
import { skin } from '../../engine/react/skin.ts'

export type RadioChoice<Value extends string> = {
  readonly value: Value
  readonly label: string
  /** The factor, or another figure, at the end of the line. */
  readonly figure?: ReactNode
  readonly note?: string | undefined
  readonly disabled?: boolean
}

type Props<Value extends string> = {
  readonly id: string
  /** Omitted if the element with the id `<id>-label` is elsewhere. */
  readonly label?: string
  readonly choices: readonly RadioChoice<Value>[]
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value) => void
  /** Shown below the label: a hint, or why nothing can be chosen. */
  readonly hint?: string | undefined
  readonly className?: string
}

export const RadioGroup = <Value extends string>({ id, label, choices, chosen, onChoose, hint, className = skin.radios }: Props<Value>) => (
  <div
    className="min-w-0 outline-none"
    role="radiogroup"
    id={id}
    tabIndex={-1}
    aria-labelledby={`${id}-label`}
    aria-describedby={hint === undefined ? undefined : `${id}-hint`}
  >
    {label !== undefined && (
      <span className={skin.label} id={`${id}-label`}>
        {label}
      </span>
    )}
    {hint !== undefined && (
      <span className="block text-note text-ink-faint" id={`${id}-hint`}>
        {hint}
      </span>
    )}
    {choices.length > 0 && (
      <div className={className}>
        {choices.map(({ value, label: text, figure, note, disabled = false }) => (
          <label key={value} className={skin.radio} data-checked={value === chosen || undefined}>
            <input type="radio" name={id} checked={value === chosen} disabled={disabled} onChange={() => onChoose(value)} />
            <span className="min-w-0 flex-1 py-0.5 wrap-anywhere">
              <span>{text}</span>
              {note !== undefined && <small className="block text-note font-normal text-ink-faint">{note}</small>}
            </span>
            {figure !== undefined && <span>{figure}</span>}
          </label>
        ))}
      </div>
    )}
  </div>
)
