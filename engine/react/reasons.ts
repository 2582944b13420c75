/** Keeps the reasons against Start up to date: after an event, only the fields it touched are looked at. */
import type { Issue, Plan, Snapshot } from '../index.ts'
import { parameterReasons, readingOrder, reasonOf } from '../index.ts'

const same = (a: Issue | undefined, b: Issue | undefined) =>
  a === b || (a !== undefined && b !== undefined && a.code === b.code && a.path === b.path)

const sameList = (a: readonly Issue[], b: readonly Issue[]) => a.length === b.length && a.every((one, index) => same(one, b[index]))

/** `list` gives what `reasonsAgainstStart` gives; the same array until a reason comes, goes or becomes another. */
export function createReasons(plan: Plan, first: Snapshot) {
  const byField = new Map<string, Issue>()
  let list: readonly Issue[] = []

  /** @returns whether there is another reason now, or none any more */
  function lookAt(id: string, snapshot: Snapshot): boolean {
    const planned = plan.fields.get(id)
    const reason = planned && reasonOf(planned, snapshot)
    if (same(byField.get(id), reason)) return false
    if (reason) byField.set(id, reason)
    else byField.delete(id)
    return true
  }

  /** Looks at these fields again. @returns whether the reasons are different now */
  function update(snapshot: Snapshot, ids: Iterable<string>): boolean {
    let changed = false
    for (const id of ids) changed = lookAt(id, snapshot) || changed
    if (!changed && byField.size > 0) return false
    const next =
      byField.size === 0
        ? parameterReasons(plan, snapshot)
        : readingOrder(plan).flatMap((id) => {
            const reason = byField.get(id)
            return reason ? [reason] : []
          })
    if (sameList(list, next)) return false
    list = next
    return true
  }

  update(first, plan.fields.keys())
  return { list: () => list, update }
}
