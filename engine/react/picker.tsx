import { Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { NumberField } from '../define/index.ts'
import { partIds } from './field-frame.tsx'
import { useField, useFormParts } from './form-context.ts'
import type { PickerProps } from './pickers.ts'

type ButtonProps = { readonly id: string; readonly name: string; readonly Picker: ComponentType<PickerProps> }

/** Opens the dialog. What the dialog has changed is said of the button, which has the focus again then. */
function PickerButton({ id, name, Picker }: ButtonProps) {
  const { store, texts } = useFormParts()
  const { value, chip } = useField(id)
  const [open, setOpen] = useState(false)
  const ids = partIds(id)
  return (
    <>
      <button
        type="button"
        className="button"
        id={ids.pick}
        aria-haspopup="dialog"
        aria-labelledby={`${ids.pick} ${ids.label}`}
        aria-describedby={chip && ids.chip}
        onClick={({ currentTarget }) => {
          // Not every browser gives the focus to a button that is clicked, and the dialog gives it back to what had it.
          currentTarget.focus()
          setOpen(true)
        }}
      >
        {texts.pick(name)}
      </button>
      {open && (
        <Suspense fallback={null}>
          <Picker
            value={typeof value === 'number' ? value : undefined}
            onPick={(picked) => {
              store.dispatch({ type: 'pick', field: id, value: picked })
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

type WithPickerProps = { readonly id: string; readonly schema: NumberField; readonly children: ReactNode }

/** The control of a number with the button of its dialog beside it, where the schema names one that the screens have. */
export function WithPicker({ id, schema: { picker }, children }: WithPickerProps) {
  const { pickers } = useFormParts()
  const Picker = picker !== undefined && Object.hasOwn(pickers, picker) ? pickers[picker] : undefined
  if (picker === undefined || !Picker) return children
  return (
    <div className="field-picked">
      {children}
      <PickerButton id={id} name={picker} Picker={Picker} />
    </div>
  )
}
