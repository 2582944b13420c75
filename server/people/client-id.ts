/** Rows that their sender names: whatever is sent twice under one client id is stored once. */
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The columns of the conflict of a repeated insert. */
export const clientKey = ['person_id', 'client_id'] as const

/** @returns the id of the row that a person sent before under this client id */
export async function idByClient(
  db: Kysely<Tables>,
  table: 'project' | 'selection_record' | 'shopping_item',
  { personID, clientID }: { readonly personID: string; readonly clientID: string },
): Promise<string> {
  const { id } = await db
    .selectFrom(table)
    .select('id')
    .where('person_id', '=', personID)
    .where('client_id', '=', clientID)
    .executeTakeFirstOrThrow()
  return id
}
