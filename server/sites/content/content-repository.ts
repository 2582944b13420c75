/** The tables of content published by sites. */
import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { ContentKind } from '../../../contract/site/content.ts'
import type { Tables } from '../../database/tables.ts'
import type { StoredFile } from './file-store.ts'
import type { StoredEntry } from './read-content.ts'

type Db = Kysely<Tables>

/** An entry in one language, without its details. */
export interface ListedEntry {
  readonly id: string
  readonly language: string
  /** `2026-11-24`. */
  readonly date: string
}

/** The files that a definition names, recognised by the form of their addresses. */
const namedFiles = (definition: string): readonly string[] => [...definition.matchAll(/\/([0-9a-f]{32})(?=[./])/g)].map(([, id = '']) => id)

/** Deletes files that no entry of the site names any more. */
const removeUnused = async (db: Transaction<Tables>, site: string): Promise<void> => {
  const rows = await db.selectFrom('content_entry').select('definition').where('site_key', '=', site).execute()
  const used = new Set(rows.flatMap(({ definition }) => namedFiles(definition)))
  const files = await db.selectFrom('content_file').select('id').where('site_key', '=', site).execute()
  for (const { id } of files.filter((file) => !used.has(file.id))) {
    await db.deleteFrom('content_file').where('site_key', '=', site).where('id', '=', id).execute()
  }
}

/** Stores entries in one transaction, replacing those with the same kind, id and language. */
export async function saveContent(
  db: Db,
  site: string,
  { entries, files, time }: { readonly entries: readonly StoredEntry[]; readonly files: readonly StoredFile[]; readonly time: Date },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { id, type, bytes } of files) {
      await transaction
        .insertInto('content_file')
        .values({ site_key: site, id, type, bytes: Buffer.from(bytes) })
        .onConflict((conflict) => conflict.columns(['site_key', 'id']).doNothing())
        .execute()
    }
    for (const { kind, detail } of entries) {
      const row = { published_on: detail.date, definition: JSON.stringify(detail), changed_at: time.toISOString() }
      await transaction
        .insertInto('content_entry')
        .values({ site_key: site, kind, id: detail.id, language: detail.language, ...row })
        .onConflict((conflict) => conflict.columns(['site_key', 'kind', 'id', 'language']).doUpdateSet(row))
        .execute()
    }
    await removeUnused(transaction, site)
  })
}

/** @returns the number of languages that the entry had */
export async function removeContent(db: Db, site: string, { kind, id }: { readonly kind: ContentKind; readonly id: string }) {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('content_entry')
      .where('site_key', '=', site)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst()
    await removeUnused(transaction, site)
    return Number(numDeletedRows)
  })
}

/** All entries of a kind in every language, newest first. */
export async function listEntries(db: Db, site: string, kind: ContentKind): Promise<readonly ListedEntry[]> {
  const rows = await db
    .selectFrom('content_entry')
    .select(['id', 'language', 'published_on'])
    .where('site_key', '=', site)
    .where('kind', '=', kind)
    .orderBy('published_on', 'desc')
    .orderBy('id')
    .orderBy('language')
    .execute()
  return rows.map(({ id, language, published_on: date }) => ({ id, language, date }))
}

interface EntryQuery<Shape> {
  readonly kind: ContentKind
  readonly entry: Pick<ListedEntry, 'id' | 'language'>
  readonly shape: Shape
}

/** @returns undefined where there is none, or where it was written by another program version and is invalid for this one */
export async function findEntry<Shape extends z.ZodMiniType>(
  db: Db,
  site: string,
  { kind, entry: { id, language }, shape }: EntryQuery<Shape>,
): Promise<z.output<Shape> | undefined> {
  const row = await db
    .selectFrom('content_entry')
    .select('definition')
    .where('site_key', '=', site)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst()
  return row && shape.safeParse(JSON.parse(row.definition)).data
}

/** @returns undefined where the site has no such file */
export async function findFile(db: Db, site: string, id: string): Promise<Pick<StoredFile, 'type' | 'bytes'> | undefined> {
  const row = await db
    .selectFrom('content_file')
    .select(['type', 'bytes'])
    .where('site_key', '=', site)
    .where('id', '=', id)
    .executeTakeFirst()
  // Only `saveContent` writes it.
  return row && { type: row.type as StoredFile['type'], bytes: row.bytes }
}

/** The secret of a site; undefined before its first use. */
export async function findSecret(db: Db, site: string): Promise<string | undefined> {
  const row = await db.selectFrom('image_secret').select('secret').where('site_key', '=', site).executeTakeFirst()
  return row?.secret
}

/** The secret of a site, created on first use. */
export async function siteSecret(db: Db, site: string, fresh: () => string): Promise<string> {
  const known = await findSecret(db, site)
  if (known !== undefined) return known
  const made = { site_key: site, secret: fresh() }
  await db
    .insertInto('image_secret')
    .values(made)
    .onConflict((conflict) => conflict.column('site_key').doNothing())
    .execute()
  return (await findSecret(db, site)) ?? made.secret
}
