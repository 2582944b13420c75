/** Shapes of the product directory: root categories, their series, the filters of a series, and the parameters to choose by. */
import * as z from 'zod/mini'
import { filterMark } from '../catalogue/product-names.ts'
import { otherProduct } from '../catalogue/product.ts'
import { basis } from '../results/sizing.ts'
import { filterSkusRequest, skuParam, skuValue } from './sku-selection.ts'

/** Wire names of the directory calls; root and service are those of products. */
export const directoryNames = {
  roots: 'GetSeriesRoots',
  rootsPC: 'GetSeriesRootsPC',
  rootDetails: 'GetSeriesRootDetails',
  rootDetailsPC: 'GetSeriesRootDetailsPC',
  filterDetails: 'GetFilterDetails',
  filterDetailsByParams: 'GetFilterDetailsByParams',
  searchFilters: 'SearchFilters',
  productsByClass: 'GetProductsByClass',
  searchProducts: 'SearchProducts',
  working: 'GetProdWorking',
  filtersByIcon: 'GetFilterYBByProdIcon',
  /** Belongs to another service, at the root of classes. */
  productsByRootClass: 'GetProductsByRootClass',
  filterByClass: 'GetFilterByClass',
  classParams: 'GetClassLectotypeParams',
  filterClass: 'FilterClassLectotypeParams',
  filterProduct: 'GetFilterProduct',
  solutions: 'GetSolution',
} as const

/** Default and largest page sizes. */
export const directorySizes = {
  series: { usual: 500, most: 500 },
  filters: { usual: 30, most: 300 },
  products: { usual: 10, most: 300 },
} as const

/** The parameter that holds a model's series, in every root's class. */
export const seriesParameter = 'series'

/**
 * Id of a filter within its series (`driveID`): `~` for the whole series, `~20` for its models with this value.
 *
 * @param value of the column that divides the series; undefined for the whole series
 */
export const filterDriveID = (value: string | number | undefined): string => `${filterMark}${value ?? ''}`

/** Id of a filter among all filters (`fid`): `~WTF~20`. */
export const filterID = (serviceID: string, driveID: string): string => `${filterMark}${serviceID}${driveID}`

/** A filter of a series. */
export const seriesFilter = z.object({
  id: z.string(),
  /** '' = none: the picture of the series is used. */
  logo: z.string(),
  /** In the caller's language. */
  filterName: z.string(),
  driveID: z.string(),
  /** Number of models the filter matches. */
  count: z.int(),
})
export type SeriesFilter = z.infer<typeof seriesFilter>

/** The model of which a picture is shown. */
const sample = z.object({ skuID: z.string(), icon: z.string(), candidate: z.record(z.string(), z.unknown()) })

/** A series of a root with its filters; the filter of the whole series comes first. */
export const directorySeries = z.object({
  /** `serviceID` of its models. */
  id: z.string(),
  prodName: z.string(),
  /** '' = none: the picture is drawn from the sample. */
  imageUrl: z.string(),
  filters: z.array(seriesFilter),
  makers: z.array(z.string()),
  /** The bases of its figures, most reliable first. */
  bases: z.array(basis),
  count: z.int(),
  sample,
  /** What its models span in the columns that decide (`figures` of the root), in the unit of each; those that none of them states are left out. */
  ranges: z.optional(z.array(z.object({ name: z.string(), from: z.number(), to: z.number() }))),
})
export type DirectorySeries = z.infer<typeof directorySeries>

/** A root category with everything below it. */
export const seriesRootPC = z.object({
  /** The family; also its class of SKUs. */
  id: z.string(),
  name: z.string(),
  /** Name of one of our drawings. */
  icon: z.string(),
  /** The column by which its series are divided into filters, if any. */
  dividedBy: z.optional(z.string()),
  seriesList: z.array(directorySeries),
  /** The columns that decide, with their names in the caller's language. */
  figures: z.optional(z.array(z.object({ name: z.string(), label: z.string() }))),
  /** Groups in which its models are chosen together with a motor; omitted if there are none. */
  groups: z.optional(z.array(z.string())),
})
export type SeriesRootPC = z.infer<typeof seriesRootPC>

/** Response of `GetSeriesRootsPC`. */
export const seriesRootsPC = z.array(seriesRootPC)

/** Response of `GetSeriesRoots`. */
export const seriesRoots = z.array(z.object({ id: z.string(), name: z.string() }))

/** Response of `GetSeriesRootDetails`. */
export const seriesRoot = z.object({
  id: z.string(),
  name: z.string(),
  seriesList: z.array(z.object({ id: z.string(), prodName: z.string() })),
})
export type SeriesRoot = z.infer<typeof seriesRoot>

/** Response of `GetProductsByRootClass`. */
export const productsOfRoot = z.array(directorySeries)

/** Response of `GetFilterDetails` and `GetFilterDetailsByParams`: a filter of a series, and the parameters of its models. */
export const filterDetails = z.object({
  /** `value`: the chosen value; `values`: those that match models; `unable`: fixed by the filter. */
  filterParams: z.array(z.extend(skuParam, { unable: z.boolean() })),
  serviceID: z.string(),
  driveID: z.string(),
  /** Class of SKUs of the models, for `FilterLectotypeParams`. */
  key: z.string(),
  prodName: z.string(),
  filterName: z.string(),
  rootName: z.string(),
  makers: z.array(z.string()),
  bases: z.array(basis),
  count: z.int(),
  /** Columns shown in the model list. */
  figures: z.array(z.string()),
  sample,
})
export type FilterDetails = z.infer<typeof filterDetails>

/** Body of `GetFilterDetailsByParams`. Parameters may be sent back as received; '' chooses nothing. */
export const filterDetailsRequest = z.strictObject({
  serviceID: z.string().check(z.minLength(1), z.maxLength(80)),
  filterParams: z
    .array(z.object({ paramName: z.string().check(z.minLength(1), z.maxLength(80)), value: skuValue }))
    .check(z.maxLength(100)),
})
export type FilterDetailsRequest = z.infer<typeof filterDetailsRequest>

/** Response of `SearchFilters`. */
export const foundFilters = z.object({
  list: z.array(z.extend(seriesFilter, { serviceID: z.string(), prodName: z.string(), key: z.string() })),
  /** Total over all pages. */
  count: z.int(),
  page: z.int(),
})
export type FoundFilters = z.infer<typeof foundFilters>

/** Response of `GetProductsByClass` and `SearchProducts`. */
export const productList = z.object({
  list: z.array(otherProduct),
  /** Total over all pages. */
  count: z.int(),
  page: z.int(),
  catalogueVersion: z.string(),
})
export type ProductList = z.infer<typeof productList>

/** Response of `GetProdWorking`: the working classes whose results are models of a root. */
export const prodWorking = z.array(
  z.object({
    /** The working id, as in `/selection/calc_{id}`. */
    id: z.string(),
    /** The root; also its class of SKUs. */
    cid: z.string(),
    name: z.string(),
    cName: z.string(),
    /** Name of one of our drawings. */
    icon: z.string(),
  }),
)
export type ProdWorking = z.infer<typeof prodWorking>

/** A complete drive: a sequence of calculators in which the choice of one is an input of the next. */
const solution = z.object({
  /** Working id of the first calculator. */
  id: z.string(),
  name: z.string(),
  note: z.string(),
  /** Name of one of our drawings. */
  icon: z.string(),
  /** Hash route of the first page. */
  path: z.string(),
  /** All calculators, the first included. */
  steps: z.array(z.object({ id: z.string(), name: z.string() })),
})
/** A complete drive: a sequence of calculators. */
export type Solution = z.infer<typeof solution>

/** Response of `GetSolution`. */
export const solutions = z.array(solution)

/** Response of `GetFilterYBByProdIcon`. */
export const filtersOfSeries = z.array(seriesFilter)

const { filters, page, size, skuKeyword } = filterSkusRequest.shape

/** Body of the calls that filter the series or class in their path. */
export const narrowRequest = z.strictObject({ filters, page, size, skuKeyword })
export type NarrowRequest = z.infer<typeof narrowRequest>

/** Body of `GetFilterProduct`; without filters, all models. */
export const filterProductRequest = z.strictObject({ filters: z.optional(filters) })
