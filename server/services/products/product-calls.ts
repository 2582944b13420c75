/** Calls of the product pages. */
import { decodedOrderCode } from '../../../contract/catalogue/order-code.ts'
import { modelsAnswer, product, type Product } from '../../../contract/catalogue/product.ts'
import { pictureAnswer } from '../../../contract/catalogue/part-picture.ts'
import { mostModels, productNames } from '../../../contract/catalogue/product-names.ts'
import { AppError } from '../../base/errors.ts'
import { defineCall } from '../calls/define-call.ts'
import { type GuardedCall, openTo } from '../calls/guarded-call.ts'
import { optionalText, requiredText } from '../calls/read-query.ts'
import { decodeOrderCode } from './decode-order-code.ts'
import { placeIn } from './find-model.ts'
import { type ListOf, modelsOfNow, type NamesOfNow } from './name-index.ts'
import { asOther, productOf, type ShownProducts } from './product-of.ts'

const longestId = 80
const longestCode = 200

/** Families whose models have a page, and their current models. */
export type Products = { readonly families: readonly ShownProducts[]; readonly listOf: ListOf }

type ModelQuery = { readonly serviceID: string; readonly driveID: string; readonly code: string }

/** A model with its family and the list in which it stands; undefined where the catalogue lacks it. */
const placeOf = ({ families, listOf }: Products, { serviceID, driveID }: Omit<ModelQuery, 'code'>) => {
  for (const family of families) {
    const list = listOf(family.table)
    const at = placeIn(list, driveID)
    const model = at === undefined ? undefined : list.models[at]
    if (at !== undefined && model?.series === serviceID) return { family, list, at, model }
  }
  return undefined
}

/** A model by its id alone. */
const modelById = ({ families, listOf }: Products, skuID: string) => {
  for (const { table } of families) {
    const list = listOf(table)
    const model = list.models[placeIn(list, skuID) ?? -1]
    if (model) return [asOther(model)]
  }
  return []
}

/** @returns a model with all its data; undefined where the catalogue lacks it */
export const findProduct = (products: Products, query: ModelQuery): Product | undefined => {
  const found = placeOf(products, query)
  return found && productOf(found.family, found.list, { at: found.at, code: query.code, modelsOf: modelsOfNow(products.listOf) })
}

const modelParameters = {
  serviceID: requiredText('Series of the model', longestId),
  driveID: requiredText('Model id', longestId),
} as const

const common = {
  roots: [productNames.root],
  service: productNames.service,
  tag: 'Products: one model with everything known about it',
  access: openTo.catalogue,
} as const

/** Any model, for examples. */
export const exampleProduct = ({ families: [family], listOf }: Products) => {
  const first = family && listOf(family.table).models[0]
  return first && { serviceID: first.series, driveID: first.skuID }
}

const modelsCall = (products: Products): GuardedCall =>
  defineCall({
    ...common,
    call: productNames.models,
    operation: productNames.models,
    summary: 'Get the names of models',
    description: `Name, maker and series of at most ${mostModels} models, for lists of saved ones. Models that the catalogue lacks are left out.`,
    parameters: { skuIDs: requiredText('Ids of the models, separated by commas', mostModels * longestId) },
    example: () => ({ query: { skuIDs: exampleProduct(products)?.driveID ?? '' } }),
    answer: { name: 'ModelNames', shape: modelsAnswer },
    handler: ({ query: { skuIDs } }) => ({
      values: { list: [...new Set(skuIDs.split(','))].slice(0, mostModels).flatMap((skuID) => modelById(products, skuID)) },
    }),
  })

/**
 * @param products families whose models have a page, and their current models
 * @param names of these models
 */
export const productCalls = (products: Products, names: NamesOfNow): readonly GuardedCall[] => [
  defineCall({
    ...common,
    call: productNames.call,
    operation: productNames.call,
    summary: 'Get a model',
    description:
      'Every technical figure of a model with its unit and source, the calculators that size it, the next sizes of its series, and models of other manufacturers of the same size. A value that the manufacturer does not state is null.',
    failures: ['unknownModel'],
    parameters: { ...modelParameters, code: optionalText('Order code, or the name of a model', longestCode) },
    example: () => ({ query: exampleProduct(products) ?? {} }),
    answer: { name: 'Product', shape: product },
    handler: ({ query }) => {
      const model = findProduct(products, query)
      if (!model) throw new AppError('unknownModel')
      return { values: model }
    },
  }),
  modelsCall(products),
  defineCall({
    ...common,
    call: productNames.picture,
    operation: productNames.picture,
    summary: 'Get the picture of a model',
    description:
      'An isometric picture made from the solid of a model, as SVG paths by tone, so that a page can draw it in its own colours. What the drive moves has its own tones. No picture for a model without a solid.',
    failures: ['unknownModel'],
    parameters: modelParameters,
    example: () => ({ query: exampleProduct(products) ?? {} }),
    answer: { name: 'ModelPicture', shape: pictureAnswer },
    handler: ({ query }) => {
      const { family, model } = placeOf(products, query) ?? {}
      if (!model) throw new AppError('unknownModel')
      // Every family's candidate is an object of its columns; the import has validated its shape.
      const picture = family?.pictureOf?.(model.candidate as Readonly<Record<string, unknown>>)
      return { values: { ...(picture && { picture }) } }
    },
  }),
  defineCall({
    ...common,
    call: productNames.decode,
    operation: productNames.decode,
    summary: 'Decode an order code',
    description:
      'The model that a code names, its options, and how much of the code is understood. If something is wrong, similarly named models are suggested.',
    parameters: { code: requiredText('Order code, or the name of a model', longestCode) },
    example: () => ({ query: { code: names().all[0]?.model.skuName ?? '' } }),
    answer: { name: 'DecodedOrderCode', shape: decodedOrderCode },
    handler: ({ query: { code } }) => ({ values: decodeOrderCode(names(), code) }),
  }),
]
