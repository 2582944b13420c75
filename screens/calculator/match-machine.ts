/** State machine of the matching: one run at a time, each under the overlay. */
import type { Locale } from '../../i18n/locales.ts'
import { getAnswer, type ServiceCall } from '../base/api/api.ts'
import { type Call, type Ended, endedOf, idle, isCovered } from '../base/machine/call.ts'
import type { Surroundings } from '../base/machine/create-runner.ts'
import { askAgain, defineMachine } from '../base/machine/define-machine.ts'
import type { CountedCalculation } from './read-calculation.ts'

/** `query` holds the parameters as texts, even if `body` is posted. */
export type MatchRequest = ServiceCall

/** A requested run. `covered` is false for restored results and updates in place, which have no overlay. */
export type RequestedRun = { readonly request: MatchRequest; readonly covered: boolean }

/** A completed run. */
export type Outcome = Ended<MatchRequest, CountedCalculation>

type MatchState = {
  readonly request: MatchRequest | undefined
  /** Whether the overlay is shown. */
  readonly covered: boolean
  readonly calculation: Call<MatchRequest, CountedCalculation>
}

/** `onOutcome` receives the last completed run, which the results area shows. */
type MatchDependencies = Surroundings & { readonly locale: Locale; readonly onOutcome: (outcome: Outcome | undefined) => void }

export const matchMachine = defineMachine<MatchState, MatchDependencies, { readonly start: RequestedRun }, undefined>({
  start: () => ({ request: undefined, covered: true, calculation: idle }),
  questions: {
    calculation: {
      of: ({ request }) => request,
      covers: ({ covered }) => covered,
      ask: async ({ locale }, request, signal) => {
        const { readCountedCalculation } = await import('./read-calculation.ts')
        return getAnswer(request, readCountedCalculation, { locale, signal })
      },
    },
  },
  actions: {
    start: (state, { request, covered }) => {
      const { calculation } = state
      const isUnderWay = calculation.state === 'running' && JSON.stringify(calculation.request) === JSON.stringify(request)
      return isUnderWay ? state : askAgain({ ...state, request, covered }, 'calculation')
    },
  },
  tell: ({ onOutcome }, { after }) => onOutcome(endedOf(after.calculation)),
})

/** A run in progress; `answer` is set if it arrives before the declared time is over. */
export type Run = { readonly request: MatchRequest; readonly answer: CountedCalculation | undefined; readonly covered: boolean }

export const runOf = ({ calculation }: MatchState): Run | undefined => {
  if (calculation.state === 'running') return { request: calculation.request, answer: undefined, covered: isCovered(calculation) }
  return calculation.state === 'ready' ? { ...calculation, covered: true } : undefined
}
