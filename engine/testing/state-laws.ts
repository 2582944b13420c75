/** The laws that can be checked on a single state of a form: 3, 5 and 7. */
import type { FormState } from '../commit/form-state.ts'
import { evaluate } from '../plan/evaluate.ts'
import { reasonsAgainstStart } from '../plan/explain.ts'
import { isAbsent } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'
import { boundIssue, boundsOf, isVisible } from '../plan/field-view.ts'
import type { Plan, PlannedField } from '../plan/plan.ts'

/** A law that does not hold; the message says what was found. */
class Broken extends Error {}

/** @throws Broken when `holds` is false */
export function expect(holds: boolean, what: () => string): void {
  if (!holds) throw new Broken(what())
}

/** Equal as JSON. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function isSound(value: Value | undefined): boolean {
  return typeof value === 'number' ? Number.isFinite(value) : value !== undefined
}

/** Law 3: every value is a finite number or no number, and every discriminant names one of its branches. */
export function checkSound(plan: Plan, state: FormState): void {
  expect(state.snapshot.values.every(isSound), () => 'a value is not finite')
  expect(
    Object.values(state.inputs).every((one) => typeof one !== 'number' || Number.isFinite(one)),
    () => 'an input is not finite',
  )
  for (const [id, { field }] of plan.fields) {
    const branch = state.inputs[id]
    if (field.kind === 'alternatives') {
      expect(typeof branch === 'string' && Object.hasOwn(field.branches, branch), () => `${id} has no branch`)
    }
  }
}

/** Written without `explain`: the definition in words. */
function isComplete(plan: Plan, state: FormState): boolean {
  const usable = (planned: PlannedField): boolean => {
    const { field } = planned
    if (field.kind === 'diagram' || !isVisible(planned, state.snapshot)) return true
    const value = state.snapshot.values[planned.slot]
    if (isAbsent(value)) return field.required === false && value.state === 'missing'
    if (Array.isArray(value)) return value.length > 0 || field.required === false
    return typeof value !== 'number' || boundIssue(planned, value, boundsOf(planned, state.snapshot)) === undefined
  }
  const finite = plan.parameters.every(({ slot }) => {
    const value = state.snapshot.values[slot]
    return !isAbsent(value) || value.state !== 'invalid'
  })
  return [...plan.fields.values()].every(usable) && finite
}

/** Law 5: Start is enabled exactly when the form is complete; otherwise a reason is named. */
export function checkStart(plan: Plan, state: FormState): void {
  const reasons = reasonsAgainstStart(plan, state.snapshot)
  expect(
    isComplete(plan, state) === (reasons.length === 0),
    () => `complete: ${isComplete(plan, state)}, reasons: ${JSON.stringify(reasons)}`,
  )
  for (const reason of reasons) expect(reason.path.length > 0, () => 'a reason names nothing')
}

/** Law 7: what was computed step by step is what an evaluation from scratch gives. */
export function checkIncremental(plan: Plan, state: FormState): void {
  const scratch = evaluate(plan, state.snapshot.state)
  expect(same(scratch.values, state.snapshot.values), () => 'incremental evaluation differs from evaluation from scratch')
}
