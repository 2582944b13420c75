/** Saved items of a visitor, stored in the browser per site and shared by all tabs. */
import { foldCase } from '../../../engine/base/fold-case.ts'
import { ApiError } from '../api/api.ts'
import { currentSite } from '../site/site.ts'
import { readStored, writeStored } from '../browser/storage.ts'
import { randomID } from '../browser/random-id.ts'
import { type SavedStore, listPageSize, type ListedSelection, type SelectionsQuery } from './store.ts'
import {
  type StoredSelection,
  type StoredItems,
  noItems,
  readThings,
  without,
  withFavourite,
  withItem,
  withSelection,
} from './stored-items.ts'

const place = () => `sizewright.kept.${currentSite().key ?? ''}`
const listeners = new Set<() => void>()
let memory = ''
let read: { readonly text: string; readonly things: StoredItems } = { text: '', things: noItems }

/** Returns the stored items. The object is stable until they change. */
export const browserThings = (): StoredItems => {
  const text = readStored('local', place()) ?? memory
  if (text !== read.text) read = { text, things: readThings(text) }
  return read.things
}

/** Applies `change` to the stored items as they are now, including changes made in other tabs. */
export const changeThings = (change: (things: StoredItems) => StoredItems): void => {
  const text = JSON.stringify(change(browserThings()))
  // Fallback without storage: lasts as long as the page, which may still sign in and move the items.
  memory = writeStored('local', place(), text) ? '' : text
  for (const listener of listeners) listener()
}

export const subscribeToThings = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const now = () => new Date().toISOString()

/** What a list says of them is needed in the user centre alone. */
const listAll = async (): Promise<readonly ListedSelection[]> => {
  const { summaryOf } = await import('../../../contract/saved/summarise-selection.ts')
  return browserThings().selections.map(({ clientID, name, selection, snapshot, created, changed }) => ({
    id: clientID,
    name,
    calculator: selection.calculator,
    version: 1,
    created,
    changed,
    inputs: selection.inputs,
    ...summaryOf({ selection, snapshot }),
  }))
}

/** Returns one page of the list, filtered and sorted by the rules of the service. */
const pageOfSelections = (all: readonly ListedSelection[], { page, keyword, order }: SelectionsQuery) => {
  const [name, sign] = order.startsWith('-') ? [order.slice(1), -1] : [order, 1]
  const keyOf = (one: ListedSelection) => (name === 'name' ? foldCase(one.name) : name === 'created' ? one.created : one.changed)
  const found = all
    .filter((one) => foldCase(one.name).includes(foldCase(keyword)))
    .toSorted((one, other) => sign * (keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other))))
  return { list: found.slice((page - 1) * listPageSize, page * listPageSize), count: found.length }
}

const existing = (id: string): StoredSelection => {
  const found = browserThings().selections.find(({ clientID }) => clientID === id)
  if (!found) throw new ApiError({ kind: 'unexplained' })
  return found
}

/** Removed selections, which can be restored while the page is open. */
const removed = new Map<string, StoredSelection>()

const put = (selection: StoredSelection) => changeThings((things) => withSelection(things, selection))

const selections: SavedStore['selections'] = {
  list: async (query) => pageOfSelections(await listAll(), query),
  details: async ({ id }) => {
    const { name, selection, snapshot = null, changed } = existing(id)
    return { id, name, selection, snapshot, version: 1, versions: [{ version: 1, saved: changed, hash: '' }] }
  },
  save: async ({ id, clientID, name, selection, snapshot }) => {
    const created = browserThings().selections.find((one) => one.clientID === id)?.created ?? now()
    put({ clientID: id ?? clientID, name, selection, snapshot, created, changed: now() })
    return { id: id ?? clientID, version: 1 }
  },
  rename: async ({ id, name }) => put({ ...existing(id), name, changed: now() }),
  copy: async ({ id, name }) => put({ ...existing(id), clientID: randomID(), name, created: now(), changed: now() }),
  remove: async (id) => {
    const found = existing(id)
    removed.set(id, found)
    changeThings((things) => without(things, { ...noItems, selections: [found] }))
  },
  restore: async (id) => {
    const found = removed.get(id)
    if (found) put(found)
  },
}

export const browserStore: SavedStore = {
  selections,
  favourites: {
    list: async () => browserThings().favourites,
    add: async (fid) => changeThings((things) => withFavourite(things, { fid, added: now() })),
    remove: async (fid) => changeThings((things) => without(things, { ...noItems, favourites: [{ fid, added: '' }] })),
  },
  shopping: {
    list: async () => browserThings().shopping.map(({ clientID, ...item }) => ({ id: clientID, ...item })),
    add: async (item) => changeThings((things) => withItem(things, { ...item, added: now() })),
    change: async ({ id, ...changed }) =>
      changeThings((things) => ({
        ...things,
        shopping: things.shopping.map((item) => (item.clientID === id ? { ...item, ...changed } : item)),
      })),
    remove: async (id) => changeThings((things) => ({ ...things, shopping: things.shopping.filter(({ clientID }) => clientID !== id) })),
  },
}
