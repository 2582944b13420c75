/**
 * Searches names for a keyword: exact matches first, then prefixes, then names or ids that contain it; each group in the given
 * order.
 */
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import { createTextSearch, type TextMatch } from '../../catalogue/filter-index/text-search.ts'

/** The matches of a keyword. */
export interface RankedHits {
  /** Number of names equal to the keyword. */
  readonly exact: number
  /** Number of all matches. */
  readonly count: number
  /** Indexes of the matches on the requested page. */
  readonly positions: readonly number[]
}

/** A page of a list. */
export interface Page {
  readonly skip: number
  readonly limit: number
}

/** A searchable list of names. */
export interface RankedSearch {
  /** @param keyword as typed, at least one character */
  readonly find: (keyword: string, page: Page) => RankedHits
}

/**
 * @param size number of names
 * @param textsOf returns the name at an index, and its id where ids are searched
 */
export function* createRankedSearch(
  size: number,
  textsOf: (index: number) => readonly [name: string, id?: string],
): Cooperative<RankedSearch> {
  const texts = yield* createTextSearch(size, (index) => textsOf(index).filter((text) => text !== undefined))
  return {
    find(keyword, { skip, limit }) {
      const hits: Record<TextMatch, number[]> = { exact: [], prefix: [], within: [] }
      texts.find(keyword, (index, match) => hits[match].push(index))
      const { exact, prefix, within } = hits
      const ranked = [...exact, ...prefix, ...within]
      return { exact: exact.length, count: ranked.length, positions: ranked.slice(skip, skip + limit) }
    },
  }
}
