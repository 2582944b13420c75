/** Updates the reasons against Start incrementally: after an event, only the touched fields are evaluated. */
import type { Issue, Plan, Snapshot } from '../index.ts'
import { parameterReasons, readingOrder, reasonOf } from '../index.ts'

const same = (a: Issue | undefined, b: Issue | undefined) =>
  a === b || (a !== undefined && b !== undefined && a.code === b.code && a.path === b.path)

const sameList = (a: readonly Issue[], b: readonly Issue[]) => a.length === b.length && a.every((one, index) => same(one, b[index]))

/** `list` equals `reasonsAgainstStart`; the same array until a reason is added, removed or changed. */
export function createReasons(plan: Plan, first: Snapshot) {
  const byField = new Map<string, Issue>()
  let list: readonly Issue[] = []

  /** @returns whether the reason of the field was added, changed or removed */
  function lookAt(id: string, snapshot: Snapshot): boolean {
    const planned = plan.fields.get(id)
    const reason = planned && reasonOf(planned, snapshot)
    if (same(byField.get(id), reason)) return false
    if (reason) byField.set(id, reason)
    else byField.delete(id)
    return true
  }

  /** Evaluates these fields again. @returns whether the reasons have changed */
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
