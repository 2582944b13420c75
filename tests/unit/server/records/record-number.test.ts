import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberOf, sequenceOf } from '../../../../server/records/record-number.ts'

test('a number stands for its sequence and for no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (sequence) => {
      expect(sequenceOf(numberOf(sequence))).toBe(sequence)
    }),
  )
})

test.each([
  [1, 'SR-000001'],
  [123456, 'SR-123456'],
  [1234567, 'SR-1234567'],
])('the sequence %i is the number %s', (sequence, number) => {
  expect(numberOf(sequence)).toBe(number)
})

test.each(['12', 'SR-12', 'sr-000012', ' SR-000012 '])('an operator may type %j', (typed) => {
  expect(sequenceOf(typed)).toBe(12)
})
