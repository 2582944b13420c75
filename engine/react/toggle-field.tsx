import type { PlannedField } from '../index.ts'
import { useLockText } from './choice-field.tsx'
import { describedBy, FieldFrame, partIds } from './field-frame.tsx'
import { useField, useFormParts } from './form-context.ts'
import { skin } from './skin.ts'

/** Yes or no: a checkbox below the label of the field, with its own word for yes beside it. */
export function ToggleField({ planned: { id } }: { readonly planned: PlannedField }) {
  const { store, texts } = useFormParts()
  const field = useField(id)
  const hint = useLockText(field) ?? texts.help(id)
  const isOn = field.value === true
  return (
    <FieldFrame field={field} hint={hint}>
      <div className={skin.toggle}>
        <label className={skin.switch} data-checked={isOn || undefined}>
          <input
            type="checkbox"
            id={id}
            checked={isOn}
            disabled={field.lock !== undefined}
            aria-labelledby={partIds(id).label}
            aria-describedby={describedBy(field, { hint })}
            onChange={({ target }) => store.dispatch({ type: 'choose', field: id, value: target.checked })}
          />
          <span>{texts.option(id, 'true', texts.truth(true))}</span>
        </label>
      </div>
    </FieldFrame>
  )
}
