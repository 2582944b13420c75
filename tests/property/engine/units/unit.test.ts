import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { derivedUnits } from '../../../../engine/units/unit-table.ts'
import {
  combineUnits,
  convert,
  displayUnit,
  formatNumber,
  formatQuantity,
  parseQuantity,
  parseUnit,
  sameDimension,
} from '../../../../engine/units/index.ts'
import type { QuantityIssue, Unit } from '../../../../engine/units/index.ts'
import { scaledRuns } from '../../../setup/runs.ts'

const inexact = new Set(['rad', 'hp'])
const symbols = ['m', 'kg', 's', 'A', 'turn', ...Object.keys(derivedUnits)]
const units = symbols.map((symbol) => parseUnit(symbol)).filter((unit): unit is Unit => unit !== undefined)
const plain: Unit = { symbol: '', dimension: [0, 0, 0, 0, 0, 0], numerator: 1, denominator: 1, factors: {} }
const unit = fc.constantFrom(...units)
const exactPairs = units.flatMap((a) =>
  units.filter((b) => sameDimension(a, b) && !inexact.has(a.symbol) && !inexact.has(b.symbol)).map((b) => [a, b] as const),
)
const pair = fc.constantFrom(...exactPairs)
const quantity = fc.oneof(
  fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 1000),
)

/** A double as a fraction of two integers, exactly. */
function toFraction(value: number): readonly [bigint, bigint] {
  let scaled = value
  let denominator = 1n
  while (!Number.isInteger(scaled)) [scaled, denominator] = [scaled * 2, denominator * 2n]
  return [BigInt(scaled), denominator]
}

/** |a - b| <= b / 2^52 in exact arithmetic: at most one unit in the last place apart. */
function isWithinOneUlp(result: number, [numerator, denominator]: readonly [bigint, bigint]): boolean {
  const [p, q] = toFraction(result)
  const difference = p * denominator - numerator * q
  const size = (numerator < 0n ? -numerator : numerator) * q
  return (difference < 0n ? -difference : difference) * 2n ** 52n <= size
}

describe('conversion', () => {
  it('is within one unit in the last place of the exact rational result', () => {
    fc.assert(
      fc.property(pair, quantity, ([from, to], value) => {
        const [p, q] = toFraction(value)
        const exact = [p * BigInt(from.numerator) * BigInt(to.denominator), q * BigInt(from.denominator) * BigInt(to.numerator)] as const
        expect(isWithinOneUlp(convert(value, from.symbol, to.symbol), exact)).toBe(true)
      }),
      scaledRuns(5000),
    )
  })

  it('there and back changes a value by rounding only', () => {
    fc.assert(
      fc.property(pair, quantity, ([from, to], value) => {
        const back = convert(convert(value, from.symbol, to.symbol), to.symbol, from.symbol)
        expect(Math.abs(back - value)).toBeLessThanOrEqual(Math.abs(value) * 5e-16)
      }),
    )
  })
})

describe('unit algebra', () => {
  it('a product divided by one factor is the other', () => {
    fc.assert(
      fc.property(unit, unit, (a, b) => {
        const back = combineUnits(combineUnits(a, b, 1), b, -1)
        expect(back.symbol).toBe(a.symbol)
        expect(back.dimension).toEqual(a.dimension)
      }),
    )
  })

  it('a composed symbol reads back as the same unit', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(unit, fc.constantFrom(1, -1, 2)), { maxLength: 4 }), (steps) => {
        const composed = steps.reduce((shared, [next, power]) => combineUnits(shared, next, power), plain)
        expect(parseUnit(composed.symbol)).toMatchObject({ symbol: composed.symbol, dimension: composed.dimension })
      }),
    )
  })

  it('no text makes parseUnit throw', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom('m', 's', '/', '*', '^', '2', '-', ' ', '²', '1', '%')).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (source) => {
        const found = parseUnit(source)
        expect(found === undefined || Number.isFinite(found.numerator / found.denominator)).toBe(true)
      }),
    )
  })
})

describe('quantities', () => {
  const issues = new Set<QuantityIssue>(['empty', 'notANumber', 'ambiguousMark', 'unknownUnit', 'wrongDimension', 'tooLarge'])
  const shown = [
    'um',
    'mm',
    'm',
    'kg',
    't',
    'mm/s',
    'mm/min',
    'm/s^2',
    'mm/s^2',
    'N',
    'kN',
    'N*m',
    'kg*m^2',
    'kW',
    'rpm',
    '%',
    'km',
  ] as const
  const stored = fc.double({ min: -1e9, max: 1e9, noNaN: true })

  it('a value formatted in its own unit reads back as itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shown), stored, (symbol, value) => {
        expect(parseQuantity(formatQuantity(value, symbol, symbol), { unit: symbol })).toEqual({ value: value + 0 })
      }),
    )
  })

  it('showing a value in the other system of units changes nothing that is stored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shown), stored, (symbol, value) => {
        const display = displayUnit(symbol, 'imperial')
        expect(parseQuantity(formatQuantity(value, symbol, display), { unit: symbol, display, near: [value] })).toEqual({
          value: value + 0,
        })
      }),
      scaledRuns(2000),
    )
  })

  it('typed thousandths of a larger unit are whole numbers of the smaller', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(['m', 'mm'], ['t', 'kg'], ['kN', 'N']),
        fc.integer({ min: 0, max: 999_999_999 }),
        ([from = '', unit = ''], whole) => {
          expect(parseQuantity(`${whole / 1000} ${from}`, { unit })).toEqual({ value: whole })
        },
      ),
      scaledRuns(2000),
    )
  })

  it('any text is a finite value of at most 1e12 or an issue', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom(...'0123456789.,  eE+-mkN/'.split(''))).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (source) => {
        const result = parseQuantity(source, { unit: 'mm' })
        expect('value' in result ? Math.abs(result.value) <= 1e12 : issues.has(result.issue)).toBe(true)
      }),
      scaledRuns(3000),
    )
  })

  it('grouping and the kind of mark do not change the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 999_999_999 }), fc.integer({ min: 1, max: 99 }), (whole, cents) => {
        const groups = formatNumber(whole).replace(/\B(?=(\d{3})+$)/g, '_')
        const value = Number(`${whole}.${cents}`)
        for (const [group, mark] of [
          [',', '.'],
          ['.', ','],
          [' ', '.'],
          [' ', ','],
        ] as const) {
          expect(parseQuantity(`${groups.replaceAll('_', group)}${mark}${cents}`, { unit: '' })).toEqual({ value })
        }
      }),
    )
  })
})
