/** What is wrong with a form, by the names that react-hook-form has for its texts. */
import type { FormRow, FormState, Issue } from '../index.ts'
import { reasonOf } from '../index.ts'
import { cellName } from './names.ts'

/** An error of react-hook-form: what is wrong with the text, and why Start is disabled. A refused text says more than that its value is missing. */
export type Problem = { readonly type: Issue['code']; readonly reason: Issue }

/** Whether two issues are the same for a person: limits and texts apart. */
export const sameIssue = (a: Issue | undefined, b: Issue | undefined): boolean =>
  a?.code === b?.code && a?.path === b?.path && a?.params['rule'] === b?.params['rule']

/** What is wrong with one field. */
export function problemOf(state: FormState, id: string): Problem | undefined {
  const planned = state.plan.fields.get(id)
  const reason = planned && reasonOf(planned, state.snapshot)
  return reason && { type: (state.pending[id]?.issue ?? reason).code, reason }
}

/** What is wrong with each cell of a row, by the name of the cell. */
export const rowProblems = (list: string, { key, state }: FormRow): readonly (readonly [string, Problem | undefined])[] =>
  [...state.plan.fields.keys()].map((id) => [cellName({ list, row: key, field: id }), problemOf(state, id)])
