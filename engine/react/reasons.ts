/** The reasons against Start, kept as the errors of the form: after an event, only the touched fields are evaluated. */
import type { FormState, Issue, Plan } from '../index.ts'
import { parameterReasons, readingOrder, ruleReasons } from '../index.ts'
import type { BoundForm } from './bind-form.ts'
import { errorName, parameters, rowName } from './names.ts'
import { problemOf, rowProblems, sameIssue } from './problems.ts'

/** The states before and after an event. */
type Step = { readonly before: FormState | undefined; readonly after: FormState }

const sameList = (a: readonly Issue[], b: readonly Issue[]) => a.length === b.length && a.every((one, index) => sameIssue(one, b[index]))

/** `list` equals `reasonsAgainstStart`; the same array until a reason is added, removed or changed. */
export function createReasons(plan: Plan, { problemAt, report, clear }: BoundForm, first: FormState) {
  const wrong = new Set<string>()
  let list: readonly Issue[] = []
  let hasOthers = false

  /** Reports the errors of the cells that have changed. */
  function reportRows(id: string, { before, after }: Step): void {
    const former = new Map(before?.lists[id]?.map(({ key, state }) => [key, state]))
    const rows = after.lists[id] ?? []
    const isReported = problemAt(errorName(plan, id)) !== undefined
    const others = rows.filter(({ key, state }) => !isReported || former.get(key) !== state)
    for (const [name, problem] of others.flatMap((row) => rowProblems(id, row))) report(name, problem)
    const keys = new Set(rows.map(({ key }) => key))
    for (const key of former.keys()) if (!keys.has(key)) clear(rowName(id, key))
  }

  /** @returns whether the reason of the field was added, changed or removed */
  function look(id: string, step: Step): boolean {
    if (!plan.fields.has(id)) return false
    const problem = problemOf(step.after, id)
    if (!problem) {
      if (!wrong.delete(id)) return false
      clear(plan.rows.has(id) ? id : errorName(plan, id))
      return true
    }
    wrong.add(id)
    if (plan.rows.has(id)) reportRows(id, step)
    return report(errorName(plan, id), problem)
  }

  /** Evaluates these fields again. @returns whether the reasons have changed */
  function update(ids: Iterable<string>, step: Step): boolean {
    // Not one by one: react-hook-form has left its own mark beside them when it was asked.
    if (hasOthers) clear(parameters)
    let changed = false
    for (const id of ids) changed = look(id, step) || changed
    if (!changed && wrong.size > 0 && plan.rules.length === 0) return false
    const { snapshot } = step.after
    const ofRules = ruleReasons(plan, snapshot)
    const others = wrong.size > 0 || ofRules.length > 0 ? ofRules : parameterReasons(plan, snapshot)
    for (const reason of others) report(`${parameters}.${reason.params['rule'] ?? reason.path}`, { type: reason.code, reason })
    hasOthers = others.length > 0
    const ofFields = readingOrder(plan).flatMap((id) => (wrong.has(id) ? (problemAt(errorName(plan, id))?.reason ?? []) : []))
    const next = [...ofFields, ...others]
    if (sameList(list, next)) return false
    list = next
    return true
  }

  update(plan.fields.keys(), { before: undefined, after: first })
  return { list: () => list, update }
}
