import * as z from 'zod/mini'
import { type Calculation, calculation } from '../../contract/selection.ts'
import { isRecord } from '../app/api.ts'
import type { OptionCounts } from './option-counts.ts'

/** An answer with how many models each option of the form's groups has, where it says so. */
export type CountedCalculation = Calculation & { readonly counts: OptionCounts }

/** Answers with a result table call their list `moduleLinearWorkingResDto`; those of reducers call the number of matches `count`. */
const inOneSpelling = (data: unknown): unknown => {
  if (!isRecord(data)) return data
  const listed = 'moduleLinearWorkingResDto' in data ? { ...data, list: data['moduleLinearWorkingResDto'] } : data
  return 'count' in listed && !('matched' in listed) ? { ...listed, matched: listed['count'] } : listed
}

const countedOptions = z.array(z.object({ value: z.string(), count: z.int() }))

const countsIn = (data: unknown): OptionCounts =>
  Object.fromEntries(
    Object.entries(isRecord(data) ? data : {}).flatMap(([name, list]) => {
      const options = name.endsWith('List') ? countedOptions.safeParse(list).data : undefined
      return options ? [[name, Object.fromEntries(options.map(({ value, count }) => [value, count]))]] : []
    }),
  )

/** Fetched with the first calculation, so that a form does not wait for it. */
export const readCalculation = (data: unknown): CountedCalculation | undefined => {
  const answer = calculation.safeParse(inOneSpelling(data)).data
  return answer && { ...answer, counts: countsIn(data) }
}
