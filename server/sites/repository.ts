/** The table of sites. */
import type { Kysely } from 'kysely'
import { site, type Site } from '../../contract/site/site.ts'
import type { Tables } from '../database/tables.ts'
import { editedMeanwhile, readSiteText, type SiteFault, takenHosts } from './site-faults.ts'

/** Key of the default site, which cannot be removed. */
export const defaultKey = 'default'

/** The stored sites, as far as this program can read them. */
export interface StoredSites {
  readonly sites: readonly Site[]
  /** Keys of sites written by another program version and invalid for this one; they are kept but not served. */
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

/** All sites, sorted by key. */
export async function readSites(db: Kysely<Tables>): Promise<StoredSites> {
  const rows = await db.selectFrom('site').select(['key', 'definition']).orderBy('key').execute()
  const read = rows.map(({ key, definition }) => ({ key, found: toSite(definition) }))
  return {
    sites: read.flatMap(({ found }) => found ?? []),
    unreadable: read.filter(({ found }) => !found).map(({ key }) => key),
  }
}

/** All readable sites. */
export const listSites = async (db: Kysely<Tables>): Promise<readonly Site[]> => (await readSites(db)).sites

/** The document of a site as it was written; undefined for an unknown site. */
export async function findDefinition(db: Kysely<Tables>, key: string): Promise<string | undefined> {
  return (await db.selectFrom('site').select('definition').where('key', '=', key).executeTakeFirst())?.definition
}

/** Conflicts of a site with the stored ones: a host of another site, or changes made since it was read. */
export const placeFaults = (changed: Site, stored: readonly Site[]): readonly SiteFault[] => [
  ...takenHosts(changed, stored),
  ...editedMeanwhile(
    changed,
    stored.find(({ key }) => key === changed.key),
  ),
]

/**
 * Stores a site, replacing the one with its key.
 *
 * @param definition JSON as written by an operator
 * @returns the stored site, or its faults; nothing is stored then
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
    // Another change was stored between reading and writing.
    if (numInsertedOrUpdatedRows === 0n) return { faults: [{ path: '', code: 'edited', params: { time: time.toISOString(), key } }] }
    return read
  })
}

/** @returns false for an unknown site and for the default one */
export async function removeSite(db: Kysely<Tables>, key: string): Promise<boolean> {
  if (key === defaultKey) return false
  const { numDeletedRows } = await db.deleteFrom('site').where('key', '=', key).executeTakeFirst()
  return numDeletedRows > 0n
}
