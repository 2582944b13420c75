import { expect, test } from 'vitest'
import { judge, makeValue, toCheck } from '../../../../families/sizing/check.ts'
import { unlimited } from '../../../../families/formulas/physical-constants.ts'

const limit = { unit: 'mm', formula: 'S <= Smax', source: 'maker' } as const

test('a demand equal to its limit passes, one part in a million more does not', () => {
  expect(judge('stroke', { ...limit, required: 1, available: 1 }).passed).toBe(true)
  expect(judge('stroke', { ...limit, required: 1 + 1e-6, available: 1 }).passed).toBe(false)
})

test('rounding in unit conversion does not reject a demand that equals its limit', () => {
  const judged = judge('stroke', { ...limit, required: 0.1 + 0.2, available: 0.3 })
  expect(judged).toMatchObject({ passed: true, utilisation: 1 })
})

test('nothing against a limit is no utilisation', () => {
  expect(judge('stroke', { ...limit, required: 20_000, available: unlimited }).utilisation).toBe(0)
  expect(judge('stroke', { ...limit, required: 0, available: 5 }).utilisation).toBe(0)
})

test('rows are in the units of the field, with the numbers that were put in', () => {
  const check = toCheck(judge('stroke', { ...limit, required: 0.7, available: 1.5, inputs: [['S', 0.7, 'mm']] }))
  expect(check).toMatchObject({ required: 700, available: 1500, inputs: [{ symbol: 'S', value: 700, unit: 'mm' }] })
  expect(makeValue({ name: 'inputSpeed', si: 25, unit: 'rpm', formula: 'n1', source: 'maker' }).value).toBe(1500)
})
