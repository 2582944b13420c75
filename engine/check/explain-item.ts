/** What a field, derived value or table is, what it depends on, and what depends on it: from the plan alone. */
import type { CheckedPlan, Edge } from '../plan/plan.ts'

/** Upstream: what a name reads. Downstream: what reads it. */
export type Way = 'up' | 'down'

/** All that a name reads, or that reads it, by way of any others; in the order of finding. */
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

/** One that is read, or reads, and how. */
export type Neighbour = Pick<Edge, 'kind'> & { readonly name: string }

/** A name with its definition as it is written, its neighbours, all that it depends on and that depends on it. */
export type ExplainedItem = {
  readonly name: string
  readonly definition: readonly (readonly [property: string, value: string])[]
  readonly reads: readonly Neighbour[]
  readonly readsAll: readonly string[]
  readonly readBy: readonly Neighbour[]
  readonly readByAll: readonly string[]
  /** The request parameters that it goes into. */
  readonly parameters: readonly string[]
}

function definitionOf({ schema }: CheckedPlan, name: string): object | undefined {
  const places: readonly Readonly<Record<string, object>>[] = [schema.fields, schema.derived ?? {}, schema.tables ?? {}]
  return places.find((place) => Object.hasOwn(place, name))?.[name]
}

/** The names that can be explained: fields, derived values, tables. */
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
