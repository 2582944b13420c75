/** Dependency graph of a calculator: fields, derived values, tables, values of the init answer, request parameters. */
import { references } from '../../../engine/expression/index.ts'
import type { CheckedPlan } from '../../../engine/index.ts'

export type GraphNodeKind = 'init' | 'table' | 'field' | 'derived' | 'parameter'

/** `id` is used by edges (`request.W`); `name` omits what the kind implies (`W`). */
export type GraphNode = { readonly id: string; readonly name: string; readonly kind: GraphNodeKind }

export type GraphEdge = CheckedPlan['edges'][number]

export type DependencyGraph = { readonly nodes: readonly GraphNode[]; readonly edges: readonly GraphEdge[] }

const initItem = 'init'

/** Returns the values of the init answer that each item reads, in expressions or as its list of options. */
const initValuesOf = ({ steps, schema }: CheckedPlan): ReadonlyMap<string, readonly string[]> => {
  const read = steps.flatMap(({ item, expression }) =>
    (expression ? references(expression) : []).filter((path) => path.startsWith(`${initItem}.`)).map((path) => [item, path] as const),
  )
  const options = Object.entries(schema.fields).flatMap(([id, field]) =>
    'optionsFrom' in field && field.optionsFrom !== undefined ? [[id, field.optionsFrom] as const] : [],
  )
  const grouped = Map.groupBy([...read, ...options], ([item]) => item)
  return new Map([...grouped].map(([item, pairs]) => [item, [...new Set(pairs.map(([, path]) => path))]]))
}

/** Splits the init answer, one item in the plan, into its values. */
const withInitValues = (plan: CheckedPlan): readonly GraphEdge[] => {
  const values = initValuesOf(plan)
  return plan.edges.flatMap((edge) => {
    if (edge.from !== initItem) return [edge]
    const read = values.get(edge.to) ?? [initItem]
    return read.map((from) => ({ ...edge, from }))
  })
}

const kindOf = ({ schema }: CheckedPlan, id: string): GraphNodeKind => {
  if (id === initItem || id.startsWith(`${initItem}.`)) return 'init'
  if (id.startsWith('tables.')) return 'table'
  if (id.startsWith('request.')) return 'parameter'
  return Object.hasOwn(schema.fields, id) ? 'field' : 'derived'
}

const prefixes: Readonly<Record<GraphNodeKind, string>> = { init: 'init.', table: 'tables.', field: '', derived: '', parameter: 'request.' }

/** Returns the graph; the columns of a list belong to the list's node. */
export const graphOf = (plan: CheckedPlan): DependencyGraph => {
  const { schema, parameters, fields, derived } = plan
  const edges = withInitValues(plan)
  const isThere = (id: string): boolean => !id.startsWith(initItem) || edges.some(({ from, to }) => from === id || to === id)
  const inits = [...new Set([initItem, ...edges.map(({ from }) => from).filter((id) => id.startsWith(`${initItem}.`))])]
  const ids = [
    ...inits,
    ...Object.keys(schema.tables ?? {}).map((name) => `tables.${name}`),
    ...fields.keys(),
    ...derived.keys(),
    ...parameters.map(({ name }) => `request.${name}`),
  ].filter(isThere)
  const unique = new Map(edges.map((edge) => [`${edge.from} ${edge.to}`, edge]))
  return {
    nodes: ids.map((id) => {
      const kind = kindOf(plan, id)
      return { id, kind, name: id.startsWith(prefixes[kind]) ? id.slice(prefixes[kind].length) : id }
    }),
    edges: [...unique.values()].filter(({ from, to }) => ids.includes(from) && ids.includes(to)),
  }
}
