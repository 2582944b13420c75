/**
 * Layered layout of a dependency graph from left to right: layers by longest paths, order within them by barycentres (Sugiyama,
 * Tagawa, Toda 1981). An edge across several layers has a position in each, so that it passes between the nodes.
 */

type Link = { readonly from: string; readonly to: string }

/** `isEnd`: placed in the last layer, whatever it depends on. */
export type LayoutNode = { readonly id: string; readonly isEnd?: boolean }

/** Size of a node, and gaps between nodes. */
export type LayoutSize = { readonly width: number; readonly height: number; readonly gapX: number; readonly gapY: number }

export type Point = { readonly x: number; readonly y: number }

/** Upper left corners of the nodes, points of the edges from the right of one node to the left of another, and total size. */
export type LayeredLayout = {
  readonly places: ReadonlyMap<string, Point & { readonly layer: number }>
  readonly routes: readonly (Link & { readonly points: readonly Point[] })[]
  readonly width: number
  readonly height: number
}

/** Returns the longest path from a start to each node; edges that close a cycle are ignored. */
const longestPaths = (nodes: readonly LayoutNode[], into: ReadonlyMap<string, readonly string[]>): Map<string, number> => {
  const layers = new Map<string, number>()
  const under = new Set<string>()
  const layerOf = (id: string): number => {
    const known = layers.get(id)
    if (known !== undefined) return known
    if (under.has(id)) return -1
    under.add(id)
    const layer = Math.max(-1, ...(into.get(id) ?? []).map(layerOf)) + 1
    under.delete(id)
    layers.set(id, layer)
    return layer
  }
  for (const { id } of nodes) layerOf(id)
  return layers
}

/** Returns the layers: ends in the last one, nodes without dependencies directly before their first dependent. */
const layersOf = (nodes: readonly LayoutNode[], links: readonly Link[]): ReadonlyMap<string, number> => {
  const into = Map.groupBy(links, ({ to }) => to)
  const outOf = Map.groupBy(links, ({ from }) => from)
  const layers = longestPaths(nodes, new Map([...into].map(([id, own]) => [id, own.map(({ from }) => from)])))
  const last = Math.max(0, ...layers.values())
  for (const { id, isEnd = false } of nodes) if (isEnd) layers.set(id, last)
  for (const { id, isEnd = false } of nodes) {
    const readers = (outOf.get(id) ?? []).flatMap(({ to }) => layers.get(to) ?? [])
    if (!isEnd && !into.has(id) && readers.length > 0) layers.set(id, Math.max(0, Math.min(...readers) - 1))
  }
  return layers
}

/** A node or the position of an edge, with its neighbours in the adjacent layers. */
type Item = { readonly id: string; readonly isNode: boolean; readonly before: Item[]; readonly after: Item[] }

type Chain = Link & { readonly items: readonly Item[] }

/** Returns the layers with nodes in the given order followed by edge positions, and the route of each edge. */
const itemsIn = (
  layers: ReadonlyMap<string, number>,
  links: readonly Link[],
): { readonly rows: Item[][]; readonly chains: readonly Chain[] } => {
  const rows: Item[][] = Array.from({ length: Math.max(-1, ...layers.values()) + 1 }, () => [])
  const add = (id: string, layer: number, isNode: boolean): Item => {
    const item: Item = { id, isNode, before: [], after: [] }
    rows[layer]?.push(item)
    return item
  }
  const nodes = new Map([...layers].map(([id, layer]) => [id, add(id, layer, true)]))
  const chains = links.flatMap(({ from, to }): Chain[] => {
    const [start, end] = [nodes.get(from), nodes.get(to)]
    const [first = 0, last = 0] = [layers.get(from), layers.get(to)]
    if (!start || !end || first >= last) return []
    const between = Array.from({ length: last - first - 1 }, (_, index) => add(`${from} ${to} ${index}`, first + 1 + index, false))
    const items = [start, ...between, end]
    for (const [index, item] of items.entries()) {
      const next = items[index + 1]
      if (!next) continue
      item.after.push(next)
      next.before.push(item)
    }
    return [{ from, to, items }]
  })
  return { rows, chains }
}

const positionsIn = (rows: readonly (readonly Item[])[]): ReadonlyMap<Item, number> =>
  new Map(rows.flatMap((row) => row.map((item, index) => [item, index] as const)))

/** Counts the edge crossings between adjacent layers. */
const crossingsOf = (rows: readonly (readonly Item[])[]): number => {
  const position = positionsIn(rows)
  let crossings = 0
  for (const row of rows) {
    const ends: number[] = []
    for (const item of row) {
      const own = item.after.flatMap((one) => position.get(one) ?? []).toSorted((a, b) => a - b)
      for (const end of own) crossings += ends.filter((other) => other > end).length
      ends.push(...own)
    }
  }
  return crossings
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Sorts a row by the barycentres of its neighbours; items without neighbours keep their position. */
const sorted = (row: readonly Item[], neighbours: 'before' | 'after', position: ReadonlyMap<Item, number>): Item[] => {
  const placed = row.map((item, index) => {
    const own = item[neighbours].flatMap((one) => position.get(one) ?? [])
    return { item, middle: own.length === 0 ? index : mean(own) }
  })
  return placed.toSorted((one, other) => one.middle - other.middle).map(({ item }) => item)
}

const sweeps = 12

/** Returns the order with the fewest crossings among several sweeps in both directions. */
const ordered = (initial: readonly (readonly Item[])[]): readonly (readonly Item[])[] => {
  let [best, fewest] = [initial, crossingsOf(initial)]
  const rows = initial.map((row) => [...row])
  for (let sweep = 0; sweep < sweeps && fewest > 0; sweep += 1) {
    const toRight = sweep % 2 === 0
    const indexes = rows.map((_, index) => index)
    for (const index of toRight ? indexes : indexes.toReversed()) {
      rows[index] = sorted(rows[index] ?? [], toRight ? 'before' : 'after', positionsIn(rows))
    }
    const crossings = crossingsOf(rows)
    if (crossings < fewest) [best, fewest] = [rows.map((row) => [...row]), crossings]
  }
  return best
}

/** Height of an edge position. */
const routeHeight = 6

const heightOf = (row: readonly Item[], { height, gapY }: LayoutSize): number =>
  row.reduce((sum, { isNode }) => sum + (isNode ? height : routeHeight) + gapY, 0) - gapY

type Corner = Point & { readonly layer: number; readonly isNode: boolean }

const cornersOf = (rows: readonly (readonly Item[])[], size: LayoutSize, whole: number): ReadonlyMap<Item, Corner> => {
  const corners = new Map<Item, Corner>()
  for (const [layer, row] of rows.entries()) {
    let y = (whole - heightOf(row, size)) / 2
    for (const item of row) {
      corners.set(item, { x: layer * (size.width + size.gapX), y, layer, isNode: item.isNode })
      y += (item.isNode ? size.height : routeHeight) + size.gapY
    }
  }
  return corners
}

/** Returns the points of an edge: from the right of a node, through the layers, to the left of another. */
const routeOf = (
  { from, to, items }: Chain,
  corners: ReadonlyMap<Item, Corner>,
  { width, height }: LayoutSize,
): LayeredLayout['routes'][number] => ({
  from,
  to,
  points: items.flatMap((item, index): Point[] => {
    const { x = 0, y = 0, isNode = true } = corners.get(item) ?? {}
    const middle = y + (isNode ? height : routeHeight) / 2
    const [left, right] = [
      { x, y: middle },
      { x: x + width, y: middle },
    ]
    if (index === 0) return [right]
    return index === items.length - 1 ? [left] : [left, right]
  }),
})

/** Returns the layout; deterministic. */
export const layOut = (nodes: readonly LayoutNode[], links: readonly Link[], size: LayoutSize): LayeredLayout => {
  const layers = layersOf(nodes, links)
  const { rows: initial, chains } = itemsIn(layers, links)
  const rows = ordered(initial)
  const whole = Math.max(0, ...rows.map((row) => heightOf(row, size)))
  const corners = cornersOf(rows, size, whole)
  const places = [...corners].filter(([{ isNode }]) => isNode)
  return {
    places: new Map(places.map(([{ id }, { x, y, layer }]) => [id, { x, y, layer }])),
    routes: chains.map((chain) => routeOf(chain, corners, size)),
    width: Math.max(0, rows.length * (size.width + size.gapX) - size.gapX),
    height: whole,
  }
}
