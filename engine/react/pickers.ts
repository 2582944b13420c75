/** Dialogs that calculate the number of a field; the form offers them, the screens provide them. */
import type { ComponentType } from 'react'

/** Properties of a dialog, which is mounted while it is open and restores the focus itself. */
export type PickerProps = {
  /** The current number of the field, in its unit. */
  readonly value: number | undefined
  /** Sets the number, in the field's unit, as one undoable change. */
  readonly onPick: (value: number) => void
  readonly onClose: () => void
}

/** Dialogs by their name in schemas. The map must be referentially stable. */
export type Pickers = Readonly<Record<string, ComponentType<PickerProps>>>
