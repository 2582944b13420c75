/** Explains a field, derived value or table from the plan alone: its definition, its dependencies and its dependents. */
import type { CheckedPlan, Edge } from '../plan/plan.ts'

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
  const places: readonly Readonly<Record<string, object>>[] = [schema.fields, schema.derived ?? {}, schema.tables ?? {}]
  return places.find((place) => Object.hasOwn(place, name))?.[name]
}

/** Names that can be explained: fields, derived values, tables. */
export function explainedNames({ schema }: CheckedPlan): readonly string[] {
  return [schema.fields, schema.derived ?? {}, schema.tables ?? {}].flatMap((place) => Object.keys(place))
}

/** @returns undefined for a name that the schema does not have */
export function explainItem(plan: CheckedPlan, name: string): ExplainedItem | undefined {
  const definition = definitionOf(plan, name)
  if (!definition) return undefined
  const item = Object.hasOwn(plan.schema.fields, name) || Object.hasOwn(plan.schema.derived ?? {}, name) ? name : `tables.${name}`
  const { edges } = plan
  const sent = plan.parameters.filter((parameter) => reachedFrom(edges, `request.${parameter.name}`, 'up').includes(item))
  return {
    name,
    definition: Object.entries(definition).map(([key, one]) => [key, typeof one === 'string' ? one : JSON.stringify(one)] as const),
    reads: edges.filter(({ to }) => to === item).map(({ from, kind }) => ({ name: from, kind })),
    readsAll: reachedFrom(edges, item, 'up'),
    readBy: edges.filter(({ from }) => from === item).map(({ to, kind }) => ({ name: to, kind })),
    readByAll: reachedFrom(edges, item, 'down'),
    parameters: sent.map((one) => one.name),
  }
}
