import { lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { NumberField } from '../define/index.ts'
import { useFormParts } from './form-context.ts'
import type { PickerProps } from './pickers.ts'
import { skin } from './skin.ts'

/** Loaded lazily, as few calculators have a dialog for a number. */
const PickerButton = lazy(async () => ({ default: (await import('./picker-button.tsx')).PickerButton }))

/** The dialog that the schema of a number names, if the screens have it. */
export function usePicker({ picker }: NumberField): ComponentType<PickerProps> | undefined {
  const { pickers } = useFormParts()
  return picker !== undefined && Object.hasOwn(pickers, picker) ? pickers[picker] : undefined
}

type WithPickerProps = { readonly id: string; readonly schema: NumberField; readonly children: ReactNode }

/** A number control with its dialog button, if the schema names a dialog that the screens have. */
export function WithPicker({ id, schema, children }: WithPickerProps) {
  const Picker = usePicker(schema)
  if (schema.picker === undefined || !Picker) return children
  return (
    <div className={skin.picked}>
      {children}
      <Suspense>
        <PickerButton id={id} name={schema.picker} Picker={Picker} />
      </Suspense>
    </div>
  )
}
