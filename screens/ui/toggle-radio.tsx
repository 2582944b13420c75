/** A radio button that can be deselected by mouse, touch and space bar. */
import type { KeyboardEvent } from 'react'

type Props = {
  readonly name: string
  readonly checked: boolean
  readonly disabled?: boolean | undefined
  readonly 'aria-label'?: string | undefined
  /** Called to select, or to deselect if selected. */
  readonly onPress: () => void
}

export const ToggleRadio = ({ onPress, checked, ...input }: Props) => {
  const onKeyDown = (event: KeyboardEvent) => {
    // The space bar on a checked radio button fires no click event.
    if (event.key !== ' ' || !checked) return
    event.preventDefault()
    onPress()
  }
  // A click on a checked radio button fires no change event.
  return (
    <input type="radio" {...input} checked={checked} onChange={onPress} onClick={checked ? onPress : undefined} onKeyDown={onKeyDown} />
  )
}
