/** Projects of a person. Every query is restricted to the owner; deleted projects can be restored. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { foldCase } from '../../engine/base/fold-case.ts'
import type { PeopleTables } from '../database/people-tables.ts'
import type { Tables } from '../database/tables.ts'
import { clientKey, idByClient } from './client-id.ts'
import { before, containing, type RecordQuery, sortOf } from './pages.ts'
import type { OwnRecord, Owner } from './selections.ts'

/** A project in a list. */
export type ProjectRow = Pick<PeopleTables['project'], 'id' | 'name' | 'customer' | 'number' | 'created_at' | 'changed_at'>

/** The editable fields of a project. */
export interface ProjectFields {
  readonly name: string
  readonly customer: string
  readonly number: string
  readonly notes: string
}

const columnsOf = ({ name, customer, number, notes }: ProjectFields) => ({
  name,
  customer,
  number,
  notes,
  name_folded: foldCase(name),
  words_folded: foldCase([name, customer, number].join(' ')),
})

export interface NewProject {
  /** Id chosen by the client: repeated requests store one row. Without it every call stores a new row. */
  readonly clientID?: string | undefined
  readonly fields: ProjectFields
}

/** Stores a project once per client id. @returns its id */
export async function addProject(
  db: Kysely<Tables>,
  { personID, company }: Owner,
  { input, time }: { readonly input: NewProject; readonly time: Date },
): Promise<string> {
  const id = randomUUID()
  const { clientID = id, fields } = input
  const at = time.toISOString()
  const row = { id, person_id: personID, company, client_id: clientID, ...columnsOf(fields), created_at: at, changed_at: at }
  const added = await db
    .insertInto('project')
    .values({ ...row, deleted_at: null })
    .onConflict((conflict) => conflict.columns(clientKey).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added ? id : idByClient(db, 'project', { personID, clientID })
}

const ownProject = (db: Kysely<Tables>, { personID, id }: OwnRecord) =>
  db.updateTable('project').where('id', '=', id).where('person_id', '=', personID)

/** @returns false where the person has no such project */
export async function changeProject(
  db: Kysely<Tables>,
  own: OwnRecord,
  { fields, time }: { readonly fields: ProjectFields; readonly time: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await ownProject(db, own)
    .where('deleted_at', 'is', null)
    .set({ ...columnsOf(fields), changed_at: time.toISOString() })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a project; its selections are kept. @returns false where the person has no such project */
export async function deleteProject(db: Kysely<Tables>, own: OwnRecord, time: Date): Promise<boolean> {
  const { numUpdatedRows } = await ownProject(db, own)
    .where('deleted_at', 'is', null)
    .set({ deleted_at: time.toISOString() })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false where the person never had such a project */
export async function restoreProject(db: Kysely<Tables>, own: OwnRecord): Promise<boolean> {
  const { numUpdatedRows } = await ownProject(db, own).set({ deleted_at: null }).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns undefined where the person has no such project */
export const findProject = (db: Kysely<Tables>, { personID, id }: OwnRecord) =>
  db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', personID)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** A page of a person's projects whose name, customer or number contains the keyword. */
export async function listProjects(db: Kysely<Tables>, personID: string, query: RecordQuery) {
  const own = db
    .selectFrom('project')
    .where('person_id', '=', personID)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`words_folded like ${containing(query.keyword)} escape '\\'`)
  const { count } = await own.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const { column, direction } = sortOf(query.order)
  const list = await own
    .select(['id', 'name', 'customer', 'number', 'created_at', 'changed_at'])
    .select((eb) =>
      eb
        .selectFrom('project_selection')
        .innerJoin('selection_record', 'selection_record.id', 'project_selection.record_id')
        .whereRef('project_selection.project_id', '=', 'project.id')
        .where('selection_record.deleted_at', 'is', null)
        .select(({ fn }) => fn.countAll().as('count'))
        .as('selections'),
    )
    .orderBy(column, direction)
    .orderBy('id')
    .limit(query.size)
    .offset(before(query))
    .execute()
  return { list: list.map((one) => ({ ...one, selections: Number(one.selections) })), count: Number(count) }
}
