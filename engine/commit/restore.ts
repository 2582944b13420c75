/** Takes a form as it was left (a reload, a link), by its values. */
import { isRecord } from '../base/is-record.ts'
import { boundIssue, boundsOf, hasMadeBounds } from '../plan/field-view.ts'
import { isUsual } from '../plan/init-answer.ts'
import { hidesWithoutOptions, optionsOf } from '../plan/options.ts'
import type { InputValue, PlannedField } from '../plan/plan.ts'
import { isNumber } from '../plan/plan.ts'
import { flagsBounds, recommit, restOf } from './cascade.ts'
import type { FormRow, FormState } from './form-state.ts'
import { withEmptied, withInput } from './form-state.ts'
import { correctNumber, type NumberPlan } from './number.ts'
import { mostRowsOf, newRows, withRows } from './rows.ts'

/** Whether the bounds of a field are only known with the init answer, so that its value is checked when the answer arrives. */
const waits = ({ plan, init }: FormState, planned: PlannedField): boolean => isUsual(plan, init) && hasMadeBounds(planned)

/** @returns the saved value; if it is now out of range, the value that a commit under the present bounds gives */
function inBounds(state: FormState, { planned, field }: NumberPlan, value: number): number {
  const bounds = boundsOf(planned, state.snapshot)
  if (flagsBounds(field) || waits(state, planned) || !boundIssue(planned, value, bounds)) return value
  const corrected = correctNumber({ planned, field }, value, bounds)
  return 'issue' in corrected ? value : corrected.value
}

/** The part of an unknown value that the field can take; undefined when there is none. */
function acceptable(state: FormState, planned: PlannedField, value: unknown): InputValue | undefined {
  const { field } = planned
  if (field.kind === 'number') return isNumber(value) ? inBounds(state, { planned, field }, value) : undefined
  if (field.kind === 'alternatives') return typeof value === 'string' && Object.hasOwn(field.branches, value) ? value : undefined
  if (field.kind === 'toggle') return typeof value === 'boolean' ? value : undefined
  if (field.kind === 'diagram' || field.kind === 'list') return undefined
  const hidden = hidesWithoutOptions(state.plan.schema, field, state.init)
  const options = hidden ? undefined : optionsOf(state.plan.schema, field, state.init)
  // While there are no options, a text is kept and looked at when they arrive.
  const known = (one: unknown) => typeof one === 'string' && (!options || options.some((option) => option.value === one))
  if (field.kind === 'choice') return typeof value === 'string' && known(value) ? value : undefined
  return Array.isArray(value) ? value.filter((one) => known(one)) : undefined
}

/** Rows in place of those that are there, each as a form is restored. What is no list of rows changes nothing. */
function restoredRows(state: FormState, list: string, value: unknown): FormState {
  if (value === null) return withRows(state, list, [])
  if (!Array.isArray(value) || !value.every(isRecord)) return state
  const rowInputs = value.slice(0, mostRowsOf(state, list))
  const fill = (row: FormRow, index: number): FormRow => {
    const own = rowInputs[index] ?? {}
    // What has not been kept was empty: a default is not what had been entered.
    const empty = [...row.state.plan.fields.keys()].filter((id) => !Object.hasOwn(own, id))
    const cleared = empty.reduce((next, id) => withInput(next, id, undefined), row.state)
    return { ...row, state: restore(cleared, own) }
  }
  const { rows, nextRow } = newRows(state, list, { count: rowInputs.length, fill })
  return withRows({ ...state, nextRow }, list, rows)
}

/** A field as it was left, null empties it; undefined when its name is not there, or with a value that it cannot take. */
function restoredField(state: FormState, planned: PlannedField, inputs: Readonly<Record<string, unknown>>): FormState | undefined {
  const { id, field } = planned
  if (!Object.hasOwn(inputs, id)) return undefined
  if (field.kind === 'list') return restoredRows(state, id, inputs[id])
  if (inputs[id] === null && restOf(field) === undefined) return withEmptied(withInput(state, id, undefined), id)
  const value = acceptable(state, planned, inputs[id])
  return value === undefined ? undefined : withInput(state, id, value)
}

/** Restores the named fields in dependency order; the others are left as they are, and brought in line with what they depend on. */
export function restore(state: FormState, inputs: Readonly<Record<string, unknown>>): FormState {
  const others: string[] = []
  let restored = state
  for (const planned of state.plan.fields.values()) {
    const next = restoredField(restored, planned, inputs)
    if (next === undefined && !waits(state, planned)) others.push(planned.id)
    restored = next ?? restored
  }
  return recommit(restored, others, undefined)
}
