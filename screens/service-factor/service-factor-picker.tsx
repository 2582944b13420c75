/** The dialog as a form's picker for a number: fills in the factor, and opens with the choices that gave it. */
import { useState } from 'react'
import type { PickerProps } from '../../engine/react/index.ts'
import { serviceFactorTables } from '../../families/service-factor/tables.ts'
import { keepChoice, savedChoice } from './saved-choice.ts'
import { ServiceFactorDialog } from './service-factor-dialog.tsx'

export const ServiceFactorPicker = ({ value, onPick, onClose }: PickerProps) => {
  const [initialChoice] = useState(() => savedChoice(value, serviceFactorTables))
  return (
    <ServiceFactorDialog
      initialChoice={initialChoice}
      onConfirm={(factor, choice) => {
        keepChoice(factor, choice)
        onPick(factor)
      }}
      onClose={onClose}
    />
  )
}
