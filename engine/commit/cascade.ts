/** What follows from one value: what a choice sets, what it clears, and numbers whose bounds moved. */
import type { Field, NumberField } from '../define/index.ts'
import type { Value } from '../expression/index.ts'
import { boundsOf, isVisible } from '../plan/field-view.ts'
import type { Issue } from '../plan/issue.ts'
import type { InputValue, PlannedField } from '../plan/plan.ts'
import { boundNames } from '../plan/plan.ts'
import type { ChangeRule, FormState, Pending } from './form-state.ts'
import { withChange, withInput, withParts } from './form-state.ts'
import { correctNumber, readingContext, readNumber } from './number.ts'
import type { NumberPlan } from './number.ts'

type Cause = { readonly rule: ChangeRule; readonly cause: string | undefined }

const isScalar = (value: Value | undefined): value is number | string | boolean =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'

/** Sets a field by a rule of the engine, applies its cascades and records the change. */
export function setByRule(state: FormState, target: { id: string; value: InputValue | undefined } & Cause): FormState {
  const { id, value, rule, cause } = target
  const planned = state.plan.fields.get(id)
  const from = state.inputs[id]
  if (!planned || (from === value && !state.pending[id])) return state
  const next = setAndFollow(state, planned, value)
  return withChange(next, { field: id, from, to: next.inputs[id], rule, limit: undefined, cause, announce: false })
}

/** Sets a field and applies its cascades. */
export function setAndFollow(state: FormState, planned: PlannedField, value: InputValue | undefined): FormState {
  const before = state.inputs[planned.id]
  const next = withInput(state, planned.id, value)
  return before === value ? next : follow(next, planned, !isAddition(before, value))
}

/** Whether a list has all that it had, and more: what was chosen after it was chosen under no less. */
const isAddition = (before: InputValue | undefined, value: InputValue | undefined) =>
  Array.isArray(value) && (before === undefined || (Array.isArray(before) && before.every((one) => value.includes(one))))

/** Applies the cascades of a changed field: clears, sets and re-commits its dependents. */
export function follow(state: FormState, planned: PlannedField, clearing = true): FormState {
  const { id } = planned
  const cleared = state.inputs[id] === undefined || isEmptyList(state.inputs[id])
  let next = state
  for (const target of [...(clearing ? planned.clears : []), ...(cleared ? planned.unlocks : [])]) {
    next = setByRule(next, { id: target, value: restOf(state.plan.fields.get(target)?.field), rule: 'cleared', cause: id })
  }
  for (const { target, slot } of planned.sets) {
    const value = next.snapshot.values[slot]
    // The checker has compared the expression with the target's type.
    if (isScalar(value)) next = setByRule(next, { id: target, value, rule: 'sets', cause: id })
  }
  return recommit(next, planned.bounded, id)
}

/** What is never empty falls back to its default: one of the tabs always counts, and a toggle is on or off. */
export const restOf = (field: Field | undefined): string | boolean | undefined => {
  if (field?.kind === 'toggle') return field.default ?? false
  return field?.kind === 'alternatives' ? field.default : undefined
}

const isEmptyList = (value: InputValue | undefined) => Array.isArray(value) && value.length === 0

/** A hidden field keeps its text as it is, and a bound that is not known refuses nothing: it is no reason to take one. */
function isSettled(planned: PlannedField, { snapshot }: FormState): boolean {
  const bounds = boundsOf(planned, snapshot)
  return isVisible(planned, snapshot) && boundNames.every((name) => !planned.bounds[name] || bounds[name] !== undefined)
}

/** A text that its bounds refused: they may take it now, or refuse it by another limit. */
function readAgain(state: FormState, { planned, field }: NumberPlan, pending: Pending): FormState {
  const { id } = planned
  if (!isSettled(planned, state)) return state
  const read = readNumber(planned, state.texts.read(id), readingContext(state, planned))
  if (!('value' in read)) return state
  const corrected = correctNumber({ planned, field }, read.value, boundsOf(planned, state.snapshot))
  if (!('issue' in corrected)) return corrected.rule === undefined ? withInput(state, id, corrected.value) : state
  const { issue } = corrected
  const same = issue.code === pending.issue.code && issue.params['limit'] === pending.issue.params['limit']
  return same ? state : withParts(state, { pending: { ...state.pending, [id]: { ...pending, issue } } })
}

/** Reads refused texts again whose bounds have moved, while the value that moved them is still being typed; `ids` in dependency order. */
export function readRefused(state: FormState, ids: readonly string[]): FormState {
  return ids.reduce((next, id) => {
    const planned = state.plan.fields.get(id)
    const pending = next.pending[id]
    return planned?.field.kind === 'number' && pending?.committed ? readAgain(next, { planned, field: planned.field }, pending) : next
  }, state)
}

/** Whether a value outside moved bounds stays and shows its problem, rather than being corrected. */
export const flagsBounds = ({ onBoundsChange, onOutOfRange }: NumberField): boolean =>
  (onBoundsChange ?? (onOutOfRange === 'snap' || onOutOfRange === 'correct' ? 'recommit' : 'flag')) === 'flag'

type Late = Exclude<ReturnType<typeof correctNumber>, { readonly issue: Issue }>

/** Limits that arrive after the value correct it as if they had been there when it was entered, with the same message. */
function correctLate(state: FormState, { planned, field }: NumberPlan, { value, rule = 'step', limit }: Late): FormState {
  const from = state.inputs[planned.id]
  const announce = field.onOutOfRange === 'correct'
  const next = setAndFollow(state, planned, value)
  return withChange(next, { field: planned.id, from, to: next.inputs[planned.id], rule, limit, cause: 'init', announce })
}

/** Brings committed numbers back into bounds that moved, where the field's policy says so; `ids` in dependency order. */
export function recommit(state: FormState, ids: readonly string[], cause: string | undefined): FormState {
  return ids.reduce((next, id) => {
    const planned = state.plan.fields.get(id)
    const [value, pending] = [next.inputs[id], next.pending[id]]
    if (planned?.field.kind !== 'number') return next
    if (pending?.committed) return readAgain(next, { planned, field: planned.field }, pending)
    if (typeof value !== 'number' || pending) return next
    const corrected = correctNumber({ planned, field: planned.field }, value, boundsOf(planned, next.snapshot))
    if (flagsBounds(planned.field) || 'issue' in corrected || corrected.value === value) return next
    if (cause === 'init') return correctLate(next, { planned, field: planned.field }, corrected)
    return setByRule(next, { id, value: corrected.value, rule: 'boundsChanged', cause })
  }, state)
}
