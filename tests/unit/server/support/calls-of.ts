/** One of the calls of a form, of every calculator. */
import type { BodyCall, FormCall, QueryCall } from '../../../../server/services/calls/served-call.ts'
import type { RealService } from './real-service.ts'

export const queryCallsOf = ({ calls }: RealService, form: FormCall): readonly QueryCall[] =>
  calls.filter((call) => call.method === 'GET').filter((call) => call.form === form)

export const bodyCallsOf = ({ calls }: RealService, form: FormCall): readonly BodyCall[] =>
  calls.filter((call) => call.method === 'POST').filter((call) => call.form === form)
