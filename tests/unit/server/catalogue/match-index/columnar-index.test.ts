import { describe, expect, it } from 'vitest'
import type { VerdictKind } from '../../../../../contract/results/sizing.ts'
import { runToEnd } from '../../../../../engine/base/cooperative.ts'
import { columnarIndexOf, createColumnarIndex } from './create-columnar-index.ts'

const never = (): VerdictKind => 'failed'
const always = (): VerdictKind => 'passed'
const layout = [{ check: 'load' }, { check: 'torque' }, { check: 'torque' }]
const source = {
  layout,
  columns: [Float64Array.of(1, 0.5, 0.25), Float64Array.of(0.5, 0.5, 0.25), Float64Array.of(0.5, 0.25, 0.25)],
  size: 3,
}

describe('columnar index', () => {
  it('takes a model exactly at a limit only if the exact sizing agrees', () => {
    const { match } = createColumnarIndex(source)
    expect(match(Float64Array.of(2, 0, 0), 9, never)).toEqual({ count: 1, best: [2] })
    expect(match(Float64Array.of(2, 0, 0), 9, always)).toEqual({ count: 2, best: [1, 2] })
  })

  it('can be left for a while after each model that is sized exactly, and begun anew meanwhile', () => {
    const size = 600
    const spread = Float64Array.from({ length: size }, (_, position) => position / size)
    const bounded = { layout: [{ check: 'a', lowerBound: true }], columns: [spread], size }
    const index = columnarIndexOf(bounded)
    const slow = index.match(Float64Array.of(1), 9, always)
    let pauses = 0
    let step = slow.next()
    for (; !step.done; step = slow.next()) {
      pauses++
      // Somebody else asks for less while this one pauses.
      expect(runToEnd(index.match(Float64Array.of(4), 2, always))).toEqual({ count: 151, best: [0, 1] })
    }
    expect(pauses).toBeGreaterThanOrEqual(size)
    expect(step.value).toEqual({ count: size, best: [0, 1, 2, 3, 4, 5, 6, 7, 8] })
  })

  it.each([
    ['a negative term', Float64Array.of(1, -1)],
    ['a term that is not a number', Float64Array.of(1, Number.NaN)],
    ['an infinite term', Float64Array.of(1, Infinity)],
    ['a column of another length', Float64Array.of(1)],
  ])('refuses %s', (_, column) => {
    expect(() => createColumnarIndex({ layout: [{ check: 'a' }], columns: [column], size: 2 })).toThrow(RangeError)
  })

  it.each([Number.NaN, -1, Infinity])('refuses a query with %s', (value) => {
    expect(() => createColumnarIndex(source).match(Float64Array.of(value, 0, 0), 1, never)).toThrow(RangeError)
  })

  it('refuses a query of another length', () => {
    expect(() => createColumnarIndex(source).match(Float64Array.of(1), 1, never)).toThrow(RangeError)
  })
})
