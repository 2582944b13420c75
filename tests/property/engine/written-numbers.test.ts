/** What the product writes can be typed, pasted and copied into it again, in every language and both unit systems. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, copyRows, initialState, readTable, reduce, type FormState } from '../../../engine/index.ts'
import { list, number } from '../../../engine/define/index.ts'
import { convert, displayUnit, formatSignificant, parseQuantity, readableNumber } from '../../../engine/units/index.ts'
import { locales } from '../../../i18n/locales.ts'
import { scaledRuns } from '../../setup/runs.ts'
import { calculator, sends } from '../../unit/engine/calculator.ts'

const language = fc.constantFrom(...locales, 'de-CH', 'fr', 'ar-EG', 'fa', 'pt-BR')
const system = fc.constantFrom('metric' as const, 'imperial' as const)
const value = fc.oneof(
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.integer({ min: -2_000_000, max: 2_000_000 }).map((whole) => whole / 1000),
  fc
    .double({ min: -1e6, max: 1e6, noNaN: true })
    .map((one) => Number(one.toPrecision(6)))
    .filter((one) => Math.abs(one) > 1e-6),
)

const field = number({ unit: 'mm', onOutOfRange: 'reject', onNotANumber: 'reject' })

/** A form with one number and one list of numbers. */
const planOf = (limits: { readonly min?: number; readonly max?: number } = {}) =>
  compile(
    calculator({
      fields: { length: { ...field, ...limits }, rows: list({ row: { width: field } }) },
      ...sends({ Length: 'length', Rows: { list: 'rows', columns: ['width'] } }),
    }),
  )

const plan = planOf()
const stateIn = (locale: string, units: FormState['system'], held?: number): FormState =>
  reduce(initialState(plan, { locale, system: units }), { type: 'restore', inputs: held === undefined ? {} : { length: held } })

describe('a number that the product has written', () => {
  it('is read as the same number, or asked about', () => {
    fc.assert(
      fc.property(language, value, fc.integer({ min: 2, max: 12 }), (locale, number, digits) => {
        const shown = Number(number.toPrecision(digits))
        for (const text of [formatSignificant(shown, 12, locale), readableNumber(number, digits, locale), String(number)]) {
          const read = parseQuantity(text, { unit: 'mm', locale })
          const isSafe = 'issue' in read ? read.issue === 'ambiguousMark' : Math.abs(read.value - number) <= 0.05 * Math.abs(number)
          expect([locale, text, read, isSafe]).toEqual([locale, text, read, true])
        }
      }),
      scaledRuns(1000),
    )
  })

  it('in the input of a field stays the value of the field', () => {
    fc.assert(
      fc.property(language, system, value, (locale, units, held) => {
        const before = stateIn(locale, units, held)
        const text = String(units === 'metric' ? held : Number(convert(held, 'mm', 'in').toPrecision(6)))
        expect(reduce(before, { type: 'commit', field: 'length', text }).inputs['length']).toBe(held)
      }),
      scaledRuns(500),
    )
  })

  it('is a limit as the hint shows it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), system, fc.integer({ min: 1, max: 999_999 }), (locale, units, max) => {
        const state = initialState(planOf({ max }), { locale, system: units })
        const shown = Number(convert(max, 'mm', displayUnit('mm', units)).toPrecision(6))
        const text = formatSignificant(shown, 12, locale)
        const { inputs, pending } = reduce(state, { type: 'commit', field: 'length', text })
        expect([locale, text, inputs['length'], pending['length']?.issue.code]).toEqual([locale, text, max, undefined])
      }),
      scaledRuns(500),
    )
  })

  it('in a copied list pastes back as the same rows', () => {
    fc.assert(
      fc.property(language, system, fc.array(value, { minLength: 1, maxLength: 4 }), (locale, units, widths) => {
        const state = reduce(initialState(plan, { locale, system: units }), {
          type: 'restore',
          inputs: { rows: widths.map((width) => ({ width })) },
        })
        const columns = [{ field: 'width', names: ['width'], unit: 'mm' }]
        const { rows: cells } = readTable(copyRows(state, 'rows', columns), columns)
        const pasted = reduce(state, { type: 'rowsPasted', list: 'rows', cells, replace: true })
        expect(pasted.inputs['rows']).toEqual(widths.map((width) => ({ width })))
      }),
      scaledRuns(500),
    )
  })
})

describe('a number that may be thousands', () => {
  const read = (locale: string, text: string, limit?: number) => parseQuantity(text, { unit: 'kg', near: [limit], locale })

  it.each(['es', 'pt-BR', 'de'])('is asked about with a point in %s, unless it is a limit that is shown', (locale) => {
    expect(read(locale, '12.345')).toEqual({ issue: 'ambiguousMark' })
    expect(read(locale, '20.000 kg')).toEqual({ issue: 'ambiguousMark' })
    expect(read(locale, '20.000', 20_000)).toEqual({ value: 20_000 })
    expect(read(locale, '20.000 kg', 20_000)).toEqual({ value: 20_000 })
    expect(read(locale, '20.000', 20)).toEqual({ issue: 'ambiguousMark' })
    expect(read(locale, '20,000', 20)).toEqual({ value: 20 })
  })

  it.each(['en', 'zh-Hans'])('is asked about with a comma in %s, unless it is a limit that is shown', (locale) => {
    expect(read(locale, '12.345')).toEqual({ value: 12.345 })
    expect(read(locale, '20,000')).toEqual({ issue: 'ambiguousMark' })
    expect(read(locale, '20,000', 20_000)).toEqual({ value: 20_000 })
    expect(read(locale, '20,000', 20)).toEqual({ issue: 'ambiguousMark' })
  })

  it('names both spellings', () => {
    const { pending } = reduce(stateIn('es', 'metric'), { type: 'commit', field: 'length', text: '12.345 mm' })
    expect(pending['length']?.issue.params).toEqual({ text: '12.345 mm', decimal: '12.3450 mm', whole: '12345 mm' })
  })
})

describe('a text that is no value', () => {
  it('keeps the unit in which it was typed', () => {
    const state = reduce(initialState(planOf({ min: 100 }), {}), { type: 'commit', field: 'length', text: '12' })
    const imperial = reduce(state, { type: 'units', system: 'imperial' })
    expect([imperial.texts.read('length'), imperial.pending['length']?.issue.code]).toEqual(['12 mm', 'belowMinimum'])
    expect(reduce(imperial, { type: 'commit', field: 'length', text: '12 mm' }).pending['length']?.issue.code).toBe('belowMinimum')
  })

  it('keeps its unit in a copied list', () => {
    const added = reduce(initialState(planOf(), { system: 'imperial' }), { type: 'rowAdded', list: 'rows' })
    const key = added.lists['rows']?.[0]?.key ?? -1
    const typed = reduce(added, { type: 'inRow', list: 'rows', row: key, event: { type: 'commit', field: 'width', text: '1,234' } })
    expect(copyRows(typed, 'rows', [{ field: 'width', names: ['width'], unit: 'mm' }])).toContain('1,234 in')
  })
})

describe('a chip', () => {
  it('goes with the value beside which it stands', () => {
    const events = ['2000', '130', '129'].map((text) => ({ type: 'commit', field: 'length', text }) as const)
    const snapping = compile(calculator({ fields: { length: number({ unit: 'mm', max: 130, onOutOfRange: 'snap' }) } }))
    const chips = events.map((_, count) => Object.keys(events.slice(0, count + 1).reduce(reduce, initialState(snapping)).chips))
    expect(chips).toEqual([['length'], ['length'], []])
  })
})

describe('a pasted table', () => {
  it('shows by its other numbers what a single mark means', () => {
    const columns = [{ field: 'width', names: ['width'], unit: 'mm' }]
    const paste = (text: string, locale: string) =>
      reduce(initialState(plan, { locale }), { type: 'rowsPasted', list: 'rows', cells: readTable(text, columns).rows, replace: true })
    for (const locale of ['en', 'es', 'ru']) {
      expect(paste('width\n1,234\n2,5', locale).inputs['rows']).toEqual([{ width: 1.234 }, { width: 2.5 }])
      expect(paste('width\n1.234\n2,5', locale).inputs['rows']).toEqual([{ width: 1234 }, { width: 2.5 }])
      expect(paste('width\n1,234', locale).pasted?.refused.map(({ issue }) => issue.code)).toEqual(['ambiguousMark'])
    }
    expect(paste('width [in]\n31 1/2', 'en').inputs['rows']).toEqual([{ width: 800.1 }])
  })

  it('has the names of options, and the decimal mark of the language', () => {
    const state = reduce(initialState(plan, { locale: 'es' }), { type: 'restore', inputs: { rows: [{ width: 1.5 }, { width: 1.234 }] } })
    expect(copyRows(state, 'rows', [{ field: 'width', names: ['width'], unit: 'mm' }])).toBe('width [mm]\n1,5\n1,2340')
  })
})
