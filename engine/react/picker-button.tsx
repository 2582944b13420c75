import { Suspense, useState } from 'react'
import type { ComponentType } from 'react'
import { partIds } from './field-frame.tsx'
import { useField, useFormParts } from './form-context.ts'
import type { PickerProps } from './pickers.ts'

type ButtonProps = { readonly id: string; readonly name: string; readonly Picker: ComponentType<PickerProps> }

/**
 * Opens the dialog that calculates a number. The resulting change is announced with the button, which then has the focus again.
 */
export function PickerButton({ id, name, Picker }: ButtonProps) {
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
          // Not every browser focuses a clicked button, and the dialog restores the focus to it.
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
