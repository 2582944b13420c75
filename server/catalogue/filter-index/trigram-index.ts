/**
 * Finds the texts that contain a keyword of any length.
 *
 * Every place of every text is listed under the three characters that begin there, in the order of these characters. A keyword of one or two
 * characters is then a stretch of neighbouring lists; of a longer one the shortest list among its trigrams is checked against the text.
 */
import { foldText } from './filter-text.ts'

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
}

/** Characters with lists of their own; the rarer ones share one and are told apart in the text. Few texts get few: there is a list per three of them. */
const mostSymbols = 126
const fewestSymbols = 14
const shared = 1
/** Places of text per entry of the table that finds the position of a place. */
const ownerStep = 32
const ownerShift = 5

interface Texts {
  /** Folded texts one after the other, 0 after each. */
  readonly units: Uint16Array
  /** Place after the texts of each position. */
  readonly ends: Uint32Array
  /** Position of every 32nd place. */
  readonly owners: Uint32Array
}

/**
 * @param size number of positions
 * @param textsOf texts of a position
 */
export function createTrigramIndex(size: number, textsOf: (position: number) => readonly string[]): TrigramIndex {
  const texts = joinTexts(size, textsOf)
  const { symbolOf, symbols } = chooseSymbols(texts.units)
  const { places, starts } = listPlaces(texts.units, symbolOf, symbols)
  const stretch = { low: 0, high: 0, offset: 0, exact: false }
  return {
    search(keyword, bits, from = 0) {
      const sought = unitsOf(keyword)
      if (sought.length === 0) return 0
      findStretch(stretch, sought, { symbolOf, symbols, starts })
      const { low, high, offset, exact } = stretch
      let found = 0
      for (let index = low; index < high; index++) {
        const place = (places[index] ?? 0) - offset
        if (exact || standsAt(texts.units, place, sought)) found += setOwner(texts, place, { bits, from })
      }
      return found
    },
  }
}

const unitsOf = (keyword: string): Uint16Array => {
  const text = foldText(keyword)
  return Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
}

function joinTexts(size: number, textsOf: (position: number) => readonly string[]): Texts {
  const joined = Array.from({ length: size }, (_, position) => [...new Set(textsOf(position).map(foldText))].map(ended).join(''))
  const ends = new Uint32Array(size)
  joined.forEach(({ length }, position) => (ends[position] = (ends[position - 1] ?? 0) + length))
  const units = new Uint16Array(ends.at(-1) ?? 0)
  const owners = new Uint32Array((units.length >>> ownerShift) + 1)
  let place = 0
  for (const [position, text] of joined.entries()) {
    for (let index = 0; index < text.length; index++, place++) {
      units[place] = text.charCodeAt(index)
      if (place % ownerStep === 0) owners[place >>> ownerShift] = position
    }
  }
  return { units, ends, owners }
}

const ended = (text: string): string => `${text}\0`

/** Numbers for the most frequent characters, in the order of their codes; 0 ends a text. */
function chooseSymbols(units: Uint16Array): { readonly symbolOf: Uint8Array; readonly symbols: number } {
  const frequency = new Uint32Array(2 ** 16)
  for (const unit of units) frequency[unit] = (frequency[unit] ?? 0) + 1
  const used = Array.from(frequency.keys()).filter((unit) => unit > 0 && (frequency[unit] ?? 0) > 0)
  const most = Math.max(fewestSymbols, Math.min(mostSymbols, Math.floor(Math.cbrt(4 * units.length))))
  const frequent = used.toSorted((a, b) => (frequency[b] ?? 0) - (frequency[a] ?? 0)).slice(0, most)
  const symbolOf = new Uint8Array(2 ** 16).fill(shared)
  symbolOf[0] = 0
  frequent.toSorted((a, b) => a - b).forEach((unit, index) => (symbolOf[unit] = index + 2))
  return { symbolOf, symbols: frequent.length + 2 }
}

/** Places sorted by the three symbols that begin there (counting sort), and where each three begin. */
function listPlaces(
  units: Uint16Array,
  symbolOf: Uint8Array,
  symbols: number,
): { readonly places: Uint32Array; readonly starts: Uint32Array } {
  const symbolAt = (place: number): number => symbolOf[units[place] ?? 0] ?? 0
  // What follows the end of a text makes no difference: no keyword has a 0.
  const keyAt = (place: number): number => (symbolAt(place) * symbols + symbolAt(place + 1)) * symbols + symbolAt(place + 2)
  const starts = new Uint32Array(symbols ** 3 + 1)
  for (let place = 0; place < units.length; place++) {
    if (units[place] === 0) continue
    const next = keyAt(place) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let key = 1; key < starts.length; key++) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0)
  const places = new Uint32Array(starts.at(-1) ?? 0)
  const next = starts.slice()
  for (let place = 0; place < units.length; place++) {
    if (units[place] === 0) continue
    const key = keyAt(place)
    const index = next[key] ?? 0
    places[index] = place
    next[key] = index + 1
  }
  return { places, starts }
}

interface Stretch {
  /** The places to look at. */
  low: number
  high: number
  /** How far in the keyword they stand. */
  offset: number
  /** Whether they all have the keyword. */
  exact: boolean
}

interface Lists {
  readonly symbolOf: Uint8Array
  readonly symbols: number
  readonly starts: Uint32Array
}

/** The shortest list that no text with the keyword is missing from. */
function findStretch(stretch: Stretch, sought: Uint16Array, { symbolOf, symbols, starts }: Lists): void {
  const length = Math.min(3, sought.length)
  const span = symbols ** (3 - length)
  stretch.high = Infinity
  stretch.low = 0
  stretch.exact = sought.length <= 3 && sought.every((unit) => symbolOf[unit] !== shared)
  for (let offset = 0; offset + length <= sought.length; offset++) {
    let key = 0
    for (let index = 0; index < length; index++) key = key * symbols + (symbolOf[sought[offset + index] ?? 0] ?? 0)
    const low = starts[key * span] ?? 0
    const high = starts[(key + 1) * span] ?? 0
    if (high - low >= stretch.high - stretch.low) continue
    stretch.low = low
    stretch.high = high
    stretch.offset = offset
  }
}

function standsAt(units: Uint16Array, place: number, sought: Uint16Array): boolean {
  if (place < 0) return false
  for (let index = 0; index < sought.length; index++) if (units[place + index] !== sought[index]) return false
  return true
}

/** Sets the bit of the position that a place belongs to; tells whether it is new. */
function setOwner({ ends, owners }: Texts, place: number, { bits, from }: { bits: Uint32Array; from: number }): number {
  let position = owners[place >>> ownerShift] ?? 0
  while ((ends[position] ?? Infinity) <= place) position++
  const word = from + (position >>> 5)
  const before = bits[word] ?? 0
  const after = before | (1 << (position & 31))
  bits[word] = after
  return (before | 0) === after ? 0 : 1
}
