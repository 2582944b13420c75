/**
 * Calls about classes and the series of a model: their parameters, the models left by a choice, and the calculators that find
 * them.
 */
import {
  directoryNames,
  filterProductRequest,
  filtersOfSeries,
  foundFilters,
  narrowRequest,
  type ProdWorking,
  productList,
  prodWorking,
} from '../../../contract/directory/directory.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import { filteredSkus, skuParams, skuSelectionNames } from '../../../contract/directory/sku-selection.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translateOr } from '../../../i18n/translate.ts'
import type { WorkingClass } from '../../../schemas/working-classes.ts'
import { defineCall } from '../calls/define-call.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { listPage, optionalText, requiredText } from '../calls/read-query.ts'
import { classRoot } from '../calls/served-call.ts'
import { classCommon, common, type CurrentDirectory, existing, firstSeries, longest, missing, named, parameters } from './call-parts.ts'
import { listFilters, rootName } from './describe.ts'
import type { Directory, Root } from './directory.ts'
import { filtersByIcon, narrowSeries, paramsOfModel, placeOf, productsOf } from './model-params.ts'

/** Returns the calculators whose results are models of a root. */
type WorkingOf = (root: Root) => readonly WorkingClass[]

/** The root of the series, the root of the model, or all roots. */
const rootsOf = (directory: Directory, { serviceID, prodId }: { readonly serviceID: string; readonly prodId: string }): readonly Root[] => {
  const ofSeries = serviceID === '' ? undefined : existing(directory.seriesOf.get(serviceID)).root
  const ofModel = prodId === '' ? undefined : existing(placeOf(directory, prodId)).series.root
  return directory.roots.filter((root) => (ofSeries ?? root) === root && (ofModel ?? root) === root)
}

const describeWorking = (root: Root, classes: readonly WorkingClass[], locale: Locale): ProdWorking =>
  classes.map(({ id, schema }) => ({
    id,
    cid: root.family.id,
    name: translateOr(locale, `shell:classes.names.${id}`, id),
    cName: rootName(root, locale),
    icon: schema.place.drawing,
  }))

const seriesCalls = (current: CurrentDirectory, workingOf: WorkingOf): readonly GuardedCall[] => [
  defineCall({
    ...common,
    ...named(directoryNames.working),
    summary: 'Calculators that lead to a product',
    description:
      'The working classes whose results are models of the category of a series (“serviceID”) or of a model (“prodId”); all of them without either. “cid” is the category.',
    failures: [missing],
    parameters: {
      serviceID: optionalText('Series; default all', longest.id),
      prodId: optionalText('Model id; default all', longest.id),
    },
    example: () => ({ query: { serviceID: firstSeries(current)?.id ?? '' } }),
    answer: { name: 'ProdWorking', shape: prodWorking },
    handler: ({ query }, { locale }) => ({
      values: rootsOf(current(), query).flatMap((root) => describeWorking(root, workingOf(root), locale)),
    }),
  }),
  defineCall({
    ...common,
    ...named(directoryNames.filtersByIcon),
    summary: 'Filters of a series by picture',
    description: 'Filters of a series with a model that this picture shows.',
    failures: [missing],
    parameters: { ServiceID: parameters.seriesID, ProdIcon: requiredText('Name of a picture, as in “icon” of a model', longest.id) },
    example: () => ({ query: { ServiceID: firstSeries(current)?.id ?? '', ProdIcon: firstSeries(current)?.models[0]?.icon ?? '' } }),
    answer: { name: 'FiltersOfSeries', shape: filtersOfSeries },
    handler: ({ query: { ServiceID, ProdIcon } }, { locale }) => ({
      values: existing(filtersByIcon(existing(current().seriesOf.get(ServiceID)), ProdIcon, locale)),
    }),
  }),
]

const operationOf = (call: string) => ({ call, operation: `${productNames.service}${call}` })

const modelCalls = (current: CurrentDirectory): readonly GuardedCall[] => {
  const ofModel = { ...common, roots: [classRoot], failures: [missing], parameters: { prodId: parameters.prodId } } as const
  const query = () => ({ prodId: firstSeries(current)?.models[0]?.skuID ?? '' })
  return [
    defineCall({
      ...ofModel,
      ...operationOf(skuSelectionNames.params),
      summary: 'Parameters of the series of a model',
      description:
        'Properties in which the models of its series differ; “value” is that of this model, empty if the manufacturer does not state it.',
      example: () => ({ query: query() }),
      answer: { name: skuSelectionNames.shapes.params, shape: skuParams },
      handler: ({ query: { prodId } }, { locale }) => paramsOfModel(existing(placeOf(current(), prodId)), locale),
    }),
    defineCall({
      ...ofModel,
      ...operationOf(skuSelectionNames.filter),
      summary: 'Narrow the series of a model',
      description: 'A page of the models of its series that match all choices, and the values that still match.',
      body: { name: 'NarrowRequest', shape: narrowRequest },
      example: () => ({ query: query(), body: { filters: [], page: 1, size: 100 } }),
      answer: { name: skuSelectionNames.shapes.answer, shape: filteredSkus },
      handler: ({ query: { prodId }, body }) => narrowSeries(existing(placeOf(current(), prodId)).series, body),
    }),
  ]
}

const classCalls = (current: CurrentDirectory): readonly GuardedCall[] => {
  const ofClass = { ...classCommon, failures: [missing] } as const
  const query = () => ({ cid: current().roots[0]?.family.id ?? '' })
  return [
    defineCall({
      ...ofClass,
      ...named(directoryNames.filterByClass),
      summary: 'List the filters of a series',
      description: 'A page of the filters of a series; the first covers all of it.',
      parameters: { SID: parameters.seriesID, Page: listPage, Size: parameters.filterSize },
      example: () => ({ query: { SID: firstSeries(current)?.id ?? '' } }),
      answer: { name: 'FoundFilters', shape: foundFilters },
      handler: ({ query: { SID, Page: page, Size: size } }, { locale }) => ({
        values: listFilters(existing(current().seriesOf.get(SID)).filters, { page, size, locale }),
      }),
    }),
    defineCall({
      ...ofClass,
      ...named(directoryNames.classParams),
      summary: 'Parameters of a category',
      description: 'Properties in which the models of a category differ, with all values.',
      parameters: { cid: parameters.cid },
      example: () => ({ query: query() }),
      answer: { name: skuSelectionNames.shapes.params, shape: skuParams },
      handler: ({ query: { cid } }, { locale }) => ({ values: existing(current().rootOf.get(cid)).family.served.params(locale) }),
    }),
    defineCall({
      ...ofClass,
      ...named(directoryNames.filterClass),
      summary: 'Narrow a category',
      description: 'A page of the models of a category that match all choices, and the values that still match.',
      parameters: { cid: parameters.cid },
      body: { name: 'NarrowRequest', shape: narrowRequest },
      example: () => ({ query: query(), body: { filters: [], page: 1, size: 100 } }),
      answer: { name: skuSelectionNames.shapes.answer, shape: filteredSkus },
      handler: ({ query: { cid }, body }) => existing(current().rootOf.get(cid)).family.served.filter(body),
    }),
    defineCall({
      ...ofClass,
      ...named(directoryNames.filterProduct),
      summary: 'List the models of a category by choices',
      description: 'The models of a category that match all choices, as lists show them; all of them with an empty body.',
      parameters: { cid: parameters.cid, ...parameters.productPages },
      body: { name: 'FilterProductRequest', shape: filterProductRequest, mayBeEmpty: true },
      example: () => ({ query: query(), body: { filters: [] } }),
      answer: { name: 'ProductList', shape: productList },
      handler: ({ query: { cid, ...page }, body: { filters = [] } }) =>
        productsOf(current(), existing(current().rootOf.get(cid)), { ...page, filters }),
    }),
  ]
}

/**
 * @param current the directory of the current catalogue
 * @param workingOf returns the calculators that find models of a root
 */
export const directoryClassCalls = (current: CurrentDirectory, workingOf: WorkingOf): readonly GuardedCall[] => [
  ...seriesCalls(current, workingOf),
  ...modelCalls(current),
  ...classCalls(current),
]
