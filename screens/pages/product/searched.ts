/** The part of a product address that the search has written: that it was found there, and the parameters of the model. Pure. */
import type { Product } from '../../../contract/catalogue/product.ts'
import { filterMark } from '../../../contract/catalogue/product-names.ts'
import { productPath } from '../../base/catalogue/product-path.ts'

type Searched = {
  /** Parameters of the model as encoded choices; undefined if the search gave none. */
  readonly filters: string | undefined
}

/** Parses a query; undefined if the page was not opened from the search. */
export const searchedWith = (query: string): Searched | undefined => {
  const parts = new URLSearchParams(query)
  return parts.get('source') === 'search' ? { filters: parts.get('f') ?? undefined } : undefined
}

/** Adds the part to a path that may have a query. */
export const withSearch = (path: string, searched: Searched | undefined): string => {
  if (!searched) return path
  const query = new URLSearchParams({ source: 'search', ...(searched.filters !== undefined && { f: searched.filters }) })
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/** Returns the address of the parameter choice of the model's series with its parameters chosen, starting with `#`. */
export const choiceAddressOf = ({ series }: Pick<Product, 'series'>, filters: string): string =>
  `#${productPath({ serviceID: series, driveID: filterMark })}?f=${filters}`
