/** Finds the texts that contain a keyword, in one scan. */
import { at } from '../../../engine/base/at.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import { foldText } from './filter-text.ts'

/** How a keyword matches a position: it equals the first text, is a prefix of it, or occurs in any of the texts. */
export type TextMatch = 'exact' | 'prefix' | 'within'

/** A searchable list of positions with their texts. */
export interface TextSearch {
  /**
   * Calls `visit` once for each position with the keyword in one of its texts, in ascending order.
   *
   * @param keyword as typed, at least one character
   */
  readonly find: (keyword: string, visit: (position: number, match: TextMatch) => void) => void
}

/** Terminates every text. Folded texts never contain it, as control characters become spaces. */
const end = '\n'

/** Positions read between two pauses. */
const stretch = 4096

/**
 * @param size number of positions
 * @param textsOf returns the texts of a position
 */
export function* createTextSearch(size: number, textsOf: (position: number) => readonly string[]): Cooperative<TextSearch> {
  const starts = new Uint32Array(size + 1)
  const stretches: string[] = []
  let length = 0
  for (let first = 0; first < size; first += stretch) {
    let joined = ''
    for (let position = first; position < Math.min(first + stretch, size); position++) {
      starts[position] = length + joined.length
      for (const text of textsOf(position)) joined += foldText(text) + end
    }
    stretches.push(joined)
    length += joined.length
    yield
  }
  starts[size] = length
  const texts = stretches.join('')
  return { find: (keyword, visit) => findKeyword({ texts, starts }, foldText(keyword), visit) }
}

interface JoinedTexts {
  readonly texts: string
  /** Start of the texts of each position; one entry more than positions. */
  readonly starts: Uint32Array
}

function findKeyword({ texts, starts }: JoinedTexts, keyword: string, visit: (position: number, match: TextMatch) => void): void {
  let found = texts.indexOf(keyword)
  let start = 0
  for (let next = 1; found >= 0 && next < starts.length; next++) {
    const stop = at(starts, next)
    if (found < stop) {
      visit(next - 1, found > start ? 'within' : texts.startsWith(end, found + keyword.length) ? 'exact' : 'prefix')
      found = texts.indexOf(keyword, stop)
    }
    start = stop
  }
}
