import { lazy, memo, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { PlannedField } from '../index.ts'
import { AlternativesField } from './alternatives-field.tsx'
import { ChoiceField, ChoicesField } from './choice-field.tsx'
import { useFormParts, useVisible } from './form-context.ts'
import { NumberField } from './number-field.tsx'
import { skin } from './skin.ts'

/** Loaded lazily, as few calculators have pictures. */
const DiagramField = lazy(async () => ({ default: (await import('./diagram-field.tsx')).DiagramField }))

/** Loaded lazily, as few calculators have toggles. */
const ToggleField = lazy(async () => ({ default: (await import('./toggle-field.tsx')).ToggleField }))

/** Loaded lazily, as few calculators have lists. */
const ListField = lazy(async () => ({ default: (await import('./list-field.tsx')).ListField }))

function control(planned: PlannedField): ReactNode {
  const { field } = planned
  switch (field.kind) {
    case 'number':
      return <NumberField planned={planned} schema={field} />
    case 'choice':
      return <ChoiceField planned={planned} schema={field} />
    case 'choices':
      return <ChoicesField planned={planned} />
    case 'toggle':
      return (
        <Suspense fallback={<div className={skin.fieldWaiting} />}>
          <ToggleField planned={planned} />
        </Suspense>
      )
    case 'alternatives':
      return <AlternativesField planned={planned} schema={field} />
    case 'diagram':
      return (
        <Suspense fallback={<div className={skin.diagramWaiting} />}>
          <DiagramField planned={planned} schema={field} />
        </Suspense>
      )
    case 'list':
      return (
        <Suspense fallback={<div />}>
          <ListField planned={planned} schema={field} />
        </Suspense>
      )
  }
}

function WhenVisible({ planned }: { readonly planned: PlannedField }) {
  return useVisible(planned.id) ? control(planned) : null
}

/** One field of the schema, rendered by its kind. A field that can be hidden subscribes only to its visibility. */
export const Field = memo(function Field({ id }: { readonly id: string }) {
  const planned = useFormParts().store.plan.fields.get(id)
  if (!planned) return null
  return planned.visible === undefined ? control(planned) : <WhenVisible planned={planned} />
})
