/** The calls that fetch the ledger of an answer. */
import { reducerCalls, reducerModeOf } from '../../contract/reducer-modes.ts'
import type { RecommendedModel } from '../../contract/selection.ts'
import { type ServiceCall, siblingCall } from '../app/api.ts'

/** A family may have thousands of models: only those that are looked at are asked for. */
export type LedgerPart = 'passed' | 'failed'

/** A model whose ledger is wanted. */
export type LedgerPair = Pick<RecommendedModel, 'skuID' | 'motorSku'>

/** What is asked: a part of the ledger, or of what fits only these models. */
export type LedgerWish = { readonly part: LedgerPart; readonly pairs?: readonly LedgerPair[] }

/** The reasons for a posted calculation are asked for by posting it again, with what is wanted beside it. */
const postedCalls = ({ path, body }: ServiceCall, { part, pairs }: LedgerWish): readonly ServiceCall[] => {
  const mode = reducerModeOf(path)
  const call = (wanted: object): ServiceCall => ({
    path: siblingCall(path, 'Explanation'),
    query: {},
    body: { mode, parameters: body, ...wanted },
  })
  if (!pairs) return [call({ only: part })]
  // Only where a gear is answered with several motors does it take the motor's name, too.
  const withMotor = mode !== undefined && reducerCalls[mode].pairs
  return pairs.map(({ skuID, motorSku }) => call({ skuID, ...(withMotor && { motorSku }) }))
}

/**
 * @param request an answered calculation
 * @param wish part of its ledger
 * @returns the calls whose answers together are that part; one that takes its parameters in the address answers every model at once
 */
export const explanationCalls = (request: ServiceCall, wish: LedgerWish): readonly ServiceCall[] => {
  if (request.body !== undefined) return postedCalls(request, wish)
  return [{ path: siblingCall(request.path, 'Explanation'), query: { ...request.query, Only: wish.part } }]
}
