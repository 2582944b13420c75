/** A reproducible random generator: the same seed gives the same choices. */
export interface Chance {
  /** A number from `from` (inclusive) to `to` (exclusive). */
  readonly between: (from: number, to: number) => number
  /** A random item. */
  readonly pick: <T>(list: readonly T[]) => T
  /** All items in random order. */
  readonly shuffle: <T>(list: readonly T[]) => readonly T[]
}

/** mulberry32. @param seed a 32-bit integer */
export const createChance = (seed: number): Chance => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <T>(list: readonly T[]): T => {
    const found = list.at(Math.floor(next() * list.length))
    if (found === undefined) throw new RangeError('nothing to choose from')
    return found
  }
  return {
    between: (from, to) => from + next() * (to - from),
    pick,
    shuffle: (list) =>
      list
        .map((one) => ({ one, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ one }) => one),
  }
}
