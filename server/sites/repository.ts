/** The table of sites. */
import type { Kysely } from 'kysely'
import { site, type Site } from '../../contract/site/site.ts'
import type { Tables } from '../database/tables.ts'
import { editedMeanwhile, readSiteText, type SiteFault, takenHosts } from './site-faults.ts'

/** The site of those who name none; it cannot be removed. */
export const defaultKey = 'default'

/** What is stored, as this program reads it. */
export interface StoredSites {
  readonly sites: readonly Site[]
  /** Keys of sites that an older or newer program wrote and this one cannot read: they are kept, and not shown. */
  readonly unreadable: readonly string[]
}

const toSite = (definition: string): Site | undefined => {
  try {
    return site.safeParse(JSON.parse(definition)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** All sites, by key. */
export async function readSites(db: Kysely<Tables>): Promise<StoredSites> {
  const rows = await db.selectFrom('site').select(['key', 'definition']).orderBy('key').execute()
  const read = rows.map(({ key, definition }) => ({ key, found: toSite(definition) }))
  return {
    sites: read.flatMap(({ found }) => found ?? []),
    unreadable: read.filter(({ found }) => !found).map(({ key }) => key),
  }
}

/** Those that can be read. */
export const listSites = async (db: Kysely<Tables>): Promise<readonly Site[]> => (await readSites(db)).sites

/** The document of a site as it was written; undefined where there is none. */
export async function findDefinition(db: Kysely<Tables>, key: string): Promise<string | undefined> {
  return (await db.selectFrom('site').select('definition').where('key', '=', key).executeTakeFirst())?.definition
}

/** What is wrong with a site beside those that are stored: a host of another one, or that it was changed since. */
export const placeFaults = (wanted: Site, stored: readonly Site[]): readonly SiteFault[] => [
  ...takenHosts(wanted, stored),
  ...editedMeanwhile(
    wanted,
    stored.find(({ key }) => key === wanted.key),
  ),
]

/**
 * Stores a site in place of the one with its key.
 * @param definition JSON as an operator wrote it
 * @returns the stored site, or what is wrong with it; nothing is stored then
 */
export async function saveSite(
  db: Kysely<Tables>,
  definition: string,
  time: Date,
): Promise<{ readonly site: Site } | { readonly faults: readonly SiteFault[] }> {
  const read = readSiteText(definition)
  if ('faults' in read) return read
  return db.transaction().execute(async (transaction) => {
    const { key } = read.site
    const before = await findDefinition(transaction, key)
    const faults = placeFaults(read.site, await listSites(transaction))
    if (faults.length > 0) return { faults }
    const row = { definition, changed_at: time.toISOString() }
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('site')
      .values({ key, ...row })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet(row)
          .where('site.definition', '=', before ?? ''),
      )
      .executeTakeFirst()
    // Somebody has stored it between reading and writing.
    if (numInsertedOrUpdatedRows === 0n) return { faults: [{ path: '', code: 'edited', params: { time: time.toISOString(), key } }] }
    return read
  })
}

/** @returns false where there is no such site, or where it is the default one */
export async function removeSite(db: Kysely<Tables>, key: string): Promise<boolean> {
  if (key === defaultKey) return false
  const { numDeletedRows } = await db.deleteFrom('site').where('key', '=', key).executeTakeFirst()
  return numDeletedRows > 0n
}
