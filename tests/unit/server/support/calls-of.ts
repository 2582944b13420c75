/** The calls of one kind, whatever calculator they belong to. */
import type { CallKind } from '../../../../server/services/calls/call-kind.ts'
import type { BodyCall, QueryCall } from '../../../../server/services/calls/served-call.ts'
import type { RealService } from './real-service.ts'

export const queryCallsOf = ({ calls }: RealService, wanted: CallKind): readonly QueryCall[] =>
  calls.filter((call) => call.method === 'GET').filter(({ kind }) => kind === wanted)

export const bodyCallsOf = ({ calls }: RealService, wanted: CallKind): readonly BodyCall[] =>
  calls.filter((call) => call.method === 'POST').filter(({ kind }) => kind === wanted)
