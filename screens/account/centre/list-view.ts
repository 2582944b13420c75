/** Searches, sorts and pages a list that is loaded completely. */
import { foldCase } from '../../../engine/base/fold-case.ts'
import { listPageSize } from '../../base/saved/store.ts'

export const listOrders = ['-added', 'added', 'name', '-name'] as const
export type ListOrder = (typeof listOrders)[number]

export type ListQuery = { readonly keyword: string; readonly order: ListOrder; readonly page: number }
type Words<Item> = { readonly text: (item: Item) => string; readonly name: (item: Item) => string }

/** Returns the view of a list; a page number beyond the last page is reduced to it. */
export const viewOf = <Item extends { readonly added: string }>(
  all: readonly Item[],
  { keyword, order, page }: ListQuery,
  { text, name }: Words<Item>,
): { readonly shown: readonly Item[]; readonly page: number; readonly pages: number; readonly count: number } => {
  const sign = order.startsWith('-') ? -1 : 1
  const keyOf = (item: Item) => (order.endsWith('name') ? foldCase(name(item)) : item.added)
  const found = all
    .filter((item) => foldCase(text(item)).includes(foldCase(keyword.trim())))
    .toSorted((one, other) => sign * (keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other))))
  const pages = Math.max(1, Math.ceil(found.length / listPageSize))
  const at = Math.min(page, pages)
  return { shown: found.slice((at - 1) * listPageSize, at * listPageSize), page: at, pages, count: found.length }
}
