/**
 * Awaits browser requests such as the clipboard; the result is reported only while the view is mounted and no newer request has been
 * made.
 */
import { useCallback, useEffect, useRef } from 'react'

type Attempt = <T>(work: Promise<T>, tell: (outcome: T | undefined) => void) => void

/** @returns a function that awaits a promise and reports its result; `undefined` if it was rejected */
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
