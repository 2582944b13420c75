/** Numbers in texts are written by one function for their kind, with the digits of their quantity. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  citedFigures,
  displayUnit,
  knownUnits,
  messageNumber,
  readableName,
  readableNumber,
  readableQuantity,
  roundedNumber,
  withUnit,
} from '../../../../engine/units/index.ts'
import { locales } from '../../../../i18n/locales.ts'
import { createWords } from '../../../../server/files/report/words.ts'
import { scaledRuns } from '../../../setup/runs.ts'
import { numberCell } from '../../../../server/files/sheet/sheet-table.ts'
import { inUnit } from '../../../../server/files/sheet/sheet-words.ts'

const root = join(import.meta.dirname, '../../../..')

/** Sources that write numbers as text without the functions for quantities, messages or drawn lengths, and what they write. */
const others: Readonly<Record<string, string>> = {
  'contract/files/drawn-length.ts': 'lengths of drawings: the function itself',
  'contract/results/plot-geometry.ts': 'numbers of an axis, rounded',
  'families/formulas/unit-scale.ts': 'scales of units, rounded',
  'screens/account/operator/usage-page.tsx': 'counts',
  'screens/ui/files/file-words.ts': 'sizes of files, by their own unit format',
  'screens/ui/formula/math-style.ts': 'only the decimal mark',
  'screens/viewer/overlay.tsx': 'coordinates of a picture',
  'server/backup/backup-command.ts': 'sizes of files',
  'server/files/drawing/holes.ts': 'keys of equal holes',
  'server/files/geometry/step-colours.ts': 'the syntax of STEP',
  'server/files/pdf/document.ts': 'only the decimal mark',
  'server/files/report/words.ts': 'what was entered, without rounding',
  'server/logs/logs-command.ts': 'times of the operator’s list',
  'server/records/record-text.ts': 'what was sent, without rounding',
  'server/services/directory/describe.ts': 'what the catalogue states, without rounding',
  'server/sites/site-faults.ts': 'ratios of contrast',
}

const writers =
  /formatSignificant\(|Intl\.NumberFormat\(|\.toLocaleString\(|(?<!Number\([^()]*(?:\([^()]*\))?[^()]*)\.to(?:Fixed|Precision)\(/

test('no other source writes numbers in a way of its own', () => {
  const paths = ['server', 'screens', 'contract', 'families'].flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  expect(paths.length).toBeGreaterThan(1000)
  const found = paths.filter((path) => writers.test(readFileSync(join(root, path), 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(others).toSorted())
})

const values = fc
  .tuple(fc.double({ min: 1, max: 10, noNaN: true }), fc.integer({ min: -6, max: 8 }))
  .map(([size, power]) => size * 10 ** power)
const units = fc.constantFrom(...knownUnits)
const languages = fc.constantFrom(...locales)
const runs = scaledRuns(200)
const digitsOf = (text: string): string => text.replace(/\D/g, '')

describe('of any quantity', () => {
  test('a report writes what a page writes', () =>
    fc.assert(
      fc.property(values, units, languages, (value, unit, locale) => {
        for (const system of ['metric', 'imperial'] as const) {
          const words = createWords({ locale, unit: system === 'metric' ? 'mm' : 'in' }, 'ball-screw')
          expect(words.quantity(value, unit)).toBe(withUnit(readableQuantity(value, unit, { locale, system })))
        }
      }),
      runs,
    ))

  test('a table under a unit writes the number that stands before the unit elsewhere', () =>
    fc.assert(
      fc.property(values, units, languages, (value, unit, locale) => {
        const shown = displayUnit(unit, 'metric')
        const words = createWords({ locale, unit: 'mm' }, 'ball-screw')
        const { number } = readableQuantity(value, shown, { locale, system: 'metric' })
        expect(words.number(value)).toBe(number)
      }),
      runs,
    ))

  test('no whole digit is rounded away, however few digits are shown', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_998 }), languages, (value, locale) => {
        for (const digits of [1, 3, 4]) expect(digitsOf(readableNumber(value, digits, locale))).toBe(String(value))
        expect(digitsOf(createWords({ locale, unit: 'mm' }, 'ball-screw').number(value, 3))).toBe(String(value))
      }),
      runs,
    ))

  test('a cell and a message have the same digits, converted or not', () =>
    fc.assert(
      fc.property(values, units, languages, (value, unit, locale) => {
        for (const system of ['mm', 'in'] as const) {
          const shown = inUnit(value, unit, { locale, system }).value
          const cell = numberCell(shown)
          const number = cell && 'number' in cell ? cell.number : NaN
          expect(number).toBe(roundedNumber(shown))
          expect(messageNumber(shown, locale)).toBe(messageNumber(number, locale))
        }
      }),
      runs,
    ))
})

describe('a name that a service gives to a quantity', () => {
  const metric = (name: string, locale: string): string => readableName(name, { locale, system: 'metric' })

  test('is written for the reader, whoever has read it before', () => {
    expect(Object.fromEntries(locales.map((locale) => [locale, metric('±0.01 mm', locale)]))).toEqual({
      en: '±0.01\u00A0mm',
      'zh-Hans': '±0.01\u00A0mm',
      es: '±0,01\u00A0mm',
      ru: '±0,01\u00A0мм',
    })
    expect(metric(metric('±0.025 mm', 'ru'), 'en')).toBe('±0.025\u00A0mm')
    expect(createWords({ locale: 'ru', unit: 'mm' }, 'slide-module').word({ key: undefined, name: '±0.01 mm' })).toBe('±0,01\u00A0мм')
    expect(readableName('±0.01 mm', { locale: 'en', system: 'imperial' })).toBe('±0.000393701\u00A0in')
    expect(readableName('±0.001 mm', { locale: 'en', system: 'imperial' })).toBe('±0.0000393701\u00A0in')
  })

  test('has the digits of the name', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_998 }), fc.constantFrom(1, 10, 1000), units, languages, (whole, part, unit, locale) => {
        const value = whole / part
        const { number, unit: symbol } = readableQuantity(value, unit, { locale, system: 'metric', digits: 9 })
        expect(metric(`≤ ${value} ${unit}`, locale)).toBe(symbol === '' ? `≤ ${value} ${unit}` : `≤${number}\u00A0${symbol}`)
      }),
      runs,
    ))

  test.each(['3M', '20T', 'C7', 'WTF2040-2', 'Mitsubishi Electric', '2 Bearings', '10 x 20 mm', 'ISO 9409', '5–7 mm', 'mm', '0.01', ''])(
    'any other name stays: %s',
    (name) => {
      for (const locale of locales) expect(metric(name, locale)).toBe(name)
    },
  )
})

test('figures that a source prints have the decimal mark of the language, and all their digits', () => {
  expect(citedFigures('0.90-8.30', 'es')).toBe('0,90-8,30')
  expect(citedFigures('0.90-8.30', 'en')).toBe('0.90-8.30')
  for (const other of ['F300', '|Fa|', 'ISO 3408-3', '9–250', '']) expect(citedFigures(other, 'ru')).toBe(other)
  const words = createWords({ locale: 'ru', unit: 'mm' }, 'reducer')
  expect(words.remarks('inertiaUpperEnd=0.90-8.30').join('')).toContain('0,90-8,30')
  expect(words.derivation('sealsOfKr=10')).toContain('10 Н')
})
