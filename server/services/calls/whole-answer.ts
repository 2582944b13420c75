/** Awaits the answers of calls made by other calls. */
import { runInSlices } from '../../base/run-in-slices.ts'
import { type CallAnswer, type CallResult, isCooperative } from './served-call.ts'

/** Resolves an answer of any kind; a cooperative one is run in slices, so that other requests are answered in between. */
export const wholeAnswer = async (answer: CallAnswer): Promise<CallResult> => (isCooperative(answer) ? runInSlices(answer) : answer)
