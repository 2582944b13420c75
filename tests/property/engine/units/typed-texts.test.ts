/** Texts that people type, and what they mean or why they are refused. */
import { describe, expect, it } from 'vitest'
import { parseQuantity } from '../../../../engine/units/index.ts'

const refused: readonly (readonly [text: string, issue: string])[] = [
  ['', 'empty'],
  ['  ', 'empty'],
  ['abc', 'notANumber'],
  ['-', 'notANumber'],
  ['.', 'notANumber'],
  ['1.2.3', 'notANumber'],
  ['1,23,456', 'notANumber'],
  ['1 00', 'notANumber'],
  ['1e', 'unknownUnit'],
  ['--1', 'notANumber'],
  ['- -1', 'notANumber'],
  ['- mm', 'notANumber'],
  ['- 1,234', 'ambiguousMark'],
  ['1,234', 'ambiguousMark'],
  ['-999,000', 'ambiguousMark'],
  ['5 furlong', 'unknownUnit'],
  ['5 kg', 'wrongDimension'],
  ['2 ft2', 'unknownUnit'],
  ['2 ft 3 lb', 'unknownUnit'],
  ['1 3/2', 'notANumber'],
  ['1/0', 'unknownUnit'],
  ['1/2/2026', 'unknownUnit'],
  ['5–7', 'unknownUnit'],
  ['–', 'notANumber'],
  ['1000000000001', 'tooLarge'],
  ['-1e13', 'tooLarge'],
  ['1e10 m', 'tooLarge'],
  ['1e999', 'tooLarge'],
  [`1${' '.repeat(98)}mm`, 'notANumber'],
  [`0.${'0'.repeat(98)}1`, 'notANumber'],
]

const taken: readonly (readonly [text: string, value: number])[] = [
  ['0,123', 0.123],
  ['1234,567', 1234.567],
  ['1.234', 1.234],
  ["1'234'567", 1_234_567],
  ['1’234,5', 1234.5],
  ['1\u2009234\u202F567', 1_234_567],
  ['٣٤٫٥', 34.5],
  ['۱۲', 12],
  ['–3', -3],
  ['—3', -3],
  ['-3', -3],
  ['- 45', -45],
  ['−\u00A045 mm', -45],
  ['+ 45', 45],
  ['- 1 234,5', -1234.5],
  ['- 1 1/2', -1.5],
  ['- 2 ft 6 in', -762],
  ['\u200B12\u200F', 12],
  ['\u202A12\u202C mm', 12],
  ['31 1/2', 31.5],
  ['31-1/2', 31.5],
  ['-31 1/2', -31.5],
  ['31½', 31.5],
  ['¾ in', 19.05],
  ['1/2"', 12.7],
  ['2 ft 7 1/2 in', 800.1],
  ['2\' 7-1/2"', 800.1],
  ['2′7″', 787.4],
  ['2ft7in', 787.4],
  ['2 ft 7', 787.4],
  ['-2 ft 6 in', -762],
  ["2'", 609.6],
  ['1.00×10⁶', 1e6],
  ['1,25×10⁻³', 0.00125],
  ['2 x 10^3', 2000],
  ['5米', 5000],
  ['5 毫米', 5],
  ['5 мм', 5],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1 234,5', 1234.5],
  ['.5', 0.5],
  ['5.', 5],
  ['1e12', 1e12],
  ['-1e12', -1e12],
  ['1e9 m', 1e12],
  [`0.${'0'.repeat(97)}1`, 1e-98],
  ['2 1/m', Number.NaN],
  ['-0', 0],
  ['3 "', 76.2],
  ['1 000 000 um', 1000],
]

describe('a typed text', () => {
  it.each(refused)('%j is refused as %s', (text, issue) => {
    expect(parseQuantity(text, { unit: 'mm' })).toEqual({ issue })
  })

  it.each(taken)('%j is %d mm', (text, value) => {
    expect(parseQuantity(text, { unit: 'mm' })).toEqual(Number.isNaN(value) ? { issue: 'wrongDimension' } : { value })
  })

  it('with a unit after a blank is no fraction; a unit that does not exist is a fault of the schema', () => {
    expect(parseQuantity('2 1/h', { unit: '1/min' })).toEqual({ value: 2 / 60 })
    expect(() => parseQuantity('1', { unit: 'furlong' })).toThrow('unknown unit [furlong]')
    expect(() => parseQuantity('1', { unit: 'mm', display: 'furlong' })).toThrow('unknown unit [furlong]')
  })
})
