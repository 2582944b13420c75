/** Schema → plan: checks everything, orders everything, evaluates nothing. */
import { at } from '../base/at.ts'
import type { CalculatorSchema } from '../define/index.ts'
import { openPlan } from '../plan/open-plan.ts'
import type { Scope } from '../expression/index.ts'
import type { CheckedPlan, Edge, Plan, PlanData, RowCheck } from '../plan/plan.ts'
import { edgesOf, itemsOf } from './edges.ts'
import { checkExpressions } from './expressions.ts'
import { dependencyOrder, shortestCycle } from './graph.ts'
import { planDataOf } from './plan-data.ts'
import type { Parts } from './plan-data.ts'
import { carriedRules } from './planned-rules.ts'
import { referenceIssues } from './references.ts'
import { inList, listsOf, outerEdges, outerPaths, rowsOf } from './rows.ts'
import type { ListEntry } from './rows.ts'
import { SchemaError } from '../define/schema-error.ts'
import type { SchemaIssue } from '../define/schema-error.ts'
import { scopeOf } from './scope.ts'
import { sourcesOf } from './sources.ts'
import { withWindows } from './tolerance.ts'
import { isWindowEnd } from '../plan/window-ends.ts'

const cycleIssue = (cycle: readonly Edge[]): SchemaIssue => ({
  path: at(cycle, 0).from,
  code: 'cycle',
  message: `cycle: ${[...cycle.map(({ from, kind }) => `${from} –${kind}→`), at(cycle, 0).from].join(' ')}`,
})

type Compiled = Parts & { readonly schema: CalculatorSchema; readonly scope: Scope; readonly rows: readonly CompiledRows[] }
type CompiledRows = Compiled & { readonly list: string; readonly outer: readonly string[] }
type Checking = { readonly parts: Omit<Compiled, 'order'> & Pick<Partial<Parts>, 'order'>; readonly faults: readonly SchemaIssue[] }

type Lists = { readonly rows: readonly CompiledRows[]; readonly outward: readonly Edge[]; readonly demandsFirst: boolean }

/** Whether an expression of a schema, rows included, has a fallback: then it has to be known before a value whether it is required. */
const hasFallback = (schema: CalculatorSchema): boolean =>
  [schema, ...listsOf(schema).map((entry) => rowsOf(schema, entry).schema)].some((one) =>
    sourcesOf(one).some(({ text }) => text.includes('??')),
  )

/** Whether an issue belongs to the end of a tolerance window; it is reported for the number itself. */
const ofEnd = ({ fields }: CalculatorSchema, { path }: SchemaIssue): boolean => {
  const [id = ''] = path.split('#', 1)
  return isWindowEnd(id) && Object.hasOwn(fields, id)
}

/** Checks a schema whose lists' rows have been checked. */
function checkParts(schema: CalculatorSchema, scope: Scope, { rows, outward, demandsFirst }: Lists): Checking {
  const { checked, issues } = checkExpressions(schema, scope)
  const items = itemsOf(schema)
  const edges = [...edgesOf(schema, checked), ...outward.filter(({ from }) => items.includes(from))]
  // Without `??` it changes no value whether a field is required: two fields may require each other, and a list may require itself always.
  const isOfItself = ({ from, to }: Edge): boolean => from === to && schema.fields[to]?.kind === 'list'
  const ordering = edges.filter((edge) => edge.kind !== 'required' || (demandsFirst && !isOfItself(edge)))
  const order = dependencyOrder(items, ordering)
  const cycle = order ? undefined : shortestCycle(items, ordering)
  const faults = [...referenceIssues(schema), ...issues.filter((issue) => !ofEnd(schema, issue)), ...(cycle ? [cycleIssue(cycle)] : [])]
  return { parts: { schema, scope, checked, edges, rows, demandsFirst, ...(order ? { order } : {}) }, faults }
}

/** Issues about a row schema's own parts; its copy of the form's `init` is checked with the form. */
const ofRows = ({ path }: SchemaIssue): boolean => !path.startsWith('init.')

function checkRows(schema: CalculatorSchema, entry: ListEntry, demandsFirst: boolean) {
  const row = rowsOf(schema, entry)
  const { parts, faults } = checkParts(row.schema, row.scope, { rows: [], outward: [], demandsFirst })
  return {
    list: entry.id,
    parts,
    faults: inList(entry.id, faults.filter(ofRows)),
    outer: outerPaths(row.schema, parts.checked),
    outward: outerEdges(entry.id, row.schema, parts.checked),
  }
}

function partsOf(written: CalculatorSchema): Compiled {
  const schema = withWindows(written)
  const demandsFirst = hasFallback(schema)
  const lists = listsOf(schema).map((entry) => checkRows(schema, entry, demandsFirst))
  const rows = lists.flatMap(({ list, outer, parts: { order, ...parts } }) => (order ? [{ ...parts, order, list, outer }] : []))
  const outward = lists.flatMap((one) => one.outward)
  const { parts, faults } = checkParts(schema, scopeOf(schema), { rows, outward, demandsFirst })
  const all = [...faults, ...lists.flatMap((one) => one.faults)]
  const { order } = parts
  if (all.length > 0 || !order) throw new SchemaError(schema.name, all)
  return { ...parts, order }
}

function dataOf({ schema, rows, ...parts }: Compiled, outer: readonly string[] = []): PlanData {
  const rowData = Object.fromEntries(
    rows.map((row) => {
      const data = dataOf(row, row.outer)
      return [row.list, data.rules ? { ...data, rules: carriedRules(data, row.list, { checked: parts.checked, schema }) } : data]
    }),
  )
  return planDataOf(schema, { ...parts, outer, rowData })
}

function checkedPlan(plan: Plan, { edges, rows }: Compiled): CheckedPlan {
  const rowChecks = rows.flatMap((row): RowCheck[] => {
    const own = plan.rows.get(row.list)
    return own ? [{ list: row.list, plan: checkedPlan(own.plan, row), scope: row.scope }] : []
  })
  return { ...plan, edges, rowChecks }
}

/**
 * Compiles a schema into a plan.
 *
 * @param written - Written in TypeScript or parsed from JSON (`parseSchema`).
 * @returns The plan; immutable, shared by server, tests and documentation.
 * @throws SchemaError with every unknown name, type or unit fault (with position) and the shortest dependency cycle.
 */
export function compile(written: CalculatorSchema): CheckedPlan {
  const parts = partsOf(written)
  return checkedPlan(openPlan(dataOf(parts)), parts)
}

/**
 * Compiles a schema into the data from which `openPlan` restores the plan, without the edges, which a form does not need.
 *
 * @throws SchemaError as `compile` does
 */
export function compileData(written: CalculatorSchema): PlanData {
  return dataOf(partsOf(written))
}
