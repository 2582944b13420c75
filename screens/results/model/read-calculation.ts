import { isRecord } from '../../../engine/base/is-record.ts'
import { inOneSpelling } from '../../../contract/results/answer-words.ts'
import { type Calculation, calculation } from '../../../contract/results/selection.ts'

/** Parses an answer. Loaded with the first list that is requested again. */
export const readCalculation = (data: unknown): Calculation | undefined =>
  calculation.safeParse(isRecord(data) ? inOneSpelling(data) : data).data
