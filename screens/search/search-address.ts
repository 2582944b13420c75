/** Addresses of the page of results, and of what was found. */
import type { SearchHit } from '../../contract/directory/search.ts'
import { productPath } from '../base/catalogue/product-path.ts'

/** The page of results: the keyword and, after the first, the page. */
export const searchAddress = (keyword: string, page = 1): string =>
  `/search?${new URLSearchParams({ q: keyword, ...(page > 1 && { page: String(page) }) })}`

/** What such an address asks for; a page that is none is the first. */
export const readSearchAddress = (address: string): { readonly keyword: string; readonly page: number } => {
  const parameters = new URLSearchParams(address.split('?')[1])
  const page = Number(parameters.get('page') ?? 1)
  return { keyword: (parameters.get('q') ?? '').trim(), page: Number.isInteger(page) && page > 0 ? page : 1 }
}

/** The page of a model that was found; a code that names it goes along. */
export const hitAddress = ({ serverID, driveID, match }: SearchHit, keyword: string): string => {
  const path = productPath({ serviceID: serverID, driveID })
  return match === 'orderCode' ? `${path}?${new URLSearchParams({ code: keyword })}` : path
}
