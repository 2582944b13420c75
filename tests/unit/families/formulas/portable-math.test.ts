import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arctangent,
  cosine,
  cubeRoot,
  exponential,
  logarithm,
  power,
  root,
  sine,
  tangent,
} from '../../../../families/formulas/portable-math.ts'

const relative = 1e-14
const positive = fc.double({ min: 1e-30, max: 1e30, noNaN: true })
const near = (value: number, expected: number, scale = Math.abs(expected)): boolean => Math.abs(value - expected) <= relative * scale

describe('against the engine, whose last bits may differ', () => {
  test.each([3, 9, 10])('the root of degree %i', (n) => {
    fc.assert(fc.property(positive, (x) => near(root(x, n), x ** (1 / n))))
  })

  test('the cube root of either sign', () => {
    fc.assert(fc.property(positive, (x) => near(cubeRoot(x), Math.cbrt(x)) && cubeRoot(-x) === -cubeRoot(x)))
  })

  test.each([
    [10, 3],
    [3, 10],
    [10, 9],
    [9, 10],
  ])('the power %i / %i', (numerator, denominator) => {
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 1e12, noNaN: true }), (x) =>
        near(power(x, numerator, denominator), x ** (numerator / denominator)),
      ),
    )
  })

  test('the logarithm and its inverse, to 10⁻¹¹, over the whole scale', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => {
        expect(Math.abs(logarithm(x) - Math.log(x))).toBeLessThanOrEqual(1e-11)
        expect(Math.abs(exponential(logarithm(x)) / x - 1)).toBeLessThanOrEqual(1e-11)
      }),
    )
  })

  test('the angles of a quarter turn', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1.5, max: 1.5, noNaN: true }),
        (x) => near(tangent(x), Math.tan(x)) && near(sine(x), Math.sin(x)) && near(cosine(x), Math.cos(x)),
      ),
    )
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (x) =>
        near(arctangent(x), Math.atan(x), Math.max(Math.abs(Math.atan(x)), 1e-300)),
      ),
    )
  })
})

test('roots of whole cubes are whole', () => {
  expect([1, 8, 64, 1000, 1e30].map(cubeRoot)).toEqual([1, 2, 4, 10, 1e10])
})

test('the ends of the scale', () => {
  expect([root(0, 3), root(Infinity, 9), root(-1, 3), root(5, 1), arctangent(0)]).toEqual([0, Infinity, NaN, 5, 0])
})

test('known to the last bit, so that an engine that differs is found out', () => {
  expect(
    [cubeRoot(18.866100836719912), power(2, 10, 9), tangent(0.3), arctangent(0.1), cosine(0.25)].map((value) => value.toString()),
  ).toEqual(['2.6621185017325377', '2.160119477784611', '0.3093362496096232', '0.09966865249116204', '0.9689124217106447'])
})
