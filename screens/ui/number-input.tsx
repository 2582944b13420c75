/** Input for a quantity in its unit or that of the user's unit system. Commits on blur and Enter. */
import { useState } from 'react'
import { displayUnit, formatQuantity, parseQuantity, type QuantityIssue, spellings } from '../../engine/units/index.ts'
import { useUnitSystem } from '../base/browser/unit-setting.ts'
import { QuantityField } from './quantity-field.tsx'
import { useTexts } from '../base/texts/texts.ts'

/** Storage for an uncommitted text. */
export type SavedDraft = { readonly read: () => string; readonly write: (text: string) => void }

type Props = {
  readonly id: string
  readonly label: string
  readonly unit: string
  readonly value: number | undefined
  /** Lower limit, which decides on the keyboard of phones. */
  readonly lowest?: number
  readonly hint?: string | undefined
  /** Error message for the value. */
  readonly problem?: string | undefined
  /** Whether it may be left empty. */
  readonly optional?: boolean
  readonly onCommit: (value: number | undefined) => void
  /** Preserves an uncommitted text over a reload; '' means none. */
  readonly draftSlot?: SavedDraft
  readonly onFocus?: () => void
  readonly onBlur?: () => void
}

export const NumberInput = (props: Props) => {
  const { id, label, unit, value, lowest, hint, problem, optional = false, draftSlot, onCommit, onFocus, onBlur } = props
  const { find, locale } = useTexts('shell')
  const display = displayUnit(unit, useUnitSystem())
  /** Uncommitted or invalid text; undefined while the value is shown. */
  const [draft, setDraft] = useState(() => draftSlot?.read() || undefined)
  const [unread, setUnread] = useState<QuantityIssue>()
  const [seen, setSeen] = useState(value)
  // A new value from outside replaces the typed text.
  if (seen !== value) {
    setSeen(value)
    if (value !== undefined) {
      setDraft(undefined)
      setUnread(undefined)
    }
  }
  const commit = () => {
    if (draft === undefined) return
    const read = parseQuantity(draft, { unit, display, near: [value], locale })
    const issue = 'issue' in read && read.issue !== 'empty' ? read.issue : undefined
    setUnread(issue)
    // An invalid text remains visible.
    if (issue === undefined) {
      setDraft(undefined)
      draftSlot?.write('')
    }
    onCommit('value' in read ? read.value : undefined)
  }
  const wrong = unread === undefined ? problem : find(`issues.${unread}`, { value: draft ?? '', name: label, ...spellings(draft ?? '') })
  return (
    <QuantityField
      id={id}
      label={label}
      unit={display}
      text={draft ?? (value === undefined ? '' : formatQuantity(value, unit, display))}
      hint={hint}
      wrong={wrong}
      required={!optional}
      lowest={lowest}
      onText={(text) => {
        setDraft(text)
        draftSlot?.write(text)
      }}
      onEnter={commit}
      onFocus={onFocus}
      onBlur={() => {
        commit()
        onBlur?.()
      }}
    />
  )
}
