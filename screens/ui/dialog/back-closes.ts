/**
 * Makes the back button close an open drawer before leaving the page. All open drawers share one history entry above that of the
 * page.
 *
 * When drawers are closed otherwise, the entry remains and is marked as unused; the next drawer reuses it, and going back from
 * it leaves the page at once. It is not removed because `history.back()` is asynchronous and could undo a navigation that
 * happened meanwhile.
 */
import { isRecord } from '../../../engine/base/is-record.ts'
import { useEffect, useRef } from 'react'

type Close = () => void

const open: Close[] = []
let isSettling = false
/** Id of the page's history entry while the drawers' entry is current. */
let below: unknown

const shown = (): Readonly<Record<string, unknown>> => (isRecord(history.state) ? history.state : {})

/** Marks the current history entry: true if drawers are open, false if it is unused. */
const mark = (drawer: boolean): void => history.replaceState({ ...shown(), drawer }, '')

const noteShown = (): void => {
  const { drawer, entry } = shown()
  below = drawer === undefined ? undefined : entry
}

/** Adapts the history to the open drawers in a microtask, so that replacing one drawer by another adds no entry. */
const settle = (): void => {
  if (isSettling) return
  isSettling = true
  queueMicrotask(() => {
    isSettling = false
    const { drawer } = shown()
    if (open.length === 0 && drawer === true) mark(false)
    else if (open.length > 0 && drawer === false) mark(true)
    else if (open.length > 0 && drawer === undefined) history.pushState({ ...shown(), drawer: true }, '')
    noteShown()
  })
}

window.addEventListener('popstate', () => {
  const { drawer, entry } = shown()
  // Back from the drawers' entry to that of their page. Navigation to another page unmounts the drawers anyway.
  if (drawer === undefined && entry !== undefined && entry === below) {
    const last = open.at(-1)
    if (last) last()
    else history.back()
  }
  noteShown()
  settle()
})
// Not every browser fires popstate for hash navigation.
window.addEventListener('hashchange', noteShown)
// After loading or reloading, no drawer is open.
settle()

/** Makes the back button call `close` until the returned function is called. */
export const openAbove = (close: Close): (() => void) => {
  open.push(close)
  settle()
  return () => {
    open.splice(open.indexOf(close), 1)
    settle()
  }
}

/** Makes the back button call `onClose` while the component is mounted. */
export const useBackCloses = (onClose: Close): void => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => openAbove(() => latest.current()), [])
}
