/**
 * Back closes a drawer before it leaves the page: while drawers are open, an entry of the history stands above that of the page, for all of them.
 *
 * It stays when they are closed in another way, and is only marked as spent. Taken back it would be late: `history.back()` acts a moment after it is
 * called, and then takes back whatever page somebody has gone to meanwhile. The next drawer uses it again, and whoever goes back from it
 * leaves the page at once.
 */
import { isRecord } from '../../../engine/base/is-record.ts'
import { useEffect, useRef } from 'react'

type Close = () => void

const open: Close[] = []
let isSettling = false
/** What the entry of the page is called, while one for drawers is shown above it. */
let below: unknown

const shown = (): Readonly<Record<string, unknown>> => (isRecord(history.state) ? history.state : {})

/** @param drawer whether drawers are open above the page; false: this entry is spent */
const mark = (drawer: boolean): void => history.replaceState({ ...shown(), drawer }, '')

const noteShown = (): void => {
  const { drawer, entry } = shown()
  below = drawer === undefined ? undefined : entry
}

/** Brings the history in line with the drawers, once all that happens at the same time has happened: one that follows another needs no new entry. */
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
  // Back from the entry of the drawers to that of their page; going to another page takes its drawers with it.
  if (drawer === undefined && entry !== undefined && entry === below) {
    const last = open.at(-1)
    if (last) last()
    else history.back()
  }
  noteShown()
  settle()
})
// Going on within the pages is no such event everywhere.
window.addEventListener('hashchange', noteShown)
// Where this is loaded, or a page is loaded anew, no drawer is open.
settle()

/** Has Back call `close` until the function that is given back is called. */
export const openAbove = (close: Close): (() => void) => {
  open.push(close)
  settle()
  return () => {
    open.splice(open.indexOf(close), 1)
    settle()
  }
}

/** Has Back call `onClose` while the component is shown. */
export const useBackCloses = (onClose: Close): void => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => openAbove(() => latest.current()), [])
}
