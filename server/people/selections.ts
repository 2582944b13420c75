/** Saved selections. Saving again adds a version; deleted selections can be restored. Every query is restricted to the owner. */
import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { foldCase } from '../../engine/base/fold-case.ts'
import type { Json, Selection } from '../../contract/saved/selection-document.ts'
import type { Tables } from '../database/tables.ts'
import { clientKey } from './client-id.ts'
import { before, containing, type RecordQuery, sortOf } from './pages.ts'
import { hashOf } from './tokens.ts'

/** The owner of records: a person on their site. */
export interface Owner {
  readonly personID: string
  readonly company: string
}

type Snapshot = Readonly<Record<string, Json>>

export interface NewSelection {
  /** Id chosen by the client: repeated requests store one row. Without it every call stores a new row. */
  readonly clientID?: string | undefined
  readonly name?: string | undefined
  readonly selection: Selection
  readonly snapshot?: Snapshot | undefined
}

const versionRow = ({ selection, snapshot }: NewSelection, time: Date) => {
  const json = JSON.stringify(selection)
  return { selection: json, snapshot: snapshot ? JSON.stringify(snapshot) : null, hash: hashOf(json), saved_at: time.toISOString() }
}

const findByClient = (db: Kysely<Tables>, personID: string, clientID: string) =>
  db
    .selectFrom('selection_record')
    .select(['id', 'version'])
    .where('person_id', '=', personID)
    .where('client_id', '=', clientID)
    .executeTakeFirst()

/** Stores a selection once per client id. @returns its record */
export const addSelection = (
  db: Kysely<Tables>,
  { personID, company }: Owner,
  { input, time }: { readonly input: NewSelection; readonly time: Date },
) =>
  db.transaction().execute(async (transaction) => {
    const id = randomUUID()
    const { clientID = id, name = '' } = input
    const row = { id, person_id: personID, company, client_id: clientID, name, name_folded: foldCase(name), version: 1, deleted_at: null }
    const times = { created_at: time.toISOString(), changed_at: time.toISOString() }
    const added = await transaction
      .insertInto('selection_record')
      .values({ ...row, ...times })
      .onConflict((conflict) => conflict.columns(clientKey).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return (await findByClient(transaction, personID, clientID)) ?? { id, version: 1 }
    await transaction
      .insertInto('selection_version')
      .values({ record_id: id, version: 1, ...versionRow(input, time) })
      .execute()
    return { id, version: 1 }
  })

/** Adds a version to a record. @returns undefined where the person has no such record */
export const saveAgain = (
  db: Kysely<Tables>,
  { personID, id }: OwnRecord,
  { input, time }: { readonly input: NewSelection; readonly time: Date },
) =>
  db.transaction().execute(async (transaction) => {
    // Incremented and read in one statement, so that concurrent saves get different versions.
    const saved = await ownRecord(transaction, { personID, id })
      .set(({ eb }) => ({
        version: eb('version', '+', 1),
        changed_at: time.toISOString(),
        ...(input.name !== undefined && { name: input.name, name_folded: foldCase(input.name) }),
      }))
      .returning('version')
      .executeTakeFirst()
    if (!saved) return undefined
    await transaction
      .insertInto('selection_version')
      .values({ record_id: id, version: saved.version, ...versionRow(input, time) })
      .execute()
    return { id, version: saved.version }
  })

/** A record by id and owner. */
export interface OwnRecord {
  readonly personID: string
  readonly id: string
}

const ownRecord = (db: Kysely<Tables> | Transaction<Tables>, { personID, id }: OwnRecord) =>
  db.updateTable('selection_record').where('id', '=', id).where('person_id', '=', personID).where('deleted_at', 'is', null)

/** @returns false where the person has no such record */
export async function renameSelection(
  db: Kysely<Tables>,
  own: OwnRecord,
  { name, time }: { readonly name: string; readonly time: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await ownRecord(db, own)
    .set({ name, name_folded: foldCase(name), changed_at: time.toISOString() })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false where the person has no such record */
export async function deleteSelection(db: Kysely<Tables>, own: OwnRecord, time: Date): Promise<boolean> {
  const { numUpdatedRows } = await ownRecord(db, own).set({ deleted_at: time.toISOString() }).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false where the person never had such a record */
export async function restoreSelection(db: Kysely<Tables>, { personID, id }: OwnRecord): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('selection_record')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('person_id', '=', personID)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @param version the newest by default @returns undefined where the person has no such record or version */
export async function findSelection(db: Kysely<Tables>, { personID, id }: OwnRecord, version?: number) {
  const record = await db
    .selectFrom('selection_record')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', personID)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!record) return undefined
  const versions = await db.selectFrom('selection_version').selectAll().where('record_id', '=', id).orderBy('version').execute()
  const found = versions.find((one) => one.version === (version ?? record.version))
  return found && { record, versions, found }
}

/** A page of a person's records whose name contains the keyword. */
export async function listSelections(db: Kysely<Tables>, personID: string, query: RecordQuery) {
  const own = db
    .selectFrom('selection_record')
    .where('person_id', '=', personID)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`name_folded like ${containing(query.keyword)} escape '\\'`)
  const { count } = await own.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const { column, direction } = sortOf(query.order)
  const list = await own
    .innerJoin('selection_version', (join) =>
      join
        .onRef('selection_version.record_id', '=', 'selection_record.id')
        .onRef('selection_version.version', '=', 'selection_record.version'),
    )
    .select(['id', 'name', 'selection_record.version', 'created_at', 'changed_at', 'selection', 'snapshot'])
    .orderBy(column, direction)
    .orderBy('id')
    .limit(query.size)
    .offset(before(query))
    .execute()
  return { list, count: Number(count) }
}
