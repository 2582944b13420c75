/** Addresses of the search page and of hits. */
import type { SearchHit } from '../../contract/directory/search.ts'
import { productPath } from '../base/catalogue/product-path.ts'

/** Returns the address of the search page; the page number is omitted for the first page. */
export const searchAddress = (keyword: string, page = 1): string =>
  `/search?${new URLSearchParams({ q: keyword, ...(page > 1 && { page: String(page) }) })}`

/** Parses an address of the search page; an invalid page number yields 1. */
export const readSearchAddress = (address: string): { readonly keyword: string; readonly page: number } => {
  const parameters = new URLSearchParams(address.split('?')[1])
  const page = Number(parameters.get('page') ?? 1)
  return { keyword: (parameters.get('q') ?? '').trim(), page: Number.isInteger(page) && page > 0 ? page : 1 }
}

/** Returns the address of a hit's page; an order code as keyword is passed on. */
export const hitAddress = ({ serverID, driveID, match }: SearchHit, keyword: string): string => {
  const path = productPath({ serviceID: serverID, driveID })
  return match === 'orderCode' ? `${path}?${new URLSearchParams({ code: keyword })}` : path
}
