/** The display state of a field, in a form or a row. */
import type { Change, FieldView, FormState, Pending } from '../index.ts'
import { fieldView } from '../index.ts'
import type { UnitSystem } from '../units/index.ts'

/** The display state of a field: its view, draft and chip. Referentially stable until one of them changes. */
export type FieldState = FieldView & {
  readonly pending: Pending | undefined
  readonly chip: Change | undefined
  readonly system: UnitSystem
}

/** The display state of a field in the state of a form or row. */
export function fieldStateOf(state: FormState, id: string): FieldState | undefined {
  const { plan, snapshot, pending, chips, changes, system } = state
  const planned = plan.fields.get(id)
  if (!planned) return undefined
  const chip = chips[id] === undefined ? undefined : changes.find((change) => change.id === chips[id])
  return { ...fieldView(plan, planned, snapshot), pending: pending[id], chip, system }
}
