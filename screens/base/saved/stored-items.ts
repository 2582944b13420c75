/** Saved items: selections, favourites, the shopping list. Accounts and browsers store the same. */
import * as z from 'zod/mini'
import { shoppingToAdd } from '../../../contract/saved/saved-items.ts'
import { type Json, readSelection, type Selection, selectionDocument } from '../../../contract/saved/selection-document.ts'

const text = z.string()

const savedSelection = z.object({
  clientID: text,
  name: text,
  /** The selection as saved; `readSelection` converts older versions. */
  selection: selectionDocument,
  snapshot: z.optional(z.record(text, z.json())),
  created: text,
  changed: text,
})
export type StoredSelection = Omit<z.infer<typeof savedSelection>, 'selection' | 'snapshot'> & {
  readonly selection: Selection
  readonly snapshot?: Readonly<Record<string, Json>> | undefined
}

const savedFavourite = z.object({ fid: text, added: text })
export type StoredFavourite = z.infer<typeof savedFavourite>

const { selectionID, orderParams, assembly } = shoppingToAdd.shape
const savedItem = z.object({ clientID: text, selectionID, orderParams, quantity: z.int(), note: text, assembly, added: text })
export type StoredItem = z.infer<typeof savedItem>

/** Items stored in the browser before signing in, newest first. */
export type StoredItems = {
  readonly selections: readonly StoredSelection[]
  readonly favourites: readonly StoredFavourite[]
  readonly shopping: readonly StoredItem[]
}

export const noItems: StoredItems = { selections: [], favourites: [], shopping: [] }

/** Limits of a merge into an account. */
const most = { selections: 50, favourites: 200, shopping: 200 } as const

const listOf = <T>(shape: z.ZodMiniType<T>, list: unknown, limit: number): readonly T[] =>
  Array.isArray(list) ? list.flatMap((one: unknown) => z.safeParse(shape, one).data ?? []).slice(0, limit) : []

/** Parses stored items; invalid ones are dropped. */
export const readThings = (stored: string): StoredItems => {
  try {
    const found: unknown = JSON.parse(stored)
    if (typeof found !== 'object' || found === null) return noItems
    const part = (name: string): unknown => Reflect.get(found, name)
    return {
      selections: listOf(savedSelection, part('selections'), most.selections).filter(({ selection }) => readSelection(selection)),
      favourites: listOf(savedFavourite, part('favourites'), most.favourites),
      shopping: listOf(savedItem, part('shopping'), most.shopping),
    }
  } catch {
    return noItems
  }
}

/** Adds a selection at the head, replacing the one with the same client id. */
export const withSelection = (things: StoredItems, selection: StoredSelection): StoredItems => ({
  ...things,
  selections: [selection, ...things.selections.filter(({ clientID }) => clientID !== selection.clientID)].slice(0, most.selections),
})

/** Adds a favourite at the head; an existing one keeps its position. */
export const withFavourite = (things: StoredItems, favourite: StoredFavourite): StoredItems =>
  things.favourites.some(({ fid }) => fid === favourite.fid)
    ? things
    : { ...things, favourites: [favourite, ...things.favourites].slice(0, most.favourites) }

export const withItem = (things: StoredItems, item: StoredItem): StoredItems => ({
  ...things,
  shopping: things.shopping.some(({ clientID }) => clientID === item.clientID)
    ? things.shopping.map((one) => (one.clientID === item.clientID ? item : one))
    : [item, ...things.shopping].slice(0, most.shopping),
})

/** Removes the items in `taken`; items added meanwhile remain. */
export const without = (things: StoredItems, taken: StoredItems): StoredItems => {
  const names = new Set([...taken.selections, ...taken.shopping].map(({ clientID }) => clientID))
  const fids = new Set(taken.favourites.map(({ fid }) => fid))
  return {
    selections: things.selections.filter(({ clientID }) => !names.has(clientID)),
    favourites: things.favourites.filter(({ fid }) => !fids.has(fid)),
    shopping: things.shopping.filter(({ clientID }) => !names.has(clientID)),
  }
}

export const isNothing = ({ selections, favourites, shopping }: StoredItems): boolean =>
  selections.length + favourites.length + shopping.length === 0

const sizeOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/** Maximum size of a merge request in bytes, below the limit of the service. */
export const mostBytes = 48_000

/** Splits the items into batches of at most `mostBytes`; a selection that exceeds it alone is sent without its results. */
export const batchesOf = (things: StoredItems): readonly StoredItems[] => {
  const batches: StoredItems[] = []
  let size = Infinity
  const add = (value: unknown, put: (batch: StoredItems) => StoredItems) => {
    const own = sizeOf(value) + 1
    if (size + own > mostBytes) {
      batches.push(noItems)
      size = 0
    }
    size += own
    batches.push(put(batches.pop() ?? noItems))
  }
  for (const one of things.selections) {
    const { snapshot: _, ...bare } = one
    const fitting = sizeOf(one) > mostBytes ? bare : one
    add(fitting, (batch) => ({ ...batch, selections: [...batch.selections, fitting] }))
  }
  for (const one of things.favourites) add(one, (batch) => ({ ...batch, favourites: [...batch.favourites, one] }))
  for (const one of things.shopping) add(one, (batch) => ({ ...batch, shopping: [...batch.shopping, one] }))
  return batches
}
