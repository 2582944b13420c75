import { describe, expect, it } from 'vitest'
import { readableNumber, readablePercent, readableQuantity } from '../../../../engine/units/index.ts'

describe('a number for reading', () => {
  it.each([
    [18.4239, 'en', '18.42'],
    [18.4239, 'ru', '18,42'],
    [0.0031234, 'en', '0.003123'],
    [123_456, 'en', '123,456'],
    [999_998, 'en', '999,998'],
    [999_999, 'en', '1.00×10⁶'],
    [12_345_678, 'es', '1,23×10⁷'],
    [0.00001234, 'en', '1.23×10⁻⁵'],
    [0, 'en', '0'],
    [-550.24, 'en', '-550.2'],
  ] as const)('%d in %s is %s', (value, locale, text) => {
    expect(readableNumber(value, 4, locale)).toBe(text)
  })
})

describe('a quantity for reading', () => {
  it('is converted for readers of inches', () => {
    expect(readableQuantity(254, 'mm', { locale: 'en', system: 'imperial' })).toEqual({ number: '10', unit: 'in' })
  })

  it('is left as it came where its unit is not known', () => {
    expect(readableQuantity(3, 'furlong', { locale: 'en', system: 'imperial' })).toEqual({ number: '3', unit: 'furlong' })
  })

  it('prints its unit as people write it', () => {
    expect(readableQuantity(6.667, 'm/s^2', { locale: 'en', system: 'metric' }).unit).toBe('m/s²')
  })
})

it.each([
  [0.644, '64\u00A0%'],
  [1, '100\u00A0%'],
  [1.0001, '>\u00A0100\u00A0%'],
  [1.25, '125\u00A0%'],
])('a utilisation of %d reads %s', (share, text) => {
  expect(readablePercent(share)).toBe(text)
})
