/** What stands under a name is what a thing has of its own; whatever else is asked is absent, and what is absent stays as absent as it was. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileExpression, isAbsent, masked, missing, parse } from '../../../../engine/expression/index.ts'
import type { Value } from '../../../../engine/expression/index.ts'

const names = ['size', 'state', 'because', 'length', 'constructor', 'toString'] as const
const slots = ['thing', 'flag', 'key']

const run = (source: string, values: readonly Value[]): Value => {
  const parsed = parse(source)
  if (!('expression' in parsed)) throw new RangeError(source)
  return compileExpression(parsed.expression, (path) => slots.indexOf(path))(values)
}

/** By its name and by a text that is it: of a thing that is worked out, as one that stands there is a slot. */
const readBothWays = (thing: Value, name: (typeof names)[number]): readonly Value[] => [
  run(`(flag ? thing : thing).${name}`, [thing, true, name]),
  run(`(flag ? thing : thing)[key]`, [thing, false, name]),
]

describe('a name', () => {
  it('that has no place among the values is refused when it is compiled, not when it is asked', () => {
    expect(() => run('other', [1, true, 'a'])).toThrow(RangeError)
    expect(run('thing', [1, true, 'a'])).toBe(1)
  })
})

describe('a member', () => {
  const scalar = fc.oneof(fc.integer(), fc.boolean(), fc.constantFrom('a', 'b'))

  it('is what a record has of its own under that name, and nothing that every object has', () => {
    const record = fc.dictionary(fc.constantFrom(...names), scalar, { noNullPrototype: true })
    fc.assert(
      fc.property(record, fc.constantFrom(...names), (own, name) => {
        const [one, other] = readBothWays(own, name)
        const [, expected] = Object.entries(own).find(([key]) => key === name) ?? []
        expect([one, other].map((found) => (isAbsent(found) ? undefined : found))).toEqual([expected, expected])
      }),
    )
  })

  it('of what is no record is absent, by the state of what is absent itself', () => {
    fc.assert(
      fc.property(fc.oneof(scalar, fc.array(fc.integer())), fc.constantFrom(...names), (thing, name) => {
        for (const found of readBothWays(thing, name)) expect(isAbsent(found)).toBe(true)
        for (const absent of [missing('x'), masked('x')]) for (const found of readBothWays(absent, name)) expect(found).toEqual(absent)
      }),
    )
  })
})
