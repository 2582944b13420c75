/** The graph of a calculator, and how it is laid out. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reachedFrom } from '../../../../engine/check/explain-item.ts'
import { compile } from '../../../../engine/index.ts'
import { graphOf } from '../../../../screens/playground/graph/dependency-graph.ts'
import { type LayeredLayout, layOut } from '../../../../screens/playground/graph/layered-layout.ts'
import { newDocument } from '../../../../screens/playground/document/new-document.ts'
import { calculators } from '../../../../schemas/registry.ts'

const size = { width: 100, height: 20, gapX: 40, gapY: 10 }
const nodesOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `n${index}` }))

/** Edges from lower to higher numbers: no circle. */
const graphs = fc.integer({ min: 1, max: 14 }).chain((count) => {
  const end = fc.integer({ min: 0, max: count - 1 })
  const links = fc.uniqueArray(fc.tuple(end, end), { maxLength: 30, selector: String })
  return links.map((pairs) => ({
    nodes: nodesOf(count),
    links: pairs.filter(([a, b]) => a < b).map(([a, b]) => ({ from: `n${a}`, to: `n${b}` })),
  }))
})

const layerOf = ({ places }: LayeredLayout, id: string): number => places.get(id)?.layer ?? -1

const crossings = ({ routes }: LayeredLayout): number => {
  const segments = routes
    .flatMap(({ points }) => points.slice(1).map((to, index) => ({ from: points[index] ?? to, to })))
    .filter(({ from, to }) => from.x < to.x)
  return segments.flatMap((one, index) =>
    segments.slice(index + 1).filter((other) => one.from.x === other.from.x && (one.from.y - other.from.y) * (one.to.y - other.to.y) < 0),
  ).length
}

describe('the layout', () => {
  it('leads every edge to the right, and puts no node on another', () => {
    fc.assert(
      fc.property(graphs, ({ nodes, links }) => {
        const layout = layOut(nodes, links, size)
        for (const { from, to } of links) expect(layerOf(layout, from)).toBeLessThan(layerOf(layout, to))
        const corners = [...layout.places.values()]
        for (const [index, one] of corners.entries()) {
          expect(one.y).toBeGreaterThanOrEqual(0)
          expect(one.y + size.height).toBeLessThanOrEqual(layout.height + 1e-9)
          for (const other of corners.slice(index + 1)) {
            expect(one.x !== other.x || Math.abs(one.y - other.y) >= size.height + size.gapY).toBe(true)
          }
        }
        expect(layout.places.size).toBe(nodes.length)
        expect(layout.routes).toHaveLength(links.length)
      }),
    )
  })

  it('makes a layer of the longest way, ends stand last, sources beside what reads them', () => {
    const links = [
      { from: 'n0', to: 'n1' },
      { from: 'n1', to: 'n2' },
      { from: 'n0', to: 'n2' },
      { from: 'n3', to: 'n2' },
    ]
    const layout = layOut([...nodesOf(4), { id: 'end', isEnd: true }], links, size)
    expect(['n0', 'n1', 'n2', 'n3', 'end'].map((id) => layerOf(layout, id))).toEqual([0, 1, 2, 1, 2])
    // The edge over two layers has a point on both sides of the middle one.
    expect(layout.routes.find(({ from, to }) => from === 'n0' && to === 'n2')?.points).toHaveLength(4)
    expect(layout.width).toBe(3 * 100 + 2 * 40)
  })

  it('takes crossings out where an order without them is there', () => {
    const links = [0, 1, 2, 3].map((index) => ({ from: `n${index}`, to: `n${7 - index}` }))
    expect(crossings(layOut(nodesOf(8), links, size))).toBe(0)
  })

  it('ends on circles, and of nothing makes nothing', () => {
    const circle = [
      { from: 'n0', to: 'n1' },
      { from: 'n1', to: 'n0' },
    ]
    expect(layOut(nodesOf(2), circle, size).places.size).toBe(2)
    expect(layOut([], [], size)).toEqual({ places: new Map(), routes: [], width: 0, height: 0 })
  })
})

describe('the graph', () => {
  it('of the new document is what its formulas say', () => {
    const { nodes, edges } = graphOf(compile(newDocument.schema))
    expect(nodes).toEqual([
      { id: 'load', kind: 'field', name: 'load' },
      { id: 'force', kind: 'derived', name: 'force' },
      { id: 'request.Count', kind: 'parameter', name: 'Count' },
      { id: 'request.W', kind: 'parameter', name: 'W' },
    ])
    expect(edges.map(({ from, to }) => `${from} ${to}`)).toEqual(['load force', 'load request.W'])
  })

  it.each(calculators)('of $schema.name names each init value that it reads, and loses no edge', ({ schema }) => {
    const plan = compile(schema)
    const graph = graphOf(plan)
    const ids = new Set(graph.nodes.map(({ id }) => id))
    expect(ids.size).toBe(graph.nodes.length)
    for (const { from, to } of plan.edges) {
      const reads = graph.edges.filter((edge) => edge.to === to)
      expect(reads.some((edge) => (from === 'init' ? edge.from.startsWith('init') : edge.from === from))).toBe(true)
    }
    const read = Object.values(schema.fields).flatMap((field) =>
      'optionsFrom' in field && field.optionsFrom !== undefined ? [field.optionsFrom] : [],
    )
    for (const list of read) expect(ids).toContain(list)
  })

  it('has the cone of a name both ways', () => {
    const { edges } = graphOf(compile(newDocument.schema))
    expect(reachedFrom(edges, 'load', 'down')).toEqual(['force', 'request.W'])
    expect(reachedFrom(edges, 'force', 'up')).toEqual(['load'])
  })
})
