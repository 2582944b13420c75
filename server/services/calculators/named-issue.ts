/** Issues of a form with what their texts name. */
import { type Issue, namedValues, type Plan, type Snapshot, unitOf } from '../../../engine/index.ts'

/** With what its text names: the unit of a limit, the values of a rule. */
export const namedIssue = (plan: Plan, { code, path, params }: Issue, values: Snapshot['values']): Issue => {
  const rule = code === 'rule' ? plan.rules.find(({ name }) => name === params['rule']) : undefined
  if (rule) return { code, path, params: { ...namedValues(plan, rule, values), ...params } }
  const field = plan.fields.get(path)
  const unit = field && unitOf(field)
  return { code, path, params: unit && params['limit'] !== undefined ? { ...params, unit } : params }
}

/** Issues that keep results back, each once. */
export const distinctIssues = (issues: readonly Issue[]): readonly Issue[] => [
  ...new Map(issues.map((issue) => [`${issue.path} ${issue.code}`, issue])).values(),
]
