/** The calls that make files of what a page shows: a shopping list, models side by side. */
import {
  comparisonRequest,
  type ComparisonRequest,
  partsListRequest,
  type PartsListRequest,
  sheetNames,
} from '../../../contract/files/sheets.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { comparisonSheet } from '../../files/sheet/comparison.ts'
import { csvType } from '../../files/sheet/csv.ts'
import { type ListedPart, partsListCsv, type PartsListInput, partsListSheet } from '../../files/sheet/parts-list.ts'
import { xlsxType } from '../../files/sheet/workbook.ts'
import { fileAnswer } from '../calls/file-answer.ts'
import { type BodyCall, classRoot } from '../calls/served-call.ts'
import { modelOfId } from '../products/find-model.ts'
import type { ListOf, OrderedFamily } from '../products/name-index.ts'

/** Models that can be listed, and the version of the catalogue that they are of. */
export type SheetCatalogue = {
  readonly families: readonly Pick<OrderedFamily, 'table'>[]
  readonly listOf: ListOf
  readonly version: () => string
}

const common = {
  roots: [classRoot],
  service: sheetNames.service,
  heading: { text: 'sheetTag' },
  labelKey: () => undefined,
  hintKey: () => undefined,
  method: 'POST',
  bodySize: 'file',
  answer: fileAnswer,
} as const satisfies Partial<BodyCall>

/** The parameter that holds the code as it stood on the page. */
const codeParameter = 'orderCode'

const partOf = ({ families, listOf }: SheetCatalogue, item: PartsListRequest['items'][number]): ListedPart => {
  const { selectionID, orderParams, quantity, note } = item
  const model = modelOfId(families, listOf, selectionID)
  const code = orderParams.find(({ paramName }) => paramName === codeParameter)?.value
  const { maker = '', series = '', basis = 'unverified', source = '' } = model ?? {}
  return {
    name: model?.skuName ?? selectionID,
    orderCode: code === undefined ? '' : String(code),
    quantity,
    note,
    ...(model && { model: { maker, series, basis, source } }),
  }
}

const partsListCall = (
  catalogue: SheetCatalogue,
  named: Pick<BodyCall, 'call' | 'kind'> & { readonly file: NonNullable<BodyCall['file']> },
  write: (input: PartsListInput) => Uint8Array<ArrayBuffer>,
): BodyCall => ({
  ...common,
  ...named,
  operation: named.kind,
  body: {
    request: { name: 'PartsListRequest', shape: partsListRequest },
    example: () => ({ items: [{ selectionID: 'WTF/THK-WTF2040-2', orderParams: [], quantity: 2, note: 'both sides' }] }),
    units: {},
  },
  respond: (body, { locale }) => {
    const read = readShape(partsListRequest, body)
    if ('faults' in read) return read
    const parts = read.values.items.map((item) => partOf(catalogue, item))
    return { values: write({ locale, parts, catalogueVersion: catalogue.version() }) }
  },
})

const exampleComparison: ComparisonRequest = {
  models: [
    { name: 'A', maker: 'M', orderCode: 'A-1' },
    { name: 'B', maker: 'M', orderCode: 'B-1' },
  ],
  groups: [
    {
      name: 'Figures',
      properties: [
        {
          name: 'Lead',
          values: [
            { number: 5, unit: 'mm' },
            { number: 10, unit: 'mm' },
          ],
        },
      ],
    },
  ],
  catalogueVersion: '1',
}

const comparisonOf = (asked: ComparisonRequest, locale: Locale) => comparisonSheet({ ...asked, locale })

const comparisonCall: BodyCall = {
  ...common,
  call: sheetNames.comparison,
  operation: 'comparison',
  kind: 'comparison',
  file: { type: xlsxType, name: 'comparison.xlsx' },
  body: { request: { name: 'ComparisonRequest', shape: comparisonRequest }, example: () => exampleComparison, units: {} },
  respond: (body, { locale }) => {
    const read = readShape(comparisonRequest, body)
    return 'faults' in read ? read : { values: comparisonOf(read.values, locale) }
  },
}

/** @param catalogue whose models are listed */
export const serveSheets = (catalogue: SheetCatalogue): readonly BodyCall[] => [
  partsListCall(
    catalogue,
    { call: sheetNames.partsList, kind: 'partsList', file: { type: xlsxType, name: 'parts-list.xlsx' } },
    partsListSheet,
  ),
  partsListCall(
    catalogue,
    { call: sheetNames.partsListCsv, kind: 'partsListCsv', file: { type: csvType, name: 'parts-list.csv' } },
    partsListCsv,
  ),
  comparisonCall,
]
