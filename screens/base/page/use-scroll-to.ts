import { type RefObject, useEffect, useRef } from 'react'

const scrollAfterMs = 600

/**
 * Scrolls to new results and focuses them, unless the user has moved on to something else.
 *
 * @param shown the shown results; a change triggers scrolling, undefined means none
 * @returns ref of the target, which must be focusable
 */
export const useScrollTo = (shown: unknown): RefObject<HTMLElement | null> => {
  const target = useRef<HTMLElement>(null)
  useEffect(() => {
    if (shown === undefined) return undefined
    const timer = setTimeout(() => {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      target.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
      target.current?.focus({ preventScroll: true })
    }, scrollAfterMs)
    const listening = new AbortController()
    const stop = () => clearTimeout(timer)
    for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, stop, { signal: listening.signal })
    return () => {
      stop()
      listening.abort()
    }
  }, [shown])
  return target
}
