/** JSON values as clients send them, read by the shapes of the contract. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readShape } from '../../../../families/define/read-shape.ts'

const shape = z.strictObject({
  name: z.string(),
  note: z.optional(z.string()),
  cleared: z.optional(z.nullable(z.number())),
  motor: z.optional(z.strictObject({ brand: z.optional(z.enum(['a', 'b'])), power: z.number() })),
  rows: z.optional(z.array(z.number())),
})

test('a member that may be absent may be null, at any depth, and then is absent', () => {
  expect(readShape(shape, { name: 'x', note: null, motor: { brand: null, power: 1 }, rows: null })).toEqual({
    values: { name: 'x', motor: { power: 1 } },
  })
})

test('null keeps its meaning where the shape gives it one', () => {
  expect(readShape(shape, { name: 'x', note: null, cleared: null })).toEqual({ values: { name: 'x', cleared: null } })
})

test('a required member that is null is refused by name, beside what else is wrong, and what was sent is not changed', () => {
  const sent = { name: null, note: null, motor: { power: 'much' } }
  expect(readShape(shape, sent)).toMatchObject({
    faults: [
      { code: 'wrongType', path: 'name' },
      { code: 'wrongType', path: 'motor.power' },
    ],
  })
  expect(sent).toEqual({ name: null, note: null, motor: { power: 'much' } })
})

test('an element of a list is not left out', () => {
  expect(readShape(shape, { name: 'x', rows: [1, null] })).toMatchObject({ faults: [{ path: 'rows.1' }] })
})
