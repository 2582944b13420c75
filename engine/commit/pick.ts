/** A number worked out in a dialog beside its field. */
import { boundsOf } from '../plan/field-view.ts'
import { isNumber } from '../plan/plan.ts'
import { setAndFollow, setByRule } from './cascade.ts'
import type { FormState } from './form-state.ts'
import { withChange, without, withPending } from './form-state.ts'
import { correctNumber, writeDraft } from './number.ts'

/**
 * Takes a number as if it had been entered: step, range and cascades are those of a commit. It is one change, which the field's chip can undo.
 * The number that the field has already changes nothing.
 */
export function pick(state: FormState, { field: id, value }: { readonly field: string; readonly value: number }): FormState {
  const planned = state.plan.fields.get(id)
  if (planned?.field.kind !== 'number' || !isNumber(value)) return state
  const corrected = correctNumber({ planned, field: planned.field }, value, boundsOf(planned, state.snapshot))
  if ('issue' in corrected) {
    const pending = { text: writeDraft(planned, value, state.system), issue: corrected.issue, committed: true }
    return withPending({ ...state, chips: without(state.chips, id) }, id, pending)
  }
  const { value: to, rule, limit } = corrected
  if (rule === undefined) return setByRule(state, { id, value: to, rule: 'picked', cause: undefined })
  const announce = planned.field.onOutOfRange === 'correct'
  return withChange(setAndFollow(state, planned, to), { field: id, from: value, to, rule, limit, cause: undefined, announce })
}
