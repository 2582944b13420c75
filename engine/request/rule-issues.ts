/** Rules of a form that a request breaks. */
import { isAbsent } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'
import type { Issue } from '../plan/issue.ts'
import type { EvaluationState, Plan, RuleData } from '../plan/plan.ts'
import { isBroken } from '../plan/rules.ts'

type Sent = Readonly<Record<string, unknown>>

/** What the sentence of a rule may name: numbers, with their units beside them, texts, and yes or no as a word. */
export function namedValues({ fields, derived, slots }: Plan, { about }: RuleData, values: readonly Value[]): Issue['params'] {
  return Object.fromEntries(
    about.flatMap((id): [string, string | number][] => {
      const value = values[slots.get(id) ?? -1]
      if (typeof value === 'boolean') return [[id, String(value)]]
      if (typeof value !== 'number' && typeof value !== 'string') return []
      const field = fields.get(id)?.field
      const unit = (field?.kind === 'number' ? field.unit : derived.get(id)?.unit) ?? ''
      return unit === ''
        ? [[id, value]]
        : [
            [id, value],
            [`${id}.unit`, unit],
          ]
    }),
  )
}

/**
 * The rules that refuse and are broken, each by the parameter of the first of its fields that is sent. A rule that reads what no request carries
 * is left to the form.
 */
export const brokenRules = (plan: Plan, values: readonly Value[]): readonly Issue[] =>
  plan.rules.flatMap((rule): Issue[] => {
    if (rule.level === 'warn' || rule.notCarried || !isBroken(rule, { values })) return []
    const sender = rule.places.flatMap((id) => plan.parameters.find(({ field }) => field === id)?.name ?? [])
    return [{ code: 'rule', path: sender[0] ?? rule.at[0] ?? '', params: { ...namedValues(plan, rule, values), rule: rule.name } }]
  })

/** The values of a request that carries only part of the inputs; derived values that are sent count as sent. */
export function valuesSent(plan: Plan, { inputs, init }: EvaluationState, sent: Sent): readonly Value[] {
  const carried = new Set(plan.parameters.map(({ field }) => field))
  // What no request carries is not known, and no `??` may take it for empty.
  const unknown = [...plan.fields.keys()].filter((id) => !carried.has(id) && inputs[id] === undefined)
  const state = { inputs, init, refused: new Set(unknown) }
  const provided = new Map(
    plan.parameters.flatMap(({ name, field, expression }): [string, Value][] => {
      const value = sent[name]
      const id = field === undefined && expression?.kind === 'name' ? expression.name : undefined
      return id !== undefined && (typeof value === 'number' || typeof value === 'string') ? [[id, value]] : []
    }),
  )
  const values: Value[] = []
  for (const { path, run } of plan.steps) {
    const own = run(values, state)
    values.push(isAbsent(own) ? (provided.get(path) ?? own) : own)
  }
  return values
}
