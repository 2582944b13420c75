/** The tables of the catalogue: versions are only added, and one of them is active. */
import { setImmediate } from 'node:timers/promises'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { basis } from '../../../contract/results/sizing.ts'
import type { CatalogueModelTable, CatalogueVersionTable, Tables } from '../../database/tables.ts'
import type { CatalogueRow, CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'

/** A stored version. */
export interface CatalogueVersion {
  /** Sequence number and the beginning of the content hash, e.g. `3-4a420a871c4a`. */
  readonly id: string
  readonly sequence: number
  readonly contentHash: string
  readonly origin: 'seed' | 'import'
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly modelCount: number
  readonly active: boolean
}

/** A version to be stored. */
export interface NewVersion {
  readonly contentHash: string
  readonly origin: 'seed' | 'import'
  readonly createdAt: Date
  /** Rows by table id, in the family's order. */
  readonly rows: ReadonlyMap<string, readonly CatalogueRow[]>
  /** Whether it becomes the active version. */
  readonly activate: boolean
  /** The version from which it takes rows; it must still be the active one. Absent where it takes none. */
  readonly madeFrom?: string | undefined
}

/** Another version has become active since the rows for a new one were read. */
export class VersionOvertaken extends Error {
  override readonly name = 'VersionOvertaken'
}

/** Rows per statement, below the parameter limits of both databases. */
const batchSize = 500

/** Models per query. */
const pageSize = 1000

/** All versions, newest first. */
export async function listVersions(db: Kysely<Tables>): Promise<CatalogueVersion[]> {
  const rows = await versionQuery(db).orderBy('sequence', 'desc').execute()
  return rows.map(toVersion)
}

/** The active version; undefined before the first import. */
export async function activeVersion(db: Kysely<Tables>): Promise<CatalogueVersion | undefined> {
  const row = await versionQuery(db).where('catalogue_active.version_id', 'is not', null).executeTakeFirst()
  return row && toVersion(row)
}

/** The version with this id; undefined where there is none. */
export async function findVersion(db: Kysely<Tables>, id: string): Promise<CatalogueVersion | undefined> {
  const row = await versionQuery(db).where('catalogue_version.id', '=', id).executeTakeFirst()
  return row && toVersion(row)
}

/** The version with this content; undefined where there is none. */
export async function versionWithContent(db: Kysely<Tables>, contentHash: string): Promise<CatalogueVersion | undefined> {
  const row = await versionQuery(db).where('content_hash', '=', contentHash).executeTakeFirst()
  return row && toVersion(row)
}

/**
 * Stores a version with all its models in one transaction.
 *
 * @returns its id
 * @throws VersionOvertaken where it is made from a version that is no longer active
 */
export async function addVersion(db: Kysely<Tables>, version: NewVersion): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    await takeWriteLock(transaction)
    if (version.madeFrom !== undefined && (await activeVersion(transaction))?.id !== version.madeFrom) throw new VersionOvertaken()
    const { last } = await transaction
      .selectFrom('catalogue_version')
      .select((eb) => eb.fn.max('sequence').as('last'))
      .executeTakeFirstOrThrow()
    const sequence = (last ?? 0) + 1
    const id = `${sequence}-${version.contentHash.slice(0, 12)}`
    const models = [...version.rows].flatMap(([family, rows]) => rows.map((row, rank) => toModelRow(row, { version_id: id, family, rank })))
    await transaction
      .insertInto('catalogue_version')
      .values({
        id,
        sequence,
        content_hash: version.contentHash,
        origin: version.origin,
        created_at: version.createdAt.toISOString(),
        model_count: models.length,
      })
      .execute()
    for (let start = 0; start < models.length; start += batchSize) {
      await transaction
        .insertInto('catalogue_model')
        .values(models.slice(start, start + batchSize))
        .execute()
    }
    if (version.activate) await setActive(transaction, id)
    return id
  })
}

/** @returns false for an unknown version; nothing is changed then */
export async function activateVersion(db: Kysely<Tables>, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await takeWriteLock(transaction)
    const known = await transaction.selectFrom('catalogue_version').select('id').where('id', '=', id).executeTakeFirst()
    if (known) await setActive(transaction, id)
    return known !== undefined
  })
}

/** Upper limit for the number of models of a family in a version: one more than the last rank. */
export async function mostModels(db: Kysely<Tables>, versionId: string, family: CatalogueTable): Promise<number> {
  const { last } = await db
    .selectFrom('catalogue_model')
    .select((eb) => eb.fn.max('rank').as('last'))
    .where('version_id', '=', versionId)
    .where('family', '=', family.id)
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}

/** A model as it is stored. */
export type StoredModel = Selectable<CatalogueModelTable>

/**
 * Yields the stored models of one family in a version, in rank order.
 *
 * Reads page by page with pauses, as the embedded database never yields by itself.
 */
export async function* storedModels(
  db: Kysely<Tables>,
  versionId: string,
  family: Pick<CatalogueTable, 'id'>,
): AsyncGenerator<readonly StoredModel[], void> {
  for (let from = 0; ; from += pageSize) {
    const rows = await db
      .selectFrom('catalogue_model')
      .selectAll()
      .where('version_id', '=', versionId)
      .where('family', '=', family.id)
      .where('rank', '>=', from)
      .where('rank', '<', from + pageSize)
      .orderBy('rank')
      .execute()
    yield rows
    if (rows.length < pageSize) return
    await setImmediate()
  }
}

/** The rows of one family in a version as they were imported, in rank order. */
export async function storedRows(db: Kysely<Tables>, versionId: string, family: string): Promise<readonly CatalogueRow[]> {
  const rows: CatalogueRow[] = []
  for await (const page of storedModels(db, versionId, { id: family })) rows.push(...page.map(toRow))
  return rows
}

const versionQuery = (db: Kysely<Tables>) =>
  db
    .selectFrom('catalogue_version')
    .leftJoin('catalogue_active', 'catalogue_active.version_id', 'catalogue_version.id')
    .selectAll('catalogue_version')
    .select('catalogue_active.version_id as active')

const toVersion = (row: Selectable<CatalogueVersionTable> & { active: string | null }): CatalogueVersion => ({
  id: row.id,
  sequence: row.sequence,
  contentHash: row.content_hash,
  origin: row.origin,
  createdAt: row.created_at,
  modelCount: row.model_count,
  active: row.active !== null,
})

/** Serialises writers: a SQLite transaction that reads first would fail instead of waiting for another writer. */
async function takeWriteLock(transaction: Transaction<Tables>): Promise<void> {
  await transaction.updateTable('catalogue_active').set({ id: 1 }).where('id', '=', 1).execute()
}

async function setActive(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .insertInto('catalogue_active')
    .values({ id: 1, version_id: id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ version_id: id }))
    .execute()
}

const toModelRow = (row: CatalogueRow, place: Pick<CatalogueModelTable, 'version_id' | 'family' | 'rank'>): CatalogueModelTable => ({
  ...place,
  sku: row.sku,
  name: row.name,
  series: row.series,
  maker: row.maker,
  icon: row.icon,
  basis: row.basis,
  source: row.source,
  note: row.note ?? null,
  candidate: JSON.stringify(row.candidate),
})

const parsed = (json: string): unknown => JSON.parse(json)

const toRow = ({ sku, name, series, maker, icon, source, note, ...row }: StoredModel): CatalogueRow => ({
  sku,
  name,
  series,
  maker,
  icon,
  basis: basis.parse(row.basis),
  source,
  ...(note !== null && { note }),
  candidate: parsed(row.candidate),
})

/** @throws ZodError for a row that does not match the family's shape */
export const toModel = <Candidate>(row: StoredModel, family: CatalogueTable<Candidate>): CatalogueModel<Candidate> => ({
  skuID: row.sku,
  skuName: row.name,
  series: row.series,
  maker: row.maker,
  basis: basis.parse(row.basis),
  source: row.source,
  icon: row.icon,
  rank: row.rank,
  candidate: family.candidate.parse(JSON.parse(row.candidate)),
  ...(row.note === null ? {} : { tip: row.note }),
})
