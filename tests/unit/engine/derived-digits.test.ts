import { expect, it } from 'vitest'
import { parseSchema } from '../../../engine/define/parse-schema.ts'
import { asShown } from '../../../engine/react/derived-digits.ts'

const schemaWith = (digits: unknown) => ({
  id: 9001,
  name: 'hoist',
  fields: { load: { kind: 'number', unit: 'kN' } },
  derived: { force: { unit: 'N', value: 'load * 1000[N/kN]', digits } },
  layout: [{ section: 'load', items: ['load', 'force'] }],
  request: { get: 'HoistWorking/Calculation', query: { Force: 'force' } },
  results: { family: 'screw-jack', overlayMs: 0 },
})

it.each([
  [undefined, 2689.95],
  [4, 2690],
  [2, 2700],
  [1, 3000],
])('a value of %s digits is shown as %d', (digits, shown) => {
  const derived = { force: { unit: 'N', value: 'load', ...(digits !== undefined && { digits }) } }
  expect(asShown(2689.9512345, 'force', { derived })).toBe(shown)
})

it('a value of no such name is shown as any', () => {
  expect(asShown(2689.9512345, 'constructor', {})).toBe(2689.95)
})

it.each([0, 16, 2.5, '3'])('%j digits are refused', (digits) => {
  expect(parseSchema(schemaWith(digits))).toMatchObject({ issues: [expect.objectContaining({ path: 'derived.force.digits' })] })
})

it('3 digits are not', () => {
  expect(parseSchema(schemaWith(3))).toHaveProperty('schema')
})
