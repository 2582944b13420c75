/** Rules of a form that a request breaks. */
import { nowhere } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'
import type { Snapshot } from '../plan/evaluate.ts'
import { reasonsAgainstStart } from '../plan/explain.ts'
import type { Issue } from '../plan/issue.ts'
import type { EvaluationState, Plan, RuleData } from '../plan/plan.ts'
import { cellPath, rowInputs, Rows } from '../plan/rows.ts'
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

/** The rules of a plan that refuse, are broken and read nothing that no request carries. */
const refusing = (plan: Plan, values: readonly Value[]): readonly RuleData[] =>
  plan.rules.filter((rule) => rule.level === 'refuse' && !rule.notCarried && isBroken(rule, { values }))

/** The broken rules of the rows of a list, each at the first of its cells that is sent. */
function brokenInRows(plan: Plan, values: readonly Value[], list: string): readonly Issue[] {
  const [row, rows] = [plan.rows.get(list)?.plan, values[plan.fields.get(list)?.slot ?? nowhere]]
  const sender = plan.parameters.find(({ field }) => field === list)
  if (!row || !sender || !(rows instanceof Rows)) return []
  return rows.rows.flatMap(({ snapshot }, at) =>
    refusing(row, snapshot.values).map((rule): Issue => {
      const place = rule.places.find((id) => sender.columns?.includes(id)) ?? rule.places[0] ?? ''
      return {
        code: 'rule',
        path: cellPath(sender.name, at, place),
        params: { ...namedValues(row, rule, snapshot.values), rule: rule.name, list },
      }
    }),
  )
}

/**
 * The rules that refuse and are broken, each by the parameter of the first of its fields that is sent. A rule that reads what no request carries
 * is left to the form.
 */
export const brokenRules = (plan: Plan, values: readonly Value[]): readonly Issue[] => [
  ...[...plan.rows.keys()].flatMap((list) => brokenInRows(plan, values, list)),
  ...refusing(plan, values).map((rule): Issue => {
    const sender = rule.places.flatMap((id) => plan.parameters.find(({ field }) => field === id)?.name ?? [])
    return { code: 'rule', path: sender[0] ?? rule.at[0] ?? '', params: { ...namedValues(plan, rule, values), rule: rule.name } }
  }),
]

/** What else is wrong with the rows of a list in which a rule is broken. */
export function otherReasonInRows(plan: Plan, { values }: Snapshot, list: string): readonly Issue[] {
  const [row, rows] = [plan.rows.get(list)?.plan, values[plan.fields.get(list)?.slot ?? nowhere]]
  if (!row || !(rows instanceof Rows)) return []
  const all = rows.rows.flatMap(({ snapshot }, at) =>
    reasonsAgainstStart(row, snapshot).flatMap((issue) =>
      issue.code === 'rule' ? [] : [{ ...issue, path: cellPath(list, at, issue.path) }],
    ),
  )
  return all.slice(0, 1)
}

/** The cells of each row that no request carries: they are not known. */
const cellsNotSent = ({ rows, parameters }: Plan, inputs: EvaluationState['inputs']): NonNullable<EvaluationState['refusedCells']> =>
  Object.fromEntries(
    [...rows].map(([list, { plan }]) => {
      const columns = parameters.find(({ field }) => field === list)?.columns ?? []
      const unknown = new Set([...plan.fields.keys()].filter((id) => !columns.includes(id)))
      return [list, rowInputs(inputs[list]).map(() => unknown)]
    }),
  )

/** The values of a request that carries only part of the inputs; derived values that are sent count as sent. */
export function valuesSent(plan: Plan, { inputs, init }: EvaluationState, sent: Sent): readonly Value[] {
  const carried = new Set(plan.parameters.map(({ field }) => field))
  // What no request carries is not known, and no `??` may take it for empty.
  const unknown = [...plan.fields.keys()].filter((id) => !carried.has(id) && inputs[id] === undefined)
  const state = { inputs, init, refused: new Set(unknown), refusedCells: cellsNotSent(plan, inputs) }
  const provided = new Map(
    plan.parameters.flatMap(({ name, field, expression }): [string, Value][] => {
      const value = sent[name]
      const id = field === undefined && expression?.kind === 'name' ? expression.name : undefined
      return id !== undefined && (typeof value === 'number' || typeof value === 'string') ? [[id, value]] : []
    }),
  )
  const values: Value[] = []
  for (const { path, run } of plan.steps) {
    values.push(provided.get(path) ?? run(values, state))
  }
  return values
}
