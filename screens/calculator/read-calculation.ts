import { type Calculation, calculation } from '../../contract/selection.ts'

/** Fetched with the first calculation, so that a form does not wait for it. */
export const readCalculation = (data: unknown): Calculation | undefined => calculation.safeParse(data).data
