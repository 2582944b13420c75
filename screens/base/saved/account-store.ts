/** Saved items in the signed-in account. */
import type * as z from 'zod/mini'
import { done } from '../../../contract/people/people.ts'
import {
  collectList,
  recordPage,
  selectionDetails,
  selectionList,
  selectionSaved,
  shoppingAdded,
  shoppingList,
} from '../../../contract/saved/saved-items.ts'
import { askPeople, tellPeople } from '../people/account-calls.ts'
import type { CallOptions } from '../api/api.ts'
import { type SavedStore, listPageSize } from './store.ts'

type Page<T> = { readonly list: readonly T[]; readonly count: number }

/** Loads all pages of a list. */
const allOf = async <T>({ path, shape }: { path: string; shape: z.ZodMiniType<Page<T>> }, options: CallOptions): Promise<readonly T[]> => {
  const all: T[] = []
  for (let page = 1; ; page += 1) {
    const { list, count } = await askPeople({ path, query: { page: String(page), size: String(recordPage.most) }, shape }, options)
    all.push(...list)
    if (list.length === 0 || all.length >= count) return all
  }
}

const selections: SavedStore['selections'] = {
  list: ({ page, keyword, order }, options) =>
    askPeople(
      {
        path: 'RecordSelection/GetList',
        query: { page: String(page), size: String(listPageSize), keyword, order },
        shape: selectionList,
      },
      options,
    ),
  details: ({ id, version }, options) =>
    askPeople(
      {
        path: 'RecordSelection/GetDetails',
        query: { id, ...(version !== undefined && { version: String(version) }) },
        shape: selectionDetails,
      },
      options,
    ),
  save: ({ id, clientID, name, selection, snapshot }, options) =>
    tellPeople(
      {
        path: 'RecordSelection/Add',
        body: id === undefined ? { clientID, name, selection, snapshot } : { id, name, selection, snapshot },
        shape: selectionSaved,
      },
      options,
    ),
  rename: ({ id, name }, options) => tellPeople({ path: 'RecordSelection/Rename', query: { ID: id, name }, shape: done }, options),
  copy: ({ id, name }, options) => tellPeople({ path: 'RecordSelection/Copy', query: { ID: id, name }, shape: selectionSaved }, options),
  remove: (id, options) => tellPeople({ path: 'RecordSelection/Delete', query: { ID: id }, shape: done }, options),
  restore: (id, options) => tellPeople({ path: 'RecordSelection/Restore', query: { ID: id }, shape: done }, options),
}

export const accountStore: SavedStore = {
  selections,
  favourites: {
    list: (options) => allOf({ path: 'RecordCollect/GetList', shape: collectList }, options),
    add: (fid, options) => tellPeople({ path: 'RecordCollect/Collect', query: { fid }, shape: done }, options),
    remove: (fid, options) => tellPeople({ path: 'RecordCollect/CancelCollect', query: { fid }, shape: done }, options),
  },
  shopping: {
    list: (options) => allOf({ path: 'RecordShopping/GetList', shape: shoppingList }, options),
    add: (item, options) => tellPeople({ path: 'RecordShopping/AddRecordStopping', body: item, shape: shoppingAdded }, options),
    change: (item, options) => tellPeople({ path: 'RecordShopping/UpdateRecordStopping', body: item, shape: done }, options),
    remove: (id, options) => tellPeople({ path: 'RecordShopping/RemoveRecordStopping', body: { id }, shape: done }, options),
  },
}
