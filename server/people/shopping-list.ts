/** The shopping list of a person. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { clientKey, idByClient } from './client-id.ts'
import { before, type Page } from './pages.ts'

export interface NewItem {
  /** Id chosen by the client: repeated requests store one row. Without it every call stores a new row. */
  readonly clientID?: string | undefined
  readonly selectionID: string
  readonly orderParams: readonly unknown[]
  readonly quantity: number
  readonly note: string
  /** All parts of an assembly. */
  readonly assembly?: object | undefined
}

/** Stores an item once per client id. @returns its id */
export async function addItem(
  db: Kysely<Tables>,
  personID: string,
  { item, time }: { readonly item: NewItem; readonly time: Date },
): Promise<string> {
  const id = randomUUID()
  const { clientID = id, selectionID, orderParams, quantity, note, assembly } = item
  const row = {
    id,
    person_id: personID,
    client_id: clientID,
    selection_id: selectionID,
    order_params: JSON.stringify(orderParams),
    assembly: assembly === undefined ? null : JSON.stringify(assembly),
    quantity,
    note,
  }
  const added = await db
    .insertInto('shopping_item')
    .values({ ...row, added_at: time.toISOString() })
    .onConflict((conflict) => conflict.columns(clientKey).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added ? id : idByClient(db, 'shopping_item', { personID, clientID })
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

/** A page, newest first. */
export const listItems = (db: Kysely<Tables>, personID: string, page: Page) =>
  db
    .selectFrom('shopping_item')
    .select(['id', 'selection_id', 'order_params', 'assembly', 'quantity', 'note', 'added_at'])
    .where('person_id', '=', personID)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .limit(page.size)
    .offset(before(page))
    .execute()
