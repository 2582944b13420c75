import { describe, expect, it } from 'vitest'
import { combineUnits, convert, parseUnit, rootUnit, sameDimension, sameScale } from '../../../../engine/units/index.ts'
import type { Unit } from '../../../../engine/units/index.ts'

function unit(text: string): Unit {
  const found = parseUnit(text)
  if (found === undefined) throw new Error(`no unit '${text}'`)
  return found
}

describe('parseUnit', () => {
  it.each([
    ['', '', 1, 1],
    ['1', '', 1, 1],
    ['%', '%', 1, 100],
    ['mm', 'mm', 1, 1000],
    ['in', 'in', 127, 5000],
    ['lb', 'lb', 45_359_237, 100_000_000],
    ['min', 'min', 60, 1],
    ['t', 't', 1000, 1],
    ['rpm', 'rpm', 1, 60],
    ['kg/t', 'kg/t', 1, 1000],
    ['N*m', 'N*m', 1, 1],
    ['Nm', 'N*m', 1, 1],
    ['N·m', 'N*m', 1, 1],
    ['N.m', 'N*m', 1, 1],
    ['m/s²', 'm/s^2', 1, 1],
    ['m/s/s', 'm/s^2', 1, 1],
    ['mm / s^2', 'mm/s^2', 1, 1000],
    ['m*s^-2', 'm/s^2', 1, 1],
    ['1/min', '1/min', 1, 60],
    ['kg*m^2', 'kg*m^2', 1, 1],
    ['µm', 'um', 1, 1_000_000],
    ['°', 'deg', 1, 360],
    ['short ton', 'short ton', 45_359_237, 50_000],
    ['lbf', 'lbf', 8_896_443_230_521, 2_000_000_000_000],
  ])('reads %j as [%s], %i / %i of the base units', (text, symbol, numerator, denominator) => {
    expect(parseUnit(text)).toMatchObject({ symbol, numerator, denominator })
  })

  it.each(['x', 'ton', 'm//s', 'm/', '/m', '*', 'm^', 'm^x', 'm m', '__proto__', 'constructor', 'mm'.repeat(100)])('refuses %j', (text) => {
    expect(parseUnit(text)).toBeUndefined()
  })
})

describe('scale and dimension', () => {
  it.each([
    ['rpm', 'r/min', true],
    ['J', 'N*m', true],
    ['V*A', 'W', true],
    ['mm*rpm', 'mm*turn/min', true],
    ['%', '', false],
    ['mm', 'm', false],
    ['t', 'short ton', false],
  ])('[%s] and [%s] measure the same thing; on the same scale: %s', (a, b, same) => {
    expect(sameDimension(unit(a), unit(b))).toBe(true)
    expect(sameScale(unit(a), unit(b))).toBe(same)
  })

  it.each([
    ['rpm', '1/min'],
    ['deg', ''],
    ['kg', 'N'],
    ['t', 'kN'],
    ['N*m', 'N/m'],
  ])('[%s] and [%s] do not mix', (a, b) => {
    expect(sameDimension(unit(a), unit(b))).toBe(false)
    expect(() => convert(1, a, b)).toThrow(RangeError)
  })
})

describe('convert', () => {
  it.each([
    [0.7, 'm', 'mm', 700],
    [5, 'in', 'mm', 127],
    [1.1, 't', 'kg', 1100],
    [29, '%', '', 0.29],
    [10_020, 'mm/min', 'mm/s', 167],
    [1, 'mi', 'km', 1.609344],
    [90, 'deg', 'turn', 0.25],
    [1, 'short ton', 'kg', 907.18474],
    [1, 'lbf', 'N', 4.4482216152605],
    [1, 'hp', 'W', 745.6998715822702],
    [1, 'psi', 'Pa', 6894.757293168362],
    [1, 'kgf', 'N', 9.80665],
  ])('%d %s is %s: %d', (value, from, to, expected) => {
    expect(convert(value, from, to)).toBe(expected)
  })

  it('refuses units it does not know', () => {
    expect(() => convert(1, 'ton', 'kg')).toThrow('cannot convert [ton] to [kg]')
  })
})

describe('unit algebra', () => {
  it.each([
    ['t', 'kg/t', 1, 'kg'],
    ['min', 'min', -1, ''],
    ['mm', 'mm', 1, 'mm^2'],
    ['', 's', -1, '1/s'],
    ['N', 'm', 1, 'N*m'],
    ['', 'mm', 3, 'mm^3'],
  ])('[%s] combined with [%s] to the power %i is [%s]', (a, b, power, expected) => {
    expect(combineUnits(unit(a), unit(b), power).symbol).toBe(expected)
  })

  it('takes roots of even powers only', () => {
    expect(rootUnit(unit('m^2/s^2'))?.symbol).toBe('m/s')
    expect(rootUnit(unit('mm*m'))).toBeUndefined()
  })
})
