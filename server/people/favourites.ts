/** A person's favourites: filters of the directory. */
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { before, type Page } from './pages.ts'

export async function isFavourite(db: Kysely<Tables>, personID: string, fid: string): Promise<boolean> {
  const row = await db.selectFrom('favourite').select('fid').where('person_id', '=', personID).where('fid', '=', fid).executeTakeFirst()
  return row !== undefined
}

/** Adds favourites; existing ones are unchanged. */
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

/** A page, newest first. */
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
