/** Links that share a project read-only with whoever has them; they expire and can be revoked. Tokens are only stored as hashes. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { hashOf, newToken } from './tokens.ts'
import type { OwnRecord } from './selections.ts'

const msPerDay = 86_400_000

/** Largest number of active links per project. */
export const mostLinks = 20

/** @returns the link with its token, which cannot be read again */
export async function addLink(
  db: Kysely<Tables>,
  projectID: string,
  { days, time }: { readonly days: number; readonly time: Date },
): Promise<{ readonly id: string; readonly token: string; readonly created: string; readonly ends: string }> {
  const id = randomUUID()
  const token = newToken()
  const created = time.toISOString()
  const ends = new Date(time.getTime() + days * msPerDay).toISOString()
  await db.deleteFrom('project_link').where('ends_at', '<=', created).execute()
  await db
    .insertInto('project_link')
    .values({ id, project_id: projectID, token_hash: hashOf(token), created_at: created, ends_at: ends })
    .execute()
  return { id, token, created, ends }
}

/** Active links, newest first. */
export const linksOf = (db: Kysely<Tables>, projectID: string, time: Date) =>
  db
    .selectFrom('project_link')
    .select(['id', 'created_at', 'ends_at'])
    .where('project_id', '=', projectID)
    .where('ends_at', '>', time.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** @returns false where no project of the person has this link */
export async function removeLink(db: Kysely<Tables>, { personID, id }: OwnRecord): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('project_link')
    .where('id', '=', id)
    .where((eb) => eb('project_id', 'in', eb.selectFrom('project').select('id').where('person_id', '=', personID)))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * The project of a link; undefined for a link that is unknown, expired or revoked, or whose project is deleted.
 *
 * @param company key of the requested site
 */
export const openLink = (db: Kysely<Tables>, token: string, { company, time }: { readonly company: string; readonly time: Date }) =>
  db
    .selectFrom('project_link')
    .innerJoin('project', 'project.id', 'project_link.project_id')
    .select(['project.id as projectID', 'name', 'customer', 'number', 'ends_at'])
    .where('token_hash', '=', hashOf(token))
    .where('ends_at', '>', time.toISOString())
    .where('project.company', '=', company)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
