/** The calls of the product directory. */
import {
  directoryNames,
  directorySizes,
  filterDetails,
  filterDetailsRequest,
  foundFilters,
  productList,
  productsOfRoot,
  seriesRoot,
  seriesRootPC,
  seriesRoots,
  seriesRootsPC,
} from '../../../contract/directory/directory.ts'
import { andThen } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import { wholeNumber, describeParameters, listPage, optionalText, readQuery, requiredText } from '../calls/read-query.ts'
import type { BodyCall, QueryCall, ServedCall } from '../calls/served-call.ts'
import { asQuery, classCommon, common, existing, firstSeries, longest, missing, named, type Now } from './call-parts.ts'
import { describeRoot, describeSeries, listProducts, nameRoot, rootName, searchFilters, searchModels } from './describe.ts'
import { detailsOf, filterByParams } from './filter-details.ts'

const queryCommon = { ...common, ...asQuery } as const satisfies Partial<QueryCall>

const rootsCalls = (now: Now): readonly QueryCall[] => [
  {
    ...queryCommon,
    ...named(directoryNames.rootsPC),
    kind: 'seriesRootsPC',
    parameters: [],
    example: () => ({}),
    answer: { name: 'SeriesRootsPC', shape: seriesRootsPC },
    respond: (query, { locale }) =>
      andThen(readQuery(query, {}), () => ({ values: now().roots.map((root) => describeRoot(root, locale, directorySizes.series.most)) })),
  },
  {
    ...queryCommon,
    ...named(directoryNames.roots),
    kind: 'seriesRoots',
    parameters: [],
    example: () => ({}),
    answer: { name: 'SeriesRoots', shape: seriesRoots },
    respond: (query, { locale }) =>
      andThen(readQuery(query, {}), () => ({ values: now().roots.map((root) => ({ id: root.family.id, name: rootName(root, locale) })) })),
  },
]

const rootParameters = { rid: requiredText('rid', longest.id), size: wholeNumber('seriesSize', directorySizes.series) }

const rootDetailsCalls = (now: Now): readonly QueryCall[] => {
  const shared = {
    ...queryCommon,
    mayMiss: missing,
    parameters: describeParameters(rootParameters),
    example: () => ({ rid: now().roots[0]?.family.id ?? '' }),
  } as const
  return [
    {
      ...shared,
      ...named(directoryNames.rootDetailsPC),
      kind: 'seriesRootDetailsPC',
      answer: { name: 'SeriesRootPC', shape: seriesRootPC },
      respond: (query, { locale }) =>
        andThen(readQuery(query, rootParameters), ({ rid, size }) => ({
          values: describeRoot(existing(now().rootOf.get(rid)), locale, size),
        })),
    },
    {
      ...shared,
      ...named(directoryNames.rootDetails),
      kind: 'seriesRootDetails',
      answer: { name: 'SeriesRoot', shape: seriesRoot },
      respond: (query, { locale }) =>
        andThen(readQuery(query, rootParameters), ({ rid, size }) => ({ values: nameRoot(existing(now().rootOf.get(rid)), locale, size) })),
    },
  ]
}

const detailsParameters = { fid: requiredText('fid', longest.id) }

const detailsCall = (now: Now): QueryCall => ({
  ...queryCommon,
  ...named(directoryNames.filterDetails),
  kind: 'filterDetails',
  mayMiss: missing,
  parameters: describeParameters(detailsParameters),
  example: () => ({ fid: firstSeries(now)?.filters[0]?.id ?? '' }),
  answer: { name: 'FilterDetails', shape: filterDetails },
  respond: (query, { locale }) =>
    andThen(readQuery(query, detailsParameters), ({ fid }) => detailsOf(existing(now().filterOf.get(fid)), [], locale)),
})

const detailsByParamsCall = (now: Now): BodyCall => ({
  ...common,
  ...named(directoryNames.filterDetailsByParams),
  method: 'POST',
  kind: 'filterDetailsByParams',
  mayMiss: missing,
  body: {
    request: { name: 'FilterDetailsRequest', shape: filterDetailsRequest },
    example: () => ({ serviceID: firstSeries(now)?.id ?? '', filterParams: [] }),
    units: {},
  },
  answer: { name: 'FilterDetails', shape: filterDetails },
  respond: (body, { locale }) =>
    andThen(readShape(filterDetailsRequest, body), ({ serviceID, filterParams }) => {
      const { filter, choices } = filterByParams(now(), existing(now().seriesOf.get(serviceID)), filterParams)
      return detailsOf(existing(filter), choices, locale)
    }),
})

const filterSearch = {
  Page: listPage,
  Size: wholeNumber('filterSize', directorySizes.filters),
  Keyword: optionalText('filterKeyword', longest.keyword),
}

const searchFiltersCall = (now: Now): QueryCall => ({
  ...queryCommon,
  ...named(directoryNames.searchFilters),
  kind: 'searchFilters',
  parameters: describeParameters(filterSearch),
  example: () => ({ Keyword: firstSeries(now)?.id ?? '' }),
  answer: { name: 'FoundFilters', shape: foundFilters },
  respond: (query, { locale }) =>
    andThen(readQuery(query, filterSearch), ({ Keyword, Page: page, Size: size }) => ({
      values: searchFilters(now(), Keyword, { page, size, locale }),
    })),
})

const productPages = { page: listPage, size: wholeNumber('productSize', directorySizes.products) }
const productsByClass = { cid: requiredText('cid', longest.id), ...productPages }
const productSearch = { keyword: optionalText('productKeyword', longest.keyword), ...productPages }
const rootClass = { CID: requiredText('cid', longest.id) }

const productCalls = (now: Now): readonly QueryCall[] => [
  {
    ...queryCommon,
    ...named(directoryNames.productsByClass),
    kind: 'productsByClass',
    mayMiss: missing,
    parameters: describeParameters(productsByClass),
    example: () => ({ cid: now().roots[0]?.family.id ?? '' }),
    answer: { name: 'ProductList', shape: productList },
    respond: (query) =>
      andThen(readQuery(query, productsByClass), ({ cid, ...page }) => ({
        values: listProducts(now(), existing(now().rootOf.get(cid)).models, page),
      })),
  },
  {
    ...queryCommon,
    ...named(directoryNames.searchProducts),
    kind: 'searchProducts',
    parameters: describeParameters(productSearch),
    example: () => ({ keyword: firstSeries(now)?.models[0]?.skuName ?? '' }),
    answer: { name: 'ProductList', shape: productList },
    respond: (query) =>
      andThen(readQuery(query, productSearch), ({ keyword, ...page }) => ({
        values: listProducts(now(), searchModels(now(), keyword), page),
      })),
  },
  {
    ...classCommon,
    ...asQuery,
    ...named(directoryNames.productsByRootClass),
    kind: 'productsByRootClass',
    mayMiss: missing,
    parameters: describeParameters(rootClass),
    example: () => ({ CID: now().roots[0]?.family.id ?? '' }),
    answer: { name: 'ProductsOfRoot', shape: productsOfRoot },
    respond: (query, { locale }) =>
      andThen(readQuery(query, rootClass), ({ CID }) => ({
        values: existing(now().rootOf.get(CID)).series.map((series) => describeSeries(series, locale)),
      })),
  },
]

/** @param now the directory of now */
export const serveDirectory = (now: Now): readonly ServedCall[] => [
  ...rootsCalls(now),
  ...rootDetailsCalls(now),
  detailsCall(now),
  detailsByParamsCall(now),
  searchFiltersCall(now),
  ...productCalls(now),
]
