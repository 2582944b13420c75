/** The places of texts, listed under the three characters that begin there. Made once; what asks them is `trigram-index.ts`. */
import { foldText } from './filter-text.ts'

/** Characters with lists of their own; the rarer ones share one and are told apart in the text. Few texts get few: there is a list per three of them. */
const mostSymbols = 126
const fewestSymbols = 14
/** The list of the others. */
export const shared = 1
/** Places of text per entry of the table that finds the position of a place. */
const ownerStep = 32
const ownerShift = 5

/** What is searched. */
export interface Texts {
  /** Folded texts one after the other, 0 after each. */
  readonly units: Uint16Array
  /** Place after the texts of each position. */
  readonly ends: Uint32Array
  /** Position of every 32nd place. */
  readonly owners: Uint32Array
}

/** The texts of positions, as they are searched. */
export function joinTexts(size: number, textsOf: (position: number) => readonly string[]): Texts {
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
export function chooseSymbols(units: Uint16Array): Pick<Lists, 'symbolOf' | 'symbols'> {
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

/** What is known of the places of texts. */
export interface Lists {
  /** Symbol of each character. */
  readonly symbolOf: Uint8Array
  readonly symbols: number
  /** Every place, list after list, each in the order of the texts. */
  readonly places: Uint32Array
  /** Where the list of each three symbols begins. */
  readonly starts: Uint32Array
  /** How many positions have each symbol, each two and each three. */
  readonly counts: readonly [Uint32Array, Uint32Array, Uint32Array]
}

/** Places sorted by the three symbols that begin there (counting sort), and how many positions have each. */
export function listPlaces({ units, ends }: Texts, { symbolOf, symbols }: Pick<Lists, 'symbolOf' | 'symbols'>): Lists {
  const symbolAt = (place: number): number => symbolOf[units[place] ?? 0] ?? 0
  // What follows the end of a text makes no difference: no keyword has a 0.
  const keyAt = (place: number): number => (symbolAt(place) * symbols + symbolAt(place + 1)) * symbols + symbolAt(place + 2)
  const starts = new Uint32Array(symbols ** 3 + 1)
  const ones = countPositions(symbols)
  const twos = countPositions(symbols ** 2)
  const threes = countPositions(symbols ** 3)
  for (let place = 0, position = 0; place < units.length; place++) {
    while ((ends[position] ?? Infinity) <= place) position++
    if (units[place] === 0) continue
    const key = keyAt(place)
    starts[key + 1] = (starts[key + 1] ?? 0) + 1
    threes.add(key, position)
    twos.add(Math.floor(key / symbols), position)
    ones.add(Math.floor(key / symbols ** 2), position)
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
  return { symbolOf, symbols, places, starts, counts: [ones.counts, twos.counts, threes.counts] }
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

/** The position that a place belongs to. */
export function ownerOf({ ends, owners }: Texts, place: number): number {
  let position = owners[place >>> ownerShift] ?? 0
  while ((ends[position] ?? Infinity) <= place) position++
  return position
}
