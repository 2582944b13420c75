/** Deterministic pseudo-random numbers from a seed (mulberry32). */

export type Random = {
  /** An integer from 0 to below the limit. */
  readonly below: (limit: number) => number
  readonly oneOf: {
    <Value>(values: readonly [Value, ...Value[]]): Value
    <Value>(values: readonly Value[]): Value | undefined
  }
  readonly shuffled: <Value>(values: readonly Value[]) => readonly Value[]
}

export const createRandom = (seed: number): Random => {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    oneOf: (values) => values[below(values.length)],
    shuffled: (values) => {
      const all = [...values]
      for (let at = all.length - 1; at > 0; at--) {
        const other = below(at + 1)
        const chosen = all[at]
        // Both indexes are in the list.
        all[at] = all[other] as (typeof all)[number]
        // This one, too.
        all[other] = chosen as (typeof all)[number]
      }
      return all
    },
  }
}
