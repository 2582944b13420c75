/** Answers of calls that another call makes. */
import { inSlices } from '../../base/in-slices.ts'
import { type Answer, type Answered, isInPieces } from './served-call.ts'

/** Waits for an answer, whichever way it comes; one in pieces lets the server answer others in between. */
export const wholeAnswer = async (answer: Answer): Promise<Answered> => (isInPieces(answer) ? inSlices(answer) : answer)
