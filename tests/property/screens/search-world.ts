/** A service that finds several pages for some keywords, nothing for others, and does not answer every question; somebody at the search box. */
import fc from 'fast-check'
import type { SearchHit } from '../../../contract/directory/search.ts'
import type { Asking, CoreEvent } from '../../../screens/base/machine/define-machine.ts'
import type { SearchHits, SearchRequest } from '../../../screens/search/search-calls.ts'
import type { SavedSearch, SearchEvent, SearchState } from '../../../screens/search/search-machine.ts'
import { hashOf } from './rotating-visit.ts'

const pageSize = 2

const hitOf = (name: string): SearchHit => ({
  skuName: name,
  serverID: 'S',
  driveID: name,
  key: `S/${name}`,
  maker: 'M',
  series: 'S',
  family: 'ball-screw',
  basis: 'published',
  match: 'contains',
  hits: { skuName: [[0, 1]], driveID: [] },
})

/** How many models contain a keyword. */
const countOf = (keyword: string): number => hashOf(keyword) % 6

/** The page of a keyword. */
export const pageOf = ({ keyword, page }: SearchRequest): SearchHits => {
  const all = Array.from({ length: countOf(keyword) }, (_, at) => hitOf(`${keyword}-${at}`))
  return { hits: all.slice((page - 1) * pageSize, page * pageSize), count: all.length }
}

/** Whether the service answers, and whether it is on, is the same always. */
const answerTo = ({ question, key, request }: Asking): unknown => {
  if (hashOf(key) % 7 === 0) return undefined
  // It is the request of that question.
  return question === 'started' ? true : pageOf(request as SearchRequest)
}

const texts = ['', ' ', 'a', 'ab', 'ab ', 'b', 'c'] as const
const anyText = fc.constantFrom(...texts)

const deed: fc.Arbitrary<(state: SearchState) => SearchEvent | CoreEvent | undefined> = fc
  .oneof(
    { weight: 6, arbitrary: anyText.map((text) => ({ type: 'typed', text }) as const) },
    { weight: 1, arbitrary: anyText.map((text) => ({ type: 'recentChosen', text }) as const) },
    {
      weight: 6,
      arbitrary: fc
        .constantFrom('entered' as const, 'searchPressed' as const, 'moreRequested' as const, 'closed' as const)
        .map((type) => ({ type })),
    },
  )
  .map((event) => () => event)

export const searchWorld = {
  dependencies: {
    calls: {
      isStarted: () => Promise.reject(new Error('no call is made')),
      search: () => Promise.reject(new Error('no call is made')),
    },
  },
  answerTo,
  deed,
  opening: fc.constantFrom<SavedSearch | undefined>(undefined, { text: 'ab' }),
  joined: ['found'],
  asksAgain: ['searchPressed', 'recentChosen', 'entered'],
  // What the session keeps is a text.
  read: (saved: string) => JSON.parse(saved) as SavedSearch,
} as const
