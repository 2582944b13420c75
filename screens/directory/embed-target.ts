/**
 * Target of an address of the embedded selection, such as `/embed/selection-detail?calculator=30`. Parameters have the same
 * names as in the pages' own addresses.
 */
import type { SeriesRootPC } from '../../contract/directory/directory.ts'
import { groupAddress } from '../base/catalogue/group-address.ts'
import { productPath } from '../base/catalogue/product-path.ts'
import { addressOfSeries, rootPath } from './paths.ts'

/** Parameters of the selection itself; all others are passed to the target page. */
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

/**
 * Returns the target, starting with `#`; undefined for the selection itself, and for a series, whose address requires the
 * directory.
 */
export const embedTarget = (text: string): string | undefined => {
  const query = new URLSearchParams(text)
  const place = placeOf(query)
  return place === undefined ? undefined : withRest(place, query)
}

/** Returns the series if the query names no other target. */
export const requestedSeries = (text: string): string | undefined => {
  const query = new URLSearchParams(text)
  return placeOf(query) === undefined ? query.get('serviceID') || undefined : undefined
}

/** Returns the address of a series; undefined if the directory does not contain it. */
export const seriesTarget = (roots: readonly SeriesRootPC[], name: string): string | undefined => {
  for (const root of roots) {
    const series = root.seriesList.find(({ id }) => id === name)
    if (series) return addressOfSeries(root, series)
  }
  return undefined
}
