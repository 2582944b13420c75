/** Draws a reproducible sample. */

/** Mulberry32: 32 bits of state, sufficient for sampling. */
const random = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Sample size and seed; all items without a size. */
export type Draw = { readonly sample: number | undefined; readonly seed: number }

/** @returns a sample of the items that are `fit`, in their order; deterministic for a seed */
export const sampleOf = <T>(items: readonly T[], { sample, seed }: Draw, fit: (item: T) => boolean = () => true): readonly T[] => {
  if (sample === undefined) return items.filter(fit)
  const draw = random(seed)
  const lots = items.map((item, at) => ({ item, at, lot: draw() })).toSorted((a, b) => a.lot - b.lot)
  const drawn: typeof lots = []
  for (const one of lots) {
    if (drawn.length >= sample) break
    if (fit(one.item)) drawn.push(one)
  }
  return drawn.toSorted((a, b) => a.at - b.at).map(({ item }) => item)
}
