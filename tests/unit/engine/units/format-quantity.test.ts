import { describe, expect, it } from 'vitest'
import { displayUnit, formatNumber, formatQuantity, formatSignificant, formatUnit } from '../../../../engine/units/index.ts'

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1.5, '1.5'],
    [0.1 + 0.2, '0.30000000000000004'],
    [1e12, '1000000000000'],
  ])('%d is %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })
})

describe('formatQuantity', () => {
  it.each([
    [0.1 + 0.2, 'mm', 'mm', '0.30000000000000004'],
    [1.5, 'Nm', 'N*m', '1.5'],
    [127, 'mm', 'in', '5'],
    [100, 'mm', 'in', '3.93701'],
    [0.7, 'm', 'mm', '700'],
    [5, 't', 'short ton', '5.51156'],
  ])('%d %s in [%s] is %s', (value, unit, display, text) => {
    expect(formatQuantity(value, unit, display)).toBe(text)
  })
})

describe('formatSignificant', () => {
  it.each([
    [1234.567, 5, 'en', '1234.6'],
    [12345.67, 6, 'en', '12,345.7'],
    [12345.67, 6, 'es', '12.345,7'],
    [0.000123456, 3, 'zh-Hans', '0.000123'],
    [-0, 3, 'en', '0'],
  ])('%d to %i digits in %s is %s', (value, digits, locale, text) => {
    expect(formatSignificant(value, digits, locale)).toBe(text)
  })
})

describe('display units', () => {
  it.each([
    ['mm', 'in'],
    ['mm/s²', 'in/s^2'],
    ['t', 'short ton'],
    ['Nm', 'lbf*ft'],
    ['kg/m^3', 'lb/ft^3'],
    ['rpm', 'rpm'],
    ['%', '%'],
    ['', ''],
    ['constructor', 'constructor'],
  ])('[%s] is shown in [%s] to a reader of imperial units, as it is to others', (unit, imperial) => {
    expect(displayUnit(unit, 'imperial')).toBe(imperial)
    expect(displayUnit(unit, 'metric')).toBe(unit)
  })

  it.each([
    ['mm/s^2', 'mm/s²'],
    ['N*m', 'N·m'],
    ['um', 'µm'],
    ['deg', '°'],
    ['kg*m^2', 'kg·m²'],
    ['min', 'min'],
  ])('[%s] is printed as %s', (unit, text) => {
    expect(formatUnit(unit)).toBe(text)
  })
})
