/** Shapes of the product directory: root categories, their series, the filters that divide a series, and what can be chosen of it. */
import * as z from 'zod/mini'
import { filterMark } from '../catalogue/product-names.ts'
import { otherProduct } from '../catalogue/product.ts'
import { basis } from '../results/sizing.ts'
import { filterSkusRequest, skuParam, skuValue } from './sku-selection.ts'

/** What the wire calls the directory, beside the root and the service of products. */
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
  /** Of another service, at the root of classes. */
  productsByRootClass: 'GetProductsByRootClass',
  filterByClass: 'GetFilterByClass',
  classParams: 'GetClassLectotypeParams',
  filterClass: 'FilterClassLectotypeParams',
  filterProduct: 'GetFilterProduct',
  solutions: 'GetSolution',
} as const

/** Entries of a page where a request does not say how many, and the most. */
export const directorySizes = {
  series: { usual: 500, most: 500 },
  filters: { usual: 30, most: 300 },
  products: { usual: 10, most: 300 },
} as const

/** The parameter of every root's class that says which series a model is of. */
export const seriesParameter = 'series'

/**
 * A filter as it is called among those of its series (`driveID`): `~` the series as a whole, `~20` its models with this value.
 *
 * @param value of the column that divides the series; undefined for the whole
 */
export const filterDriveID = (value: string | number | undefined): string => `${filterMark}${value ?? ''}`

/** A filter as it is called among all filters (`fid`): `~WTF~20`. */
export const filterID = (serviceID: string, driveID: string): string => `${filterMark}${serviceID}${driveID}`

/** What divides a series. */
export const seriesFilter = z.object({
  id: z.string(),
  /** '' = none: the series has a picture. */
  logo: z.string(),
  /** In the caller's language. */
  filterName: z.string(),
  driveID: z.string(),
  /** Models that it leads to. */
  count: z.int(),
})
export type SeriesFilter = z.infer<typeof seriesFilter>

/** A model that a picture in proportions is drawn from. */
const sample = z.object({ icon: z.string(), candidate: z.record(z.string(), z.unknown()) })

/** A series of a root, and its filters: the whole first. */
export const directorySeries = z.object({
  /** `serviceID` of its models. */
  id: z.string(),
  prodName: z.string(),
  /** '' = none: its picture is drawn from the sample. */
  imageUrl: z.string(),
  filters: z.array(seriesFilter),
  makers: z.array(z.string()),
  /** What its figures rest on, the most reliable first. */
  bases: z.array(basis),
  count: z.int(),
  sample,
})
export type DirectorySeries = z.infer<typeof directorySeries>

/** A root category with everything below it. */
export const seriesRootPC = z.object({
  /** The family, and its class of SKUs. */
  id: z.string(),
  name: z.string(),
  /** Name of one of our drawings. */
  icon: z.string(),
  /** The column that divides its series into filters, where one does. */
  dividedBy: z.optional(z.string()),
  seriesList: z.array(directorySeries),
  /** Groups in which its models are chosen together with a motor; left out where there is none. */
  groups: z.optional(z.array(z.string())),
})
export type SeriesRootPC = z.infer<typeof seriesRootPC>

/** Answer of `GetSeriesRootsPC`. */
export const seriesRootsPC = z.array(seriesRootPC)

/** Answer of `GetSeriesRoots`. */
export const seriesRoots = z.array(z.object({ id: z.string(), name: z.string() }))

/** Answer of `GetSeriesRootDetails`. */
export const seriesRoot = z.object({
  id: z.string(),
  name: z.string(),
  seriesList: z.array(z.object({ id: z.string(), prodName: z.string() })),
})
export type SeriesRoot = z.infer<typeof seriesRoot>

/** Answer of `GetProductsByRootClass`. */
export const productsOfRoot = z.array(directorySeries)

/** Answer of `GetFilterDetails` and `GetFilterDetailsByParams`: a filter of a series, and what its models can be chosen by. */
export const filterDetails = z.object({
  /** `value` is the chosen one, `values` those that find something; one that is `unable` is fixed by the filter. */
  filterParams: z.array(z.extend(skuParam, { unable: z.boolean() })),
  serviceID: z.string(),
  driveID: z.string(),
  /** Class of SKUs that the models are of, for `FilterLectotypeParams`. */
  key: z.string(),
  prodName: z.string(),
  filterName: z.string(),
  rootName: z.string(),
  makers: z.array(z.string()),
  bases: z.array(basis),
  count: z.int(),
  /** Columns that a list of its models shows. */
  figures: z.array(z.string()),
  sample,
})
export type FilterDetails = z.infer<typeof filterDetails>

/** Body of `GetFilterDetailsByParams`. Parameters may be sent as they came; '' chooses nothing. */
export const filterDetailsRequest = z.strictObject({
  serviceID: z.string().check(z.minLength(1), z.maxLength(80)),
  filterParams: z
    .array(z.object({ paramName: z.string().check(z.minLength(1), z.maxLength(80)), value: skuValue }))
    .check(z.maxLength(100)),
})
export type FilterDetailsRequest = z.infer<typeof filterDetailsRequest>

/** Answer of `SearchFilters`. */
export const foundFilters = z.object({
  list: z.array(z.extend(seriesFilter, { serviceID: z.string(), prodName: z.string(), key: z.string() })),
  /** On all pages. */
  count: z.int(),
  page: z.int(),
})
export type FoundFilters = z.infer<typeof foundFilters>

/** Answer of `GetProductsByClass` and `SearchProducts`. */
export const productList = z.object({
  list: z.array(otherProduct),
  /** On all pages. */
  count: z.int(),
  page: z.int(),
  catalogueVersion: z.string(),
})
export type ProductList = z.infer<typeof productList>

/** Answer of `GetProdWorking`: the working classes whose results are models of a root. */
export const prodWorking = z.array(
  z.object({
    /** The working id, as in `/selection/calc_{id}`. */
    id: z.string(),
    /** The root, and its class of SKUs. */
    cid: z.string(),
    name: z.string(),
    cName: z.string(),
    /** Name of one of our drawings. */
    icon: z.string(),
  }),
)
export type ProdWorking = z.infer<typeof prodWorking>

/** A whole drive: calculators that are gone through one after the other, what is chosen in one feeding the next. */
const solution = z.object({
  /** Working id of the first calculator. */
  id: z.string(),
  name: z.string(),
  note: z.string(),
  /** Name of one of our drawings. */
  icon: z.string(),
  /** Where it begins, as the hash of the pages has it. */
  path: z.string(),
  /** The first included. */
  steps: z.array(z.object({ id: z.string(), name: z.string() })),
})
/** Its shape without the schema. */
export type Solution = z.infer<typeof solution>

/** Answer of `GetSolution`. */
export const solutions = z.array(solution)

/** Answer of `GetFilterYBByProdIcon`. */
export const filtersOfSeries = z.array(seriesFilter)

const { filters, page, size, skuKeyword } = filterSkusRequest.shape

/** Body of the calls that narrow a series or a class that their address names. */
export const narrowRequest = z.strictObject({ filters, page, size, skuKeyword })
export type NarrowRequest = z.infer<typeof narrowRequest>

/** Body of `GetFilterProduct`; nothing for all models. */
export const filterProductRequest = z.strictObject({ filters: z.optional(filters) })
