/** Client ids of rows: a row sent repeatedly under the same client id is stored once. */
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Columns of the unique key that a repeated insert conflicts with. */
export const clientKey = ['person_id', 'client_id'] as const

/** @returns the id of the row that the person stored under this client id */
export async function idByClient(
  db: Kysely<Tables>,
  table: 'inquiry' | 'project' | 'selection_record' | 'shopping_item',
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
