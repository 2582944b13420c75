/** Calls that export what a page shows as a file: a shopping list, models side by side. */
import type * as z from 'zod/mini'
import type { Product } from '../../../contract/catalogue/product.ts'
import {
  comparisonRequest,
  type ComparisonRequest,
  partsListRequest,
  type PartsListRequest,
  sheetNames,
} from '../../../contract/files/sheets.ts'
import { orderCodeParameter } from '../../../contract/saved/saved-items.ts'
import { type Cooperative, mapCooperatively } from '../../../engine/base/cooperative.ts'
import type { Parsed } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { comparisonSheet } from '../../files/sheet/comparison.ts'
import { csvType } from '../../files/sheet/csv.ts'
import { type ListedPart, partsListCsv, type PartsListInput, partsListSheet } from '../../files/sheet/parts-list.ts'
import { xlsxType } from '../../files/sheet/workbook.ts'
import { fileAnswer } from '../calls/file-answer.ts'
import { defineCall } from '../calls/define-call.ts'
import { type GuardedCall, openTo } from '../calls/guarded-call.ts'
import { classRoot } from '../calls/served-call.ts'
import { translate } from '../../../i18n/translate.ts'
import { orderStateText } from '../../files/order-state.ts'
import { judgeListed, listedCode } from '../../../contract/catalogue/judge-listed.ts'
import { modelPlaceOf } from '../people/model-place.ts'
import type { ProductOf } from '../serve-catalogue.ts'
import { modelOfId } from '../products/find-model.ts'
import type { ListOf, OrderedFamily } from '../products/name-index.ts'

/** The models that can be listed, and their catalogue version. */
export type SheetCatalogue = {
  readonly families: readonly Pick<OrderedFamily, 'table'>[]
  readonly listOf: ListOf
  readonly productOf: ProductOf
  readonly version: () => string
}

const common = {
  roots: [classRoot],
  service: sheetNames.service,
  tag: 'Files of what a page shows: parts lists and comparisons',
  access: openTo.catalogue,
  bodySize: 'sheet',
  answer: fileAnswer,
} as const

/** What is open in the order code of an entry, judged as on the page of its model. */
function openIn(product: Product | undefined, { orderParams }: PartsListRequest['items'][number], locale: Locale): string {
  if (!product) return ''
  const { rest, ...standing } = judgeListed(product, orderParams)
  return rest === '' ? orderStateText(locale, standing) : (translate(locale, 'order-code:box.rest', { rest }) ?? rest)
}

const partOf = ({ families, listOf, productOf }: SheetCatalogue, item: PartsListRequest['items'][number], locale: Locale): ListedPart => {
  const { selectionID, orderParams, quantity, note } = item
  const model = modelOfId(families, listOf, selectionID)
  const place = modelPlaceOf(selectionID)
  const product = place && productOf({ ...place, code: listedCode(orderParams) })
  const code = orderParams.find(({ paramName }) => paramName === orderCodeParameter)?.value
  return {
    name: model?.skuName ?? selectionID,
    orderCode: code === undefined ? '' : String(code),
    orderState: openIn(product, item, locale),
    quantity,
    note,
    ...(model && {
      model: { maker: model.maker, series: model.series, basis: model.basis, source: model.source, lengths: product?.lengths },
    }),
  }
}

function* partsOf(catalogue: SheetCatalogue, { items }: PartsListRequest, locale: Locale): Cooperative<PartsListInput> {
  const parts = yield* mapCooperatively(items, (item) => partOf(catalogue, item, locale))
  return { locale, parts, catalogueVersion: catalogue.version() }
}

/** Reads a body in a slice of its own. */
const alone = <Body>(shape: z.ZodMiniType<Body>) =>
  function* (body: unknown): Cooperative<Parsed<Body>> {
    yield
    return readShape(shape, body)
  }

const partsList = {
  ...common,
  body: { name: 'PartsListRequest', shape: partsListRequest, read: alone(partsListRequest) },
  example: { body: { items: [{ selectionID: 'WTF/THK-WTF2040-2', orderParams: [], quantity: 2, note: 'both sides' }] } },
} as const

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

/** @param catalogue the models */
export const sheetCalls = (catalogue: SheetCatalogue): readonly GuardedCall[] => [
  defineCall({
    ...partsList,
    call: sheetNames.partsList,
    operation: 'partsList',
    summary: 'Parts list as XLSX',
    description: 'Entries of a shopping list as a bill of materials. Models are looked up in the current catalogue.',
    file: { type: xlsxType, name: 'parts-list.xlsx' },
    *handler({ body }, { locale }) {
      return { values: yield* partsListSheet(yield* partsOf(catalogue, body, locale)) }
    },
  }),
  defineCall({
    ...partsList,
    call: sheetNames.partsListCsv,
    operation: 'partsListCsv',
    summary: 'Parts list as CSV',
    description: 'The same as CSV (UTF-8). Cells that look like a formula start with an apostrophe.',
    file: { type: csvType, name: 'parts-list.csv' },
    *handler({ body }, { locale }) {
      return { values: partsListCsv(yield* partsOf(catalogue, body, locale)) }
    },
  }),
  defineCall({
    ...common,
    call: sheetNames.comparison,
    operation: 'comparison',
    summary: 'Comparison as XLSX',
    description: 'Models side by side: one row per property, with the unit in its own column. Names and numbers are laid out as sent.',
    file: { type: xlsxType, name: 'comparison.xlsx' },
    body: { name: 'ComparisonRequest', shape: comparisonRequest, read: alone(comparisonRequest) },
    example: { body: exampleComparison },
    *handler({ body }, { locale }) {
      return { values: yield* comparisonSheet({ ...body, locale }) }
    },
  }),
]
