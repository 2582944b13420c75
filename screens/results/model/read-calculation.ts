/** Loaded with the first list that is requested again. */
import { answerIn } from '../../../contract/results/answer-words.ts'
import { readCalculation } from '../../../contract/results/read-calculation.ts'
import type { Read } from '../../base/api/api.ts'
import type { Calculation } from '../../../contract/results/selection.ts'

/** Parses the response of a calculation. */
export const readCalculationBody: Read<Calculation> = (_, body) => readCalculation(answerIn(body))
