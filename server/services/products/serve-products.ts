/** The calls that the pages of models make. */
import * as z from 'zod/mini'
import { decodedOrderCode } from '../../../contract/order-code.ts'
import { product, type Product } from '../../../contract/product.ts'
import { productNames } from '../../../contract/product-names.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import { andThen, type Parsed, refuse } from '../../../families/define/parsed.ts'
import { AppError } from '../../base/errors.ts'
import type { FamilyModels } from '../../catalogue/match-index/model.ts'
import type { Query, QueryCall, ServedParameter } from '../calls/served-call.ts'
import { decodeOrderCode, indexNames, type NameIndex } from './decode-order-code.ts'
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

type ListOf = (table: CatalogueTable) => FamilyModels<unknown>
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
  const known: ReadonlySet<string> = new Set(names)
  const unknown = Object.keys(query).find((name) => !known.has(name))
  if (unknown !== undefined) return refuse('unknownParameter', unknown)
  const texts: string[] = []
  for (const name of names) {
    const [text, ...more] = query[name] ?? []
    if (more.length > 0) return refuse('repeatedParameter', name)
    if (!text) return refuse('missing', name)
    if (text.length > longest[name]) return refuse('notAnOption', name, text.slice(0, longest[name]))
    texts.push(text)
  }
  return { values: texts }
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

/** The names of everything that can be ordered now. */
const namesOf = ({ families, listOf }: Products): (() => NameIndex) => {
  let made: { readonly version: string; readonly index: NameIndex } | undefined
  return () => {
    const lists = families.map(({ table, orderCodes: codes }) => ({ codes, ...listOf(table) }))
    const version = lists[0]?.version ?? ''
    if (made?.version !== version) made = { version, index: indexNames(lists) }
    return made.index
  }
}

const decodeCall = (products: Products): QueryCall => {
  const names = namesOf(products)
  return {
    ...common,
    call: productNames.decode,
    operation: productNames.decode,
    kind: 'orderCode',
    parameters: [parameter('code')],
    example: () => ({ code: names().all[0]?.model.skuName ?? '' }),
    answer: { name: 'DecodedOrderCode', shape: decodedOrderCode },
    respond: (query) => andThen(readTexts(query, ['code']), ([code = '']) => ({ values: decodeOrderCode(names(), code) })),
  }
}

/**
 * @param families whose models have a page
 * @param listOf the models of now
 */
export const serveProducts = (families: readonly ShownProducts[], listOf: ListOf): readonly QueryCall[] => [
  productCall({ families, listOf }),
  decodeCall({ families, listOf }),
]
