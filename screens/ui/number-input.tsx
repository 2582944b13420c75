/** A number in its unit, or that of the reader's system: what is typed counts once the field is left or Enter is pressed. */
import { type KeyboardEvent, useState } from 'react'
import { displayUnit, formatQuantity, formatUnit, parseQuantity, type QuantityIssue } from '../../engine/units/index.ts'
import { useTexts } from '../app/texts.tsx'
import { useUnitSystem } from '../app/unit-setting.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly unit: string
  readonly value: number | undefined
  /** What is wrong with the value, in words. */
  readonly problem?: string | undefined
  /** May be left empty. */
  readonly optional?: boolean
  readonly onCommit: (value: number | undefined) => void
  readonly onFocus?: () => void
  readonly onBlur?: () => void
}

export const NumberInput = ({ id, label, unit, value, problem, optional = false, onCommit, onFocus, onBlur }: Props) => {
  const { text } = useTexts()
  const display = displayUnit(unit, useUnitSystem())
  /** What is being typed, or could not be read; undefined while the value is shown. */
  const [draft, setDraft] = useState<string>()
  const [unread, setUnread] = useState<QuantityIssue>()
  const [seen, setSeen] = useState(value)
  // A value that came from elsewhere takes the place of what was typed.
  if (seen !== value) {
    setSeen(value)
    if (value !== undefined) {
      setDraft(undefined)
      setUnread(undefined)
    }
  }
  const commit = () => {
    if (draft === undefined) return
    const read = parseQuantity(draft, { unit, display, ...(value === undefined ? {} : { near: value }) })
    const issue = 'issue' in read && read.issue !== 'empty' ? read.issue : undefined
    setUnread(issue)
    // A text that could not be read stays where the person can see it.
    if (issue === undefined) setDraft(undefined)
    onCommit('value' in read ? read.value : undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method that is still composing are not the form's.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit()
  }
  const wrong = unread === undefined ? problem : text(`issues.${unread}`, { value: draft ?? '', name: label })
  const described = [unit && `${id}-unit`, wrong && `${id}-issue`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-row">
        <input
          className="field-input"
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? (value === undefined ? '' : formatQuantity(value, unit, display))}
          aria-required={!optional}
          aria-invalid={wrong !== undefined}
          aria-describedby={described || undefined}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={() => {
            commit()
            onBlur?.()
          }}
        />
        {unit !== '' && (
          <span className="field-unit" id={`${id}-unit`}>
            {formatUnit(display)}
          </span>
        )}
      </div>
      {wrong !== undefined && (
        <span className="field-issue" id={`${id}-issue`}>
          {wrong}
        </span>
      )}
    </div>
  )
}
