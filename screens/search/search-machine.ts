/** The search box as a machine: whether the service is on is asked when somebody comes to it, models a moment after typing or at once. */
import { type Answered, type Call, idle, knownOf, type Running } from '../base/machine/call.ts'
import type { Surroundings } from '../base/machine/create-runner.ts'
import { askAgain, defineMachine, type EventOf } from '../base/machine/define-machine.ts'
import type { MachineView } from '../base/machine/use-machine.ts'
import type { Found, SearchCalls, SearchRequest } from './search-calls.ts'

/** How long typing waits before it is searched for, ms. */
const typingDelayMs = 1000

export type SearchState = {
  /** As it stands in the box. */
  readonly text: string
  /** Pages that are wanted. */
  readonly page: number
  readonly isOpen: boolean
  /** Somebody has been at the box: before that nothing is asked. */
  readonly isUsed: boolean
  /** It was typed: it waits for a moment, in which the service mostly says that it is on. */
  readonly isTyped: boolean
  readonly started: Call<'started', boolean>
  readonly found: Call<SearchRequest, Found>
}

type Nothing = Readonly<Record<never, never>>

export type SearchActions = {
  readonly entered: Nothing
  readonly typed: { readonly text: string }
  /** Enter, or the button. */
  readonly searchPressed: Nothing
  /** A keyword from before. */
  readonly recentChosen: { readonly text: string }
  /** The end of the list came into sight. */
  readonly moreWanted: Nothing
  readonly closed: Nothing
}
export type SearchEvent = EventOf<SearchActions>
export type SearchView = MachineView<SearchState, SearchEvent>
export type SearchGiven = Surroundings & { readonly calls: SearchCalls }

/** What outlives a reload. */
export type KeptSearch = Pick<SearchState, 'text'>

/** What is searched for; '' is nothing. */
export const keywordOf = ({ text }: Pick<SearchState, 'text'>): string => text.trim().replaceAll(/\s+/g, ' ')

/** Whether models can be searched for, as far as it is known. */
export const isOn = ({ started }: SearchState): boolean | undefined => knownOf(started)?.answer

const questionOf = (state: SearchState): SearchRequest | undefined => {
  const keyword = keywordOf(state)
  return keyword !== '' && (isOn(state) ?? state.isTyped) ? { keyword, page: state.page } : undefined
}

/** What the list shows: what was found last, also while something else is looked for, unless that has failed. */
export const shownIn = ({ found }: SearchState): Answered<SearchRequest, Found> | undefined => {
  const known = knownOf(found)
  return found.state === 'failed' && found.request.keyword !== known?.request.keyword ? undefined : known
}

/** A page after the first goes behind those that are there. */
const withPagesBefore = (page: Found, call: Running<SearchRequest, Found>): Found => {
  const before = knownOf(call)
  const follows = before?.request.keyword === call.request.keyword && before.request.page === call.request.page - 1
  return follows ? { ...page, hits: [...before.answer.hits, ...page.hits] } : page
}

/** How the list goes on; nothing to say where there is none. */
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

export const searchMachine = defineMachine<SearchState, SearchGiven, SearchActions, KeptSearch | undefined>({
  start: (kept) => ({ text: '', ...kept, page: 1, isOpen: false, isUsed: false, isTyped: false, started: idle, found: idle }),
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
      // What was off may be on again.
      return isOn(state) === false ? askAgain(open, 'started') : open
    },
    typed: (state, { text }) => write(state, text),
    searchPressed: searchNow,
    recentChosen: (state, { text }) => searchNow(write(state, text)),
    moreWanted: (state) => (statusOf(state) === 'loadmore' ? { ...state, page: state.page + 1 } : state),
    closed: (state) => ({ ...state, isOpen: false }),
  },
  keep: ({ text }) => ({ text }),
})
