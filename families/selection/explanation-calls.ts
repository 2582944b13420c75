/** Builds the calls that fetch the ledger of an answer. */
import type { RecommendedModel } from '../../contract/results/selection.ts'
import { axisLedgerParameters } from '../linear-axis/wire/names.ts'
import { reducerCalls, reducerModeOf } from '../reducer/wire/modes.ts'
import { rotaryLedgerParameters } from '../rotary/wire/names.ts'

/** A request to a call: its path below the root of the calls, with parameters in the address or a JSON body to post. */
export type CallRequest = { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly body?: unknown }

/** The call beside a calculation with the same parameters: `BallScrewWorking/Calculation` → `BallScrewWorking/Explanation`. */
export const siblingCall = (path: string, name: string): string => path.replace(/[^/]+$/, name)

/** The part of the ledger to fetch, as a family may have thousands of models. */
export type LedgerPart = 'passed' | 'failed'

/** A model whose ledger row is requested; with `notKnown` where it is one of those that are not fully known. */
export type LedgerPair = Pick<RecommendedModel, 'skuID' | 'motorSku' | 'notKnown'>

/** The requested rows: a part of the ledger, or only these models. */
export type LedgerWish = { readonly part: LedgerPart; readonly pairs?: readonly LedgerPair[] }

/** Format of the ledger request for a posted calculation. `motors`: its rows are pairs, identified by both skus. */
type PostedLedger = { readonly ledger: object; readonly motors: boolean }

const reducerLedger = ({ path, body }: CallRequest): PostedLedger => {
  const mode = reducerModeOf(path)
  return { ledger: { mode, parameters: body }, motors: mode !== undefined && reducerCalls[mode].pairs }
}

/** Posts the calculation again with the requested rows added to the body. */
const postedCalls = (request: CallRequest, { part, pairs }: LedgerWish): readonly CallRequest[] => {
  const rotary = rotaryLedgerParameters(request)
  const axis = axisLedgerParameters(request)
  const { ledger, motors } = rotary
    ? { ledger: { parameters: rotary }, motors: true }
    : axis
      ? { ledger: { parameters: axis }, motors: false }
      : reducerLedger(request)
  const call = (rows: object): CallRequest => ({
    path: siblingCall(request.path, 'Explanation'),
    query: {},
    body: { ...ledger, ...rows },
  })
  if (!pairs) return [call({ only: part })]
  return pairs.map(({ skuID, motorSku }) => call({ skuID, ...(motors && motorSku !== undefined && { motorSku }) }))
}

/**
 * @param request an answered calculation
 * @param wish part of its ledger
 * @returns the calls whose answers together are that part; a call with parameters in the address covers all models of a part at once
 */
export const explanationCalls = (request: CallRequest, wish: LedgerWish): readonly CallRequest[] => {
  if (request.body !== undefined) return postedCalls(request, wish)
  const parts = new Set(wish.pairs?.map(({ notKnown }) => (notKnown ? 'notKnown' : wish.part)) ?? [wish.part])
  return [...parts].map((part) => ({ path: siblingCall(request.path, 'Explanation'), query: { ...request.query, Only: part } }))
}
