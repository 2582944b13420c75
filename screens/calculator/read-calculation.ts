import { type Calculation, calculation } from '../../contract/selection.ts'
import { isRecord } from '../app/api.ts'

/** Answers with a result table call their list `moduleLinearWorkingResDto`. */
const withList = (data: unknown): unknown =>
  isRecord(data) && 'moduleLinearWorkingResDto' in data ? { ...data, list: data['moduleLinearWorkingResDto'] } : data

/** Fetched with the first calculation, so that a form does not wait for it. */
export const readCalculation = (data: unknown): Calculation | undefined => calculation.safeParse(withList(data)).data
