/** The text that was refused last as its field or cell was left, for a live region. */
import type { FormEvent, FormState, Issue } from '../index.ts'
import { cellPath } from '../index.ts'

/** A refused text; `count` differs for each. */
export type Refusal = { readonly path: string; readonly issue: Issue; readonly count: number }

/** The field or cell that an event leaves with a refused text. */
function leftRefused(event: FormEvent, state: FormState): Omit<Refusal, 'count'> | undefined {
  if (event.type === 'inRow') {
    const at = state.lists[event.list]?.findIndex(({ key }) => key === event.row) ?? -1
    const row = state.lists[event.list]?.[at]
    const inner = row && leftRefused(event.event, row.state)
    return inner && { ...inner, path: cellPath(event.list, at, inner.path) }
  }
  const pending = event.type === 'commit' ? state.pending[event.field] : undefined
  return event.type === 'commit' && pending ? { path: event.field, issue: pending.issue } : undefined
}

const isLeaving = (event: FormEvent): boolean => event.type === 'commit' || (event.type === 'inRow' && event.event.type === 'commit')

/** `last` is the text refused last, until a field is left with a value. */
export function createRefusals() {
  let count = 0
  let last: Refusal | undefined
  return {
    last: () => last,
    /** @returns whether the refusal has changed */
    update(event: FormEvent, after: FormState): boolean {
      const next = isLeaving(event) ? leftRefused(event, after) : undefined
      if (!isLeaving(event) || (!next && !last)) return false
      count += 1
      last = next && { ...next, count }
      return true
    },
  }
}
