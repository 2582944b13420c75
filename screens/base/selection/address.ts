/** The address of a page: its path, and the selection after `?s=`. */
import { useEffect, useSyncExternalStore } from 'react'
import { useHashLocation } from 'wouter/use-hash-location'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { currentEntry, type PageMemory } from './visit.ts'

const parameter = 's'
const writeAfterMs = 300

/** The path of a location, without what an address carries. */
const pathOf = (location: string): string => location.split('?')[0] ?? location

/** wouter's hash routing, by the path alone: an address that is written while somebody types is no other page. */
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

/** The entry of the history that is shown: another one is another visit, also of the same page. */
export const useEntry = (): string => useSyncExternalStore(subscribeToArrivals, currentEntry)

/** What the address that is shown carries after its path. */
export const queryOfAddress = (): string => location.hash.split('?')[1] ?? ''

/** Has the address that is shown say something else of the same page: no other entry of the history. */
export const writeAddress = (address: string): void => history.replaceState(history.state, '', `#${address}`)

/** The text of a selection in the address that is shown; undefined where it has none. */
export const selectionText = (): string | undefined => new URLSearchParams(queryOfAddress()).get(parameter) ?? undefined

/** Whether the address asks for the results of its selection, made or not. */
export const isResultAsked = (): boolean => new URLSearchParams(queryOfAddress()).get('render') === 'result'

const codec = () => import('../../../contract/saved/selection-address.ts')

const read = new Map<string, Promise<Selection | undefined>>()

/** The selection of a text, as a promise that is the same for the same text; undefined for a text that holds none. */
export const selectionOf = (text: string): Promise<Selection | undefined> => {
  const known = read.get(text)
  if (known) return known
  const reading = codec().then(({ decodeSelection }) => decodeSelection(text))
  read.set(text, reading)
  reading.catch(() => read.delete(text))
  return reading
}

/** The address of a page with a selection in it, from `#` on. */
export const hashOf = async (path: string, selection: Selection): Promise<string> => {
  const { encodeSelection } = await codec()
  return `#${path}?${parameter}=${await encodeSelection(selection)}`
}

/** Open drawers have an entry of their own above that of their page: see `screens/ui/dialog/back-closes.ts`. */
const isOfDrawer = (): boolean => Boolean((history.state as { readonly drawer?: unknown } | null)?.drawer)

/** Writes what the page was left with into its address, a moment after each change, while it is shown. */
export const useWrittenAddress = (path: string, memory: PageMemory): void => {
  useEffect(() => {
    const entry = currentEntry()
    // Come back to, or loaded anew: the drawers above the page are gone.
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
