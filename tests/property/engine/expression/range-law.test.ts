/** The bounds of one operation are reached: tried at the ends of what it takes, at 0 and between. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileExpression, parse, range } from '../../../../engine/expression/index.ts'
import type { Expression, Interval } from '../../../../engine/expression/index.ts'
import { scaledRuns } from '../../../setup/runs.ts'

const tree = (source: string): Expression => {
  const result = parse(source)
  if ('errors' in result) throw new Error(source)
  return result.expression
}
const names = ['a', 'b'] as const
const valueOf = (source: string, a: number, b: number) =>
  compileExpression(tree(source), (path) => names.findIndex((name) => name === path))([a, b])
const boundsOf = (source: string, a: Interval, b: Interval) =>
  range(tree(source), (path) => (path === 'a' ? a : path === 'b' ? b : undefined))

const end = fc.constantFrom(-12, -5, -2, -1, -0.5, 0, 0.25, 0.5, 1, 2, 3, 7)
const interval = fc.tuple(end, end).map(([one, other]): Interval => [Math.min(one, other), Math.max(one, other)])
const inside = ([low, high]: Interval): readonly number[] =>
  [low, high, 0, -1, 1, low + (high - low) / 3, (low + high) / 2].filter((one) => one >= low && one <= high)

const monotonic = [
  'a + b',
  'a - b',
  'a * b',
  'min(a, b)',
  'max(a, b)',
  '-a',
  'abs(a)',
  'floor(a)',
  'ceil(a)',
  'trunc(a)',
  'round(a)',
  'atan(a)',
  'exp(a)',
  'root(a, 3)',
]
const powers = ['pow(a, 0)', 'pow(a, 1)', 'pow(a, 2)', 'pow(a, 3)', 'pow(a, 4)']
/** An open end is near no other: an infinite difference is not small for being infinite. */
const near = (one: number, other: number) =>
  one === other || (Number.isFinite(one - other) && Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other)))

const reached = (source: string, a: Interval, b: Interval): Interval => {
  const values = inside(a).flatMap((x) => inside(b).map((y) => valueOf(source, x, y)))
  const known = values.filter((one) => typeof one === 'number')
  return [Math.min(...known), Math.max(...known)]
}
const expectBounds = (source: string, [a, b]: readonly [Interval, Interval], hasEnds = true): void => {
  const bounds = boundsOf(source, a, b)
  const [low, high] = hasEnds ? reached(source, a, b) : [-Infinity, Infinity]
  expect([source, a, b, bounds && near(bounds[0], low) && near(bounds[1], high)]).toEqual([source, a, b, true])
}

describe('a rounding', () => {
  it('takes a number for the whole one that it is up to 1e-9 of its size, that included, and no further', () => {
    const whole = fc.integer({ min: -1e6, max: 1e6 })
    const roundings = ['floor', 'ceil', 'trunc', 'round']
    const rounded = (value: number) => roundings.map((name) => valueOf(`${name}(a)`, value, 0))
    expect([rounded(1e-9), rounded(-1e-9)]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
    expect([rounded(1.01e-9), rounded(-1.01e-9)]).toEqual([
      [0, 1, 0, 0],
      [-1, 0, 0, 0],
    ])
    fc.assert(
      fc.property(whole, fc.constantFrom(-1, 1), (one, side) => {
        const size = Math.max(1, Math.abs(one))
        expect(rounded(one + side * 0.9e-9 * size)).toEqual([one, one, one, one])
        const [floor, ceil] = rounded(one + side * 1.2e-9 * size)
        expect([floor, ceil]).toEqual(side > 0 ? [one, one + 1] : [one - 1, one])
      }),
    )
  })
})

describe('range', () => {
  it('of a sum, a product, an extreme, a rounding or a whole power is what is reached', () => {
    fc.assert(
      fc.property(fc.constantFrom(...monotonic, ...powers), interval, interval, (source, a, b) => expectBounds(source, [a, b])),
      scaledRuns(3000),
    )
  })

  it('of a quotient is what is reached, and not bounded where the divisor can be 0', () => {
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        expectBounds('a / b', [a, b], b[0] > 0 || b[1] < 0)
      }),
      scaledRuns(1000),
    )
  })

  it('of a power is what is reached where it is one: no negative base with a part of an exponent, no 0 below 1', () => {
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        const isOne = b[0] === b[1] && Number.isInteger(b[0])
        expectBounds('pow(a, b)', [a, b], a[0] > 0 || (a[0] === 0 && b[0] >= 0) || (isOne && (b[0] >= 0 || a[1] < 0)))
      }),
      scaledRuns(3000),
    )
  })

  it('of a root starts at 0, of a sine or cosine is -1 to 1, of a tangent has no end', () => {
    fc.assert(
      fc.property(interval, (a) => {
        expect(boundsOf('sqrt(a)', a, a)).toEqual(a.map((one) => (one > 0 ? one ** 0.5 : 0)))
        expect([boundsOf('sin(a)', a, a), boundsOf('cos(a)', a, a)]).toEqual([
          [-1, 1],
          [-1, 1],
        ])
        expect(boundsOf('tan(a)', a, a)).toEqual([-Infinity, Infinity])
      }),
    )
  })

  it('of rows: their own for one of them and their mean, open on the side where a sum can grow, from 0 for a count', () => {
    fc.assert(
      fc.property(interval, (a) => {
        const ofRows = ['first(a)', 'last(a)', 'mean(a)', 'min(a)', 'max(a)']
        expect(ofRows.map((source) => boundsOf(source, a, a))).toEqual(ofRows.map(() => a))
        expect(boundsOf('sum(a)', a, a)).toEqual([a[0] < 0 ? -Infinity : 0, a[1] > 0 ? Infinity : 0])
        expect(boundsOf('count(a)', a, a)).toEqual([0, Infinity])
      }),
    )
  })

  it('of a choice is that of both branches together; of what has no bounds, is no number or is looked up, none', () => {
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        expect(boundsOf('isOpen ? a : b', a, b)).toEqual([Math.min(a[0], b[0]), Math.max(a[1], b[1])])
        const none = [
          'isOpen ? a : c',
          'c + a',
          'a / c',
          'max(a, c)',
          '-c',
          'abs(c)',
          'a < b',
          '!a',
          "'a'",
          'true',
          '[a]',
          'x[y]',
          'nothing(a, b)',
          'f()',
        ]
        for (const source of none) expect([source, boundsOf(source, a, b)]).toEqual([source, undefined])
      }),
    )
  })

  it('with no end on a side is what it comes to for an end that is very large', () => {
    const open = fc.tuple(end, fc.constantFrom('below', 'above', 'both')).map(([one, side]): readonly [Interval, Interval] => {
      const [low, high] = [side === 'above', side === 'below']
      return [
        [low ? one : -Infinity, high ? one : Infinity],
        [low ? one : -1e9, high ? one : 1e9],
      ]
    })
    const alike = (endless = 0, large = 0) =>
      Math.abs(large) >= 1e6 ? endless === Math.sign(large) * Infinity : Math.abs(endless - large) < 1e-5
    fc.assert(
      fc.property(
        fc.constantFrom('a + b', 'a - b', 'b - a', 'a * b', 'min(a, b)', 'max(a, b)', 'a / b', '-a', 'abs(a)', 'floor(a)', 'pow(a, 2)'),
        open,
        interval,
        (source, [a, large], b) => {
          const [endless, bounded] = [boundsOf(source, a, b), boundsOf(source, large, b)]
          expect([source, a, b, alike(endless?.[0], bounded?.[0]), alike(endless?.[1], bounded?.[1])]).toEqual([source, a, b, true, true])
        },
      ),
      scaledRuns(2000),
    )
  })
})
