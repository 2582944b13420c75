/** The lengths of drawings and previews, as workshops write them. */
import { expect, test } from 'vitest'
import { lengthWriter } from '../../../contract/files/drawn-length.ts'

test('inches are decimal, with all three decimals, a point, and no zero before it (ASME Y14.5), in every language', () => {
  for (const locale of ['en', 'ru', 'es', 'zh-Hans']) {
    const write = lengthWriter(locale, 'in')
    expect([25, 63.5, 0, 3000, -12.7].map((mm) => write(mm))).toEqual(['.984', '2.500', '.000', '118.110', '-.500'])
  }
})

test('millimetres have at most two decimals, with the mark of the language', () => {
  expect([25, 6.35, 3000, 2.125].map((mm) => lengthWriter('en', 'mm')(mm))).toEqual(['25', '6.35', '3000', '2.13'])
  expect(lengthWriter('ru', 'mm')(6.35)).toBe('6,35')
})

test('a length that nobody states is no more exact than 0.1 mm', () => {
  expect(lengthWriter('en', 'mm')(30.24, true)).toBe('30.2')
  expect(lengthWriter('en', 'in')(30.24, true)).toBe('1.19')
})
