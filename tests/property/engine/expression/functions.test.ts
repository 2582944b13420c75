/** Roots, logarithms, remainders and inverse angles, held against printed tables and against the functions that undo them. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { check, compileExpression, isAbsent, parse, range, type Expression } from '../../../../engine/expression/index.ts'
import { formulaOf } from '../../../../engine/testing/reference/expression.ts'

const parsed = (source: string): Expression => {
  const result = parse(source)
  if ('errors' in result) throw new Error(`${source}: ${result.errors[0]?.message}`)
  return result.expression
}

const slotOf = (path: string): number => (path === 'a' ? 0 : 1)

/** Of a source over `a` and `b`; undefined where there is none. */
const valueOf = (source: string, a = 0, b = 0): number | undefined => {
  const value = compileExpression(parsed(source), slotOf)([a, b])
  return isAbsent(value) ? undefined : (value as number) // the sources are numbers
}

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const near = (value: number | undefined, expected: number) =>
  value !== undefined && Math.abs(value - expected) <= 1e-9 * Math.max(1, Math.abs(expected))

describe('functions by printed tables', () => {
  // Abramowitz and Stegun, tables 4.2 (natural logarithms), 4.1 (common logarithms), 4.4 (exponentials), 4.14 (inverse sines), 3.1 (roots).
  it.each([
    ['log(3)', 1.0986122886681],
    ['log(7)', 1.945910149055],
    ['log10(2)', 0.3010299956639],
    ['log10(1000)', 3],
    ['exp(2)', 7.3890560989307],
    ['exp(0 - 1)', 0.3678794411714],
    ['asin(0.5)', 30],
    ['asin(0 - 1)', -90],
    ['acos(0.5)', 60],
    ['acos(0 - 1)', 180],
    ['root(27, 3)', 3],
    ['root(2, 3)', 1.2599210498949],
    ['root(0 - 8, 3)', -2],
    ['root(16, 4)', 2],
    ['atan2(1, 1)', 45],
    ['atan2(1, 0 - 1)', 135],
    ['atan2(0 - 1, 0)', -90],
    ['mod(17, 5)', 2],
    ['mod(0 - 17, 5)', 3],
    ['mod(17, 0 - 5)', -3],
    ['mod(0.3, 0.1)', 0],
    ['mod(360, 45)', 0],
  ])('%s is %d', (source, expected) => {
    expect(valueOf(source)).toBeCloseTo(expected, 12)
  })

  it.each(['log(0)', 'log10(0 - 1)', 'asin(1.01)', 'acos(0 - 2)', 'root(0 - 4, 2)', 'mod(5, 0)', 'exp(1000)'])(
    '%s has no value',
    (source) => {
      expect(valueOf(source)).toBeUndefined()
    },
  )
})

describe('functions that undo each other', () => {
  it.each([
    ['log(exp(a))', real(-300, 300)],
    ['log10(pow(10, a))', real(-300, 300)],
    ['pow(root(a, 3), 3)', real(-1e6, 1e6)],
    ['pow(root(a, 4), 4)', real(0, 1e6)],
    ['asin(sin(a))', real(-85, 85)],
    ['acos(cos(a))', real(5, 175)],
    ['atan2(7 * sin(a), 7 * cos(a))', real(-179, 179)],
  ] as const)('%s is a', (source, arbitrary) => {
    fc.assert(fc.property(arbitrary, (a) => near(valueOf(source, a), a)))
  })

  it('a remainder has the sign of its divisor, is less than it, and is left by a whole number of them', () => {
    fc.assert(
      fc.property(real(-1e4, 1e4), fc.oneof(real(0.01, 100), real(-100, -0.01)), (a, b) => {
        const rest = valueOf('mod(a, b)', a, b) ?? Number.NaN
        const times = (a - rest) / b
        expect(rest === 0 || Math.sign(rest) === Math.sign(b)).toBe(true)
        expect(Math.abs(rest)).toBeLessThan(Math.abs(b))
        expect(Math.abs(times - Math.round(times))).toBeLessThan(1e-5)
      }),
    )
  })
})

const sources = ['asin(a)', 'acos(a)', 'exp(a)', 'log(a)', 'log10(a)', 'root(a, 2)', 'root(a, 3)', 'root(a, 4)', 'mod(a, b)', 'atan2(a, b)']

describe('every new function', () => {
  it('has a value within the bounds that are told of it, that of the reference', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sources), fc.tuple(real(-5, 5), real(-5, 5)), fc.tuple(real(-5, 5), real(-5, 5)), (source, x, y) => {
        const interval = ([one, other]: readonly [number, number]): [number, number] => [Math.min(one, other), Math.max(one, other)]
        const bounds = range(parsed(source), (path) => interval(path === 'a' ? x : y))
        for (const a of x) {
          for (const b of y) {
            const value = valueOf(source, a, b)
            const reference = formulaOf(source).run({
              value: (path) => (path === 'a' ? a : b),
              rows: () => undefined,
              isCondition: () => false,
              needsRows: () => true,
            })
            expect([source, typeof reference === 'number']).toEqual([source, value !== undefined])
            if (value === undefined) continue
            expect(near(value, Number(reference))).toBe(true)
            expect(value).toBeGreaterThanOrEqual((bounds?.[0] ?? Number.NaN) - 1e-9)
            expect(value).toBeLessThanOrEqual((bounds?.[1] ?? Number.NaN) + 1e-9)
          }
        }
      }),
    )
  })
})

const scope = {
  names: {
    volume: { kind: 'number', unit: 'mm^3' },
    incline: { kind: 'number', unit: 'deg' },
    share: { kind: 'number', unit: '' },
    width: { kind: 'number', unit: 'mm' },
    height: { kind: 'number', unit: 'mm' },
    length: { kind: 'number', unit: 'm' },
    force: { kind: 'number', unit: 'N' },
    moment: { kind: 'number', unit: 'N*mm' },
    stress: { kind: 'number', unit: 'MPa' },
  },
} as const

describe('units', () => {
  it.each([
    ['root(volume, 3)', 'mm'],
    ['root(share, 5)', ''],
    ['root(moment / stress, 3)', 'mm'],
    ['sqrt(force / stress)', 'mm'],
    ['mod(width, height)', 'mm'],
    ['mod(incline, 360)', 'deg'],
    ['atan2(height, width)', 'deg'],
    ['asin(share)', 'deg'],
    ['log(width / height)', ''],
    ['exp(share)', ''],
  ])('%s is in [%s]', (source, unit) => {
    const { type, errors } = check(parsed(source), scope, { kind: 'number', unit })
    expect([errors, type?.kind]).toEqual([[], 'number'])
  })

  it.each([
    ['root(volume, 2)', 'noUnitRoot'],
    ['sqrt(moment / stress)', 'noUnitRoot'],
    ['sqrt(width * length)', 'noUnitRoot'],
    ['root(volume, share)', 'badDegree'],
    ['root(volume, 2.5)', 'badDegree'],
    ['root(volume, 10)', 'badDegree'],
    ['mod(width, length)', 'scaleMismatch'],
    ['mod(width, incline)', 'dimensionMismatch'],
    ['atan2(width, length)', 'scaleMismatch'],
    ['log(width)', 'dimensionMismatch'],
    ['exp(incline)', 'dimensionMismatch'],
    ['acos(incline)', 'dimensionMismatch'],
  ])('%s: %s', (source, code) => {
    expect(check(parsed(source), scope).errors.map((error) => error.code)).toEqual([code])
  })
})
