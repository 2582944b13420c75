/** Projects of a person. Every question says whose it is; deleting can be undone. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { foldCase } from '../../engine/base/fold-case.ts'
import type { PeopleTables } from '../database/people-tables.ts'
import type { Tables } from '../database/tables.ts'
import { before, type Page } from './pages.ts'
import type { OwnRecord, Owner } from './selections.ts'

/** A project as it is listed. */
export type ProjectRow = Pick<PeopleTables['project'], 'id' | 'name' | 'customer' | 'number' | 'created_at' | 'changed_at'>

/** What a person says of a project. */
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
  /** The sender's own name for it; without one it is new each time. */
  readonly clientID?: string | undefined
  readonly fields: ProjectFields
}

/** Stores one that its sender has not sent before. @returns its id, or that of the one that is there already */
export async function addProject(
  db: Kysely<Tables>,
  { personID, company }: Owner,
  { given, time }: { readonly given: NewProject; readonly time: Date },
): Promise<string> {
  const id = randomUUID()
  const { clientID = id, fields } = given
  const at = time.toISOString()
  const row = { id, person_id: personID, company, client_id: clientID, ...columnsOf(fields), created_at: at, changed_at: at }
  const added = await db
    .insertInto('project')
    .values({ ...row, deleted_at: null })
    .onConflict((conflict) => conflict.columns(['person_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return id
  const known = await db
    .selectFrom('project')
    .select('id')
    .where('person_id', '=', personID)
    .where('client_id', '=', clientID)
    .executeTakeFirstOrThrow()
  return known.id
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

/** Its selections stay. @returns false where the person has no such project */
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

/** What a list may be sorted by, with a minus before it from the end. */
export const projectOrders = ['changed', 'created', 'name', '-changed', '-created', '-name'] as const
export type ProjectOrder = (typeof projectOrders)[number]
const columnOf = { changed: 'changed_at', created: 'created_at', name: 'name_folded' } as const

/** A page of a person's projects with a part of name, customer or number. */
export async function listProjects(
  db: Kysely<Tables>,
  personID: string,
  asked: Page & { readonly keyword: string; readonly order: ProjectOrder },
) {
  const escaped = foldCase(asked.keyword).replaceAll(/[\\%_]/g, (character) => `\\${character}`)
  const own = db
    .selectFrom('project')
    .where('person_id', '=', personID)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`words_folded like ${`%${escaped}%`} escape '\\'`)
  const { count } = await own.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const name = asked.order.replace('-', '')
  const column = name === 'created' || name === 'name' ? columnOf[name] : columnOf.changed
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
    .orderBy(column, asked.order.startsWith('-') ? 'desc' : 'asc')
    .orderBy('id')
    .limit(asked.size)
    .offset(before(asked))
    .execute()
  return { list: list.map((one) => ({ ...one, selections: Number(one.selections) })), count: Number(count) }
}
