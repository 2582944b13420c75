import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { NumberField } from '../define/index.ts'
import { useFormParts } from './form-context.ts'

/** Loaded lazily, as few calculators have a dialog for a number. */
const PickerButton = lazy(async () => ({ default: (await import('./picker-button.tsx')).PickerButton }))

type WithPickerProps = { readonly id: string; readonly schema: NumberField; readonly children: ReactNode }

/** A number control with its dialog button, if the schema names a dialog that the screens have. */
export function WithPicker({ id, schema: { picker }, children }: WithPickerProps) {
  const { pickers } = useFormParts()
  const Picker = picker !== undefined && Object.hasOwn(pickers, picker) ? pickers[picker] : undefined
  if (picker === undefined || !Picker) return children
  return (
    <div className="field-picked">
      {children}
      <Suspense>
        <PickerButton id={id} name={picker} Picker={Picker} />
      </Suspense>
    </div>
  )
}
