/** The address of a page: its path, with the selection in the query parameter `s`. */
import { useEffect, useSyncExternalStore } from 'react'
import { useHashLocation } from 'wouter/use-hash-location'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { currentEntry, type PageMemory } from './visit.ts'

const parameter = 's'
const writeAfterMs = 300

/** Returns the path of a location without its query. */
const pathOf = (location: string): string => location.split('?')[0] ?? location

/** wouter's hash routing by path only: a change of the query while typing is not a navigation. */
export const useHashPath = Object.assign(
  (): ReturnType<typeof useHashLocation> => {
    const [location, navigate] = useHashLocation()
    return [pathOf(location), navigate]
  },
  { hrefs: (href: string) => `#${href}` },
)

const subscribeToArrivals = (listener: () => void) => {
  const listening = new AbortController()
  for (const event of ['hashchange', 'popstate']) window.addEventListener(event, listener, { signal: listening.signal })
  return () => listening.abort()
}

/** Returns the current history entry. A different entry is another visit, even of the same page. */
export const useEntry = (): string => useSyncExternalStore(subscribeToArrivals, currentEntry)

/** Returns the query of the current address. */
export const queryOfAddress = (): string => location.hash.split('?')[1] ?? ''

/** Replaces the address of the current history entry. */
export const writeAddress = (address: string): void => history.replaceState(history.state, '', `#${address}`)

/** Returns the encoded selection of the current address; undefined if there is none. */
export const selectionText = (): string | undefined => new URLSearchParams(queryOfAddress()).get(parameter) ?? undefined

const resultRequest = 'render=result'

/** Returns the address of a page that calculates the results of its selection when it opens. */
export const withResults = (hash: string): string => `${hash}&${resultRequest}`

/** Whether the address requests the results of its selection immediately. */
export const isResultRequested = (): boolean => queryOfAddress().split('&').includes(resultRequest)

const codec = () => import('../../../contract/saved/selection-address.ts')

const read = new Map<string, Promise<Selection | undefined>>()

/** Decodes a selection; resolves with undefined if the text is invalid. Returns the same promise for the same text. */
export const selectionOf = (text: string): Promise<Selection | undefined> => {
  const known = read.get(text)
  if (known) return known
  const reading = codec().then(({ decodeSelection }) => decodeSelection(text))
  read.set(text, reading)
  reading.catch(() => read.delete(text))
  return reading
}

/** Returns the address of a page with a selection, starting with `#`. */
export const hashOf = async (path: string, selection: Selection): Promise<string> => {
  const { encodeSelection } = await codec()
  return `#${path}?${parameter}=${await encodeSelection(selection)}`
}

/** Opens an address as a history entry that says how it came about. */
export const goTo = (address: string, origin: Readonly<Record<string, unknown>> = {}): void => {
  history.pushState(origin, '', `#${address}`)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** Opens a page with a selection, unless another one has been opened meanwhile. */
export const openAt = async (path: string, selection: Selection): Promise<void> => {
  const entry = currentEntry()
  const hash = await hashOf(path, selection)
  if (currentEntry() === entry) location.hash = hash
}

/** Whether the current history entry is that of an open drawer: see `screens/ui/dialog/back-closes.ts`. */
const isOfDrawer = (): boolean => Boolean((history.state as { readonly drawer?: unknown } | null)?.drawer)

/** Writes the selection of the shown page to its address, debounced. */
export const useWrittenAddress = (path: string, memory: PageMemory): void => {
  useEffect(() => {
    const entry = currentEntry()
    // After going back or reloading, no drawer is open.
    if (isOfDrawer()) history.replaceState({ ...history.state, drawer: false }, '')
    let timer: ReturnType<typeof setTimeout> | undefined
    let latest: Selection | undefined
    const isShown = () => latest !== undefined && currentEntry() === entry
    const put = async (selection: Selection) => {
      const hash = await hashOf(path, selection)
      if (latest === selection && isShown() && !isOfDrawer()) history.replaceState(history.state, '', hash)
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (isOfDrawer()) return later()
        if (latest) put(latest).catch(() => undefined)
      }, writeAfterMs)
    }
    const end = memory.subscribe(() => {
      const next = memory.left()?.selection
      if (next === latest) return
      latest = next
      later()
    })
    return () => {
      latest = undefined
      clearTimeout(timer)
      end()
    }
  }, [path, memory])
}
