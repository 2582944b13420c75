import type { Change } from '../index.ts'
import { useChanges, useField, useFormParts } from './form-context.ts'
import { useShownValue } from './field-frame.tsx'

/** Says the latest automatic change once, politely. */
export function Announcer() {
  const { store } = useFormParts()
  const latest = useChanges().at(-1)
  return (
    <div role="status" className="sr-only">
      {latest && store.plan.fields.has(latest.field) && <Announcement key={latest.id} change={latest} />}
    </div>
  )
}

/** Nothing once the change has been taken back or typed over. */
function Announcement({ change }: { readonly change: Change }) {
  const { texts } = useFormParts()
  const field = useField(change.field)
  const show = useShownValue(field)
  if (field.chip?.id !== change.id) return null
  return texts.changed(change, { label: texts.label(change.field), from: show(change.from), to: show(change.to) })
}
