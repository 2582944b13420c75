import { expect } from 'vitest'
import { answerIn } from '../../../../contract/results/answer-words.ts'
import { readCalculation } from '../../../../contract/results/read-calculation.ts'
import type { Calculation } from '../../../../contract/results/selection.ts'

/** The calculation in a response that succeeds. */
export const calculationIn = async (response: Response): Promise<Calculation> => {
  const body = (await response.json()) as Readonly<Record<string, unknown>> // a JSON response of the service is an object
  expect(body).toMatchObject({ code: 0 })
  const read = readCalculation(answerIn(body))
  if (!read) throw new TypeError(`no calculation: ${JSON.stringify(body).slice(0, 200)}`)
  return read
}
