/** Calls of the product directory. */
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
import { defineCall } from '../calls/define-call.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { listPage, optionalText, requiredText, wholeNumber } from '../calls/read-query.ts'
import { classCommon, common, type CurrentDirectory, existing, firstSeries, longest, missing, named, parameters } from './call-parts.ts'
import { describeRoot, describeSeries, listProducts, nameRoot, rootName, searchFilters, searchModels } from './describe.ts'
import { detailsOf, filterByParams } from './filter-details.ts'

const firstRoot = (current: CurrentDirectory) => current().roots[0]?.family.id ?? ''

const rootCalls = (current: CurrentDirectory): readonly GuardedCall[] => {
  const ofRoot = {
    ...common,
    failures: [missing],
    parameters: {
      rid: requiredText('Id of a root category, as in GetSeriesRoots', longest.id),
      size: wholeNumber('Series at most; default and maximum 500', directorySizes.series),
    },
    example: () => ({ query: { rid: firstRoot(current) } }),
  } as const
  return [
    defineCall({
      ...common,
      ...named(directoryNames.rootsPC),
      summary: 'The whole directory',
      description:
        'Every root category with its series and their filters. The first filter of a series covers all of it (its driveID is ~). The picture of a series is drawn from a sample model.',
      answer: { name: 'SeriesRootsPC', shape: seriesRootsPC },
      handler: (_, { locale }) => ({ values: current().roots.map((root) => describeRoot(root, locale, directorySizes.series.most)) }),
    }),
    defineCall({
      ...common,
      ...named(directoryNames.roots),
      summary: 'List root categories',
      description: 'Id and name of every root category: one per family of the catalogue.',
      answer: { name: 'SeriesRoots', shape: seriesRoots },
      handler: (_, { locale }) => ({ values: current().roots.map((root) => ({ id: root.family.id, name: rootName(root, locale) })) }),
    }),
    defineCall({
      ...ofRoot,
      ...named(directoryNames.rootDetailsPC),
      summary: 'A category with its series and filters',
      description: 'The same as one entry of GetSeriesRootsPC.',
      answer: { name: 'SeriesRootPC', shape: seriesRootPC },
      handler: ({ query: { rid, size } }, { locale }) => ({ values: describeRoot(existing(current().rootOf.get(rid)), locale, size) }),
    }),
    defineCall({
      ...ofRoot,
      ...named(directoryNames.rootDetails),
      summary: 'List the series of a category',
      description: 'Id and name of each series of a root category.',
      answer: { name: 'SeriesRoot', shape: seriesRoot },
      handler: ({ query: { rid, size } }, { locale }) => ({ values: nameRoot(existing(current().rootOf.get(rid)), locale, size) }),
    }),
  ]
}

const filterCalls = (current: CurrentDirectory): readonly GuardedCall[] => [
  defineCall({
    ...common,
    ...named(directoryNames.filterDetails),
    summary: 'What a filter can be narrowed by',
    description:
      'The parameters that distinguish the models of a filter, with their values. A parameter that the filter fixes is unable. key is the class for parameter selection; figures are the columns of a list of the models.',
    failures: [missing],
    parameters: { fid: parameters.fid },
    example: () => ({ query: { fid: firstSeries(current)?.filters[0]?.id ?? '' } }),
    answer: { name: 'FilterDetails', shape: filterDetails },
    handler: ({ query: { fid } }, { locale }) => detailsOf(existing(current().filterOf.get(fid)), [], locale),
  }),
  defineCall({
    ...common,
    ...named(directoryNames.filterDetailsByParams),
    summary: 'Narrow a series by choices',
    description: 'The filter of a series that the choices lead to, and the values that still match under them.',
    failures: [missing],
    body: { name: 'FilterDetailsRequest', shape: filterDetailsRequest },
    example: () => ({ body: { serviceID: firstSeries(current)?.id ?? '', filterParams: [] } }),
    answer: { name: 'FilterDetails', shape: filterDetails },
    handler: ({ body: { serviceID, filterParams } }, { locale }) => {
      const { filter, choices } = filterByParams(current(), existing(current().seriesOf.get(serviceID)), filterParams)
      return detailsOf(existing(filter), choices, locale)
    },
  }),
  defineCall({
    ...common,
    ...named(directoryNames.searchFilters),
    summary: 'Search the directory',
    description:
      'Filters that have every word of the keyword in their name or in that of their series, maker or category; all of them without a keyword.',
    parameters: {
      Page: listPage,
      Size: parameters.filterSize,
      Keyword: optionalText('Words to search for, separated by spaces', longest.keyword),
    },
    example: () => ({ query: { Keyword: firstSeries(current)?.id ?? '' } }),
    answer: { name: 'FoundFilters', shape: foundFilters },
    handler: ({ query: { Keyword, Page: page, Size: size } }, { locale }) => ({
      values: searchFilters(current(), Keyword, { page, size, locale }),
    }),
  }),
]

const modelCalls = (current: CurrentDirectory): readonly GuardedCall[] => [
  defineCall({
    ...common,
    ...named(directoryNames.productsByClass),
    summary: 'List the models of a category',
    description: 'A page of the models of a root category in rank order.',
    failures: [missing],
    parameters: { cid: parameters.cid, ...parameters.productPages },
    example: () => ({ query: { cid: firstRoot(current) } }),
    answer: { name: 'ProductList', shape: productList },
    handler: ({ query: { cid, ...page } }) => ({ values: listProducts(current(), existing(current().rootOf.get(cid)).models, page) }),
  }),
  defineCall({
    ...common,
    ...named(directoryNames.searchProducts),
    summary: 'Search models by name or id',
    description: 'Models with the keyword in their name or id, those whose name starts with it first; all of them without a keyword.',
    parameters: { keyword: optionalText('Part of a name or id', longest.keyword), ...parameters.productPages },
    example: () => ({ query: { keyword: firstSeries(current)?.models[0]?.skuName ?? '' } }),
    answer: { name: 'ProductList', shape: productList },
    handler: ({ query: { keyword, ...page } }) => ({ values: listProducts(current(), searchModels(current(), keyword), page) }),
  }),
  defineCall({
    ...classCommon,
    ...named(directoryNames.productsByRootClass),
    summary: 'List the series of a category, with filters',
    description: 'Every series of a root category with its filters.',
    failures: [missing],
    parameters: { CID: parameters.cid },
    example: () => ({ query: { CID: firstRoot(current) } }),
    answer: { name: 'ProductsOfRoot', shape: productsOfRoot },
    handler: ({ query: { CID } }, { locale }) => ({
      values: existing(current().rootOf.get(CID)).series.map((series) => describeSeries(series, locale)),
    }),
  }),
]

/** @param current the directory of the current catalogue */
export const directoryCalls = (current: CurrentDirectory): readonly GuardedCall[] => [
  ...rootCalls(current),
  ...filterCalls(current),
  ...modelCalls(current),
]
