/** What every unit is, how numbers are read as people type them, and how they are written for them. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measure, shownIn } from '../../../../engine/testing/reference/units.ts'
import {
  convert,
  displayUnit,
  formatQuantity,
  formatSignificant,
  formatUnit,
  isUnlimited,
  parseQuantity,
  parseUnit,
  readableNumber,
  readablePercent,
  readableQuantity,
  roundedLimit,
  withUnit,
} from '../../../../engine/units/index.ts'
import { baseUnits, derivedUnits, unitAliases } from '../../../../engine/units/unit-table.ts'
import { scaledRuns } from '../../../setup/runs.ts'
import { unitWords } from './unit-words.ts'

const symbols = [...baseUnits, ...Object.keys(derivedUnits)]
const near = (one: number, other: number, share = 1e-12) => Math.abs(one - other) <= share * Math.abs(other)
const inBase = (unit: string): number => {
  const found = parseUnit(unit)
  return found ? found.numerator / found.denominator : Number.NaN
}

describe('units', () => {
  it('every symbol, alone and in any product, is what the table of the reference says', () => {
    expect(symbols.filter((symbol) => measure(symbol) === undefined)).toEqual([])
    const factor = fc.tuple(fc.constantFrom(...symbols), fc.constantFrom('', '^2', '^3'))
    for (const symbol of symbols) expect([symbol, near(inBase(symbol), measure(symbol)?.factor ?? 0)]).toEqual([symbol, true])
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('*', '/'), factor), { minLength: 1, maxLength: 4 }), (factors) => {
        const text = `1${factors.map(([sign, [symbol, power]]) => sign + symbol + power).join('')}`
        const [found, expected] = [parseUnit(text), measure(text)]
        fc.pre(found !== undefined)
        expect([text, near(inBase(text), expected?.factor ?? 0)]).toEqual([text, true])
        const letters = ['m', 'k', 's', 'A', 'r', 'T']
        const dimension = (found?.dimension ?? []).flatMap((exponent, index) => (exponent === 0 ? [] : [`${letters[index]}${exponent}`]))
        expect([text, dimension.toSorted().join()]).toEqual([text, expected?.dimension])
      }),
    )
  })

  it('other spellings, dots for products and raised digits are the same unit', () => {
    const same: readonly (readonly [text: string, unit: string])[] = [
      ['Nm', 'N*m'],
      ['N.m', 'N*m'],
      ['N·m', 'N*m'],
      ['N⋅m', 'N*m'],
      ['°', 'deg'],
      ['µm', 'um'],
      ['μm', 'um'],
      ['µin', 'uin'],
      ['μin', 'uin'],
      ['r', 'turn'],
      ['rev/min', 'turn/min'],
      ['RPM', 'rpm'],
      ['KG', 'kg'],
      ['Kg', 'kg'],
      ['KN', 'kN'],
      ['KW', 'kW'],
      ['Kw', 'kW'],
      ['MM', 'mm'],
      ['sec', 's'],
      ['inch', 'in'],
      ['"', 'in'],
      ['lbs', 'lb'],
      ...unitWords,
      ['m/s²', 'm/s^2'],
      ['kg·m²', 'kg*m^2'],
      ['cm³', 'cm^3'],
      [' m / s ^2 ', 'm/s^2'],
      ['s^-1', '1/s'],
    ]
    expect(Object.keys(unitAliases).filter((alias) => !same.some(([text]) => text.startsWith(alias)))).toEqual([])
    for (const [text, unit] of same) expect([text, parseUnit(text)]).toEqual([text, parseUnit(unit)])
    // What means one thing here and another there, no unit at all, and what is left open.
    for (const text of ['ton', 'M', 'm//s', 'm*', '*m', '/', 'm^', 'm^x', 'm s', 'toString', '__proto__']) {
      expect([text, parseUnit(text)]).toEqual([text, undefined])
    }
    // 80 characters are a unit, 81 are none.
    expect([parseUnit(`m${' '.repeat(79)}`)?.symbol, parseUnit(`m${' '.repeat(80)}`)]).toEqual(['m', undefined])
  })

  it('readers of inches see the units that the table of the reference says, the others the own ones', () => {
    const units = [
      '',
      '%',
      'mm',
      'um',
      'cm',
      'm',
      'km',
      'mm^2',
      'g',
      'kg',
      't',
      'kg/m',
      'kg*m^2',
      'kg/m^3',
      'mm/s',
      'mm/min',
      'm/s',
      'm/min',
    ]
    units.push('mm/s^2', 'm/s^2', 'mm/turn', 'N', 'kN', 'N*m', 'N/mm', 'N/um', 'N/mm^2', 'MPa', 'bar', 'kW', 'W', 'rpm', 's', 'min', 'deg')
    for (const unit of units) {
      expect([unit, displayUnit(unit, 'imperial')]).toEqual([unit, shownIn(unit, 'imperial')])
      expect([unit, displayUnit(unit, 'metric')]).toEqual([unit, unit])
    }
    expect(displayUnit('Nm', 'imperial')).toBe('lbf*ft')
    expect(['mm/s^2', 'N*m', 'um', 'deg/s', 'cm^3', 'number'].map((unit) => formatUnit(unit, 'en'))).toEqual([
      'mm/s²',
      'N·m',
      'µm',
      '°/s',
      'cm³',
      'number',
    ])
  })

  it('a language with letters of its own has its own symbols, which are read again as the same units', () => {
    const international = new Set(['in', 'uin', 'ft', 'mi', 'lb', 'short ton', 'lbf', 'psi', 'hp'])
    const symbols = [...baseUnits, ...Object.keys(derivedUnits)].filter((symbol) => !international.has(symbol))
    for (const unit of [...symbols, 'kg*m^2', 'mm/s^2', 'N*m/arcmin', '1/min', 'N/um', 'rad/s']) {
      const shown = formatUnit(unit, 'ru')
      expect([unit, shown, /[a-z]/i.test(shown)]).toEqual([unit, shown, false])
      const [own, read] = [parseUnit(unit), parseUnit(shown)]
      expect([shown, read?.dimension, read?.numerator, read?.denominator]).toEqual([
        shown,
        own?.dimension,
        own?.numerator,
        own?.denominator,
      ])
      expect([shown, parseQuantity(`12,5\u00A0${shown}`, { unit, locale: 'ru' })]).toEqual([shown, { value: 12.5 }])
    }
    for (const unit of ['in', 'lbf*ft', 'hp']) expect(formatUnit(unit, 'ru')).toBe(formatUnit(unit, 'en'))
    expect(['mm/s^2', 'N*m', 'rpm', 'um', 'deg/s', 'kW'].map((unit) => formatUnit(unit, 'ru-RU'))).toEqual([
      'мм/с²',
      'Н·м',
      'об/мин',
      'мкм',
      '°/с',
      'кВт',
    ])
  })

  it('what is not there or is something else cannot be converted', () => {
    for (const [from, to] of [
      ['mm', 's'],
      ['furlong', 'mm'],
      ['mm', 'furlong'],
      ['rpm', '1/min'],
    ] as const) {
      expect(() => convert(1, from, to)).toThrow(`cannot convert [${from}] to [${to}]`)
    }
    expect(convert(7, 'furlong', 'furlong')).toBe(7)
  })
})

const size = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: -4, max: 6 }))
  .map(([digits, power]) => Number(`${digits}e${power}`))

describe('what people type', () => {
  it('is read with signs, full-width digits, exponents and decimal commas, and never by guessing', () => {
    fc.assert(
      fc.property(size, fc.boolean(), (value, isNegative) => {
        const number = isNegative ? -value : value
        const text = String(number)
        const wide = text
          .split('')
          .map((one) => (one === '.' ? '。' : one === '-' ? '−' : String.fromCharCode(one.charCodeAt(0) + 0xfee0)))
          .join('')
        const typed = [text, ` ${text} `, text.includes('e') ? text : wide, `${number}e0`, `${number}E+0`, isNegative ? text : `+${text}`]
        for (const one of typed) expect([one, parseQuantity(one, { unit: 'mm' })]).toEqual([one, { value: number }])
        const [whole = '', part = ''] = text.split('.')
        const comma = parseQuantity(text.replace('.', ','), { unit: 'mm' })
        const isOpen = part.length === 3 && /^-?[1-9]\d{0,2}$/.test(whole)
        expect([text, comma]).toEqual([text, isOpen ? { issue: 'ambiguousMark' } : { value: number }])
      }),
      scaledRuns(300),
    )
  })

  it('a text that shows the value that is there changes nothing; another number, and one with a unit, does', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 1000, noNaN: true }), (value) => {
        const shown = formatQuantity(value, 'mm', 'in')
        expect(parseQuantity(shown, { unit: 'mm', display: 'in', near: [value] })).toEqual({ value })
        const typed = parseQuantity(shown, { unit: 'mm', display: 'in' })
        expect('value' in typed && near(typed.value, value, 1e-5)).toBe(true)
        expect(parseQuantity(`${shown} in`, { unit: 'mm', display: 'in', near: [value] })).toEqual(typed)
        expect(parseQuantity('7', { unit: 'mm', display: 'in', near: [value] })).toEqual({ value: 177.8 })
        // Six digits in another unit, all of them in its own.
        expect(near(Number(shown), value / 25.4, 5.1e-6) && shown.replace(/\D|^0\.0*/g, '').length <= 6).toBe(true)
        expect([formatQuantity(value, 'N*m', 'Nm'), formatQuantity(value, 'mm', 'mm')]).toEqual([String(value), String(value)])
      }),
    )
  })
})

describe('what people read', () => {
  const ofLanguage = { en: ['.', ','], ru: [',', '\u00A0'], es: [',', '.'] } as const
  /** The number of a text, by the marks of its language. */
  const numberIn = (text: string, locale: keyof typeof ofLanguage): number => {
    const [mark, group] = ofLanguage[locale]
    const [mantissa = '', exponent = ''] = text.replaceAll(group, '').replace(mark, '.').split('×10')
    const digits = exponent.replace('⁻', '-').replace(/[⁰¹²³⁴-⁹]/g, (one) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(one)))
    return Number(mantissa) * 10 ** Number(digits)
  }
  const locale = fc.constantFrom('en' as const, 'ru' as const, 'es' as const)
  const value = fc
    .tuple(fc.double({ min: 1, max: 9.999, noNaN: true }), fc.integer({ min: -9, max: 12 }))
    .map(([digits, power]) => Number(`${digits}e${power}`))

  it('is the number, to as many digits as asked for, and with none before the mark rounded away', () => {
    fc.assert(
      fc.property(value, fc.integer({ min: 2, max: 6 }), locale, (number, digits, language) => {
        const text = readableNumber(number, digits, language)
        const isShort = number < 999_999 && number >= 1e-4
        expect(text.includes('×10')).toBe(!isShort)
        const unit = isShort ? 10 ** (Math.floor(Math.log10(number)) + 1 - digits) : 10 ** (Math.floor(Math.log10(number)) - 2)
        expect(Math.abs(numberIn(text, language) - number)).toBeLessThanOrEqual(0.5001 * (isShort ? Math.min(unit, 1) : unit))
        const significant = text.replace(/×10.*|\D/g, '').replace(/^0+/, '')
        expect(isShort ? significant.length <= Math.max(digits, String(Math.round(number)).length) : significant.length === 3).toBe(true)
        expect(readableNumber(-number, digits, language)).toBe(`-${text}`)
      }),
      scaledRuns(1000),
    )
  })

  it('is grouped from five digits on, plain zero, and in powers of ten from 999 999 and below a ten-thousandth', () => {
    const cases = [
      [0, '0'],
      [-0, '0'],
      [1234, '1234'],
      [12_345, '12,345'],
      [123_456.7, '123,457'],
      [999_998, '999,998'],
      [999_999, '1.00×10⁶'],
      [1e-4, '0.0001'],
      [0.99e-4, '9.90×10⁻⁵'],
      [1, '1'],
      [0.5, '0.5'],
    ] as const
    for (const [number, text] of cases) expect([number, readableNumber(number, 4, 'en')]).toEqual([number, text])
    expect(formatSignificant(123_456, 2, 'en')).toBe('120,000')
  })

  it('is in the unit of the reader, a space that does not break before it, and as it came where nobody knows the unit', () => {
    const metric = { locale: 'en', system: 'metric' } as const
    const imperial = { locale: 'en', system: 'imperial' } as const
    expect(readableQuantity(2540, 'mm', imperial)).toEqual({ number: '100', unit: 'in' })
    expect(readableQuantity(6.66666, 'm/s^2', metric)).toEqual({ number: '6.667', unit: 'm/s²' })
    expect(readableQuantity(6.66666, 'm/s^2', { ...metric, digits: 2 })).toEqual({ number: '6.7', unit: 'm/s²' })
    expect(readableQuantity(3, 'furlong', imperial)).toEqual({ number: '3', unit: 'furlong' })
    expect([withUnit({ number: '3', unit: 'mm' }), withUnit({ number: '3', unit: '' })]).toEqual(['3\u00A0mm', '3'])
    expect([isUnlimited(1e24), isUnlimited(1e30), isUnlimited(0.99e24)]).toEqual([true, true, false])
  })

  it('a limit is rounded to six digits, to the side on which it is met', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e5, noNaN: true }), fc.constantFrom(1, -1), (size, sign) => {
        const [limit, unit] = [sign * size, 10 ** (Math.floor(Math.log10(size)) - 5)]
        const [least, most] = [roundedLimit(limit, 'least'), roundedLimit(limit, 'most')]
        expect([least >= limit, most <= limit]).toEqual([true, true])
        expect(least - limit).toBeLessThanOrEqual(1.0001 * unit)
        expect(limit - most).toBeLessThanOrEqual(1.0001 * unit)
      }),
    )
  })

  it('a share is in whole per cent; one above its limit never reads as one that is met', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3, noNaN: true }), (share) => {
        const text = readablePercent(share)
        const number = Number(/\d+/.exec(text)?.[0])
        expect(Math.abs(number - share * 100)).toBeLessThanOrEqual(0.5001)
        expect(text).toBe(`${share > 1 && number === 100 ? '>\u00A0' : ''}${number}\u00A0%`)
      }),
    )
    expect([readablePercent(1), readablePercent(1.000001), readablePercent(1.01)]).toEqual([
      '100\u00A0%',
      '>\u00A0100\u00A0%',
      '101\u00A0%',
    ])
  })
})
