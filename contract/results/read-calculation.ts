import { isRecord } from '../../engine/base/is-record.ts'
import { inOneSpelling } from './answer-words.ts'
import { type Calculation, calculation } from './selection.ts'

/**
 * @param answer of any calculation, as `answerIn` takes it from the body of a response
 * @returns undefined if it does not have the expected shape
 */
export const readCalculation = (answer: unknown): Calculation | undefined =>
  calculation.safeParse(isRecord(answer) ? inOneSpelling(answer) : answer).data
