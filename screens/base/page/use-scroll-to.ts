import { type RefObject, useEffect, useRef } from 'react'

const scrollAfterMs = 600

/**
 * Brings new results into view, for the eye and for the keyboard. Who has gone on to something else meanwhile is not called away from it.
 *
 * @param shown what is shown: a change brings it into view; undefined for nothing
 * @returns the place to go to, which must be able to take the focus
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
