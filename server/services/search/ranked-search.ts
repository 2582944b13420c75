/** Names by a keyword: those that are it, then those that begin with it, then those that contain it or whose id does; each in the order given. */
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import { createTextSearch, type TextMatch } from '../../catalogue/filter-index/text-search.ts'

/** What a keyword finds. */
export interface RankedHits {
  /** Names that are the keyword. */
  readonly exact: number
  /** All that contain it. */
  readonly count: number
  /** Indexes of the requested page. */
  readonly positions: readonly number[]
}

/** A page of a list. */
export interface Page {
  readonly skip: number
  readonly limit: number
}

/** Names, ready to be searched. */
export interface RankedSearch {
  /** @param keyword as it was typed, at least one character */
  readonly find: (keyword: string, page: Page) => RankedHits
}

/**
 * @param size number of names
 * @param textsOf the name at an index, and its id where that is searched, too
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
