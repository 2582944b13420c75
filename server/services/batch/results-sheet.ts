/** The results of a table as a spreadsheet: one line per row, numbers as numbers. */
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { BatchAnswer, BatchRow } from '../../../contract/results/batch.ts'
import { listed } from '../../../engine/base/listed.ts'
import { formatUnit } from '../../../engine/units/index.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { enteredCell, numberCell, type SheetCell, textCell } from '../../files/sheet/sheet-table.ts'
import { basisWord, sheetText } from '../../files/sheet/sheet-words.ts'
import { writeWorkbook } from '../../files/sheet/workbook.ts'
import { batchText } from './batch-words.ts'

type Governing = NonNullable<BatchRow['governing']>
type Amount = Governing['value']

const columns = [
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
] as const

const looks = {
  found: 'good',
  unknown: 'faint',
  nothing: 'bad',
  calculated: 'good',
  incomplete: 'faint',
  faulty: 'bad',
} as const satisfies Record<BatchRow['state'], string>

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

/** Columns between the state of a row and its reasons. */
type ResultColumns = { readonly heads: readonly string[]; readonly cells: (row: BatchRow) => readonly SheetCell[] }

/** Columns that share their label with the data sheet. */
const shared: ReadonlySet<string> = new Set(['model', 'orderCode', 'maker', 'basis', 'unit'])

const modelColumns = (locale: Locale): ResultColumns => ({
  heads: columns.map((key) => (shared.has(key) ? sheetText(locale, key) : batchText(locale, key))),
  cells: ({ model, governing, matched, total }) => [
    optional(model?.skuName),
    optional(model?.motorSku),
    optional(model?.orderCode),
    optional(model?.maker),
    optional(model && basisWord(locale, model.basis)),
    ...governingCells(locale, governing),
    count(matched),
    count(total),
  ],
})

const valueColumns = (locale: Locale, values: NonNullable<BatchAnswer['values']>): ResultColumns => ({
  heads: values.map(({ label, unit }) => headOf({ column: label, unit: formatUnit(unit, locale) })),
  cells: (row) => values.map(({ name }) => count(row.values?.[name] ?? undefined)),
})

const rowOf = (locale: Locale, row: BatchRow, { cells }: ResultColumns): readonly SheetCell[] => [
  numberCell(row.row),
  optional(row.item),
  textCell(batchText(locale, `states.${row.state}`), looks[row.state]),
  ...cells(row),
  optional(reasonsOf(locale, row).join('\n')),
]

/** @returns the results as the bytes of an XLSX file */
export const resultsSheet = (
  locale: Locale,
  { rows, notes, values, catalogueVersion }: BatchAnswer,
): Cooperative<Uint8Array<ArrayBuffer>> => {
  const results = values ? valueColumns(locale, values) : modelColumns(locale)
  const inputs = inputHeads(rows)
  const named = (key: string) => batchText(locale, key)
  const heads = [...['row', 'item', 'state'].map(named), ...results.heads, named('reasons'), ...inputs]
  const note = (text: string) => [undefined, undefined, undefined, textCell(text, 'faint')]
  const about = catalogueVersion === undefined ? [] : [note(`${sheetText(locale, 'catalogue')}: ${catalogueVersion}`)]
  return writeWorkbook([
    {
      name: batchText(locale, 'results'),
      frozen: { rows: 1, columns: 2 },
      rows: [
        heads.map((text) => textCell(text, 'head')),
        ...rows.map((row) => [...rowOf(locale, row, results), ...inputCells(row, inputs)]),
        [],
        ...about,
        ...notes.map(note),
      ],
    },
  ])
}
