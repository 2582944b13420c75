/** The matching as a machine: one run after another, each under the overlay. */
import type { Locale } from '../../i18n/locales.ts'
import { getAnswer, type ServiceCall } from '../base/api.ts'
import { type Call, type Ended, endedOf, idle } from '../base/machine/call.ts'
import type { Surroundings } from '../base/machine/create-runner.ts'
import { askAgain, defineMachine } from '../base/machine/define-machine.ts'
import type { CountedCalculation } from './read-calculation.ts'

/** `query`: the parameters as texts, also of a call whose `body` is posted. */
export type MatchRequest = ServiceCall

/** A run that has ended. */
export type Outcome = Ended<MatchRequest, CountedCalculation>

type MatchState = {
  readonly request: MatchRequest | undefined
  readonly calculation: Call<MatchRequest, CountedCalculation>
}

/** `onOutcome` is told what the results area shows: the outcome of the last run that ended. */
type Given = Surroundings & { readonly locale: Locale; readonly onOutcome: (outcome: Outcome | undefined) => void }

export const matchMachine = defineMachine<MatchState, Given, { readonly start: { readonly request: MatchRequest } }, undefined>({
  start: () => ({ request: undefined, calculation: idle }),
  questions: {
    calculation: {
      of: ({ request }) => request,
      covers: () => true,
      ask: async ({ locale }, request, signal) => {
        const { readCalculation } = await import('./read-calculation.ts')
        return getAnswer(request, readCalculation, { locale, signal })
      },
    },
  },
  actions: { start: (state, { request }) => askAgain({ ...state, request }, 'calculation') },
  tell: ({ onOutcome }, { after }) => onOutcome(endedOf(after.calculation)),
})

/** A run under way; `answer` is there before the declared time is over. */
export type Run = { readonly request: MatchRequest; readonly answer: CountedCalculation | undefined }

export const runOf = ({ calculation }: MatchState): Run | undefined => {
  if (calculation.state === 'running') return { request: calculation.request, answer: undefined }
  return calculation.state === 'ready' ? calculation : undefined
}
