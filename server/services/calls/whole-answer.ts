/** Awaits the answers of calls made by other calls. */
import { runInSlices } from '../../base/run-in-slices.ts'
import { type CallAnswer, type Caller, type CallResult, isCooperative } from './served-call.ts'

/** Resolves an answer of any kind; a cooperative one is run in the caller's turn, so that other requests are answered in between. */
export const wholeAnswer = async (answer: CallAnswer, { inTurn = runInSlices }: Pick<Caller, 'inTurn'> = {}): Promise<CallResult> =>
  isCooperative(answer) ? inTurn(answer) : answer
