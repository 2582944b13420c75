/** Defaults that hold by condition: given and taken as the condition changes, and never taken for what somebody entered. */
import { initStatusOf } from '../plan/init-answer.ts'
import type { Plan, PlannedField } from '../plan/plan.ts'
import { follow } from './cascade.ts'
import { defaultOf, withDefault } from './first-values.ts'
import type { FormState } from './form-state.ts'

const known = new WeakMap<Plan, readonly PlannedField[]>()

/** The fields whose default holds by condition; found once, for every key asks. */
export function conditionalFields({ plan }: Pick<FormState, 'plan'>): readonly PlannedField[] {
  const found = known.get(plan) ?? [...plan.fields.values()].filter((one) => one.defaultHolds)
  known.set(plan, found)
  return found
}

/** Brings untouched fields in line with the conditions of their defaults, in dependency order. */
export function settleDefaults(state: FormState): FormState {
  return conditionalFields(state).reduce((before, planned) => {
    const next = withDefault(before, planned)
    return next === before ? before : follow(next, planned)
  }, state)
}

/** Whether options and limits of an answer are known, where the form has them. */
const hasAnswer = ({ plan, init }: FormState): boolean =>
  plan.schema.init === undefined || initStatusOf(init) === undefined || Object.keys(init ?? {}).length > 0

/** Values that are the default of now count as left alone. */
function withUntouched(state: FormState, ids: Readonly<Record<string, unknown>>): FormState {
  const same = conditionalFields(state).filter((planned) => {
    const value = state.inputs[planned.id]
    return Object.hasOwn(ids, planned.id) && value !== undefined && value === defaultOf(state, planned)
  })
  if (same.length === 0) return state
  return { ...state, byDefault: { ...state.byDefault, ...Object.fromEntries(same.map(({ id }) => [id, true as const])) } }
}

/**
 * A restored value that is the default counts as one, since nobody can tell whether it was entered or left. Before the first answer nothing says
 * which defaults hold; `withFirstAnswer` looks then.
 */
export const withRestoredDefaults = (state: FormState, restored: Readonly<Record<string, unknown>>): FormState =>
  hasAnswer(state) ? withUntouched(state, restored) : state

/** The same for what was restored before the first answer. */
export const withFirstAnswer = (before: FormState, after: FormState): FormState =>
  hasAnswer(before) ? after : withUntouched(after, after.inputs)
