/** What is asked of the browser itself, as the clipboard: what comes of it is told only while the view is there and has asked for nothing since. */
import { useCallback, useEffect, useRef } from 'react'

type Attempt = <T>(work: Promise<T>, tell: (outcome: T | undefined) => void) => void

/** @returns waits for a promise; `undefined` is told where it was refused */
export function useOutcome(): Attempt {
  const asked = useRef(0)
  useEffect(
    () => () => {
      asked.current += 1
    },
    [],
  )
  return useCallback((work, tell) => {
    asked.current += 1
    const own = asked.current
    const end = <T>(outcome: T | undefined, told: (outcome: T | undefined) => void) => {
      if (own === asked.current) told(outcome)
    }
    work.then(
      (outcome) => end(outcome, tell),
      () => end(undefined, tell),
    )
  }, [])
}
