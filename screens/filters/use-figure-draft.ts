/** A figure being typed: it counts once the field is left or Enter is pressed. */
import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { formatNumber } from '../../engine/units/index.ts'
import type { FilterOption } from './filter-options.ts'
import { readFilterNumber } from './read-filter-number.ts'

type Given = {
  /** What counts now. */
  readonly value: number | undefined
  readonly unit: string
  /** The figures that are left, in which those stand whose ends are shown. */
  readonly options: readonly FilterOption[]
  /** A figure other than the one that counts; undefined for an empty field. */
  readonly onCommit: (value: number | undefined) => void
}

/** The text to show, whether it could not be read, and the events of the input. */
export const useFigureDraft = ({ value, unit, options, onCommit }: Given) => {
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
    const read = readFilterNumber(
      draft,
      unit,
      options.flatMap((option) => (typeof option.value === 'number' ? [option.value] : [])),
    )
    setUnread(read === 'unread')
    if (read === 'unread') return
    setDraft(undefined)
    const next = read === 'empty' ? undefined : read.value
    if (next !== value) onCommit(next)
  }
  return {
    text: draft ?? (value === undefined ? '' : formatNumber(value)),
    unread,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      // Keys of an input method that is still composing are not the form's.
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit()
    },
    onBlur: commit,
  }
}
