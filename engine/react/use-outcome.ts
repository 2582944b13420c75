/** What is asked of the browser itself, as the clipboard: what comes of it is told only while the view is there and has asked for nothing since. */
import { useCallback, useEffect, useRef } from 'react'

type Attempt = <T>(work: Promise<T>, tell: (outcome: T | undefined) => void) => void

/** @returns waits for a promise; `undefined` is told where it was refused */
export function useOutcome(): Attempt {
  const requests = useRef(0)
  useEffect(
    () => () => {
      requests.current += 1
    },
    [],
  )
  return useCallback((work, tell) => {
    requests.current += 1
    const own = requests.current
    const end = <T>(outcome: T | undefined, report: (outcome: T | undefined) => void) => {
      if (own === requests.current) report(outcome)
    }
    work.then(
      (outcome) => end(outcome, tell),
      () => end(undefined, tell),
    )
  }, [])
}
