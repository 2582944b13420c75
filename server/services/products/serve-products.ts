/** The calls that the pages of models make. */
import * as z from 'zod/mini'
import { decodedOrderCode } from '../../../contract/order-code.ts'
import { product, type Product } from '../../../contract/product.ts'
import { productNames } from '../../../contract/product-names.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { ModelsOf } from '../../../families/define/orderable.ts'
import { andThen, type Parsed, refuse } from '../../../families/define/parsed.ts'
import { AppError } from '../../base/errors.ts'
import type { FamilyModels } from '../../catalogue/match-index/model.ts'
import type { Query, QueryCall, ServedParameter } from '../calls/served-call.ts'
import { decodeOrderCode, indexNames, type NameIndex } from './decode-order-code.ts'
import { productOf, type ShownProducts } from './product-of.ts'

const longest = { serviceID: 80, driveID: 80, code: 200 } as const

type TextParameter = ServedParameter & { readonly name: keyof typeof longest }

const parameter = (name: keyof typeof longest, required = true): TextParameter => ({
  name,
  required,
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

type ListOf = <Candidate>(table: CatalogueTable<Candidate>) => FamilyModels<Candidate>
type Products = { readonly families: readonly ShownProducts[]; readonly listOf: ListOf }

const modelsOfNow =
  (listOf: ListOf): ModelsOf =>
  (table) =>
    listOf(table).models

type AskedModel = { readonly serviceID: string; readonly driveID: string; readonly code: string | undefined }

const find = ({ families, listOf }: Products, { serviceID, driveID, code }: AskedModel): Product | undefined => {
  const modelsOf = modelsOfNow(listOf)
  for (const family of families) {
    const list = listOf(family.table)
    const at = placeIn(list, driveID)
    if (at !== undefined && list.models[at]?.series === serviceID) return productOf(family, list, { at, code, modelsOf })
  }
  return undefined
}

type Texts = Readonly<Partial<Record<keyof typeof longest, string>>>

/** The texts of parameters, each of which may stand there once. */
const readTexts = (query: Query, parameters: readonly TextParameter[]): Parsed<Texts> => {
  const unknown = Object.keys(query).find((name) => !parameters.some((one) => one.name === name))
  if (unknown !== undefined) return refuse('unknownParameter', unknown)
  const texts: Record<string, string> = {}
  for (const { name, required } of parameters) {
    const [text, ...more] = query[name] ?? []
    if (more.length > 0) return refuse('repeatedParameter', name)
    if (text === '' || (required && text === undefined)) return refuse('missing', name)
    if (text === undefined) continue
    if (text.length > longest[name]) return refuse('notAnOption', name, text.slice(0, longest[name]))
    texts[name] = text
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

const productParameters = [parameter('serviceID'), parameter('driveID'), parameter('code', false)]
const codeParameters = [parameter('code')]

const productCall = (products: Products): QueryCall => ({
  ...common,
  call: productNames.call,
  operation: productNames.call,
  kind: 'product',
  mayMiss: 'unknownModel',
  parameters: productParameters,
  example: () => {
    const [family] = products.families
    const first = family && products.listOf(family.table).models[0]
    return first ? { serviceID: first.series, driveID: first.skuID } : {}
  },
  answer: { name: 'Product', shape: product },
  respond: (query) =>
    andThen(readTexts(query, productParameters), ({ serviceID = '', driveID = '', code }) => {
      const found = find(products, { serviceID, driveID, code })
      if (!found) throw new AppError('unknownModel')
      return { values: found }
    }),
})

/** The names of everything that can be ordered now. */
const namesOf = ({ families, listOf }: Products): (() => NameIndex) => {
  let made: { readonly version: string; readonly index: NameIndex } | undefined
  return () => {
    const lists = families.map(({ table, orderCodes: codes, orderable }) => ({
      codes,
      orderable,
      modelsOf: modelsOfNow(listOf),
      ...listOf(table),
    }))
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
    parameters: codeParameters,
    example: () => ({ code: names().all[0]?.model.skuName ?? '' }),
    answer: { name: 'DecodedOrderCode', shape: decodedOrderCode },
    respond: (query) => andThen(readTexts(query, codeParameters), ({ code = '' }) => ({ values: decodeOrderCode(names(), code) })),
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
