/** What a field displays, in a form or a row. */
import type { Change, FieldView, FormState, Pending } from '../index.ts'
import { fieldView, writeNumber } from '../index.ts'
import type { UnitSystem } from '../units/index.ts'

/** What a field displays: its view, draft and chip. The same object until one of them changes. */
export type FieldState = FieldView & {
  readonly pending: Pending | undefined
  readonly chip: Change | undefined
  readonly system: UnitSystem
}

/** How a field looks in a state, of a form or of a row. */
export function fieldStateOf(state: FormState, id: string): FieldState | undefined {
  const { plan, snapshot, pending, chips, changes, system } = state
  const planned = plan.fields.get(id)
  if (!planned) return undefined
  const chip = chips[id] === undefined ? undefined : changes.find((change) => change.id === chips[id])
  return { ...fieldView(plan, planned, snapshot), pending: pending[id], chip, system }
}

/** The text a number field of a form or a row shows when nobody is typing. */
export function textOf({ plan, inputs, pending, system }: FormState, id: string): string {
  const [planned, value] = [plan.fields.get(id), inputs[id]]
  return pending[id]?.text ?? (planned && typeof value === 'number' ? writeNumber(planned, value, system) : '')
}
