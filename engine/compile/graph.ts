/** The dependency graph between the items of a schema: order and shortest cycle. */
import type { Edge } from '../plan/plan.ts'

/** Items in an order in which each comes after all it depends on; ties keep the given order. Undefined when there is a cycle. */
export function dependencyOrder(items: readonly string[], edges: readonly Edge[]): readonly string[] | undefined {
  const needs = Map.groupBy(edges, (edge) => edge.to)
  const waiting = new Map(items.map((item) => [item, new Set((needs.get(item) ?? []).map((edge) => edge.from))]))
  const readers = Map.groupBy(edges, (edge) => edge.from)
  const order = items.filter((item) => waiting.get(item)?.size === 0)
  // Items that become ready are appended while the order is iterated.
  for (const item of order) {
    for (const { to } of readers.get(item) ?? []) {
      const rest = waiting.get(to)
      if (rest?.delete(item) && rest.size === 0) order.push(to)
    }
  }
  return order.length === items.length ? order : undefined
}

/** The edges of a shortest cycle, or undefined. Breadth-first from every item. */
export function shortestCycle(items: readonly string[], edges: readonly Edge[]): readonly Edge[] | undefined {
  const outgoing = Map.groupBy(edges, (edge) => edge.from)
  const cycles = items.map((item) => shortestPathBack(item, outgoing)).filter((cycle) => cycle !== undefined)
  return cycles.reduce<readonly Edge[] | undefined>((best, cycle) => (best && best.length <= cycle.length ? best : cycle), undefined)
}

function shortestPathBack(start: string, outgoing: ReadonlyMap<string, readonly Edge[]>): readonly Edge[] | undefined {
  const paths: (readonly Edge[])[] = [[]]
  const seen = new Set<string>()
  for (let path = paths.shift(); path; path = paths.shift()) {
    for (const edge of outgoing.get(path.at(-1)?.to ?? start) ?? []) {
      if (edge.to === start) return [...path, edge]
      if (!seen.has(edge.to)) {
        seen.add(edge.to)
        paths.push([...path, edge])
      }
    }
  }
  return undefined
}

/** Items that depend on `start`, directly or transitively; `outgoing` maps an item to the edges that leave it. */
export function downstream(start: string, outgoing: ReadonlyMap<string, readonly Edge[]>): ReadonlySet<string> {
  const reached = new Set([start])
  // A Set iterates in insertion order, including items added during iteration.
  for (const item of reached) for (const { to } of outgoing.get(item) ?? []) reached.add(to)
  reached.delete(start)
  return reached
}
