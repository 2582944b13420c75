/**
 * What a page was left with. It is kept with its entry of the history (Back, Forward, a reload) and as the last of its page (another calculator and
 * return); the address carries the selection alone, for everybody else.
 */
import { createContext } from 'react'
import { isRecord } from '../../../engine/base/is-record.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { isSelection } from './is-selection.ts'
import { readStored, writeStored } from '../browser/storage.ts'

/**
 * A selection, and what beside it only this browser needs to know: texts that are no value yet, the request of the results, and what those were
 * made of, which the form may have left since.
 */
export type Visit = { readonly selection: Selection; readonly rest?: unknown; readonly calculated?: Selection | undefined }

/** Entries of the history whose visits are kept, the newest last. */
const mostVisits = 40
const visitsKey = 'sizewright.visits'

const entryKey = (entry: string) => `sizewright.visit.${entry}`
const pageKey = (page: string) => `sizewright.page.${page}`

const isVisit = (kept: unknown): kept is Visit => isRecord(kept) && isSelection(kept['selection'])

const read = (key: string): Visit | undefined => {
  try {
    const kept: unknown = JSON.parse(readStored('session', key) ?? '')
    return isVisit(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const write = (key: string, visit: Visit): void => void writeStored('session', key, JSON.stringify(visit))

const knownEntries = (): readonly string[] => readStored('session', visitsKey)?.split(' ') ?? []

const forget = (entry: string): void => {
  try {
    sessionStorage.removeItem(entryKey(entry))
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}

const stateOfHistory = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state
  return isRecord(state) ? state : {}
}

/** The entry that is shown, for a reload: the browser drops the state of an entry whose address is written while its page is being loaded again. */
const shownKey = 'sizewright.shown'
const [loaded] = performance.getEntriesByType('navigation')
let reloaded = loaded && 'type' in loaded && loaded.type === 'reload' ? readStored('session', shownKey) : undefined
let shown: string | undefined

const newEntry = (): string => {
  const known = knownEntries()
  const made = String(Number(known.at(-1) ?? 0) + 1)
  const all = [...known, made]
  for (const old of all.slice(0, -mostVisits)) forget(old)
  writeStored('session', visitsKey, all.slice(-mostVisits).join(' '))
  return made
}

/** The name of this entry of the history; it gets one when it is asked for first, and keeps it over reloads. */
export const currentEntry = (): string => {
  const { entry: named } = stateOfHistory()
  const entry = typeof named === 'string' ? named : (reloaded ?? newEntry())
  reloaded = undefined
  if (entry !== named) history.replaceState({ ...stateOfHistory(), entry }, '')
  if (entry !== shown) writeStored('session', shownKey, entry)
  shown = entry
  return entry
}

/** Hands a page what it opens with when it is gone to next. */
export const leaveFor = (page: string, left: Visit): void => write(pageKey(page), left)

/** What a page was left with last. */
export const lastVisit = (page: string): Visit | undefined => read(pageKey(page))

export type PageMemory = {
  /** What the page opens with, if anything. */
  readonly opened: Visit | undefined
  /** What it was left with so far. */
  readonly left: () => Visit | undefined
  /** What the results that are shown were made of; of a page that does not say it what it was left with. */
  readonly calculated: () => Selection | undefined
  readonly keep: (left: Visit) => void
  /** Results are made of what the page was left with now. A page that asks by itself after every choice is `quiet`: each would be one more recent one. */
  readonly made: (catalogue: string, as?: 'quiet') => void
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * @param page its place in the session, such as `calc_30`
 * @param given what the address carries, for an entry that has not been here before
 * @param onMade is told when results were made of a selection
 */
export const createPageMemory = (
  page: string,
  given: Visit | undefined,
  onMade: (selection: Selection) => void = () => undefined,
): PageMemory => {
  const entry = currentEntry()
  const opened = read(entryKey(entry)) ?? given ?? lastVisit(page)
  const listeners = new Set<() => void>()
  let left = opened
  const keep = (next: Visit) => {
    left = { calculated: left?.calculated, ...next }
    write(entryKey(entry), left)
    write(pageKey(page), left)
    for (const listener of listeners) listener()
  }
  return {
    opened,
    left: () => left,
    calculated: () => left?.calculated ?? left?.selection,
    keep,
    made: (catalogue, as) => {
      if (left && left.selection.made?.catalogue !== catalogue) {
        const selection = { ...left.selection, made: { catalogue, at: new Date().toISOString() } }
        keep({ ...left, selection, calculated: selection })
        if (as !== 'quiet') onMade(selection)
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const forgetful: PageMemory = {
  opened: undefined,
  left: () => undefined,
  calculated: () => undefined,
  keep: () => undefined,
  made: () => undefined,
  subscribe: () => () => undefined,
}

/** Of the page that is shown; outside of one nothing is kept. */
export const PageMemoryContext = createContext<{ readonly calculator: string; readonly path: string; readonly memory: PageMemory }>({
  calculator: '',
  path: '',
  memory: forgetful,
})
