/** Calls of the search. */
import {
  searchAnalysis,
  type SearchHit,
  type SearchResult,
  searchPageSize,
  searchResult,
  searchStarted,
  type TabInfo,
  tabInfo,
} from '../../contract/directory/search.ts'
import { searchNames } from '../../contract/directory/search-names.ts'
import type { Locale } from '../../i18n/locales.ts'
import { type CallOptions, getAnswer } from '../base/api/api.ts'

/** A page of hits, from 1. */
export type SearchRequest = { readonly keyword: string; readonly page: number }

/** Hits so far, and their total number. */
export type SearchHits = { readonly hits: readonly SearchHit[]; readonly count: number }

/** A hit with the keyword that found it. */
export type FoundHit = { readonly hit: SearchHit; readonly keyword: string }

export type SearchCalls = {
  /** Whether the search service is available. */
  readonly isStarted: (signal: AbortSignal) => Promise<boolean>
  readonly search: (request: SearchRequest, signal: AbortSignal) => Promise<SearchResult>
}

/** @throws SyntaxError */
const readTabInfo = (data: unknown): TabInfo | undefined => {
  const answer = searchAnalysis.safeParse(data).data
  return answer && tabInfo.safeParse(JSON.parse(answer.tabInfo)).data
}

const pathOf = (call: string): string => `${searchNames.service}/${call}`

export const searchCalls = (locale: Locale): SearchCalls => ({
  isStarted: (signal) =>
    getAnswer({ base: 'search', path: pathOf(searchNames.started), query: {}, body: {} }, (data) => searchStarted.safeParse(data).data, {
      locale,
      signal,
    }),
  search: ({ keyword, page }, signal) => {
    const query = { Sku: keyword, index: String(page), size: String(searchPageSize) }
    return getAnswer({ base: 'search', path: pathOf(searchNames.result), query }, (data) => searchResult.safeParse(data).data, {
      locale,
      signal,
    })
  },
})

/** Returns the parameters of a hit, with which its page opens. */
export const analyseHit = ({ hit, keyword }: FoundHit, options: CallOptions): Promise<TabInfo> => {
  const path = `${pathOf(searchNames.analysis)}?${new URLSearchParams({ Sku: keyword })}`
  return getAnswer({ base: 'search', path, query: {}, body: hit }, readTabInfo, options)
}
