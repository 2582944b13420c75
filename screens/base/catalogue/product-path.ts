/** The address of a product page with the chosen parts of the order code. */
import type { OrderChoices, OrderChosen, OrderValue } from '../../../contract/catalogue/order-choices.ts'

type Place = { readonly serviceID: string; readonly driveID: string }

/** Path of the product page. */
export const productPath = ({ serviceID, driveID }: Place): string =>
  `/productslecto/${encodeURIComponent(serviceID)}/${encodeURIComponent(driveID)}`

/** Path of the product page with chosen parts of the order code: `…?length=1302&grade=C7`. */
export const orderedPath = (place: Place, chosen: OrderChosen): string => {
  const query = new URLSearchParams(Object.entries(chosen).map(([name, value]) => [name, String(value)])).toString()
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
