/** Definitions shared by the calls of the directory. */
import { productNames } from '../../../contract/catalogue/product-names.ts'
import { directorySizes } from '../../../contract/directory/directory.ts'
import { AppError } from '../../base/errors.ts'
import { listPage, requiredText, wholeNumber } from '../calls/read-query.ts'
import { openTo } from '../calls/guarded-call.ts'
import { classRoot } from '../calls/served-call.ts'
import type { Directory } from './directory.ts'

/** Longest id of an entry and longest keyword, UTF-16 units. */
export const longest = { id: 200, keyword: 80 } as const

/** The current directory. */
export type CurrentDirectory = () => Directory

export const common = {
  roots: [productNames.root],
  service: productNames.service,
  tag: 'Product directory: categories, series, filters and what to choose them by',
  access: openTo.catalogue,
} as const

/** Properties of the calls of the class service. */
export const classCommon = { ...common, roots: [classRoot], service: 'ProdClass' } as const

/** The error for an unknown id. */
export const missing = 'unknownEntry'

/** Returns the entry. @throws AppError `unknownEntry` for undefined */
export const existing = <Entry>(entry: Entry | undefined): Entry => {
  if (entry === undefined) throw new AppError(missing)
  return entry
}

/** The name of a call that is also its operation id. */
export const named = (call: string) => ({ call, operation: call })

export const firstSeries = (current: CurrentDirectory) => current().roots[0]?.series[0]

/** Parameters used by several calls. */
export const parameters = {
  fid: requiredText('Filter id from GetSeriesRootsPC, such as ~WTF~20', longest.id),
  cid: requiredText('Id of a root category, as in GetSeriesRoots', longest.id),
  prodId: requiredText('Model id', longest.id),
  seriesID: requiredText('Series', longest.id),
  filterSize: wholeNumber('Filters on a page; default 30, at most 300', directorySizes.filters),
  productPages: { page: listPage, size: wholeNumber('Models on a page; default 10, at most 300', directorySizes.products) },
} as const
