/** One matching run after another: the declared waiting time, the answer, cancelling, and late answers dropped. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiFailure, type CallOptions, failureOf, getAnswer, type ServiceCall } from '../app/api.ts'
import { useTexts } from '../app/texts.tsx'
import type { CountedCalculation } from './read-calculation.ts'

/** `query`: the parameters as texts, also of a call whose `body` is posted. */
export type MatchRequest = ServiceCall

/** What the results area shows: the outcome of the last run that ended. */
export type Outcome =
  | { readonly state: 'notStarted' }
  | { readonly state: 'answered'; readonly request: MatchRequest; readonly answer: CountedCalculation }
  | { readonly state: 'failed'; readonly request: MatchRequest; readonly failure: ApiFailure }

/** A run under way; `answer` is there before the declared time is over. */
export type Run = { readonly request: MatchRequest; readonly answer: CountedCalculation | undefined }

export type Matching = {
  readonly run: Run | undefined
  readonly outcome: Outcome
  readonly start: (request: MatchRequest) => void
  /** Ends the waiting: the answer is shown if it is there. */
  readonly show: () => void
  readonly cancel: () => void
}

export type MatchingOptions = { readonly overlayMs: number; readonly onFailure: (failure: ApiFailure) => void }

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const calculate = async (request: MatchRequest, options: CallOptions): Promise<CountedCalculation> => {
  const { readCalculation } = await import('./read-calculation.ts')
  return getAnswer(request, readCalculation, options)
}

export const useMatching = ({ overlayMs, onFailure }: MatchingOptions): Matching => {
  const { locale } = useTexts()
  const [run, setRun] = useState<Run>()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'notStarted' })
  const controller = useRef<AbortController>(undefined)

  const finish = useCallback((next: Outcome) => {
    controller.current = undefined
    setRun(undefined)
    setOutcome(next)
  }, [])

  const start = useCallback(
    (request: MatchRequest) => {
      controller.current?.abort()
      const own = new AbortController()
      controller.current = own
      setRun({ request, answer: undefined })
      // A run that was cancelled, shown early or replaced is no longer the current one: whatever it still brings is dropped.
      const isCurrent = () => controller.current === own
      const declared = pause(overlayMs)
      calculate(request, { locale, signal: own.signal }).then(
        async (answer) => {
          if (!isCurrent()) return
          setRun({ request, answer })
          await declared
          if (isCurrent()) finish({ state: 'answered', request, answer })
        },
        (error: unknown) => {
          if (!isCurrent()) return
          const failure = failureOf(error)
          finish({ state: 'failed', request, failure })
          onFailure(failure)
        },
      )
    },
    [locale, overlayMs, onFailure, finish],
  )

  const cancel = useCallback(() => {
    controller.current?.abort()
    controller.current = undefined
    setRun(undefined)
  }, [])

  const show = useCallback(() => {
    if (run?.answer) finish({ state: 'answered', request: run.request, answer: run.answer })
  }, [run, finish])

  useEffect(() => () => controller.current?.abort(), [])

  return { run, outcome, start, show, cancel }
}
