/** The address of a product page with the chosen parts of the order code. */
import { type FurtherPart, makerPartNames } from '../../../contract/catalogue/maker-parts.ts'
import type { OrderChoices, OrderChosen, OrderValue } from '../../../contract/catalogue/order-choices.ts'

type Place = { readonly serviceID: string; readonly driveID: string }

/** Path of the product page. */
export const productPath = ({ serviceID, driveID }: Place): string =>
  `/productslecto/${encodeURIComponent(serviceID)}/${encodeURIComponent(driveID)}`

/** Id of a model in favourites and the shopping list: the end of its page's path. */
export const modelID = (place: Place): string => productPath(place).replace('/productslecto/', '')

/** Path of the product page with chosen parts of the order code and further ones of the maker's: `…?length=1302&grade=C7&seals=ZZ`. */
export const orderedPath = (place: Place, chosen: OrderChosen, further: readonly FurtherPart[] = []): string => {
  const parts = [...Object.entries(chosen), ...further.map(({ name, value }) => [name, value] as const)]
  const query = new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? productPath(place) : `${productPath(place)}?${query}`
}

/**
 * Parses the choices of a query; undefined if it names none of the parts. Does not check whether the combination is available.
 */
export const chosenIn = (query: string, { parts }: OrderChoices): OrderChosen | undefined => {
  const texts = new URLSearchParams(query)
  const found = parts.flatMap(({ name, values = [], span }): [string, OrderValue][] => {
    const text = texts.get(name)
    if (text === null || text === '') return []
    const known = values.find((value) => String(value) === text)
    return [[name, known ?? (span && Number.isFinite(Number(text)) ? Number(text) : text)]]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

const furtherValue = /^[\w./-]{1,20}$/

/** Parts of the maker's code in a query, as they were written; undefined if there are none. */
export const furtherIn = (query: string): readonly FurtherPart[] | undefined => {
  const texts = new URLSearchParams(query)
  const found = makerPartNames.flatMap((name) => {
    const value = texts.get(name) ?? ''
    return furtherValue.test(value) ? [{ name, value }] : []
  })
  return found.length > 0 ? found : undefined
}
