/** What the product writes in a table, uploaded or pasted again, is the same input or is asked about: all forms, languages and unit systems. */
import { describe, expect, it } from 'vitest'
import { type Cooperative, runToEnd } from '../../../../../engine/base/cooperative.ts'
import { at } from '../../../../../engine/base/at.ts'
import {
  compile,
  copyRows,
  evaluate,
  type FormState,
  initialState,
  type InputValue,
  isVisible,
  readTable,
  reduce,
  unitOf,
} from '../../../../../engine/index.ts'
import { convert, displayUnit, formatSignificant, formatUnit, localNumber, type UnitSystem } from '../../../../../engine/units/index.ts'
import { type Locale, locales } from '../../../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../../../i18n/text-files.ts'
import { translate } from '../../../../../i18n/translate.ts'
import { calculators } from '../../../../../schemas/registry.ts'
import { readUpload } from '../../../../../server/files/upload/read-upload.ts'
import type { FormInputs } from '../../../../../server/services/batch/batch-forms.ts'
import { type BatchColumn, columnLabel, columnsOf, optionLabel } from '../../../../../server/services/batch/columns.ts'
import { fillRow } from '../../../../../server/services/batch/fill-row.ts'
import { readHead } from '../../../../../server/services/batch/read-head.ts'
import { cellsOf, marksOf } from '../../../../../server/services/batch/row-cells.ts'
import { templateOf } from '../../../../../server/services/batch/template.ts'
import { scaledPart } from '../../../../setup/runs.ts'
import { defaultSite } from '../../support/default-site.ts'

/** An answer that needs no call. */
function* atHand<Answer>(answer: Answer): Cooperative<Answer> {
  yield
  return answer
}

const systems = ['metric', 'imperial'] as const satisfies readonly UnitSystem[]
const forms = calculators.map(({ schema, examples }) => {
  const form: FormInputs = {
    plan: compile(schema),
    namespace: calculatorNamespace(schema),
    cases: examples.cases,
    init: () => atHand(examples.init),
  }
  return { id: schema.id, form, columns: columnsOf(form, examples.init), examples }
})
type Form = (typeof forms)[number]
type Written = { readonly locale: Locale; readonly system: UnitSystem }
type Inputs = Readonly<Record<string, InputValue>>

/** Rows of a file as inputs of the form, or what is asked about. */
const filled = ({ form: { plan }, columns, examples: { init } }: Form, file: Uint8Array) => {
  const [first, ...rows] = readUpload(file).rows
  const head = readHead(first?.cells ?? [], columns)
  const marks = marksOf(head, rows)
  const ask = () => atHand(init)
  const read = rows.map((row) => runToEnd(fillRow(initialState(plan, { init }), cellsOf(head, row, marks), ask)))
  return { unknown: head.unknown, read: read.map(({ state, issues }) => ({ inputs: state.inputs, issues })) }
}

const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) <= 1e-9 * Math.abs(other)
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  return Object.entries(other).every(([key, value]) => isSame(Reflect.get(one, key), value))
}

/** The inputs that came back as something else, and are not asked about. */
const changed = (read: { readonly inputs: Inputs; readonly issues: readonly { code: string; path: string }[] }, inputs: Inputs) => {
  const unclear = new Set(read.issues.filter(({ code }) => code === 'twoReadings' || code === 'ambiguousMark').map(({ path }) => path))
  return Object.keys(inputs).filter((id) => !isSame(read.inputs[id], inputs[id]) && !unclear.has(id))
}

const unitIn = (unit: string, { system }: Written): string => (unit === '' ? '' : displayUnit(unit, system))

const headText = ({ form }: Form, { id, unit }: BatchColumn, written: Written): string => {
  const shown = unitIn(unit, written)
  return `${columnLabel(form, id, written.locale)}${shown === '' ? '' : ` [${formatUnit(shown, written.locale)}]`}`
}

const isRow = (value: unknown): value is Readonly<Record<string, number | string>> => typeof value === 'object' && value !== null

const cellText = ({ form, examples: { init } }: Form, { planned, unit }: BatchColumn, written: Written, value: InputValue): string => {
  const { locale } = written
  if (typeof value === 'number') return formatSignificant(unit === '' ? value : convert(value, unit, unitIn(unit, written)), 12, locale)
  if (typeof value === 'string' || typeof value === 'boolean') return optionLabel(form, { planned, value: String(value), init }, locale)
  const fields = [...(form.plan.rows.get(planned.id)?.plan.fields.keys() ?? [])]
  const texts = value.map((one) => {
    if (!isRow(one)) return optionLabel(form, { planned, value: one, init }, locale)
    return fields.map((field) => (typeof one[field] === 'number' ? localNumber(one[field], locale) : (one[field] ?? ''))).join(' | ')
  })
  return texts.join('; ')
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Inputs as a table that spells numbers, names and units as the pages of the form do. */
const tableOf = (form: Form, written: Written, rows: readonly Inputs[]): Uint8Array => {
  const lines = rows.map((inputs) =>
    form.columns.map((column) => {
      const value = inputs[column.id]
      return value === undefined ? '' : cellText(form, column, written, value)
    }),
  )
  const table = [form.columns.map((column) => headText(form, column, written)), ...lines]
  return new TextEncoder().encode(table.map((cells) => cells.map(quoted).join(';')).join('\r\n'))
}

/** Numbers whose spelling may be read as another one, and others beside them. */
const doubtful = [1.234, 12.345, 123.456, 1234, 12_345, 20_000, 234_567, 0.125, 1.5]

/** The first example, with one number in every number that it shows. */
const withNumber = ({ form: { plan }, columns, examples: { cases, init } }: Form, value: number): Inputs => {
  const { inputs } = at(cases, 0)
  const snapshot = evaluate(plan, { inputs, init })
  const numbers = columns.filter(({ planned }) => planned.field.kind === 'number' && isVisible(planned, snapshot))
  return { ...inputs, ...Object.fromEntries(numbers.map(({ id }) => [id, value])) }
}

const ways = locales.flatMap((locale) => systems.map((system) => ({ locale, system })))

describe.each(forms.map((form) => [form.id, form] as const))('calculator %i', (_, form) => {
  it('reads a table as its pages spell it, in every language and both unit systems', () => {
    for (const written of ways) {
      const { unknown, read } = filled(
        form,
        tableOf(
          form,
          written,
          form.examples.cases.map(({ inputs }) => inputs),
        ),
      )
      const wrong = read.flatMap((row, index) => changed(row, at(form.examples.cases, index).inputs))
      expect({ ...written, unknown, rows: read.length, wrong }).toEqual({
        ...written,
        unknown: [],
        rows: form.examples.cases.length,
        wrong: [],
      })
    }
  })

  it('reads a number that may be thousands as the same number, or asks', () => {
    for (const number of doubtful) {
      const inputs = withNumber(form, number)
      // Two spellings beside each other have one reading: the marks of a table that states its decimal mark.
      const plain = tableOf(form, { locale: 'en', system: 'metric' }, [inputs, withNumber(form, 0.5)])
      const expected = at(filled(form, plain).read, 0).inputs
      for (const written of scaledPart(ways, 3)) {
        const read = at(filled(form, tableOf(form, written, [inputs])).read, 0)
        expect([number, written, changed(read, expected)]).toEqual([number, written, []])
      }
    }
  })

  it('reads the example of its template as it is', () => {
    for (const locale of scaledPart(locales, 1)) {
      const { unknown, read } = filled(form, runToEnd(templateOf(form.form, { site: defaultSite, locale })))
      const [example] = form.examples.cases
      expect({ locale, unknown, wrong: read.flatMap((row) => changed(row, example?.inputs ?? {})), rows: read.length }).toEqual({
        locale,
        unknown: [],
        wrong: [],
        rows: 1,
      })
    }
  })
})

/** The columns of a list as its page names them. */
const listColumns = ({ form: { plan } }: Form, list: string, { locale }: Written) =>
  [...(plan.rows.get(list)?.plan.fields.values() ?? [])].map((planned) => ({
    field: planned.id,
    names: [translate(locale, `${calculatorNamespace(plan.schema)}:${list}.${planned.id}.label`) ?? planned.id, planned.id],
    unit: unitOf(planned),
  }))

const copiedAndPasted = (state: FormState, list: string, columns: ReturnType<typeof listColumns>): FormState =>
  reduce(state, { type: 'rowsPasted', list, cells: readTable(copyRows(state, list, columns), columns).rows, replace: true })

it('the rows of every list, copied and pasted, are the same rows', () => {
  const lists = forms.flatMap((form) =>
    form.examples.cases.flatMap(({ inputs }) =>
      [...form.form.plan.rows.keys()].filter((list) => inputs[list] !== undefined).map((list) => ({ form, inputs, list })),
    ),
  )
  for (const { form, inputs, list } of lists) {
    for (const written of ways) {
      const state = reduce(initialState(form.form.plan, { init: form.examples.init, ...written }), { type: 'restore', inputs })
      const pasted = copiedAndPasted(state, list, listColumns(form, list, written))
      expect([form.id, written, pasted.inputs[list]]).toEqual([form.id, written, state.inputs[list]])
    }
  }
})
