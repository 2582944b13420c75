/**
 * Back closes a drawer before it leaves the page: while drawers are open, an entry of the history stands above that of the page, for all of them.
 * It is taken back when the last one is closed in another way.
 */
import { useEffect, useRef } from 'react'
import { isRecord } from '../base/api.ts'

type Close = () => void

const open: Close[] = []
let isSettling = false
/** The entry of drawers is being taken back; the browser says when it has been. */
let isGoingBack = false

const isOfDrawer = (): boolean => isRecord(history.state) && history.state['drawer'] === true

/** Brings the history in line with the drawers, once all that happens at the same time has happened: one that follows another needs no new entry. */
const settle = (): void => {
  if (isSettling) return
  isSettling = true
  queueMicrotask(() => {
    isSettling = false
    if (isGoingBack) return
    if (open.length > 0 && !isOfDrawer()) {
      history.pushState({ ...(isRecord(history.state) ? history.state : {}), drawer: true }, '')
    } else if (open.length === 0 && isOfDrawer()) {
      isGoingBack = true
      history.back()
    }
  })
}

window.addEventListener('popstate', () => {
  // Taken back by us, or forward to an entry whose drawer is gone: there is nothing to close.
  if (!isGoingBack && !isOfDrawer()) open.at(-1)?.()
  isGoingBack = false
  settle()
})

/** Has Back call `onClose` while the component is shown. */
export const useBackCloses = (onClose: Close): void => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const close = () => latest.current()
    open.push(close)
    settle()
    return () => {
      open.splice(open.indexOf(close), 1)
      settle()
    }
  }, [])
}
