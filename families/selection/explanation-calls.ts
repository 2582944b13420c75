/** The calls that fetch the ledger of an answer. */
import type { RecommendedModel } from '../../contract/results/selection.ts'
import { axisLedgerParameters } from '../linear-axis/wire/names.ts'
import { reducerCalls, reducerModeOf } from '../reducer/wire/modes.ts'
import { rotaryLedgerParameters } from '../rotary/wire/names.ts'

/** A call: parameters in the address, or a JSON body that is posted. */
export type AskedCall = { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly body?: unknown }

/** The call beside a calculation with the same parameters: `BallScrewWorking/Calculation` → `BallScrewWorking/Explanation`. */
export const siblingCall = (path: string, name: string): string => path.replace(/[^/]+$/, name)

/** A family may have thousands of models: only those that are looked at are asked for. */
export type LedgerPart = 'passed' | 'failed'

/** A model whose ledger is wanted. */
export type LedgerPair = Pick<RecommendedModel, 'skuID' | 'motorSku'>

/** What is asked: a part of the ledger, or of what fits only these models. */
export type LedgerWish = { readonly part: LedgerPart; readonly pairs?: readonly LedgerPair[] }

/** How the ledger of a posted calculation is asked for. `motors`: its rows are pairs, which it takes both skus to name. */
type PostedLedger = { readonly asked: object; readonly motors: boolean }

const reducerLedger = ({ path, body }: AskedCall): PostedLedger => {
  const mode = reducerModeOf(path)
  return { asked: { mode, parameters: body }, motors: mode !== undefined && reducerCalls[mode].pairs }
}

/** The reasons for a posted calculation are asked for by posting it again, with what is wanted beside it. */
const postedCalls = (request: AskedCall, { part, pairs }: LedgerWish): readonly AskedCall[] => {
  const rotary = rotaryLedgerParameters(request)
  const axis = axisLedgerParameters(request)
  const { asked, motors } = rotary
    ? { asked: { parameters: rotary }, motors: true }
    : axis
      ? { asked: { parameters: axis }, motors: false }
      : reducerLedger(request)
  const call = (wanted: object): AskedCall => ({
    path: siblingCall(request.path, 'Explanation'),
    query: {},
    body: { ...asked, ...wanted },
  })
  if (!pairs) return [call({ only: part })]
  return pairs.map(({ skuID, motorSku }) => call({ skuID, ...(motors && motorSku !== undefined && { motorSku }) }))
}

/**
 * @param request an answered calculation
 * @param wish part of its ledger
 * @returns the calls whose answers together are that part; one that takes its parameters in the address answers every model at once
 */
export const explanationCalls = (request: AskedCall, wish: LedgerWish): readonly AskedCall[] => {
  if (request.body !== undefined) return postedCalls(request, wish)
  return [{ path: siblingCall(request.path, 'Explanation'), query: { ...request.query, Only: wish.part } }]
}
