/** Schema → plan: checks everything, orders everything, evaluates nothing. */
import type { CalculatorSchema } from '../define/index.ts'
import { openPlan } from '../plan/open-plan.ts'
import type { CheckedPlan, Edge, PlanData } from '../plan/plan.ts'
import { edgesOf, itemsOf } from './edges.ts'
import { checkExpressions } from './expressions.ts'
import { dependencyOrder, shortestCycle } from './graph.ts'
import { planDataOf } from './plan-data.ts'
import { referenceIssues } from './references.ts'
import { SchemaError } from '../define/schema-error.ts'
import type { SchemaIssue } from '../define/schema-error.ts'
import { scopeOf } from './scope.ts'
import { withWindows } from './tolerance.ts'

const cycleIssue = (cycle: readonly Edge[]): SchemaIssue => ({
  path: cycle[0]?.from ?? '',
  code: 'cycle',
  message: `cycle: ${[...cycle.map(({ from, kind }) => `${from} –${kind}→`), cycle[0]?.from].join(' ')}`,
})

function partsOf(written: CalculatorSchema) {
  const schema = withWindows(written)
  const { checked, issues } = checkExpressions(schema, scopeOf(schema))
  const edges = edgesOf(schema, checked)
  const items = itemsOf(schema)
  const order = dependencyOrder(items, edges)
  const cycle = order ? undefined : shortestCycle(items, edges)
  const faults = [...referenceIssues(schema), ...issues, ...(cycle ? [cycleIssue(cycle)] : [])]
  if (faults.length > 0 || !order) throw new SchemaError(schema.name, faults)
  return { schema, checked, edges, order }
}

/**
 * Compiles a schema into a plan.
 *
 * @param written - Written in TypeScript or parsed from JSON (`parseSchema`).
 * @returns The plan; immutable, shared by server, tests and documentation.
 * @throws SchemaError with every unknown name, type or unit fault (with position) and the shortest dependency cycle.
 */
export function compile(written: CalculatorSchema): CheckedPlan {
  const { schema, ...parts } = partsOf(written)
  return { ...openPlan(planDataOf(schema, parts)), edges: parts.edges }
}

/**
 * Compiles a schema into the data that `openPlan` makes the same plan of, but for the edges, which no form needs.
 *
 * @throws SchemaError as `compile` does.
 */
export function compileData(written: CalculatorSchema): PlanData {
  const { schema, ...parts } = partsOf(written)
  return planDataOf(schema, parts)
}
