/** Requests for single items that are made within a moment become one call. */
import type { Locale } from '../../../i18n/locales.ts'

/** How long further items are waited for, ms: on a slow device the rows of a list come into view one after another. */
const patience = 150

type Items<Item> = ReadonlyMap<string, Item>
type Batch<Item> = { readonly ids: string[]; readonly answer: Promise<Items<Item>> }

/**
 * @param fetchItems fetches several items
 * @param most of them in one call
 * @returns a function that fetches one item; null if there is none
 */
export const inBatches = <Item>(
  fetchItems: (ids: readonly string[], locale: Locale) => Promise<Items<Item>>,
  most: number,
): ((id: string, locale: Locale) => Promise<Item | null>) => {
  let open: Batch<Item> | undefined
  const openBatch = (locale: Locale): Batch<Item> => {
    const ids: string[] = []
    const isClosed = new Promise<void>((resolve) => {
      setTimeout(resolve, patience)
    })
    const answer = isClosed.then(() => {
      if (open?.ids === ids) open = undefined
      return fetchItems(ids, locale)
    })
    return { ids, answer }
  }
  return async (id, locale) => {
    if (!open || open.ids.length >= most) open = openBatch(locale)
    open.ids.push(id)
    return (await open.answer).get(id) ?? null
  }
}
