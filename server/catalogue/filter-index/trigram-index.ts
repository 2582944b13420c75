/**
 * Finds the texts that contain a keyword of any length.
 *
 * Every place of every text is listed under the three characters that begin there, and under more of them where a list would be long. A keyword of
 * one or two characters is then a stretch of neighbouring lists; of a longer one the shortest list of its parts is checked against the texts, unless
 * it is the list of the keyword itself.
 */
import { foldText } from './filter-text.ts'
import { chooseSymbols, joinTexts, ownerOf, shared, type Texts } from './joined-texts.ts'
import { type Branch, listPlaces, type PlaceLists, runsOf } from './place-lists.ts'
import type { Building } from './rests.ts'
import { visitInOrder } from './visit-in-order.ts'

/** Finds keywords in the texts of positions. */
export interface TrigramIndex {
  /**
   * Sets the bit of every position that has the keyword in one of its texts.
   * @param keyword as it was typed, at least one character
   * @param bits bitmap of the positions, cleared
   * @param from its first word
   * @returns how many positions have it
   */
  readonly search: (keyword: string, bits: Uint32Array, from?: number) => number
  /** How many positions have the keyword in one of their texts; of one of up to three characters it is known beforehand. */
  readonly count: (keyword: string) => number
  /** Those positions in their order, as far as they are asked for: the work is that of the part. */
  readonly list: (keyword: string, part: ListPart) => number[]
}

/** The part of a list that is wanted. */
export interface ListPart {
  readonly skip: number
  readonly limit: number
  /** Positions whose first text begins with this are passed over. */
  readonly without?: string
}

/** Putting more lists than this in order takes longer than to read texts until enough are found, where one in so many has the keyword. */
const manyLists = 256
const often = 16

/**
 * @param size number of positions
 * @param textsOf texts of a position
 * @param longestList places of the longest list that is not parted
 */
export function* createTrigramIndex(
  size: number,
  textsOf: (position: number) => readonly string[],
  longestList?: number,
): Building<TrigramIndex> {
  const texts = yield* joinTexts(size, textsOf)
  return openIndex(texts, yield* listPlaces(texts, yield* chooseSymbols(texts.units), longestList))
}

function openIndex(texts: Texts, lists: PlaceLists): TrigramIndex {
  const size = texts.ends.length

  /** Calls `visit` with each position that has the keyword, in order, until it says that it has enough. */
  const visitPositions = (sought: Uint16Array, visit: (position: number) => boolean): void => {
    const stretch = stretchOf(sought, lists)
    const [firstKey, endKey] = stretch.keys
    if (endKey - firstKey > manyLists && sizeOf(stretch) * often > size) return readInOrder(texts, sought, visit)
    const isExact = isTold(sought, lists, stretch)
    let last = -1
    visitInOrder(lists.places, runsOf(stretch.branch, stretch.keys), (found) => {
      const place = found - stretch.offset
      if (!isExact && !standsAt(texts.units, place, sought)) return false
      const position = ownerOf(texts, place)
      if (position === last) return false
      last = position
      return visit(position)
    })
  }

  return {
    search(keyword, bits, from = 0) {
      const sought = unitsOf(keyword)
      if (sought.length === 0) return 0
      const stretch = stretchOf(sought, lists)
      const [low, high] = placesOf(stretch)
      const isExact = isTold(sought, lists, stretch)
      let found = 0
      for (let index = low; index < high; index++) {
        const place = (lists.places[index] ?? 0) - stretch.offset
        if (isExact || standsAt(texts.units, place, sought)) found += setBit(ownerOf(texts, place), { bits, from })
      }
      return found
    },
    count(keyword) {
      const sought = unitsOf(keyword)
      if (sought.length === 0) return 0
      const stretch = stretchOf(sought, lists)
      if (isTold(sought, lists, stretch)) return stretch.count
      let count = 0
      visitPositions(sought, () => ++count < 0)
      return count
    },
    list(keyword, { skip, limit, without = '' }) {
      const sought = unitsOf(keyword)
      const positions: number[] = []
      if (sought.length === 0 || limit <= 0) return positions
      const passedOver = unitsOf(without)
      let left = skip
      visitPositions(sought, (position) => {
        if (passedOver.length > 0 && standsAt(texts.units, texts.ends[position - 1] ?? 0, passedOver)) return false
        if (left-- > 0) return false
        return positions.push(position) >= limit
      })
      return positions
    },
  }
}

const unitsOf = (keyword: string): Uint16Array => {
  const text = foldText(keyword)
  return Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
}

/** Neighbouring lists that no text with a keyword is missing from. */
interface Stretch {
  readonly branch: Branch
  readonly keys: readonly [first: number, end: number]
  /** How many positions they have. */
  readonly count: number
  /** How far in the keyword they stand, and how many of its characters they are listed under. */
  readonly offset: number
  readonly length: number
}

const placesOf = ({ branch, keys: [first, end] }: Stretch): readonly [low: number, high: number] => [
  branch.starts[first] ?? 0,
  branch.starts[end] ?? 0,
]
const sizeOf = (stretch: Stretch): number => {
  const [low, high] = placesOf(stretch)
  return high - low
}

/** The lists of the characters of a keyword from an offset on, as far as they are parted. */
function stretchAt(sought: Uint16Array, { symbolOf, symbols, root }: PlaceLists, offset: number): Stretch {
  const keyOf = (first: number, end: number): number =>
    sought.subarray(first, end).reduce((key, unit) => key * symbols + (symbolOf[unit] ?? 0), 0)
  const firstKey = keyOf(offset, offset + 3)
  let stretch: Stretch = { branch: root, keys: [firstKey, firstKey + 1], count: root.counts[firstKey] ?? 0, offset, length: 3 }
  for (let branch = root.deeper.get(firstKey); branch && offset + stretch.length < sought.length;) {
    const key = keyOf(offset + stretch.length, offset + stretch.length + 1)
    stretch = { branch, keys: [key, key + 1], count: branch.counts[key] ?? 0, offset, length: stretch.length + 1 }
    branch = branch.deeper.get(key)
  }
  return stretch
}

/** The shortest of the stretches of a keyword, the first of several; one of fewer than three characters has one. */
function stretchOf(sought: Uint16Array, lists: PlaceLists): Stretch {
  const { symbolOf, symbols, root, ones, twos } = lists
  const [first = 0, second = 0] = sought.subarray(0, 2).map((unit) => symbolOf[unit] ?? 0)
  if (sought.length === 1) {
    return { branch: root, keys: [first * symbols ** 2, (first + 1) * symbols ** 2], count: ones[first] ?? 0, offset: 0, length: 1 }
  }
  if (sought.length === 2) {
    const pair = first * symbols + second
    return { branch: root, keys: [pair * symbols, (pair + 1) * symbols], count: twos[pair] ?? 0, offset: 0, length: 2 }
  }
  const shorter = (best: Stretch, offset: number): Stretch => {
    const stretch = stretchAt(sought, lists, offset)
    return sizeOf(stretch) < sizeOf(best) ? stretch : best
  }
  return Array.from({ length: sought.length - 3 }, (_, index) => index + 1).reduce(shorter, stretchAt(sought, lists, 0))
}

/** Whether all places of a stretch have the keyword, so that no text has to be read. */
const isTold = (sought: Uint16Array, { symbolOf }: PlaceLists, { length }: Stretch): boolean =>
  length === sought.length && sought.every((unit) => symbolOf[unit] !== shared)

/** Calls `visit` with the positions whose texts have the keyword, read one after the other. */
function readInOrder({ units, ends }: Texts, sought: Uint16Array, visit: (position: number) => boolean): void {
  for (let position = 0, place = 0; position < ends.length; position++) {
    const end = ends[position] ?? 0
    while (place < end && !standsAt(units, place, sought)) place++
    if (place < end && visit(position)) return
    place = end
  }
}

function standsAt(units: Uint16Array, place: number, sought: Uint16Array): boolean {
  if (place < 0) return false
  for (let index = 0; index < sought.length; index++) if (units[place + index] !== sought[index]) return false
  return true
}

/** Sets the bit of a position; tells whether it is new. */
function setBit(position: number, { bits, from }: { bits: Uint32Array; from: number }): number {
  const word = from + (position >>> 5)
  const before = bits[word] ?? 0
  const after = before | (1 << (position & 31))
  bits[word] = after
  return (before | 0) === after ? 0 : 1
}
