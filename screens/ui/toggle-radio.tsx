/** A radio button that a second press takes back, by mouse, by touch and by the space bar. */
import type { KeyboardEvent } from 'react'

type Props = {
  readonly name: string
  readonly checked: boolean
  readonly disabled?: boolean | undefined
  readonly 'aria-label'?: string | undefined
  /** Chosen, or taken back where it was. */
  readonly onPress: () => void
}

export const ToggleRadio = ({ onPress, checked, ...input }: Props) => {
  const onKeyDown = (event: KeyboardEvent) => {
    // The space bar on a checked radio button is no click.
    if (event.key !== ' ' || !checked) return
    event.preventDefault()
    onPress()
  }
  // A click on a checked one is no change.
  return (
    <input type="radio" {...input} checked={checked} onChange={onPress} onClick={checked ? onPress : undefined} onKeyDown={onKeyDown} />
  )
}
