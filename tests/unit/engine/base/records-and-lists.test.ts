import { describe, expect, test } from 'vitest'
import { at } from '../../../../engine/base/at.ts'
import { foldCase } from '../../../../engine/base/fold-case.ts'
import { isRecord } from '../../../../engine/base/is-record.ts'

describe('at', () => {
  test('returns the element at an index of the list, also one that is undefined', () => {
    expect(at(['a', 'b'], 1)).toBe('b')
    expect(at([undefined], 0)).toBeUndefined()
  })

  test.for([-1, 2, 0.5, Number.NaN])('throws for the index %s, which is not in the list', (index) => {
    expect(() => at(['a', 'b'], index)).toThrow(RangeError)
  })
})

test.for([null, undefined, 1, 'a', [], [{}]])('%j is no record', (value) => {
  expect(isRecord(value)).toBe(false)
})

test('an object with members is a record', () => {
  expect(isRecord({ a: 1 })).toBe(true)
})

test('full-width letters and capitals compare equal to plain ones', () => {
  expect(foldCase('ＳKR-33')).toBe(foldCase('skr-33'))
})
