/** Converts the inputs of a form to values with units and back, so that saved inputs keep their meaning when a schema changes a unit. */
import { isRecord } from '../base/is-record.ts'
import { convert, parseUnit, sameDimension } from '../units/index.ts'
import type { Inputs, InputValue, Plan } from '../plan/plan.ts'
import { isNumber } from '../plan/plan.ts'
import type { ChangeRule, FormState } from './form-state.ts'
import { unitOf } from './number.ts'

/** A number with its unit, a text, yes or no, texts, rows; null for a field that is empty. */
export type StatedInput = readonly [number, string] | string | boolean | readonly string[] | readonly StatedInputs[] | null
/** By the ids of the fields. */
export type StatedInputs = { readonly [field: string]: StatedInput }

const unitIn = (plan: Plan, id: string): string => {
  const planned = plan.fields.get(id)
  return planned ? unitOf(planned) : ''
}

function stated(plan: Plan, id: string, value: InputValue | undefined): StatedInput {
  if (value === undefined) return null
  if (typeof value === 'number') return [value, unitIn(plan, id)]
  if (typeof value === 'string' || typeof value === 'boolean') return value
  const row = plan.rows.get(id)?.plan
  // Without rows it is a list of options.
  return row ? (value as readonly Inputs[]).map((one) => stateInputs(row, one)) : (value as readonly string[])
}

/** @returns every field that takes an input, in the order of the schema; null for an empty field */
export function stateInputs(plan: Plan, inputs: Inputs): StatedInputs {
  const ids = [...plan.fields].flatMap(([id, { field }]) => (field.kind === 'diagram' ? [] : [id]))
  return Object.fromEntries(ids.map((id) => [id, stated(plan, id, inputs[id])]))
}

/** A number that the form changed by itself, in the unit of its field. */
export type StatedChange = {
  readonly field: string
  readonly from: number
  readonly to: number
  readonly unit: string
  readonly rule: ChangeRule
}

/**
 * What a form has done to numbers by itself, as its fields show it now: the change of a field that was entered again since is past.
 *
 * @param state of the form
 * @param rules which changes are stated
 */
export function stateChanges<Rule extends ChangeRule>(
  { plan, inputs, changes, chips }: FormState,
  rules: readonly Rule[],
): readonly (StatedChange & { readonly rule: Rule })[] {
  return changes.flatMap(({ id, field, from, to, rule: appliedRule }) => {
    const rule = rules.find((one) => one === appliedRule)
    if (rule === undefined || chips[field] !== id || !isNumber(from) || !isNumber(to) || inputs[field] !== to) return []
    return [{ field, from, to, unit: unitIn(plan, field), rule }]
  })
}

const isStatedNumber = (value: unknown): value is readonly [number, string] =>
  Array.isArray(value) && value.length === 2 && isNumber(value[0]) && typeof value[1] === 'string'

/** Undefined for a unit of another kind, or none. */
function converted(value: number, from: string, to: string): number | undefined {
  const [one, other] = [parseUnit(from), parseUnit(to)]
  return one && other && sameDimension(one, other) ? convert(value, from, to) : undefined
}

function unstated(plan: Plan, id: string, value: unknown): unknown {
  const row = plan.rows.get(id)?.plan
  if (value === null) return null
  if (row) return Array.isArray(value) ? value.filter(isRecord).map((one) => inputsOfStated(row, one)) : undefined
  if (!isStatedNumber(value)) return value
  const [number, unit] = value
  const own = unitIn(plan, id)
  return unit === own ? number : converted(number, unit, own)
}

/**
 * @param plan of the form that takes them
 * @param values by field, of any origin
 * @returns inputs in the units of the fields, as the event `restore` takes them; a value that no field of that name can have is left out there
 */
export function inputsOfStated(plan: Plan, values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, unstated(plan, id, value)]))
}
