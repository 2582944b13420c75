/** The calls that the pages of models make. */
import * as z from 'zod/mini'
import { decodedOrderCode } from '../../../contract/order-code.ts'
import { product, type Product } from '../../../contract/product.ts'
import { productNames } from '../../../contract/product-names.ts'
import { andThen, faultsOf, type Parsed } from '../../../families/define/parsed.ts'
import { AppError } from '../../base/errors.ts'
import type { FamilyModels } from '../../catalogue/match-index/model.ts'
import type { Query, QueryCall, ServedParameter } from '../calls/served-call.ts'
import { readText, unknownParameters } from '../calls/read-parameters.ts'
import { decodeOrderCode } from './decode-order-code.ts'
import type { ListOf, NamesOfNow } from './name-index.ts'
import { productOf, type ShownProducts } from './product-of.ts'

const longest = { serviceID: 80, driveID: 80, code: 200 } as const

const parameter = (name: keyof typeof longest): ServedParameter => ({
  name,
  required: true,
  conditional: false,
  shape: z.string().check(z.minLength(1), z.maxLength(longest[name])),
  unit: '',
  text: name,
})

/** Where every model of a list stands; made once for each version of it. */
const placesOf = new WeakMap<FamilyModels<unknown>['models'], ReadonlyMap<string, number>>()

const placeIn = ({ models }: FamilyModels<unknown>, skuID: string): number | undefined => {
  const places = placesOf.get(models) ?? new Map(models.map((model, at) => [model.skuID, at]))
  placesOf.set(models, places)
  return places.get(skuID)
}

type Products = { readonly families: readonly ShownProducts[]; readonly listOf: ListOf }

const find = ({ families, listOf }: Products, serviceID: string, driveID: string): Product | undefined => {
  for (const family of families) {
    const list = listOf(family.table)
    const at = placeIn(list, driveID)
    if (at !== undefined && list.models[at]?.series === serviceID) return productOf(family, list, at)
  }
  return undefined
}

/** The texts of parameters, each of which has to be there once. */
const readTexts = (query: Query, names: readonly (keyof typeof longest)[]): Parsed<readonly string[]> => {
  const read = names.map((name) => readText(query, name, longest[name]))
  const faults = [...unknownParameters(query, names), ...read.flatMap(faultsOf)]
  return faults.length > 0 ? { faults } : { values: read.flatMap((one) => ('values' in one ? [one.values] : [])) }
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

const productCall = (products: Products): QueryCall => ({
  ...common,
  call: productNames.call,
  operation: productNames.call,
  kind: 'product',
  mayMiss: 'unknownModel',
  parameters: [parameter('serviceID'), parameter('driveID')],
  example: () => {
    const [family] = products.families
    const first = family && products.listOf(family.table).models[0]
    return first ? { serviceID: first.series, driveID: first.skuID } : {}
  },
  answer: { name: 'Product', shape: product },
  respond: (query) =>
    andThen(readTexts(query, ['serviceID', 'driveID']), ([serviceID = '', driveID = '']) => {
      const found = find(products, serviceID, driveID)
      if (!found) throw new AppError('unknownModel')
      return { values: found }
    }),
})

const decodeCall = (names: NamesOfNow): QueryCall => ({
  ...common,
  call: productNames.decode,
  operation: productNames.decode,
  kind: 'orderCode',
  parameters: [parameter('code')],
  example: () => ({ code: names().all[0]?.model.skuName ?? '' }),
  answer: { name: 'DecodedOrderCode', shape: decodedOrderCode },
  respond: (query) => andThen(readTexts(query, ['code']), ([code = '']) => ({ values: decodeOrderCode(names(), code) })),
})

/**
 * @param products families whose models have a page, and their models of now
 * @param names of these models
 */
export const serveProducts = (products: Products, names: NamesOfNow): readonly QueryCall[] => [productCall(products), decodeCall(names)]
