/** Queries of the directory pages. */
import {
  directoryNames,
  directorySizes,
  type FilterDetails,
  type FilterDetailsRequest,
  filterDetails,
  filterID,
  type SeriesRootPC,
  seriesRootPC,
  seriesRootsPC,
  type Solution,
  solutions,
} from '../../contract/directory/directory.ts'
import { productNames } from '../../contract/catalogue/product-names.ts'
import { type FilteredSkus, filteredSkus, type SkuFilter, skuSelectionPaths } from '../../contract/directory/sku-selection.ts'
import type { Locale } from '../../i18n/locales.ts'
import { getAnswer, type ServiceCall } from '../base/api/api.ts'
import { loadFamilyNames } from '../base/texts/family-names.tsx'
import { productPath } from '../base/catalogue/product-path.ts'
import type { Query } from '../base/api/query.ts'
import { allChoices, choiceAddress } from './entrance-target.ts'

/** Number of models per page. */
export const pageSize = 30

const callOf = (call: string, query: ServiceCall['query'] = {}) =>
  ({ base: 'products', path: `${productNames.service}/${call}`, query }) as const

/** All root categories with their series. */
export const allRoots: Query<Locale, readonly SeriesRootPC[]> = {
  name: 'directory',
  load: (locale, signal) => getAnswer(callOf(directoryNames.rootsPC), (data) => seriesRootsPC.safeParse(data).data, { locale, signal }),
  isImmutable: true,
}

/** All complete drives. */
export const allSolutions: Query<Locale, readonly Solution[]> = {
  name: 'solutions',
  load: (locale, signal) =>
    getAnswer({ base: 'classes', path: `ProdClass/${directoryNames.solutions}`, query: {} }, (data) => solutions.safeParse(data).data, {
      locale,
      signal,
    }),
  isImmutable: true,
}

/** A root category with its series. */
export const oneRoot: Query<{ readonly rid: string; readonly locale: Locale }, SeriesRootPC> = {
  name: 'directory root',
  load: async ({ rid, locale }, signal) => {
    const call = callOf(directoryNames.rootDetailsPC, { rid, size: String(directorySizes.series.usual) })
    const found = await getAnswer(call, (data) => seriesRootPC.safeParse(data).data, { locale, signal })
    await loadFamilyNames(found.id)
    return found
  },
  isImmutable: true,
}

/** A filter of a series with its parameters. */
export const oneFilter: Query<{ readonly serviceID: string; readonly driveID: string; readonly locale: Locale }, FilterDetails> = {
  name: 'directory filter',
  load: async ({ serviceID, driveID, locale }, signal) => {
    const call = callOf(directoryNames.filterDetails, { fid: filterID(serviceID, driveID) })
    const found = await getAnswer(call, (data) => filterDetails.safeParse(data).data, { locale, signal })
    await loadFamilyNames(found.key)
    return found
  },
  isImmutable: true,
}

type ModelsParams = { readonly classID: string; readonly filters: readonly SkuFilter[]; readonly page: number; readonly locale: Locale }

/** Models that match the choices, by page. */
export const modelsLeft: Query<ModelsParams, FilteredSkus> = {
  name: 'directory models',
  load: ({ locale, ...body }, signal) => {
    const call = { base: 'parameters', path: skuSelectionPaths.filter, query: {}, body: { ...body, size: pageSize } } as const
    return getAnswer(call, (data) => filteredSkus.safeParse(data).data, { locale, signal })
  },
}

type EntranceParams = FilterDetailsRequest & { readonly locale: Locale }

/** Address for parameters of a series: the only matching model, otherwise the parameter selection with them chosen. */
export const entranceTarget: Query<EntranceParams, string> = {
  name: 'directory entrance',
  load: async ({ locale, ...body }, signal) => {
    const call = { ...callOf(directoryNames.filterDetailsByParams), body }
    const details = await getAnswer(call, (data) => filterDetails.safeParse(data).data, { locale, signal })
    if (details.count !== 1) return choiceAddress(details)
    const { skuList } = await modelsLeft.load({ classID: details.key, filters: allChoices(details), page: 1, locale }, signal)
    const [only] = skuList
    return only ? `#${productPath({ serviceID: details.serviceID, driveID: only.skuID })}` : choiceAddress(details)
  },
}
