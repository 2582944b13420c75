/** The template of a table: a column per input, an example row, and the permitted values of each column. */
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import { evaluate, type InitData, type InputValue, isVisible, unitOf } from '../../../engine/index.ts'
import { formatUnit, messageNumber } from '../../../engine/units/index.ts'
import { listed } from '../../../engine/base/listed.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import { enteredCell, type OfferedValues, type SheetCell, type SheetTable, textCell } from '../../files/sheet/sheet-table.ts'
import { writeWorkbook } from '../../files/sheet/workbook.ts'
import type { Caller } from '../calls/served-call.ts'
import type { FormInputs } from './batch-forms.ts'
import { batchText } from './batch-words.ts'
import { type BatchColumn, columnLabel, columnsOf, optionLabel } from './columns.ts'
import { boundsText, cellValue } from './shown-inputs.ts'

type TemplateParts = { readonly form: FormInputs; readonly init: InitData | undefined; readonly locale: Locale }
type Row = readonly SheetCell[]

/** Whether every row needs the input: it is always visible and has no default. */
const isNeeded = ({ planned: { field, visible, defaultSlot } }: BatchColumn): boolean =>
  visible === undefined &&
  field.kind !== 'toggle' &&
  defaultSlot === undefined &&
  (field.required ?? true) === true &&
  !('default' in field && field.default !== undefined)

const headText = ({ form, locale }: TemplateParts, column: BatchColumn): string => {
  const unit = column.unit === '' ? '' : ` [${formatUnit(column.unit, locale)}]`
  return `${columnLabel(form, column.id, locale)}${unit}${isNeeded(column) ? ' *' : ''}`
}

/** An input value as it is typed into a cell. */
const exampleCell = (parts: TemplateParts, { planned }: BatchColumn, value: InputValue | undefined): SheetCell => {
  const cell = value === undefined ? undefined : cellValue(parts, planned, value)
  return typeof cell === 'string' ? textCell(cell) : cell === undefined ? undefined : enteredCell(cell)
}

/** The bounds of a number that do not depend on other inputs. */
const rangeText = ({ form, init, locale }: TemplateParts, { planned }: BatchColumn): string => {
  if (planned.field.kind !== 'number') return ''
  const bounds = boundsText(planned, evaluate(form.plan, { inputs: {}, init }), (bound) => messageNumber(bound, locale))
  return bounds.length === 0 ? batchText(locale, 'anyNumber') : listed(bounds, locale)
}

/** Explains how the rows of a list are written into one cell. */
const listText = ({ form, locale }: TemplateParts, { id }: BatchColumn): string => {
  const fields = [...(form.plan.rows.get(id)?.plan.fields.values() ?? [])]
  const cells = fields.map((planned) => {
    const unit = unitOf(planned)
    const name = translate(locale, `${form.namespace}:${id}.${planned.id}.label`) ?? planned.id
    return unit === '' ? name : `${name} [${formatUnit(unit, locale)}]`
  })
  return batchText(locale, 'list', { cells: cells.join(' | ') })
}

/** The description of a column, with a row per option. */
const valueRows = (parts: TemplateParts, column: BatchColumn): readonly Row[] => {
  const { form, init, locale } = parts
  const { planned, options } = column
  const needed = batchText(
    locale,
    isNeeded(column) ? 'needed' : planned.visible === undefined && !planned.defaultHolds ? 'optional' : 'sometimes',
  )
  const about = [
    textCell(columnLabel(form, column.id, locale)),
    column.unit === '' ? undefined : textCell(formatUnit(column.unit, locale)),
    textCell(needed),
  ]
  if (options.length === 0) {
    const allowed = planned.field.kind === 'list' ? listText(parts, column) : rangeText(parts, column)
    return [[...about, textCell(allowed), undefined]]
  }
  const several = planned.field.kind === 'choices' ? [[...about, textCell(batchText(locale, 'several'), 'faint'), undefined]] : []
  return [
    ...several,
    ...options.map(({ value }) => [...about, textCell(optionLabel(form, { planned, value, init }, locale)), textCell(value)]),
  ]
}

/** The ranges of the second table that hold the options of each column. */
const offeredOf = (
  groups: readonly { readonly column: BatchColumn; readonly rows: readonly Row[] }[],
  table: string,
): readonly OfferedValues[] => {
  let before = 1
  return groups.flatMap(({ column, rows }, at): OfferedValues[] => {
    const first = before + 1
    before += rows.length
    const { kind } = column.planned.field
    const isOne = kind === 'choice' || kind === 'alternatives' || kind === 'toggle'
    // The first column holds the row names.
    return isOne && rows.length > 0 ? [{ column: at + 1, table, from: { column: 3, first, last: before } }] : []
  })
}

/** @returns the tables of a template: rows to fill in, and permitted values */
const templateTables = (parts: TemplateParts): readonly SheetTable[] => {
  const { form, init, locale } = parts
  const columns = columnsOf(form, init)
  const [example] = form.cases
  const inputs = example?.inputs ?? {}
  const snapshot = evaluate(form.plan, { inputs, init })
  const exampleOf = ({ id, planned }: BatchColumn) => (isVisible(planned, snapshot) ? inputs[id] : undefined)
  const values = batchText(locale, 'values')
  const groups = columns.map((column) => ({ column, rows: valueRows(parts, column) }))
  const says = ['column', 'unit', 'use', 'allowed', 'alsoAs'].map((key) => textCell(batchText(locale, key), 'head'))
  return [
    {
      name: batchText(locale, 'table'),
      frozen: { rows: 1, columns: 1 },
      offered: offeredOf(groups, values),
      rows: [
        [textCell(batchText(locale, 'item'), 'head'), ...columns.map((column) => textCell(headText(parts, column), 'head'))],
        [textCell(batchText(locale, 'example')), ...columns.map((column) => exampleCell(parts, column, exampleOf(column)))],
      ],
    },
    { name: values, frozen: { rows: 1, columns: 1 }, rows: [says, ...groups.flatMap(({ rows }) => rows)] },
  ]
}

/** @returns the template of a form as the bytes of an XLSX file */
export function* templateOf(form: FormInputs, caller: Caller): Cooperative<Uint8Array<ArrayBuffer>> {
  const init = yield* form.init({}, caller)
  return yield* writeWorkbook(templateTables({ form, init, locale: caller.locale }))
}
