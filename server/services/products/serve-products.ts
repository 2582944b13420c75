/** The calls that the pages of models make. */
import { decodedOrderCode } from '../../../contract/catalogue/order-code.ts'
import { product, type Product } from '../../../contract/catalogue/product.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import { andThen } from '../../../families/define/parsed.ts'
import { AppError } from '../../base/errors.ts'
import { describeParameters, optionalText, readQuery, requiredText } from '../calls/read-query.ts'
import type { QueryCall } from '../calls/served-call.ts'
import { decodeOrderCode } from './decode-order-code.ts'
import { placeIn } from './find-model.ts'
import { type ListOf, modelsOfNow, type NamesOfNow } from './name-index.ts'
import { productOf, type ShownProducts } from './product-of.ts'

const longestId = 80
const longestCode = 200

/** Families whose models have a page, and their models of now. */
export type Products = { readonly families: readonly ShownProducts[]; readonly listOf: ListOf }

type AskedModel = { readonly serviceID: string; readonly driveID: string; readonly code: string }

/** @returns a model with everything that is known of it; undefined where the catalogue has none */
export const findProduct = ({ families, listOf }: Products, { serviceID, driveID, code }: AskedModel): Product | undefined => {
  const modelsOf = modelsOfNow(listOf)
  for (const family of families) {
    const list = listOf(family.table)
    const at = placeIn(list, driveID)
    if (at !== undefined && list.models[at]?.series === serviceID) return productOf(family, list, { at, code, modelsOf })
  }
  return undefined
}

/** What both calls have in common. */
const common = {
  roots: [productNames.root],
  service: productNames.service,
  heading: { text: 'productTag' },
  labelKey: () => undefined,
  hintKey: () => undefined,
  method: 'GET',
  options: [],
} as const satisfies Partial<QueryCall>

/** Any model that there is. */
export const exampleProduct = ({ families: [family], listOf }: Products) => {
  const first = family && listOf(family.table).models[0]
  return first && { serviceID: first.series, driveID: first.skuID }
}

const ofProduct = {
  serviceID: requiredText('serviceID', longestId),
  driveID: requiredText('driveID', longestId),
  code: optionalText('code', longestCode),
}

const productCall = (products: Products): QueryCall => ({
  ...common,
  call: productNames.call,
  operation: productNames.call,
  kind: 'product',
  mayMiss: 'unknownModel',
  parameters: describeParameters(ofProduct),
  example: () => exampleProduct(products) ?? {},
  answer: { name: 'Product', shape: product },
  respond: (query) =>
    andThen(readQuery(query, ofProduct), (asked) => {
      const found = findProduct(products, asked)
      if (!found) throw new AppError('unknownModel')
      return { values: found }
    }),
})

const ofCode = { code: requiredText('code', longestCode) }

const decodeCall = (names: NamesOfNow): QueryCall => ({
  ...common,
  call: productNames.decode,
  operation: productNames.decode,
  kind: 'orderCode',
  parameters: describeParameters(ofCode),
  example: () => ({ code: names().all[0]?.model.skuName ?? '' }),
  answer: { name: 'DecodedOrderCode', shape: decodedOrderCode },
  respond: (query) => andThen(readQuery(query, ofCode), ({ code }) => ({ values: decodeOrderCode(names(), code) })),
})

/**
 * @param products families whose models have a page, and their models of now
 * @param names of these models
 */
export const serveProducts = (products: Products, names: NamesOfNow): readonly QueryCall[] => [productCall(products), decodeCall(names)]
