/** The results of a table as a spreadsheet: one line per row, numbers as numbers. */
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { BatchAnswer, BatchRow } from '../../../contract/results/batch.ts'
import { listed } from '../../../engine/base/listed.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { enteredCell, numberCell, type SheetCell, textCell } from '../../files/sheet/sheet-table.ts'
import { basisWord, sheetText } from '../../files/sheet/sheet-words.ts'
import { writeWorkbook } from '../../files/sheet/workbook.ts'
import { batchText } from './batch-words.ts'

type Governing = NonNullable<BatchRow['governing']>
type Amount = Governing['value']

const columns = [
  'row',
  'item',
  'state',
  'model',
  'motor',
  'orderCode',
  'maker',
  'basis',
  'governing',
  'value',
  'limit',
  'unit',
  'utilisation',
  'margin',
  'matched',
  'total',
  'reasons',
] as const

const looks = { found: 'good', unknown: 'faint', nothing: 'bad', faulty: 'bad' } as const satisfies Record<BatchRow['state'], string>

const optional = (text: string | undefined): SheetCell => (text === undefined || text === '' ? undefined : textCell(text))
const count = (number: number | undefined): SheetCell => (number === undefined ? undefined : numberCell(number))

const amountCell = (locale: Locale, amount: Amount): SheetCell => {
  if (!amount) return undefined
  return amount.value === null ? textCell(batchText(locale, 'unlimited')) : numberCell(amount.value)
}

const governingCells = (locale: Locale, governing: Governing | undefined): readonly SheetCell[] => {
  if (!governing) return [undefined, undefined, undefined, undefined, undefined, undefined]
  const { name, value, limit, utilisation, margin } = governing
  return [
    textCell(name),
    amountCell(locale, value),
    amountCell(locale, limit),
    optional(value?.unit),
    numberCell(utilisation, 'percent'),
    numberCell(margin, 'percent'),
  ]
}

/** All messages about a row, one per line. */
const reasonsOf = (locale: Locale, { faults, remarks, notKnown = [], nearest }: BatchRow): readonly string[] => [
  ...[...faults, ...remarks].map(({ column, message }) => (column === '' ? message : `${column}: ${message}`)),
  ...(notKnown.length > 0 ? [batchText(locale, 'notJudged', { checks: listed(notKnown, locale) })] : []),
  ...(nearest ? [batchText(locale, 'nearest', { name: nearest.skuName, checks: listed(nearest.failing, locale) })] : []),
  ...(nearest?.fix === undefined ? [] : [nearest.fix]),
]

type RowInput = NonNullable<BatchRow['inputs']>[number]

const headOf = ({ column, unit }: Pick<RowInput, 'column' | 'unit'>): string => (unit === '' ? column : `${column} [${unit}]`)

/** Heads of the columns that any row has filled. */
const inputHeads = (rows: readonly BatchRow[]): readonly string[] => [...new Set(rows.flatMap(({ inputs = [] }) => inputs.map(headOf)))]

const inputCells = ({ inputs = [] }: BatchRow, heads: readonly string[]): readonly SheetCell[] =>
  heads.map((head) => {
    const input = inputs.find((one) => headOf(one) === head)
    if (!input) return undefined
    return typeof input.value === 'number' ? enteredCell(input.value) : textCell(input.value)
  })

const rowOf = (locale: Locale, row: BatchRow): readonly SheetCell[] => {
  const { model } = row
  return [
    numberCell(row.row),
    optional(row.item),
    textCell(batchText(locale, `states.${row.state}`), looks[row.state]),
    optional(model?.skuName),
    optional(model?.motorSku),
    optional(model?.orderCode),
    optional(model?.maker),
    optional(model && basisWord(locale, model.basis)),
    ...governingCells(locale, row.governing),
    count(row.matched),
    count(row.total),
    optional(reasonsOf(locale, row).join('\n')),
  ]
}

/** Columns that share their label with the data sheet. */
const shared: ReadonlySet<string> = new Set(['model', 'orderCode', 'maker', 'basis', 'unit'])

/** @returns the results as the bytes of an XLSX file */
export const resultsSheet = (locale: Locale, { rows, notes, catalogueVersion }: BatchAnswer): Cooperative<Uint8Array<ArrayBuffer>> => {
  const heads = inputHeads(rows)
  const head = [
    ...columns.map((key) => textCell(shared.has(key) ? sheetText(locale, key) : batchText(locale, key), 'head')),
    ...heads.map((text) => textCell(text, 'head')),
  ]
  const remarks = notes.map((note) => [undefined, undefined, undefined, textCell(note, 'faint')])
  const about = [undefined, undefined, undefined, textCell(`${sheetText(locale, 'catalogue')}: ${catalogueVersion}`, 'faint')]
  return writeWorkbook([
    {
      name: batchText(locale, 'results'),
      frozen: { rows: 1, columns: 2 },
      rows: [head, ...rows.map((row) => [...rowOf(locale, row), ...inputCells(row, heads)]), [], about, ...remarks],
    },
  ])
}
