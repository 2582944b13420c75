/** Texts one after the other, and numbers for the characters in them. */
import { foldText } from './filter-text.ts'
import { type Building, isRest } from './rests.ts'

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
export function* joinTexts(size: number, textsOf: (position: number) => readonly string[]): Building<Texts> {
  const joined: string[] = []
  const ends = new Uint32Array(size)
  for (let position = 0; position < size; position++) {
    if (isRest(position)) yield
    const text = [...new Set(textsOf(position).map(foldText))].map(ended).join('')
    ends[position] = (ends[position - 1] ?? 0) + text.length
    joined.push(text)
  }
  const units = new Uint16Array(ends.at(-1) ?? 0)
  const owners = new Uint32Array((units.length >>> ownerShift) + 1)
  let place = 0
  for (const [position, text] of joined.entries()) {
    if (isRest(position)) yield
    for (let index = 0; index < text.length; index++, place++) {
      units[place] = text.charCodeAt(index)
      if (place % ownerStep === 0) owners[place >>> ownerShift] = position
    }
  }
  return { units, ends, owners }
}

const ended = (text: string): string => `${text}\0`

/** Numbers for characters. */
export interface Symbols {
  /** Symbol of each character. */
  readonly symbolOf: Uint8Array
  readonly symbols: number
}

/** Numbers for the most frequent characters, in the order of their codes; 0 ends a text. */
export function* chooseSymbols(units: Uint16Array): Building<Symbols> {
  const frequency = new Uint32Array(2 ** 16)
  for (let place = 0; place < units.length; place++) {
    const unit = units[place] ?? 0
    frequency[unit] = (frequency[unit] ?? 0) + 1
    if (isRest(place)) yield
  }
  const used = Array.from(frequency.keys()).filter((unit) => unit > 0 && (frequency[unit] ?? 0) > 0)
  const most = Math.max(fewestSymbols, Math.min(mostSymbols, Math.floor(Math.cbrt(4 * units.length))))
  const frequent = used.toSorted((a, b) => (frequency[b] ?? 0) - (frequency[a] ?? 0)).slice(0, most)
  const symbolOf = new Uint8Array(2 ** 16).fill(shared)
  symbolOf[0] = 0
  frequent.toSorted((a, b) => a - b).forEach((unit, index) => (symbolOf[unit] = index + 2))
  return { symbolOf, symbols: frequent.length + 2 }
}

/** The position that a place belongs to. */
export function ownerOf({ ends, owners }: Texts, place: number): number {
  let position = owners[place >>> ownerShift] ?? 0
  while ((ends[position] ?? Infinity) <= place) position++
  return position
}
