/** The calls about one model's series, and about classes: what they can be chosen by, what choices leave, which calculators lead to them. */
import {
  directoryNames,
  directorySizes,
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
import { andThen } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translateOr } from '../../../i18n/translate.ts'
import type { WorkingClass } from '../../../schemas/working-classes.ts'
import { describeParameters, listPage, optionalText, readQuery, requiredText, wholeNumber } from '../calls/read-query.ts'
import { classRoot, type BodyCall, type QueryCall, type ServedCall } from '../calls/served-call.ts'
import { asQuery, classCommon, common, existing, firstSeries, longest, missing, named, type Now } from './call-parts.ts'
import { listFilters, rootName } from './describe.ts'
import type { Directory, Root } from './directory.ts'
import { filtersByIcon, narrowSeries, paramsOfModel, placeOf, productsOf } from './model-params.ts'

/** The calculators whose results are models of a root. */
type WorkingOf = (root: Root) => readonly WorkingClass[]

const usualPage = { page: 1, size: 100 } as const

const workingParameters = { serviceID: optionalText('seriesAsked', longest.id), prodId: optionalText('prodIdAsked', longest.id) }

/** The roots that are meant: that of the series, that of the model, or all of them. */
const askedRoots = (now: Directory, { serviceID, prodId }: { readonly serviceID: string; readonly prodId: string }): readonly Root[] => {
  const ofSeries = serviceID === '' ? undefined : existing(now.seriesOf.get(serviceID)).root
  const ofModel = prodId === '' ? undefined : existing(placeOf(now, prodId)).series.root
  return now.roots.filter((root) => (ofSeries ?? root) === root && (ofModel ?? root) === root)
}

const describeWorking = (root: Root, classes: readonly WorkingClass[], locale: Locale): ProdWorking =>
  classes.map(({ id, schema }) => ({
    id,
    cid: root.family.id,
    name: translateOr(locale, `shell:classes.names.${id}`, id),
    cName: rootName(root, locale),
    icon: schema.place.drawing,
  }))

const workingCall = (now: Now, workingOf: WorkingOf): QueryCall => ({
  ...common,
  ...asQuery,
  ...named(directoryNames.working),
  kind: 'prodWorking',
  mayMiss: missing,
  parameters: describeParameters(workingParameters),
  example: () => ({ serviceID: firstSeries(now)?.id ?? '' }),
  answer: { name: 'ProdWorking', shape: prodWorking },
  respond: (query, { locale }) =>
    andThen(readQuery(query, workingParameters), (asked) => ({
      values: askedRoots(now(), asked).flatMap((root) => describeWorking(root, workingOf(root), locale)),
    })),
})

const iconParameters = { ServiceID: requiredText('seriesID', longest.id), ProdIcon: requiredText('prodIcon', longest.id) }

const byIconCall = (now: Now): QueryCall => ({
  ...common,
  ...asQuery,
  ...named(directoryNames.filtersByIcon),
  kind: 'filtersByIcon',
  mayMiss: missing,
  parameters: describeParameters(iconParameters),
  example: () => ({ ServiceID: firstSeries(now)?.id ?? '', ProdIcon: firstSeries(now)?.models[0]?.icon ?? '' }),
  answer: { name: 'FiltersOfSeries', shape: filtersOfSeries },
  respond: (query, { locale }) =>
    andThen(readQuery(query, iconParameters), ({ ServiceID, ProdIcon }) => ({
      values: existing(filtersByIcon(existing(now().seriesOf.get(ServiceID)), ProdIcon, locale)),
    })),
})

const modelParameters = { prodId: requiredText('prodId', longest.id) }

const ofModel = { ...common, roots: [classRoot], mayMiss: missing, parameters: describeParameters(modelParameters) } as const

const modelExample = (now: Now) => () => ({ prodId: firstSeries(now)?.models[0]?.skuID ?? '' })

const operationOf = (call: string) => ({ call, operation: `${productNames.service}${call}` })

const modelParamsCall = (now: Now): QueryCall => ({
  ...ofModel,
  ...asQuery,
  ...operationOf(skuSelectionNames.params),
  kind: 'modelParams',
  example: modelExample(now),
  answer: { name: skuSelectionNames.shapes.params, shape: skuParams },
  respond: (query, { locale }) =>
    andThen(readQuery(query, modelParameters), ({ prodId }) => paramsOfModel(existing(placeOf(now(), prodId)), locale)),
})

const filterModelCall = (now: Now): BodyCall => ({
  ...ofModel,
  ...operationOf(skuSelectionNames.filter),
  method: 'POST',
  kind: 'filterModelParams',
  body: {
    request: { name: 'NarrowRequest', shape: narrowRequest },
    example: () => ({ filters: [], ...usualPage }),
    parameters: modelExample(now),
    units: {},
  },
  answer: { name: skuSelectionNames.shapes.answer, shape: filteredSkus },
  respond: (body, _, query) =>
    andThen(readQuery(query, modelParameters), ({ prodId }) =>
      andThen(readShape(narrowRequest, body), (request) => narrowSeries(existing(placeOf(now(), prodId)).series, request)),
    ),
})

const seriesPages = { SID: requiredText('seriesID', longest.id), Page: listPage, Size: wholeNumber('filterSize', directorySizes.filters) }

const filterByClassCall = (now: Now): QueryCall => ({
  ...classCommon,
  ...asQuery,
  ...named(directoryNames.filterByClass),
  kind: 'filterByClass',
  mayMiss: missing,
  parameters: describeParameters(seriesPages),
  example: () => ({ SID: firstSeries(now)?.id ?? '' }),
  answer: { name: 'FoundFilters', shape: foundFilters },
  respond: (query, { locale }) =>
    andThen(readQuery(query, seriesPages), ({ SID, Page: page, Size: size }) => ({
      values: listFilters(existing(now().seriesOf.get(SID)).filters, { page, size, locale }),
    })),
})

const classParameters = { cid: requiredText('cid', longest.id) }

const classParamsCall = (now: Now): QueryCall => ({
  ...classCommon,
  ...asQuery,
  ...named(directoryNames.classParams),
  kind: 'classParams',
  mayMiss: missing,
  parameters: describeParameters(classParameters),
  example: () => ({ cid: now().roots[0]?.family.id ?? '' }),
  answer: { name: skuSelectionNames.shapes.params, shape: skuParams },
  respond: (query) =>
    andThen(readQuery(query, classParameters), ({ cid }) => ({ values: existing(now().rootOf.get(cid)).family.served.params() })),
})

const filterClassCall = (now: Now): BodyCall => ({
  ...classCommon,
  ...named(directoryNames.filterClass),
  method: 'POST',
  kind: 'filterClassParams',
  mayMiss: missing,
  parameters: describeParameters(classParameters),
  body: {
    request: { name: 'NarrowRequest', shape: narrowRequest },
    example: () => ({ filters: [], ...usualPage }),
    parameters: () => ({ cid: now().roots[0]?.family.id ?? '' }),
    units: {},
  },
  answer: { name: skuSelectionNames.shapes.answer, shape: filteredSkus },
  respond: (body, _, query) =>
    andThen(readQuery(query, classParameters), ({ cid }) =>
      andThen(readShape(narrowRequest, body), (request) => existing(now().rootOf.get(cid)).family.served.filter(request)),
    ),
})

const productPages = { ...classParameters, page: listPage, size: wholeNumber('productSize', directorySizes.products) }

const filterProductCall = (now: Now): BodyCall => ({
  ...classCommon,
  ...named(directoryNames.filterProduct),
  method: 'POST',
  kind: 'filterProduct',
  mayMiss: missing,
  parameters: describeParameters(productPages),
  body: {
    request: { name: 'FilterProductRequest', shape: filterProductRequest },
    example: () => ({ filters: [] }),
    parameters: () => ({ cid: now().roots[0]?.family.id ?? '' }),
    mayBeEmpty: true,
    units: {},
  },
  answer: { name: 'ProductList', shape: productList },
  respond: (body, _, query) =>
    andThen(readQuery(query, productPages), ({ cid, ...part }) =>
      andThen(readShape(filterProductRequest, body), ({ filters = [] }) =>
        productsOf(now(), existing(now().rootOf.get(cid)), { ...part, filters }),
      ),
    ),
})

/**
 * @param now the directory of now
 * @param workingOf the calculators that lead to a root
 */
export const serveProductClasses = (now: Now, workingOf: WorkingOf): readonly ServedCall[] => [
  workingCall(now, workingOf),
  byIconCall(now),
  modelParamsCall(now),
  filterModelCall(now),
  filterByClassCall(now),
  classParamsCall(now),
  filterClassCall(now),
  filterProductCall(now),
]
