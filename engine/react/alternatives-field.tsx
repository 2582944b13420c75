import type { AlternativesField as AlternativesSchema } from '../define/index.ts'
import type { PlannedField } from '../index.ts'
import { FieldFrame, partIds } from './field-frame.tsx'
import { useField, useFormParts } from './form-context.ts'
import { skin } from './skin.ts'

/** Tabs with one active branch: a segmented control with the keyboard behaviour of a radio group. */
export function AlternativesField({ planned, schema }: { readonly planned: PlannedField; readonly schema: AlternativesSchema }) {
  const { store, texts } = useFormParts()
  const field = useField(planned.id)
  return (
    <FieldFrame field={field} hint={texts.help(planned.id)} group>
      <div className={skin.segmented} role="radiogroup" id={planned.id} aria-labelledby={partIds(planned.id).label}>
        {Object.keys(schema.branches).map((branch) => (
          <label key={branch} className={skin.segment} data-checked={field.value === branch || undefined}>
            <input
              type="radio"
              name={planned.id}
              value={branch}
              checked={field.value === branch}
              onChange={() => store.dispatch({ type: 'choose', field: planned.id, value: branch })}
            />
            <span>{texts.option(planned.id, branch, undefined)}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
