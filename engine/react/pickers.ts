/** Dialogs that work out a number for a field: the form offers them, the screens have them. */
import type { ComponentType } from 'react'

/** Properties of a dialog, which is mounted while it is open and restores the focus itself. */
export type PickerProps = {
  /** The number that the field has now, in its unit. */
  readonly value: number | undefined
  /** Takes a number, in the field's unit, as one change that can be undone. */
  readonly onPick: (value: number) => void
  readonly onClose: () => void
}

/** Dialogs by the name that schemas call them. Hand over the same map while it is the same. */
export type Pickers = Readonly<Record<string, ComponentType<PickerProps>>>
