/**
 * The state of a page when it was left. Stored per history entry (back, forward, reload) and as the last state of the page
 * (return from another calculator). The address, which can be shared, holds the selection only.
 */
import { createContext } from 'react'
import { isRecord } from '../../../engine/base/is-record.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { isSelection } from './is-selection.ts'
import { randomID } from '../browser/random-id.ts'
import { readStored, readStoredJson, writeStored } from '../browser/storage.ts'

/**
 * A selection with the state that only this browser needs: unparsed input texts, the request of the results, and the selection
 * the results were calculated from, which the form may have changed since.
 */
export type Visit = { readonly selection: Selection; readonly rest?: unknown; readonly calculated?: Selection | undefined }

/** Maximum number of history entries with a stored visit; the oldest are dropped. */
const mostVisits = 40
const visitsKey = 'sizewright.visits'

const entryKey = (entry: string) => `sizewright.visit.${entry}`
const pageKey = (page: string) => `sizewright.page.${page}`

const isVisit = (value: unknown): value is Visit => isRecord(value) && isSelection(value['selection'])

const read = (key: string): Visit | undefined => {
  const stored = readStoredJson('session', key)
  return isVisit(stored) ? stored : undefined
}

const write = (key: string, visit: Visit): void => void writeStored('session', key, JSON.stringify(visit))

const knownEntries = (): readonly string[] => readStored('session', visitsKey)?.split(' ') ?? []

const forget = (entry: string): void => {
  try {
    sessionStorage.removeItem(entryKey(entry))
  } catch {
    // Storage is disabled.
  }
}

const stateOfHistory = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state
  return isRecord(state) ? state : {}
}

/**
 * Storage key of the current entry, for reloads: browsers drop the history state if the address is written while the page is
 * reloading.
 */
const shownKey = 'sizewright.shown'
const [loaded] = performance.getEntriesByType('navigation')
let reloaded = loaded && 'type' in loaded && loaded.type === 'reload' ? readStored('session', shownKey) : undefined
let shown: string | undefined

const newEntry = (): string => {
  // Not a number that follows the last one: a browser may have dropped the list and kept the history.
  const made = randomID()
  const all = [...knownEntries(), made]
  for (const old of all.slice(0, -mostVisits)) forget(old)
  writeStored('session', visitsKey, all.slice(-mostVisits).join(' '))
  return made
}

/** Returns the id of the current history entry, assigned on first use and stable across reloads. */
export const currentEntry = (): string => {
  const { entry: named } = stateOfHistory()
  const entry = typeof named === 'string' ? named : (reloaded ?? newEntry())
  reloaded = undefined
  if (entry !== named) history.replaceState({ ...stateOfHistory(), entry }, '')
  if (entry !== shown) writeStored('session', shownKey, entry)
  shown = entry
  return entry
}

/** Stores the state with which a page opens next. */
export const leaveFor = (page: string, left: Visit): void => write(pageKey(page), left)

/** Returns the last stored state of a page. */
export const lastVisit = (page: string): Visit | undefined => read(pageKey(page))

export type PageMemory = {
  /** State with which the page opened. */
  readonly opened: Visit | undefined
  /** Selection of the address that the page opened with; undefined if it opened with a stored state. */
  readonly linked: Selection | undefined
  /** Current state of the page. */
  readonly left: () => Visit | undefined
  /** Selection that the shown results were calculated from; the current one for pages that do not record it. */
  readonly calculated: () => Selection | undefined
  readonly keep: (left: Visit) => void
  /**
   * Marks the current selection as calculated. `quiet` does not add it to the recent calculations, for pages that calculate after
   * every choice.
   */
  readonly made: (catalogue: string, as?: 'quiet') => void
  readonly subscribe: (listener: () => void) => () => void
}

const conditionsOf = ({ inputs, assumptions }: Selection): string => JSON.stringify([inputs, assumptions])

/** Returns the selection, marked as calculated if results of the same conditions are shown. */
const withMade = (selection: Selection, calculated: Selection | undefined): Selection =>
  calculated?.made && conditionsOf(selection) === conditionsOf(calculated) ? { ...selection, made: calculated.made } : selection

/** Returns the conditions without the models of an assembly, which hold on its own page: here they are chosen anew. */
const unpinned = ({ selection: { assembly: _chosen, ...selection }, ...visit }: Visit): Visit => ({ ...visit, selection })

/**
 * Creates the memory of a page.
 *
 * @param page its key in the session, such as `calc_30`
 * @param transferred state from the address, for an entry not visited before
 * @param onMade called when results of a selection were calculated
 */
export const createPageMemory = (
  page: string,
  transferred: Visit | undefined,
  onMade: (selection: Selection) => void = () => undefined,
): PageMemory => {
  const entry = currentEntry()
  const visited = read(entryKey(entry))
  const opened = visited ?? (transferred && unpinned(transferred)) ?? lastVisit(page)
  const listeners = new Set<() => void>()
  let left = opened
  const keep = (next: Visit) => {
    const calculated = next.calculated ?? left?.calculated
    left = { ...next, calculated, selection: withMade(next.selection, calculated) }
    write(entryKey(entry), left)
    write(pageKey(page), left)
    for (const listener of listeners) listener()
  }
  return {
    opened,
    linked: visited ? undefined : transferred?.selection,
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
  linked: undefined,
  left: () => undefined,
  calculated: () => undefined,
  keep: () => undefined,
  made: () => undefined,
  subscribe: () => () => undefined,
}

/** Memory of the shown page; outside a page nothing is stored. */
export const PageMemoryContext = createContext<{ readonly calculator: string; readonly path: string; readonly memory: PageMemory }>({
  calculator: '',
  path: '',
  memory: forgetful,
})
