/** Answers of calls that another call makes. */
import { runInSlices } from '../../base/run-in-slices.ts'
import { type CallAnswer, type CallResult, isCooperative } from './served-call.ts'

/** Waits for an answer, whichever way it comes; one in pieces lets the server answer others in between. */
export const wholeAnswer = async (answer: CallAnswer): Promise<CallResult> => (isCooperative(answer) ? runInSlices(answer) : answer)
