/**
 * The recorded behaviour of each example's form is stored in a file beside it, written by `npm run calculator -- record <id>`.
 */
import type { CalculatorExamples } from '../engine/define/examples.ts'

type Case = CalculatorExamples['cases'][number]

/** Recorded behaviour of an untouched form, and of each example by name. */
export type Recorded = Pick<CalculatorExamples, 'fresh' | 'offers' | 'announces' | 'empties' | 'restates'> & {
  readonly cases: Readonly<Record<string, Omit<Case, 'name' | 'inputs' | 'request'> & Pick<CalculatorExamples, 'offers'>>>
}

/**
 * @param examples written by hand: inputs, request, and hand-calculated values
 * @param recorded behaviour of the form with them
 * @returns both; hand-written values take precedence over recorded ones
 * @throws RangeError if the recording names an example that does not exist
 */
export function withRecorded(examples: CalculatorExamples, recorded: Recorded): CalculatorExamples {
  const { cases: byName, ...ofForm } = recorded
  const { cases, otherAnswers = [] } = examples
  const names = new Set([...cases, ...otherAnswers].map(({ name }) => name))
  const unknown = Object.keys(byName).find((name) => !names.has(name))
  if (unknown !== undefined) throw new RangeError(`recorded of an example that there is not: ${unknown}`)
  return {
    ...ofForm,
    ...examples,
    cases: cases.map((one) => ({ ...byName[one.name], ...one })),
    ...(examples.otherAnswers && { otherAnswers: otherAnswers.map((one) => ({ ...byName[one.name], ...one })) }),
  }
}
