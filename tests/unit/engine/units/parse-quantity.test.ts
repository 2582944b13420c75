import { describe, expect, it } from 'vitest'
import { parseQuantity } from '../../../../engine/units/index.ts'

describe('numbers as people type them', () => {
  it.each([
    ['5', 5],
    ['1,5', 1.5],
    ['1.5', 1.5],
    [' 1 000,5 ', 1000.5],
    ['1\u00a0000', 1000],
    ['1\u202f000\u202f000', 1_000_000],
    ['1e3', 1000],
    ['1,5e3', 1500],
    ['2.5E-2', 0.025],
    ['-3', -3],
    ['−3', -3],
    ['+5', 5],
    ['-0', 0],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['1.234', 1.234],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1,234,567.8', 1_234_567.8],
    ['1.234.567,8', 1_234_567.8],
    ['0,123', 0.123],
    ['1,2345', 1.2345],
    ['1234,567', 1234.567],
    ['1 000,500', 1000.5],
    ['１２．５', 12.5],
    ['１２。５', 12.5],
    ['－１，５', -1.5],
    ['1000000000000', 1e12],
    ['1e-400', 0],
  ])('%j is %d', (text, value) => {
    expect(parseQuantity(text, { unit: 'mm' })).toEqual({ value })
  })

  it.each([
    ['', 'empty'],
    [' \u3000 ', 'empty'],
    ['½', 'notANumber'],
    ['abc', 'notANumber'],
    ['mm', 'notANumber'],
    ['-', 'notANumber'],
    ['--5', 'notANumber'],
    ['.', 'notANumber'],
    ['e5', 'notANumber'],
    ['1.2.3,4', 'notANumber'],
    ['1,2,3', 'notANumber'],
    ['12 34', 'notANumber'],
    ['1 000.000,5', 'notANumber'],
    ['1,234.567,8', 'notANumber'],
    ['NaN', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['1'.repeat(101), 'notANumber'],
    ['1,234', 'ambiguousComma'],
    ['-12,000', 'ambiguousComma'],
    ['1,234 mm', 'ambiguousComma'],
    ['5 foo', 'unknownUnit'],
    ['5 ton', 'unknownUnit'],
    ['0x10', 'unknownUnit'],
    ['5 kg', 'wrongDimension'],
    ['1000000000001', 'tooLarge'],
    ['1e999', 'tooLarge'],
    ['1e10 m', 'tooLarge'],
  ])('%j is refused: %s', (text, issue) => {
    expect(parseQuantity(text, { unit: 'mm' })).toEqual({ issue })
  })
})

describe('units', () => {
  it.each([
    ['5 in', 'mm', 127],
    ['5in', 'mm', 127],
    ['5"', 'mm', 127],
    ['1.2 kN', 'N', 1200],
    ['1,5 N.m', 'N*m', 1.5],
    ['1500 r/min', 'rpm', 1500],
    ['2 m/s²', 'mm/s^2', 2000],
    ['１２ ｍｍ', 'mm', 12],
    ['2 short ton', 'lb', 4000],
    ['50 %', '', 0.5],
    ['1 KN', 'N', 1000],
  ])('%j in [%s] is %d', (text, unit, value) => {
    expect(parseQuantity(text, { unit })).toEqual({ value })
  })

  it('takes a bare number in the displayed unit', () => {
    expect(parseQuantity('10', { unit: 'mm', display: 'in' })).toEqual({ value: 254 })
    expect(parseQuantity('10 mm', { unit: 'mm', display: 'in' })).toEqual({ value: 10 })
  })

  it('gives the stored value back for its own rounded display', () => {
    const near = [1000 / 3]
    expect(parseQuantity('13.1234', { unit: 'mm', display: 'in', near })).toEqual({ value: 1000 / 3 })
    expect(parseQuantity('13.1235', { unit: 'mm', display: 'in', near })).toEqual({ value: 333.3369 })
    expect(parseQuantity('13.1234 in', { unit: 'mm', display: 'in', near })).toEqual({ value: 333.33436 })
  })

  it('throws on a unit of the schema that does not exist', () => {
    expect(() => parseQuantity('1 mm', { unit: 'furlong' })).toThrow(RangeError)
    expect(() => parseQuantity('1', { unit: 'furlong' })).toThrow(RangeError)
  })
})
