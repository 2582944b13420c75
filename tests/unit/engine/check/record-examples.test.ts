import { expect, test } from 'vitest'
import { recordExamples } from '../../../../engine/check/record-examples.ts'
import { compile } from '../../../../engine/index.ts'
import { calculators, type Calculator } from '../../../../schemas/registry.ts'

/** Examples state computed values to nine digits, as they are recorded. */
const toNineDigits = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? Number(one.toPrecision(9)) : one)))

test.each(calculators.map(({ schema, examples }) => [schema.id, { plan: compile(schema), examples }] as const))(
  'a recording of the examples of %i states what they state',
  (_, { plan, examples }) => {
    expect(toNineDigits(recordExamples(plan, examples))).toEqual(toNineDigits(examples))
  },
)

test('a value that is not true any more is recorded anew, and a field that is hidden now is added', () => {
  // Calculator 31 is always there.
  const [{ schema, examples }] = calculators.filter(({ schema: { id } }) => id === 31) as [Calculator]
  const [first, ...others] = examples.cases
  // Wrong values, of the right types.
  const wrong = { ...examples, cases: [{ ...first, shows: { sliderSpacing: 1 }, hides: ['load'] }, ...others] } as typeof examples
  const [recorded] = recordExamples(compile(schema), wrong).cases
  expect(recorded?.shows).toEqual({ sliderSpacing: 200 })
  expect(recorded?.hides).toEqual([])
})
