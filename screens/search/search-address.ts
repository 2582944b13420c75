/** Addresses of the search page and of hits. */
import type { TabInfo } from '../../contract/directory/search.ts'
import { encodeChoices } from '../base/catalogue/choices-text.ts'
import { productPath } from '../base/catalogue/product-path.ts'
import type { FoundHit } from './search-calls.ts'

/** Returns the address of the search page; the page number is omitted for the first page. */
export const searchAddress = (keyword: string, page = 1): string =>
  `/search?${new URLSearchParams({ q: keyword, ...(page > 1 && { page: String(page) }) })}`

/** Parses an address of the search page; an invalid page number yields 1. */
export const readSearchAddress = (address: string): { readonly keyword: string; readonly page: number } => {
  const parameters = new URLSearchParams(address.split('?')[1])
  const page = Number(parameters.get('page') ?? 1)
  return { keyword: (parameters.get('q') ?? '').trim(), page: Number.isInteger(page) && page > 0 ? page : 1 }
}

/**
 * Returns the address of a hit's page, which says that it was opened from the search; an order code as keyword is passed on.
 *
 * @param filters parameters of the model, from its analysis
 */
export const hitAddress = ({ hit: { serverID, driveID, match }, keyword }: FoundHit, filters: TabInfo['filters'] = []): string => {
  const choices = encodeChoices(filters.map(({ ParamName, Value }) => ({ paramName: ParamName, values: [Value] })))
  const query = new URLSearchParams({
    ...(match === 'orderCode' && { code: keyword }),
    source: 'search',
    ...(choices !== '' && { f: choices }),
  })
  return `${productPath({ serviceID: serverID, driveID })}?${query}`
}
