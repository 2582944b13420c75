/** Addresses of the product directory. */
import type { DirectorySeries, SeriesRootPC } from '../../contract/directory/directory.ts'
import { productPath } from '../base/catalogue/product-path.ts'

export const directoryPath = '/selection/prod-directory'

/** One root with its series. */
export const rootPath = (rid: string): string => `/serieslist/${encodeURIComponent(rid)}`

/** The same, at one of its series: in an address that a browser follows, since a path of the router has no query. */
export const seriesAddress = (rid: string, series: string): string => `#${rootPath(rid)}?series=${encodeURIComponent(series)}`

/** The choice by parameters in a filter of a series. */
export const choicePath = productPath

/** Where a root leads: one with a single filter straight to the choice by parameters. */
export const pathOfRoot = ({ id, seriesList }: SeriesRootPC): string => {
  const [first, ...more] = seriesList
  const [filter, ...others] = first?.filters ?? []
  return first && filter && more.length === 0 && others.length === 0
    ? choicePath({ serviceID: first.id, driveID: filter.driveID })
    : rootPath(id)
}

/** Where a series leads: one with a single filter straight to the choice by parameters. */
export const addressOfSeries = (root: SeriesRootPC, { id, filters }: DirectorySeries): string => {
  const [filter, ...others] = filters
  return filter && others.length === 0 ? `#${choicePath({ serviceID: id, driveID: filter.driveID })}` : seriesAddress(root.id, id)
}
