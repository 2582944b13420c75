/** The places of texts, listed under the characters that begin there. Made once; what asks them is `trigram-index.ts`. */
import { ownerOf, type Symbols, type Texts } from './joined-texts.ts'
import { type Building, isRest } from './rests.ts'
import type { Run } from './visit-in-order.ts'

/** A list with more places is parted by the character that follows: so many texts are read in some tens of µs. */
const longest = 2048
/** No list is parted behind so many characters, however alike the texts are. */
const deepest = 24

/** Neighbouring lists. A key is the three symbols that begin them, or the one that parts a longer list. */
export interface Branch {
  /** Where the list of each key begins, and the end of the last. */
  readonly starts: Uint32Array
  /** How many positions have each. */
  readonly counts: Uint32Array
  /** Lists that are parted, by key. */
  readonly deeper: ReadonlyMap<number, Branch>
}

/** What is known of the places of texts. */
export interface PlaceLists extends Symbols {
  /** Every place, list after list, each in the order of the texts. */
  readonly places: Uint32Array
  /** The lists of three symbols. */
  readonly root: Branch
  /** How many positions have each symbol, and each two. */
  readonly ones: Uint32Array
  readonly twos: Uint32Array
}

/**
 * Places sorted by the symbols that begin there (counting sort): by three of them, and by as many more as it takes until a list is short.
 * @param longestList places of the longest list that is not parted
 */
export function* listPlaces(texts: Texts, choice: Symbols, longestList = longest): Building<PlaceLists> {
  const { units, ends } = texts
  const { symbolOf, symbols } = choice
  const symbolAt = (place: number): number => symbolOf[units[place] ?? 0] ?? 0
  // What follows the end of a text makes no difference: no keyword has a 0.
  const keyAt = (place: number): number => (symbolAt(place) * symbols + symbolAt(place + 1)) * symbols + symbolAt(place + 2)
  const starts = new Uint32Array(symbols ** 3 + 1)
  const ones = countPositions(symbols)
  const twos = countPositions(symbols ** 2)
  const threes = countPositions(symbols ** 3)
  for (let place = 0, position = 0; place < units.length; place++) {
    while ((ends[position] ?? Infinity) <= place) position++
    if (isRest(place)) yield
    if (units[place] === 0) continue
    const key = keyAt(place)
    starts[key + 1] = (starts[key + 1] ?? 0) + 1
    threes.add(key, position)
    twos.add(Math.floor(key / symbols), position)
    ones.add(Math.floor(key / symbols ** 2), position)
  }
  addUp(starts, 0)
  const places = new Uint32Array(starts.at(-1) ?? 0)
  const next = starts.slice()
  for (let place = 0; place < units.length; place++) {
    if (isRest(place)) yield
    if (units[place] === 0) continue
    const key = keyAt(place)
    const index = next[key] ?? 0
    places[index] = place
    next[key] = index + 1
  }
  const parting = { texts, places, symbols, symbolAt, longestList }
  const deeper = new Map<number, Branch>()
  for (let key = 0; key < symbols ** 3; key++) {
    const run: Run = [starts[key] ?? 0, starts[key + 1] ?? 0]
    // No keyword goes on behind the end of a text.
    const isWithin = key % symbols > 0 && Math.floor(key / symbols) % symbols > 0
    if (isWithin && run[1] - run[0] > longestList) deeper.set(key, yield* part(parting, run, 3))
  }
  return { ...choice, places, root: { starts, counts: threes.counts, deeper }, ones: ones.counts, twos: twos.counts }
}

interface Parting {
  readonly texts: Texts
  readonly places: Uint32Array
  readonly symbols: number
  readonly symbolAt: (place: number) => number
  readonly longestList: number
}

/** Sorts a list by the symbols that stand so far behind its places, and the lists that this makes by those behind them. */
function* part(parting: Parting, [low, high]: Run, depth: number): Building<Branch> {
  const { texts, places, symbols, symbolAt, longestList } = parting
  const starts = new Uint32Array(symbols + 1)
  const { counts, add } = countPositions(symbols)
  const moved = places.slice(low, high)
  for (let at = 0; at < moved.length; at++) {
    if (isRest(at)) yield
    const place = moved[at] ?? 0
    const key = symbolAt(place + depth)
    starts[key + 1] = (starts[key + 1] ?? 0) + 1
    add(key, ownerOf(texts, place))
  }
  addUp(starts, low)
  const next = starts.slice()
  for (let at = 0; at < moved.length; at++) {
    if (isRest(at)) yield
    const place = moved[at] ?? 0
    const key = symbolAt(place + depth)
    const index = next[key] ?? 0
    places[index] = place
    next[key] = index + 1
  }
  const deeper = new Map<number, Branch>()
  if (depth + 1 === deepest) return { starts, counts, deeper }
  for (let key = 1; key < symbols; key++) {
    const run: Run = [starts[key] ?? 0, starts[key + 1] ?? 0]
    if (run[1] - run[0] > longestList) deeper.set(key, yield* part(parting, run, depth + 1))
  }
  return { starts, counts, deeper }
}

/**
 * The lists of neighbouring keys, down to those that are not parted: each is in the order of the texts.
 * @param runs takes them in
 */
export function runsOf({ starts, deeper }: Branch, [firstKey, endKey]: readonly [number, number], runs: Run[] = []): Run[] {
  for (let key = firstKey; key < endKey; key++) {
    const branch = deeper.get(key)
    if (branch) runsOf(branch, [0, branch.counts.length], runs)
    else if ((starts[key] ?? 0) < (starts[key + 1] ?? 0)) runs.push([starts[key] ?? 0, starts[key + 1] ?? 0])
  }
  return runs
}

/** Sizes, each at the index after its own, become beginnings. */
function addUp(starts: Uint32Array, first: number): void {
  starts[0] = first
  for (let key = 1; key < starts.length; key++) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0)
}

/** Counts the positions of each key, once however often it stands in their texts; they come in order. */
function countPositions(keys: number): { readonly counts: Uint32Array; readonly add: (key: number, position: number) => void } {
  const counts = new Uint32Array(keys)
  const last = new Int32Array(keys).fill(-1)
  return {
    counts,
    add(key, position) {
      if (last[key] === position) return
      last[key] = position
      counts[key] = (counts[key] ?? 0) + 1
    },
  }
}
