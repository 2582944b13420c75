/** Favourites and the shopping list. Every question says whose they are. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { before, type Page } from './pages.ts'

export async function isFavourite(db: Kysely<Tables>, personID: string, fid: string): Promise<boolean> {
  const found = await db.selectFrom('favourite').select('fid').where('person_id', '=', personID).where('fid', '=', fid).executeTakeFirst()
  return found !== undefined
}

/** Those that are there already stay as they are. */
export async function addFavourites(
  db: Kysely<Tables>,
  personID: string,
  { fids, time }: { readonly fids: readonly string[]; readonly time: Date },
): Promise<void> {
  if (fids.length === 0) return
  await db
    .insertInto('favourite')
    .values([...new Set(fids)].map((fid) => ({ person_id: personID, fid, added_at: time.toISOString() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeFavourite(db: Kysely<Tables>, personID: string, fid: string): Promise<void> {
  await db.deleteFrom('favourite').where('person_id', '=', personID).where('fid', '=', fid).execute()
}

/** The newest first. */
export const listFavourites = (db: Kysely<Tables>, personID: string, page: Page) =>
  db
    .selectFrom('favourite')
    .select(['fid', 'added_at'])
    .where('person_id', '=', personID)
    .orderBy('added_at', 'desc')
    .orderBy('fid')
    .limit(page.size)
    .offset(before(page))
    .execute()

export interface NewItem {
  /** The sender's own name for it; without one it is new each time. */
  readonly clientID?: string | undefined
  readonly selectionID: string
  readonly orderParams: readonly unknown[]
  readonly quantity: number
  readonly note: string
}

/** @returns the id of the new item, or of the one that its sender sent before */
export async function addItem(
  db: Kysely<Tables>,
  personID: string,
  { item, time }: { readonly item: NewItem; readonly time: Date },
): Promise<string> {
  const id = randomUUID()
  const { clientID = id, selectionID, orderParams, quantity, note } = item
  const row = {
    id,
    person_id: personID,
    client_id: clientID,
    selection_id: selectionID,
    order_params: JSON.stringify(orderParams),
    quantity,
    note,
  }
  const added = await db
    .insertInto('shopping_item')
    .values({ ...row, added_at: time.toISOString() })
    .onConflict((conflict) => conflict.columns(['person_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return id
  const known = await db
    .selectFrom('shopping_item')
    .select('id')
    .where('person_id', '=', personID)
    .where('client_id', '=', clientID)
    .executeTakeFirstOrThrow()
  return known.id
}

/** @returns false where the person has no such item */
export async function changeItem(
  db: Kysely<Tables>,
  personID: string,
  { id, quantity, note }: { readonly id: string; readonly quantity: number; readonly note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shopping_item')
    .set({ quantity, note })
    .where('person_id', '=', personID)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false where the person has no such item */
export async function removeItem(db: Kysely<Tables>, personID: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('shopping_item').where('person_id', '=', personID).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The newest first. */
export const listItems = (db: Kysely<Tables>, personID: string, page: Page) =>
  db
    .selectFrom('shopping_item')
    .select(['id', 'selection_id', 'order_params', 'quantity', 'note', 'added_at'])
    .where('person_id', '=', personID)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .limit(page.size)
    .offset(before(page))
    .execute()
