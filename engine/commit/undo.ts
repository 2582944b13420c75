/** Takes back one automatic change. */
import type { OptionData } from '../define/index.ts'
import { boundIssue, boundsOf } from '../plan/field-view.ts'
import { optionsOf } from '../plan/options.ts'
import type { PlannedField } from '../plan/plan.ts'
import { setAndFollow } from './cascade.ts'
import type { Change, FormState } from './form-state.ts'
import { without, withPending } from './form-state.ts'
import { writeDraft } from './number.ts'

/**
 * Whether a field can be given back the value that a change took; an option no longer on offer cannot.
 *
 * @param options the options now offered by the field; undefined for a field without options, or before they are known
 */
export function canComeBack(from: Change['from'], options: readonly OptionData[] | undefined): boolean {
  const isOffered = (one: unknown) => options?.some(({ value }) => value === one) ?? true
  return Array.isArray(from) ? from.every((one: unknown) => isOffered(one)) : typeof from !== 'string' || isOffered(from)
}

const optionsNow = ({ plan, init }: FormState, { field }: PlannedField): readonly OptionData[] | undefined =>
  field.kind === 'choice' || field.kind === 'choices' ? optionsOf(plan.schema, field, init) : undefined

/**
 * Restores the value that a field had before an automatic change. A number that is now out of range is restored as text with its issue,
 * so that it is neither lost nor sent; an option that is no longer offered is not restored.
 */
export function undo(state: FormState, changeId: number): FormState {
  const change = state.changes.find((one) => one.id === changeId)
  const planned = change && state.plan.fields.get(change.field)
  if (!change || !planned || state.chips[change.field] !== changeId) return state
  if (!canComeBack(change.from, optionsNow(state, planned))) return state
  const { field: id, from } = change
  const shown = { ...state, chips: without(state.chips, id) }
  if (planned.field.kind !== 'number' || typeof from !== 'string') {
    const issue = typeof from === 'number' ? boundIssue(planned, from, boundsOf(planned, state.snapshot)) : undefined
    if (!issue || typeof from !== 'number') return setAndFollow(shown, planned, from)
    const text = writeDraft(planned, from, state.system)
    return withPending(shown, id, { text, issue, committed: true })
  }
  const issue = { code: 'notANumber', path: id, params: { text: from } } as const
  return withPending(shown, id, { text: from, issue, committed: true })
}
