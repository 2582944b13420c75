/** Explains a field, derived value or table from the plan alone: its definition, its dependencies and its dependents. */
import { sourcesOf } from '../compile/sources.ts'
import { type CalculatorSchema, requestCall } from '../define/index.ts'
import type { CheckedPlan, Edge } from '../plan/plan.ts'
import { isAxisTable, tableColumns } from '../plan/tables.ts'

/** `up`: what an item reads. `down`: what reads it. */
export type Way = 'up' | 'down'

/** Everything reachable from `name` along the edges in one direction, in breadth-first order. */
export function reachedFrom(edges: readonly Pick<Edge, 'from' | 'to'>[], name: string, way: Way): readonly string[] {
  const found = new Set<string>()
  const open = [name]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const { from, to } of edges) {
      const [near, far] = way === 'up' ? [to, from] : [from, to]
      if (near !== next || found.has(far)) continue
      found.add(far)
      open.push(far)
    }
  }
  return [...found]
}

/** A direct neighbour in the dependency graph, with the kind of the edge. */
export type Neighbour = Pick<Edge, 'kind'> & { readonly name: string }

/** An item with its source, its neighbours and its transitive dependencies and dependents. */
export type ExplainedItem = {
  readonly name: string
  readonly definition: readonly (readonly [property: string, value: string])[]
  readonly reads: readonly Neighbour[]
  readonly readsAll: readonly string[]
  readonly readBy: readonly Neighbour[]
  readonly readByAll: readonly string[]
  /** Request parameters that depend on it. */
  readonly parameters: readonly string[]
}

function definitionOf({ schema }: CheckedPlan, name: string): object | undefined {
  const rules = Object.fromEntries(Object.entries(schema.rules ?? {}).map(([rule, one]) => [`rules.${rule}`, one]))
  const places: readonly Readonly<Record<string, object>>[] = [schema.fields, schema.derived ?? {}, schema.tables ?? {}, rules]
  return places.find((place) => Object.hasOwn(place, name))?.[name]
}

/** The columns of a list or table by their path: `phases.load`, `tables.rails.mass`. */
function columnsOf({ fields, tables = {} }: CalculatorSchema): ReadonlyMap<string, object> {
  const lists = Object.entries(fields).flatMap(([list, field]) =>
    field.kind === 'list' ? Object.entries({ ...field.row, ...field.rowDerived }).map(([id, own]) => [`${list}.${id}`, own] as const) : [],
  )
  const ofTables = Object.entries(tables).flatMap(([name, table]) =>
    tableColumns(table).map((column) => {
      const cells = isAxisTable(table)
        ? { axes: table.axes, cells: table.columns[column] }
        : { rows: Object.fromEntries(Object.entries(table.rows).map(([row, own]) => [row, own[column]])) }
      const unit = table.units?.[column]
      return [`tables.${name}.${column}`, { ...(unit === undefined ? {} : { unit }), ...cells }] as const
    }),
  )
  return new Map<string, object>([...lists, ...ofTables])
}

/** A column with what reads it outside of its rows, and what it is made from within them. */
function explainColumn({ schema, rowChecks, parameters }: CheckedPlan, name: string, definition: object): ExplainedItem {
  const [list = '', column = ''] = name.split('.')
  const row = rowChecks.find((one) => one.list === list)?.plan
  const inRow = (way: Way): readonly Neighbour[] =>
    (row?.edges ?? []).flatMap(({ from, to, kind }) => {
      const [near, far] = way === 'up' ? [to, from] : [from, to]
      return near === column ? [{ name: `${list}.${far}`, kind }] : []
    })
  const isRead = new RegExp(String.raw`(?<![\w.])${name}\b`)
  const outside = sourcesOf(schema).flatMap(({ item, kind, text }) => (isRead.test(text) ? [{ name: item, kind }] : []))
  const sent = Object.entries(requestCall(schema.request).parameters).flatMap(([parameter, one]) =>
    typeof one === 'object' && 'list' in one && one.list === list && one.columns.includes(column) ? [parameter] : [],
  )
  const readBy = [...inRow('down'), ...outside]
  return {
    name,
    definition: writtenDefinition(definition),
    reads: inRow('up'),
    readsAll: row ? reachedFrom(row.edges, column, 'up').map((one) => `${list}.${one}`) : [],
    readBy,
    readByAll: readBy.map((one) => one.name),
    parameters: [
      ...sent,
      ...outside.flatMap(({ name: item }) => parameters.filter((one) => `request.${one.name}` === item).map((one) => one.name)),
    ],
  }
}

const writtenDefinition = (definition: object): ExplainedItem['definition'] =>
  Object.entries(definition).map(([key, one]) => [key, typeof one === 'string' ? one : JSON.stringify(one)] as const)

/** Names that can be explained: fields, derived values, tables, the columns of lists and tables, and rules. */
export function explainedNames({ schema }: CheckedPlan): readonly string[] {
  return [
    ...[schema.fields, schema.derived ?? {}, schema.tables ?? {}].flatMap((place) => Object.keys(place)),
    ...columnsOf(schema).keys(),
    ...Object.keys(schema.rules ?? {}).map((rule) => `rules.${rule}`),
  ]
}

/** @returns undefined for a name that the schema does not have */
export function explainItem(plan: CheckedPlan, name: string): ExplainedItem | undefined {
  const column = columnsOf(plan.schema).get(name)
  if (column) return explainColumn(plan, name, column)
  const definition = definitionOf(plan, name)
  if (!definition) return undefined
  const isOwn = Object.hasOwn(plan.schema.fields, name) || Object.hasOwn(plan.schema.derived ?? {}, name) || name.startsWith('rules.')
  const item = isOwn ? name : `tables.${name}`
  const { edges } = plan
  const sent = plan.parameters.filter((parameter) => reachedFrom(edges, `request.${parameter.name}`, 'up').includes(item))
  return {
    name,
    definition: writtenDefinition(definition),
    reads: edges.filter(({ to }) => to === item).map(({ from, kind }) => ({ name: from, kind })),
    readsAll: reachedFrom(edges, item, 'up'),
    readBy: edges.filter(({ from }) => from === item).map(({ to, kind }) => ({ name: to, kind })),
    readByAll: reachedFrom(edges, item, 'down'),
    parameters: sent.map((one) => one.name),
  }
}
