/** Which rules between inputs are broken, and where that is said. */
import type { Snapshot } from './evaluate.ts'
import { isVisible } from './field-view.ts'
import type { Issue } from './issue.ts'
import type { Plan, RuleData } from './plan.ts'

/** Whether a rule counts and is known not to hold. */
export const isBroken = ({ slot, when }: RuleData, { values }: Pick<Snapshot, 'values'>): boolean =>
  values[slot] === false && (when === undefined || values[when] === true)

/** The field at which a rule is said: the first visible one of those it names, else of those it reads. */
function placeOfRule({ fields }: Plan, { places }: RuleData, snapshot: Snapshot): string {
  const isShown = (id: string): boolean => {
    const planned = fields.get(id)
    return planned !== undefined && isVisible(planned, snapshot)
  }
  return places.find(isShown) ?? places[0] ?? ''
}

/** A broken rule as an issue of the field at which it is said. */
export const ruleIssue = (plan: Plan, rule: RuleData, snapshot: Snapshot): Issue => ({
  code: 'rule',
  path: placeOfRule(plan, rule, snapshot),
  params: { rule: rule.name },
})

/** The broken rules that keep Start closed, in the order in which they are written. */
export const ruleReasons = (plan: Plan, snapshot: Snapshot): readonly Issue[] =>
  plan.rules.flatMap((rule) => (rule.level === 'refuse' && isBroken(rule, snapshot) ? [ruleIssue(plan, rule, snapshot)] : []))
