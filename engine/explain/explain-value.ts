/** Why a value is what it is: its formula, the same with numbers, the cells that are read, or what it waits for. */
import { isAbsent, nowhere, printExpression, references } from '../expression/index.ts'
import type { Expression } from '../expression/index.ts'
import type { Snapshot } from '../plan/evaluate.ts'
import { reasonOf } from '../plan/explain.ts'
import type { Issue } from '../plan/issue.ts'
import type { Plan } from '../plan/plan.ts'
import { waitsFor } from '../plan/value-results.ts'
import { takenBranches, withNumbers } from './put-numbers.ts'
import { type ReadColumn, readColumn } from './table-cells.ts'

/** A value with where it comes from. Texts of formulas are in the language of the schema. */
export type Explanation = {
  readonly path: string
  /** Undefined where there is none: see `because`. */
  readonly value: number | string | boolean | readonly string[] | undefined
  readonly unit: string
  readonly how: 'input' | 'default' | 'formula' | 'table' | 'source'
  readonly symbol?: string
  /** Where the formula is from. */
  readonly source?: string
  readonly formula?: string
  /** The branch of the formula that is taken, where it has several. */
  readonly branch?: string
  /** The branch with numbers in place of names: it gives the value. */
  readonly with?: string
  readonly cells?: readonly ReadColumn[]
  /** What the branch reads, explained to the depth that was asked for. */
  readonly reads: readonly Explanation[]
  /** Why there is no value, or why it is not to be used. */
  readonly because?: readonly Issue[]
}

type Query = { readonly plan: Plan; readonly snapshot: Snapshot; readonly depth: number }

const known = (plan: Plan, { values }: Snapshot, path: string): Explanation['value'] => {
  const value = values[plan.slots.get(path) ?? nowhere]
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value
  return Array.isArray(value) ? value.map(String) : undefined
}

const because = (issues: readonly Issue[]): Pick<Explanation, 'because'> => (issues.length > 0 ? { because: issues } : {})

function ofDerived(path: string, expression: Expression, { plan, snapshot, depth }: Query): Explanation {
  const { unit = '', symbol, source } = plan.schema.derived?.[path] ?? {}
  const explained = { plan, snapshot }
  const taken = takenBranches(explained, expression)
  const [formula, branch] = [printExpression(expression), printExpression(taken)]
  const read = references(taken)
  const cells = read.flatMap((one) => readColumn(plan, snapshot, one) ?? [])
  return {
    path,
    value: known(plan, snapshot, path),
    unit,
    how: 'formula',
    ...(symbol !== undefined && { symbol }),
    ...(source !== undefined && { source }),
    formula,
    ...(branch !== formula && { branch }),
    with: printExpression(withNumbers(explained, taken)),
    ...(cells.length > 0 && { cells }),
    reads: depth > 0 ? read.flatMap((one) => explain(one, { plan, snapshot, depth: depth - 1 }) ?? []) : [],
    ...because(waitsFor(plan, snapshot, path)),
  }
}

/** Whether a field holds what it has without anybody. */
const isDefault = ({ fields, schema }: Plan, { values, state }: Snapshot, path: string): boolean => {
  const field = schema.fields[path]
  const slot = fields.get(path)?.defaultSlot
  const own = field && 'default' in field ? field.default : undefined
  return own !== undefined && state.inputs[path] === (slot === undefined ? own : values[slot])
}

function ofField(path: string, { plan, snapshot }: Query): Explanation {
  const planned = plan.fields.get(path)
  const reason = planned && reasonOf(planned, snapshot)
  const value = known(plan, snapshot, path)
  const hidden: readonly Issue[] =
    value === undefined && isAbsent(snapshot.values[planned?.slot ?? nowhere]) ? [{ code: 'missing', path, params: {} }] : []
  return {
    path,
    value,
    unit: planned?.field.kind === 'number' ? (planned.field.unit ?? '') : '',
    how: isDefault(plan, snapshot, path) ? 'default' : 'input',
    reads: [],
    ...because(reason ? [reason] : hidden),
  }
}

function ofConstant(path: string, { plan, snapshot }: Query): Explanation {
  const [root = '', name = '', column = ''] = path.split('.')
  const cells = readColumn(plan, snapshot, path)
  const isTable = root === 'tables'
  const isOption = plan.schema.fields[root] !== undefined
  return {
    path,
    value: known(plan, snapshot, path),
    unit: (isTable ? plan.schema.tables?.[name]?.units?.[column] : isOption ? undefined : plan.schema.init?.numbers?.[name]) ?? '',
    how: isTable || (isOption && plan.fields.get(root)?.options !== undefined) ? 'table' : 'source',
    ...(cells && { cells: [cells] }),
    reads: [],
  }
}

function explain(path: string, query: Query): Explanation | undefined {
  const { plan } = query
  const expression = plan.derived.get(path)?.expression
  if (expression) return ofDerived(path, expression, query)
  if (plan.fields.has(path)) return ofField(path, query)
  return plan.slots.has(path) ? ofConstant(path, query) : undefined
}

/** A field, a derived value, a number of a table or of the service; and how far what it reads is explained with it. */
export type ExplainedPath = { readonly path: string; readonly depth?: number }

/** @returns undefined for a path without a value */
export const explainValue = (plan: Plan, snapshot: Snapshot, { path, depth = 1 }: ExplainedPath): Explanation | undefined =>
  explain(path, { plan, snapshot, depth })
