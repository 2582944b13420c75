import * as z from 'zod/mini'
import { isRecord } from '../../engine/base/is-record.ts'
import { answerIn } from '../../contract/results/answer-words.ts'
import { readCalculation } from '../../contract/results/read-calculation.ts'
import type { Calculation } from '../../contract/results/selection.ts'
import type { Read } from '../base/api/api.ts'
import type { OptionCounts } from './option-counts.ts'

/** An answer with the number of models per option of the form's groups, if the service counts them. */
export type CountedCalculation = Calculation & { readonly counts: OptionCounts }

const countedOptions = z.array(z.object({ value: z.string(), count: z.int() }))

const countsIn = (data: unknown): OptionCounts =>
  Object.fromEntries(
    Object.entries(isRecord(data) ? data : {}).flatMap(([name, list]) => {
      const options = name.endsWith('List') ? countedOptions.safeParse(list).data : undefined
      return options ? [[name, Object.fromEntries(options.map(({ value, count }) => [value, count]))]] : []
    }),
  )

/** Parses the response of a calculation. Loaded with the first calculation, to keep the form small. */
export const readCountedCalculation: Read<CountedCalculation> = (_, body) => {
  const answer = answerIn(body)
  const calculation = readCalculation(answer)
  return calculation && { ...calculation, counts: countsIn(answer) }
}
