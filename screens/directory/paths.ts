/** Addresses of the product directory. */
import type { DirectorySeries, SeriesRootPC } from '../../contract/directory/directory.ts'
import { productPath } from '../base/catalogue/product-path.ts'

export const directoryPath = '/selection/prod-directory'

/** Path of a root category. */
export const rootPath = (rid: string): string => `/serieslist/${encodeURIComponent(rid)}`

/** Address of a root category scrolled to a series. For plain links, since the router's paths have no query. */
export const seriesAddress = (rid: string, series: string): string => `#${rootPath(rid)}?series=${encodeURIComponent(series)}`

/** Path of the parameter selection of a series filter. */
export const choicePath = productPath

/** Path of a root category, or of its parameter selection if it has a single filter. */
export const pathOfRoot = ({ id, seriesList }: SeriesRootPC): string => {
  const [first, ...more] = seriesList
  const [filter, ...others] = first?.filters ?? []
  return first && filter && more.length === 0 && others.length === 0
    ? choicePath({ serviceID: first.id, driveID: filter.driveID })
    : rootPath(id)
}

/** Address of a series, or of its parameter selection if it has a single filter. */
export const addressOfSeries = (root: SeriesRootPC, { id, filters }: DirectorySeries): string => {
  const [filter, ...others] = filters
  return filter && others.length === 0 ? `#${choicePath({ serviceID: id, driveID: filter.driveID })}` : seriesAddress(root.id, id)
}
