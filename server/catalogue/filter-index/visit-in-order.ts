/** Numbers of several sorted lists as if they were one. */

/** A sorted part of the numbers: from its first index to one past its last. */
export type Run = readonly [low: number, high: number]

/**
 * Calls `visit` with the numbers of some runs, from the smallest on, until it answers true.
 *
 * A heap of the first number of each run that is not visited yet: to begin costs as much as there are runs, each number the logarithm of that.
 */
export function visitInOrder(places: Uint32Array, runs: readonly Run[], visit: (place: number) => boolean): void {
  const filled = runs.filter(([low, high]) => low < high)
  const next = filled.map(([low]) => low)
  const ends = filled.map(([, high]) => high)
  if (next.length === 1) {
    for (let index = next[0] ?? 0; index < (ends[0] ?? 0); index++) if (visit(places[index] ?? 0)) return
    return
  }
  const heap = Array.from(next.keys())
  const headOf = (list: number | undefined): number => (list === undefined ? Infinity : (places[next[list] ?? 0] ?? Infinity))
  const settle = (from: number): void => {
    let at = from
    const list = heap[at]
    if (list === undefined) return
    const head = headOf(list)
    for (;;) {
      const left = 2 * at + 1
      const child = headOf(heap[left + 1]) < headOf(heap[left]) ? left + 1 : left
      const below = heap[child]
      if (below === undefined || headOf(below) >= head) break
      heap[at] = below
      at = child
    }
    heap[at] = list
  }
  for (let at = (heap.length >>> 1) - 1; at >= 0; at--) settle(at)
  for (let list = heap[0]; list !== undefined; list = heap[0]) {
    const index = next[list] ?? 0
    if (visit(places[index] ?? 0)) return
    next[list] = index + 1
    if (index + 1 === ends[list]) {
      const last = heap.pop()
      if (last === undefined || heap.length === 0) return
      heap[0] = last
    }
    settle(0)
  }
}
