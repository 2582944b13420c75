/**
 * State machine of the search box. Checks on first use whether the service is available; searches after a pause in typing, or at
 * once.
 */
import { type Answered, type Call, idle, knownOf, type Running } from '../base/machine/call.ts'
import type { Surroundings } from '../base/machine/create-runner.ts'
import { askAgain, defineMachine, type EventOf } from '../base/machine/define-machine.ts'
import type { MachineView } from '../base/machine/use-machine.ts'
import type { SearchHits, SearchCalls, SearchRequest } from './search-calls.ts'

/** Debounce of typing, ms. */
const typingDelayMs = 1000

export type SearchState = {
  /** Text of the box. */
  readonly text: string
  /** Number of requested pages. */
  readonly page: number
  readonly isOpen: boolean
  /** Whether the box was used; nothing is requested before. */
  readonly isUsed: boolean
  /** Whether the text was typed: the search is then delayed, which leaves time for the availability check. */
  readonly isTyped: boolean
  readonly started: Call<'started', boolean>
  readonly found: Call<SearchRequest, SearchHits>
}

type EmptyPayload = Readonly<Record<never, never>>

export type SearchActions = {
  readonly entered: EmptyPayload
  readonly typed: { readonly text: string }
  /** Enter, or the search button. */
  readonly searchPressed: EmptyPayload
  /** A recent keyword. */
  readonly recentChosen: { readonly text: string }
  /** The end of the list became visible. */
  readonly moreRequested: EmptyPayload
  readonly closed: EmptyPayload
}
export type SearchEvent = EventOf<SearchActions>
export type SearchView = MachineView<SearchState, SearchEvent>
export type SearchDependencies = Surroundings & { readonly calls: SearchCalls }

/** State stored over a reload. */
export type SavedSearch = Pick<SearchState, 'text'>

/** Returns the normalised keyword; '' searches nothing. */
export const keywordOf = ({ text }: Pick<SearchState, 'text'>): string => text.trim().replaceAll(/\s+/g, ' ')

/** Whether the search service is available; undefined if unknown. */
export const isOn = ({ started }: SearchState): boolean | undefined => knownOf(started)?.answer

const questionOf = (state: SearchState): SearchRequest | undefined => {
  const keyword = keywordOf(state)
  return keyword !== '' && (isOn(state) ?? state.isTyped) ? { keyword, page: state.page } : undefined
}

/**
 * Returns the hits to show: the last ones, also during the next search; undefined once a search for another keyword has failed.
 */
export const shownIn = ({ found }: SearchState): Answered<SearchRequest, SearchHits> | undefined => {
  const known = knownOf(found)
  return found.state === 'failed' && found.request.keyword !== known?.request.keyword ? undefined : known
}

/** Appends a further page to the previous hits. */
const withPagesBefore = (page: SearchHits, call: Running<SearchRequest, SearchHits>): SearchHits => {
  const before = knownOf(call)
  const follows = before?.request.keyword === call.request.keyword && before.request.page === call.request.page - 1
  return follows ? { ...page, hits: [...before.answer.hits, ...page.hits] } : page
}

/** State of the list's end. */
export type ListStatus = 'loadmore' | 'loading' | 'nomore'

export const statusOf = (state: SearchState): ListStatus | undefined => {
  const { started, found } = state
  if (keywordOf(state) === '' || isOn(state) === false) return undefined
  if (started.state === 'running' || found.state === 'running') return 'loading'
  if (found.state !== 'answered') return undefined
  const { hits, count } = found.answer
  if (count === 0) return undefined
  return hits.length < count ? 'loadmore' : 'nomore'
}

const write = (state: SearchState, text: string): SearchState => ({ ...state, text, page: 1, isOpen: true, isUsed: true, isTyped: true })
const searchNow = (state: SearchState): SearchState => askAgain({ ...state, page: 1, isOpen: true, isUsed: true, isTyped: false }, 'found')

export const searchMachine = defineMachine<SearchState, SearchDependencies, SearchActions, SavedSearch | undefined>({
  start: (saved) => ({ text: '', ...saved, page: 1, isOpen: false, isUsed: false, isTyped: false, started: idle, found: idle }),
  questions: {
    started: { of: ({ isUsed }) => (isUsed ? 'started' : undefined), ask: ({ calls }, _, signal) => calls.isStarted(signal) },
    found: {
      of: questionOf,
      ask: async ({ calls }, request, signal) => {
        const { list, count } = await calls.search(request, signal)
        return { hits: list, count }
      },
      delays: { typed: typingDelayMs },
      join: withPagesBefore,
    },
  },
  actions: {
    entered: (state) => {
      const open = { ...state, isOpen: true, isUsed: true }
      // The service may be available again.
      return isOn(state) === false ? askAgain(open, 'started') : open
    },
    typed: (state, { text }) => write(state, text),
    searchPressed: searchNow,
    recentChosen: (state, { text }) => searchNow(write(state, text)),
    moreRequested: (state) => (statusOf(state) === 'loadmore' ? { ...state, page: state.page + 1 } : state),
    closed: (state) => ({ ...state, isOpen: false }),
  },
  keep: ({ text }) => ({ text }),
})
