/** The loops over bitmaps: which SKUs meet every choice, and which miss exactly one. */
import type { FilterBitmaps, FilterSet } from './filter-bitmaps.ts'
import type { FilterColumns } from './filter-columns.ts'

/** How many bits of a word are set. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** How many SKUs the bitmap at a word has. */
export function countSet({ words, length }: FilterBitmaps, from: number): number {
  let count = 0
  for (let word = from; word < from + length; word++) count += countBits(words[word] ?? 0)
  return count
}

/** As many sets as one pass over the bitmaps takes; where there are fewer, the set of every SKU fills up. */
export type FourSets = readonly [FilterSet, FilterSet, FilterSet, FilterSet]

/** Whether each set is one bitmap, without another to take away: half the words to read. */
const arePlain = ({ nothing }: FilterBitmaps, sets: FourSets): boolean => sets.every(({ low }) => low === nothing)

/** Puts at `target` the SKUs of the bitmap at `start` that are in all four sets. */
export function keepAll(bitmaps: FilterBitmaps, { start, target }: { start: number; target: number }, sets: FourSets): void {
  const { words, length } = bitmaps
  const [s, t, u, v] = sets
  const [sHigh, tHigh, uHigh, vHigh] = [s.high, t.high, u.high, v.high]
  if (arePlain(bitmaps, sets)) {
    for (let word = 0; word < length; word++) {
      const inBoth = (words[start + word] ?? 0) & (words[sHigh + word] ?? 0) & (words[tHigh + word] ?? 0)
      words[target + word] = inBoth & (words[uHigh + word] ?? 0) & (words[vHigh + word] ?? 0)
    }
    return
  }
  const [sLow, tLow, uLow, vLow] = [s.low, t.low, u.low, v.low]
  for (let word = 0; word < length; word++) {
    const inBoth = (words[sHigh + word] ?? 0) & ~(words[sLow + word] ?? 0) & (words[tHigh + word] ?? 0) & ~(words[tLow + word] ?? 0)
    const inOthers = (words[uHigh + word] ?? 0) & ~(words[uLow + word] ?? 0) & (words[vHigh + word] ?? 0) & ~(words[vLow + word] ?? 0)
    words[target + word] = (words[start + word] ?? 0) & inBoth & inOthers
  }
}

/** Where the SKUs that met all sets so far and those that missed one are, and where they go. */
export interface NearPass {
  readonly start: number
  readonly target: number
  readonly nearStart: number
  readonly near: number
}

/**
 * The same, and puts at `near` those that have missed exactly one set in all:
 * near' = near · stuv + start · (st · (u xor v) + uv · (s xor t)), target' = start · stuv.
 */
export function keepAllAndNear(bitmaps: FilterBitmaps, { start, target, nearStart, near }: NearPass, sets: FourSets): void {
  const { words, length } = bitmaps
  const [s, t, u, v] = sets
  const [sHigh, tHigh, uHigh, vHigh] = [s.high, t.high, u.high, v.high]
  const [sLow, tLow, uLow, vLow] = [s.low, t.low, u.low, v.low]
  const plain = arePlain(bitmaps, sets)
  for (let word = 0; word < length; word++) {
    let inS = words[sHigh + word] ?? 0
    let inT = words[tHigh + word] ?? 0
    let inU = words[uHigh + word] ?? 0
    let inV = words[vHigh + word] ?? 0
    if (!plain) {
      inS &= ~(words[sLow + word] ?? 0)
      inT &= ~(words[tLow + word] ?? 0)
      inU &= ~(words[uLow + word] ?? 0)
      inV &= ~(words[vLow + word] ?? 0)
    }
    const kept = words[start + word] ?? 0
    const inAll = inS & inT & inU & inV
    words[near + word] = ((words[nearStart + word] ?? 0) & inAll) | (kept & ((inS & inT & (inU ^ inV)) | (inU & inV & (inS ^ inT))))
    words[target + word] = kept & inAll
  }
}

/** Rows whose codes are counted together: a loop without surprises lets the processor fetch many of them at once. */
const batchSize = 512
const batch = new Int32Array(batchSize + 32)

/** SKUs in the bitmap at `from`, to be counted for their codes of some parameters. */
export interface Counting {
  readonly from: number
  readonly counted: readonly number[]
  /** What a SKU counts for each cell: 0 or 1. */
  readonly weights: Uint8Array
  /** A place per cell of the columns. */
  readonly counts: Uint32Array
}

/** Counts SKUs by their codes. */
export function countCodes({ words, length }: FilterBitmaps, { cells, parameters }: FilterColumns, counting: Counting): void {
  const { from, counted } = counting
  const width = parameters.length
  let filled = 0
  for (let word = 0; word < length; word++) {
    // As a signed word: the engine then keeps it in a register for integers.
    for (let bits = (words[from + word] ?? 0) | 0, bit = 0; bits !== 0; bits ^= 1 << bit) {
      bit = 31 - Math.clz32(bits)
      batch[filled++] = (word * 32 + bit) * width
    }
    if (filled < batchSize && word < length - 1) continue
    for (const parameter of counted) countBatch(cells, counting, { parameter, filled })
    filled = 0
  }
}

function countBatch(cells: FilterColumns['cells'], { weights, counts }: Counting, batched: { parameter: number; filled: number }): void {
  const { parameter, filled } = batched
  for (let index = 0; index < filled; index++) {
    const cell = cells[(batch[index] ?? 0) + parameter] ?? 0
    counts[cell] = (counts[cell] ?? 0) + (weights[cell] ?? 0)
  }
}

/** The SKUs in both sets from the `skip`-th on, in rank order, at most `limit`. */
export function listPositions(
  { words, length }: Pick<FilterBitmaps, 'words' | 'length'>,
  [one, other]: readonly [FilterSet, FilterSet],
  { skip, limit }: { readonly skip: number; readonly limit: number },
): number[] {
  const positions: number[] = []
  let left = skip
  for (let word = 0; word < length && positions.length < limit; word++) {
    let bits =
      (words[one.high + word] ?? 0) & ~(words[one.low + word] ?? 0) & (words[other.high + word] ?? 0) & ~(words[other.low + word] ?? 0)
    if (left > 0) {
      const count = countBits(bits)
      if (count <= left) {
        left -= count
        continue
      }
      for (; left > 0; left--) bits &= bits - 1
    }
    for (; bits !== 0 && positions.length < limit; bits &= bits - 1) positions.push(word * 32 + 31 - Math.clz32(bits & (~bits + 1)))
  }
  return positions
}
