/**
 * Finds the texts that contain a keyword of any length.
 *
 * Every place of every text is listed under the three characters that begin there, in the order of these characters. A keyword of one or two
 * characters is then a stretch of neighbouring lists; of a longer one the shortest list among its trigrams is checked against the text.
 */
import { foldText } from './filter-text.ts'
import { chooseSymbols, joinTexts, type Lists, listPlaces, ownerOf, shared, type Texts } from './trigram-lists.ts'
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

/**
 * @param size number of positions
 * @param textsOf texts of a position
 */
export function createTrigramIndex(size: number, textsOf: (position: number) => readonly string[]): TrigramIndex {
  const texts = joinTexts(size, textsOf)
  const lists = listPlaces(texts, chooseSymbols(texts.units))
  const { places } = lists

  /** Calls `visit` with each position that has the keyword, in order, until it says that it has enough. */
  const visitPositions = (sought: Uint16Array, visit: (position: number) => boolean): void => {
    const [stretch] = stretchesOf(sought, lists)
    const isExact = isTold(sought, lists)
    let last = -1
    visitInOrder(lists, stretch, (found) => {
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
      const [{ low, high, offset }] = stretchesOf(sought, lists)
      const isExact = isTold(sought, lists)
      let found = 0
      for (let index = low; index < high; index++) {
        const place = (places[index] ?? 0) - offset
        if (isExact || standsAt(texts.units, place, sought)) found += setBit(ownerOf(texts, place), { bits, from })
      }
      return found
    },
    count(keyword) {
      const sought = unitsOf(keyword)
      if (sought.length === 0) return 0
      const stretches = stretchesOf(sought, lists)
      const [stretch] = stretches
      if (isTold(sought, lists)) return lists.counts[sought.length - 1]?.[stretch.firstKey / (stretch.endKey - stretch.firstKey)] ?? 0
      if (stretches.length > 1) return countInBoth(texts, lists, { sought, ...pairOf(stretches) })
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
  readonly firstKey: number
  readonly endKey: number
  /** Their places. */
  readonly low: number
  readonly high: number
  /** How far in the keyword they stand. */
  readonly offset: number
}

/** The stretch of each three neighbouring characters of a keyword, the shortest first; a shorter keyword has one. */
function stretchesOf(sought: Uint16Array, { symbolOf, symbols, starts }: Lists): readonly [Stretch, ...Stretch[]] {
  const length = Math.min(3, sought.length)
  const span = symbols ** (3 - length)
  const stretchAt = (offset: number): Stretch => {
    let key = 0
    for (let index = 0; index < length; index++) key = key * symbols + (symbolOf[sought[offset + index] ?? 0] ?? 0)
    const [firstKey, endKey] = [key * span, (key + 1) * span]
    return { firstKey, endKey, low: starts[firstKey] ?? 0, high: starts[endKey] ?? 0, offset }
  }
  const others = Array.from({ length: sought.length - length }, (_, index) => stretchAt(index + 1))
  const [first = stretchAt(0), ...rest] = [stretchAt(0), ...others].toSorted((a, b) => a.high - a.low - (b.high - b.low))
  return [first, ...rest]
}

/** Whether all places of the lists of a keyword of up to so many characters have it, so that no text has to be read. */
const isTold = (sought: Uint16Array, { symbolOf }: Lists, length = 3): boolean =>
  sought.length <= length && sought.every((unit) => symbolOf[unit] !== shared)

/** Two of the lists of a keyword. */
interface Both {
  readonly sought: Uint16Array
  readonly stretch: Stretch
  readonly second: Stretch
}

const sizeOf = ({ low, high }: Stretch): number => high - low
/** Reading a text costs as much as so many entries of a list. */
const costOfText = 3

/** The first and the last three characters where these make up the whole keyword and are not much longer lists, or else the two shortest. */
function pairOf(stretches: readonly [Stretch, ...Stretch[]]): Omit<Both, 'sought'> {
  const [stretch, second = stretch] = stretches
  const [first = stretch, ...rest] = stretches.toSorted((a, b) => a.offset - b.offset)
  const last = rest.at(-1) ?? first
  const isWhole = last.offset <= 3 && sizeOf(first) + sizeOf(last) < costOfText * (sizeOf(stretch) + sizeOf(second))
  return isWhole ? { stretch: first, second: last } : { stretch, second }
}

/** How many positions have a keyword: what stands in both lists is read, and no other text. They are read side by side, each in its order. */
function countInBoth(texts: Texts, lists: Lists, { sought, stretch, second }: Both): number {
  const { places } = lists
  const shift = second.offset - stretch.offset
  const isExact = Math.abs(shift) === sought.length - 3 && isTold(sought, lists, 6)
  let [count, last, other] = [0, -1, second.low]
  for (let index = stretch.low; index < stretch.high; index++) {
    const place = places[index] ?? 0
    while (other < second.high && (places[other] ?? 0) < place + shift) other++
    if (other === second.high) break
    if (places[other] !== place + shift) continue
    if (!isExact && !standsAt(texts.units, place - stretch.offset, sought)) continue
    const position = ownerOf(texts, place)
    if (position !== last) count++
    last = position
  }
  return count
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
