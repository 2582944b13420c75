/** Takes back one automatic change. */
import { boundIssue, boundsOf } from '../plan/field-view.ts'
import { setAndFollow } from './cascade.ts'
import type { FormState } from './form-state.ts'
import { withParts, without } from './form-state.ts'
import { writeNumber } from './number.ts'

/**
 * Gives a field back what it had before an automatic change. A number that is outside its range comes back as text with its issue:
 * nothing typed is lost, nothing out of range is sent.
 */
export function undo(state: FormState, changeId: number): FormState {
  const change = state.changes.find((one) => one.id === changeId)
  const planned = change && state.plan.fields.get(change.field)
  if (!change || !planned || state.chips[change.field] !== changeId) return state
  const { field: id, from } = change
  const shown = { ...state, chips: without(state.chips, id) }
  if (planned.field.kind !== 'number' || typeof from !== 'string') {
    const issue = typeof from === 'number' ? boundIssue(planned, from, boundsOf(planned, state.snapshot)) : undefined
    if (!issue || typeof from !== 'number') return setAndFollow(shown, planned, from)
    const text = writeNumber(planned, from, state.system)
    return withParts(shown, { pending: { ...state.pending, [id]: { text, issue, blocks: true, committed: true } } })
  }
  const issue = { code: 'notANumber', path: id, params: { text: from } } as const
  return withParts(shown, { pending: { ...state.pending, [id]: { text: from, issue, blocks: true, committed: true } } })
}
