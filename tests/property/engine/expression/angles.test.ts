/** Sines, cosines and tangents of degrees, held against what mathematics says of them in other ways than the engine's. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { check, compileExpression, isAbsent, parse, range, type Expression } from '../../../../engine/expression/index.ts'

const parsed = (source: string): Expression => {
  const result = parse(source)
  if ('errors' in result) throw new Error(`${source}: ${result.errors[0]?.message}`)
  return result.expression
}

/** Of a source over `a`; undefined where there is none. */
const valueOf = (source: string, a = 0): number | undefined => {
  const value = compileExpression(parsed(source), () => 0)([a])
  return isAbsent(value) ? undefined : (value as number) // the sources are numbers
}

const known = (source: string, a = 0): number => {
  const value = valueOf(source, a)
  if (value === undefined) throw new Error(`${source} at ${a}`)
  return value
}

const angle = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.double({ min: -1000, max: 1000, noNaN: true }))

/** By its series, of a quarter turn at most: x − x³/3! + x⁵/5! … */
const sineBySeries = (degrees: number): number => {
  const quarter = (((degrees % 360) + 540) % 360) - 180
  const within = Math.abs(quarter) > 90 ? Math.sign(quarter) * 180 - quarter : quarter
  const x = (within * Math.PI) / 180
  let [term, sum] = [x, x]
  for (let n = 3; n < 30; n += 2) {
    term *= (-x * x) / (n * (n - 1))
    sum += term
  }
  return sum
}

describe('angles', () => {
  // Abramowitz and Stegun, table 4.3: values at the angles that every table has.
  it.each([
    ['sin', 0, 0],
    ['sin', 30, 0.5],
    ['sin', 90, 1],
    ['sin', -210, 0.5],
    ['sin', 720, 0],
    ['cos', 60, 0.5],
    ['cos', 90, 0],
    ['cos', 180, -1],
    ['cos', -270, 0],
    ['tan', 45, 1],
    ['tan', 135, -1],
    ['tan', 180, 0],
  ])('%s(%d) is exactly %d', (name, degrees, expected) => {
    expect(known(`${name}(a)`, degrees) + 0).toBe(expected)
  })

  it.each([
    ['sin', 36, 0.5877852522925],
    ['cos', 36, 0.8090169943749],
    ['tan', 30, 0.5773502691896],
    ['tan', 60, 1.7320508075689],
    ['sin', 18, 0.3090169943749],
  ])('%s(%d) is %d', (name, degrees, expected) => {
    expect(known(`${name}(a)`, degrees)).toBeCloseTo(expected, 12)
  })

  it.each([
    [1, 45],
    [0, 0],
    [-1, -45],
    [1.7320508075688772, 60],
    [1e15, 90],
  ])('atan(%d) is %d', (ratio, degrees) => {
    expect(known('atan(a)', ratio)).toBeCloseTo(degrees, 9)
  })

  it('a tangent at a right angle is no value', () => {
    for (const degrees of [90, 270, -90, 450]) expect(valueOf('tan(a)', degrees)).toBeUndefined()
  })

  it('sines are those of their series', () => {
    fc.assert(
      fc.property(angle, (a) => {
        expect(known('sin(a)', a)).toBeCloseTo(sineBySeries(a), 9)
      }),
    )
  })

  it('the sum of both squares is 1, and the tangent is their ratio', () => {
    fc.assert(
      fc.property(angle, (a) => {
        expect(known('pow(sin(a), 2) + pow(cos(a), 2)', a)).toBeCloseTo(1, 12)
        const [tangent, cosine] = [valueOf('tan(a)', a), known('cos(a)', a)]
        fc.pre(tangent !== undefined && Math.abs(cosine) > 1e-6)
        expect((tangent ?? NaN) * cosine).toBeCloseTo(known('sin(a)', a), 9)
      }),
    )
  })

  it('a whole turn changes nothing, half a turn the sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), (a) => {
        expect(known('sin(a + 360)', a)).toBeCloseTo(known('sin(a)', a), 12)
        expect(known('cos(a + 180)', a)).toBeCloseTo(-known('cos(a)', a), 12)
      }),
    )
  })

  it('an arc tangent is the angle whose tangent it is of', () => {
    fc.assert(
      fc.property(fc.double({ min: -89.9, max: 89.9, noNaN: true }), (a) => {
        expect(known('atan(tan(a))', a)).toBeCloseTo(a, 8)
      }),
    )
  })

  it('every value lies within the bounds that are told of it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('sin', 'cos', 'tan', 'atan'),
        angle,
        angle,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (name, one, other, share) => {
          const [low, high] = [Math.min(one, other), Math.max(one, other)]
          const value = valueOf(`${name}(a)`, low + share * (high - low))
          const bounds = range(parsed(`${name}(a)`), () => [low, high])
          if (value === undefined || !bounds) return
          expect(value).toBeGreaterThanOrEqual(bounds[0] - 1e-9)
          expect(value).toBeLessThanOrEqual(bounds[1] + 1e-9)
        },
      ),
    )
  })

  it('π is a number', () => {
    expect(known('2 * pi * a', 3)).toBeCloseTo(18.849555921538759, 12)
    expect(parsed('pi').kind).toBe('number')
    expect(parsed('pie').kind).toBe('name')
  })
})

const scope = {
  names: {
    incline: { kind: 'number', unit: 'deg' },
    turned: { kind: 'number', unit: 'rad' },
    slope: { kind: 'number', unit: '' },
    load: { kind: 'number', unit: 'N' },
  },
} as const

describe('units of angles', () => {
  it.each([
    ['load * sin(incline)', 'N'],
    ['cos(30)', ''],
    ['atan(slope)', 'deg'],
    ['atan(2)', 'deg'],
    ['tan(incline) * 100[%]', '%'],
    ['2 * pi * load', 'N'],
  ])('%s is in [%s]', (source, unit) => {
    const { type, errors } = check(parsed(source), scope, { kind: 'number', unit })
    expect([errors, type?.kind]).toEqual([[], 'number'])
  })

  it.each([
    ['sin(load)', 'dimensionMismatch'],
    ['sin(turned)', 'scaleMismatch'],
    ['sin(slope)', 'dimensionMismatch'],
    ['atan(incline)', 'dimensionMismatch'],
    ['sin(incline, 2)', 'argumentCount'],
    ['pi(2)', 'unknownFunction'],
  ])('%s: %s', (source, code) => {
    expect(check(parsed(source), scope).errors.map((error) => error.code)).toContain(code)
  })
})
