/** What the results of the industry page show. */
import type { RotaryServoAnswer, RotaryServoRequest } from '../../contract/rotary-working.ts'
import type { ApiFailure } from '../app/api.ts'
import { keyOf, lastAnswered } from '../app/call.ts'
import type { IndustryEvent, IndustryState } from './industry-machine.ts'

export type IndustryView = { readonly state: IndustryState; readonly dispatch: (event: IndustryEvent) => void }

export type IndustryResults =
  | { readonly state: 'notStarted' }
  | { readonly state: 'running' }
  /** The last answer, also while the next one is under way. */
  | { readonly state: 'answered'; readonly request: RotaryServoRequest; readonly answer: RotaryServoAnswer; readonly updating: boolean }
  | { readonly state: 'failed'; readonly request: RotaryServoRequest; readonly failure: ApiFailure; readonly onRetry: () => void }

export const resultsOf = ({ state: { call }, dispatch }: IndustryView): IndustryResults => {
  const answered = lastAnswered(call)
  if (answered) return { state: 'answered', request: answered.request, answer: answered.answer, updating: call.state === 'running' }
  if (call.state === 'failed') {
    return { state: 'failed', request: call.request, failure: call.failure, onRetry: () => dispatch({ type: 'retryPressed' }) }
  }
  return { state: call.state === 'running' ? 'running' : 'notStarted' }
}

/** The conditions that the shown results are for; undefined while there are none. Changes when other conditions have been answered. */
export const answeredConditions = ({ call }: IndustryState): string | undefined =>
  call.state === 'answered' ? keyOf(call.request.workingData) : undefined
