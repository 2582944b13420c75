/** What the form of an example was recorded to do stands in a file beside it: `npm run calculator -- record <id>` writes it. */
import type { CalculatorExamples } from '../engine/define/examples.ts'

type Case = CalculatorExamples['cases'][number]

/** What is recorded of a form that nobody has touched, and of each example by its name. */
export type Recorded = Pick<CalculatorExamples, 'fresh' | 'offers' | 'announces' | 'empties'> & {
  readonly cases: Readonly<Record<string, Omit<Case, 'name' | 'inputs' | 'request'> & Pick<CalculatorExamples, 'offers'>>>
}

/**
 * @param examples as a person writes them: inputs, request, and what was worked out by hand
 * @param recorded what the form does with them
 * @returns both; what a person wrote goes before what was recorded
 * @throws RangeError where something is recorded of an example that there is not
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
