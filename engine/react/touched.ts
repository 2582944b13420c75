/** Which fields an event changes. */
import type { FormEvent, FormState, Plan } from '../index.ts'
import { changedItems } from '../index.ts'

/** The states before and after an event. */
export type Transition = { readonly before: FormState; readonly after: FormState }

/**
 * The fields that may look different although their value is unchanged: the one the event names, those changed by rules, or all.
 */
function* candidates(plan: Plan, event: FormEvent, { before, after }: Transition): Iterable<string> {
  if (!('field' in event)) return yield* plan.fields.keys()
  yield event.field
  for (const change of after.changes.slice(before.changes.length)) yield change.field
}

/** Fields and derived values whose display state changes with an event. */
export function touched(plan: Plan, event: FormEvent, { before, after }: Transition): Set<string> {
  const ids = new Set(changedItems(plan, before.snapshot, after.snapshot))
  for (const id of candidates(plan, event, { before, after })) {
    const own = before.pending[id] !== after.pending[id] || before.chips[id] !== after.chips[id] || before.inputs[id] !== after.inputs[id]
    const field = plan.fields.get(id)?.field
    if (own || before.system !== after.system || (before.init !== after.init && field && 'optionsFrom' in field)) ids.add(id)
  }
  // The lock of a field follows from the field that unlocks it, so it is not among the changed values.
  const unlocked = [...ids].flatMap((id) => plan.fields.get(id)?.unlocks ?? [])
  return new Set([...ids, ...unlocked])
}
