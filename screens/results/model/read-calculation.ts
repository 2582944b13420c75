import { inOneSpelling } from '../../../contract/answer-words.ts'
import { type Calculation, calculation } from '../../../contract/selection.ts'
import { isRecord } from '../../base/api.ts'

/** Fetched with the first list that is asked for again. */
export const readCalculation = (data: unknown): Calculation | undefined =>
  calculation.safeParse(isRecord(data) ? inOneSpelling(data) : data).data
