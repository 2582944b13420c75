/** Where an address of the embedded choice leads, `/embed/selection-detail?calculator=30`: by the names that the pages themselves have in their addresses. */
import type { SeriesRootPC } from '../../contract/directory/directory.ts'
import { groupAddress } from '../base/catalogue/group-address.ts'
import { productPath } from '../base/catalogue/product-path.ts'
import { addressOfSeries, rootPath } from './paths.ts'

/** What is for the choice itself; everything else goes along to the page that it leads to. */
const own = ['calculator', 'serviceID', 'driveID', 'rid', 'group', 'lang']

const withRest = (address: string, query: URLSearchParams): string => {
  const rest = new URLSearchParams([...query].filter(([name]) => !own.includes(name))).toString()
  if (rest === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}${rest}`
}

const placeOf = (query: URLSearchParams): string | undefined => {
  const [calculator, serviceID, driveID, rid, group] = own.map((name) => query.get(name) || undefined)
  if (calculator !== undefined) return `#/selection/calc_${encodeURIComponent(calculator)}`
  if (serviceID !== undefined && driveID !== undefined) return `#${productPath({ serviceID, driveID })}`
  if (group !== undefined) return groupAddress(group)
  return rid === undefined ? undefined : `#${rootPath(rid)}`
}

/** The address from `#` on; undefined for the choice itself, and for a series, which only the directory can tell. */
export const embedTarget = (text: string): string | undefined => {
  const query = new URLSearchParams(text)
  const place = placeOf(query)
  return place === undefined ? undefined : withRest(place, query)
}

/** The series that a query names alone. */
export const seriesAsked = (text: string): string | undefined => {
  const query = new URLSearchParams(text)
  return placeOf(query) === undefined ? query.get('serviceID') || undefined : undefined
}

/** Where a series is; undefined where the directory has none of this name. */
export const seriesTarget = (roots: readonly SeriesRootPC[], name: string): string | undefined => {
  for (const root of roots) {
    const series = root.seriesList.find(({ id }) => id === name)
    if (series) return addressOfSeries(root, series)
  }
  return undefined
}
