/** A shopping list as a bill of materials: order codes, quantities and notes. */
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { LengthCount } from '../../../engine/part/count-lengths.ts'
import type { Basis } from '../../../contract/results/sizing.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { lengthsInWords } from '../geometry/part-notes.ts'
import { csvOf } from './csv.ts'
import { numberCell, type SheetCell, textCell } from './sheet-table.ts'
import { basisWord, sheetText } from './sheet-words.ts'
import { writeWorkbook } from './workbook.ts'

/** An entry of the list; without `model` where the current catalogue lacks it. */
export type ListedPart = {
  readonly name: string
  readonly orderCode: string
  /** What is open in the code; '' where the current catalogue lacks the model. */
  readonly orderState: string
  readonly quantity: number
  readonly note: string
  readonly model?: {
    readonly maker: string
    readonly series: string
    readonly basis: Basis
    readonly source: string
    /** Stated and typical lengths of its solid, where it has one. */
    readonly lengths?: LengthCount | undefined
  }
}

/** The input of a bill of materials. */
export type PartsListInput = { readonly locale: Locale; readonly parts: readonly ListedPart[]; readonly catalogueVersion: string }

const columns = [
  'position',
  'quantity',
  'quantityUnit',
  'model',
  'orderCode',
  'orderState',
  'maker',
  'series',
  'note',
  'basis',
  'lengths',
  'source',
] as const

/** @returns the head and the entries, with a cell per column */
const partsListRows = ({ locale, parts }: PartsListInput): readonly (readonly SheetCell[])[] => {
  const say = (key: string) => sheetText(locale, key)
  const missing = textCell(say('notInCatalogue'), 'faint')
  const rowOf = ({ name, orderCode, orderState, quantity, note, model }: ListedPart, at: number): readonly SheetCell[] => [
    numberCell(at + 1),
    numberCell(quantity),
    textCell(say('pieces')),
    textCell(name),
    orderCode === '' ? textCell(say('notComplete'), 'faint') : textCell(orderCode),
    orderState === '' ? undefined : textCell(orderState),
    ...(model ? [textCell(model.maker), textCell(model.series)] : [missing, missing]),
    note === '' ? undefined : textCell(note),
    ...(model
      ? [
          textCell(basisWord(locale, model.basis)),
          model.lengths && textCell(lengthsInWords(locale, model.lengths)[1]),
          textCell(model.source),
        ]
      : [missing, missing, missing]),
  ]
  return [columns.map((key) => textCell(say(key), 'head')), ...parts.map(rowOf)]
}

/** @returns a bill of materials as the bytes of an XLSX file */
export const partsListSheet = (input: PartsListInput): Cooperative<Uint8Array<ArrayBuffer>> => {
  const about = [undefined, undefined, undefined, textCell(`${sheetText(input.locale, 'catalogue')}: ${input.catalogueVersion}`, 'faint')]
  const rows = [...partsListRows(input), [], about]
  return writeWorkbook([{ name: sheetText(input.locale, 'partsList'), frozen: { rows: 1, columns: 0 }, rows }])
}

/** @returns a bill of materials as the bytes of a CSV file */
export const partsListCsv = (input: PartsListInput): Uint8Array<ArrayBuffer> => csvOf(partsListRows(input))
