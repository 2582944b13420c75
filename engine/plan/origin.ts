/** Where a number comes from. */
import type { Snapshot } from './evaluate.ts'
import { printExpression, references } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'
import type { Plan } from './plan.ts'

/** A value with its formula and the values that the formula reads. */
export type Origin = {
  readonly path: string
  readonly value: Value | undefined
  readonly unit: string
  readonly formula: string | undefined
  readonly inputs: readonly Origin[]
}

/** Where the value of a field or derived value comes from, down to the fields. */
export function originOf(plan: Plan, snapshot: Snapshot, path: string): Origin {
  const derived = plan.derived.get(path)
  const field = plan.schema.fields[path]
  const slot = plan.slots.get(path)
  return {
    path,
    value: slot === undefined ? undefined : snapshot.values[slot],
    unit: derived?.unit ?? (field?.kind === 'number' ? (field.unit ?? '') : ''),
    formula: derived && printExpression(derived.expression),
    inputs: derived ? references(derived.expression).map((name) => originOf(plan, snapshot, name)) : [],
  }
}
