/** The address of a model's page, with what is chosen of its order code. */
import type { OrderChoices, OrderChosen, OrderValue } from '../../../contract/catalogue/order-choices.ts'

type Place = { readonly serviceID: string; readonly driveID: string }

/** The page itself. */
export const productPath = ({ serviceID, driveID }: Place): string =>
  `/productslecto/${encodeURIComponent(serviceID)}/${encodeURIComponent(driveID)}`

/** The page with parts of the code chosen: `…?length=1302&grade=C7`. */
export const orderedPath = (place: Place, chosen: OrderChosen): string => {
  const query = new URLSearchParams(Object.entries(chosen).map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? productPath(place) : `${productPath(place)}?${query}`
}

/** What an address has chosen; undefined where it says nothing of the parts that there are. Whether it can be had is judged like any choice. */
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
