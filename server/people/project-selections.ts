/** The selections of a project, in the order in which they were added. */
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { OwnRecord } from './selections.ts'

/** The newest version of each selection. */
export const selectionsOf = (db: Kysely<Tables>, projectID: string) =>
  db
    .selectFrom('project_selection')
    .innerJoin('selection_record', 'selection_record.id', 'project_selection.record_id')
    .innerJoin('selection_version', (join) =>
      join
        .onRef('selection_version.record_id', '=', 'selection_record.id')
        .onRef('selection_version.version', '=', 'selection_record.version'),
    )
    .select(['id', 'name', 'selection_record.version', 'created_at', 'changed_at', 'selection', 'snapshot'])
    .where('project_selection.project_id', '=', projectID)
    .where('selection_record.deleted_at', 'is', null)
    .orderBy('project_selection.place')
    .orderBy('id')
    .execute()

/** Number of selections in a project, including deleted ones that can be restored. */
export const countIn = async (db: Kysely<Tables> | Transaction<Tables>, projectID: string): Promise<number> => {
  const { count } = await db
    .selectFrom('project_selection')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('project_id', '=', projectID)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const nextPlace = async (db: Transaction<Tables>, projectID: string): Promise<number> => {
  const { last } = await db
    .selectFrom('project_selection')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('project_id', '=', projectID)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

interface Put extends OwnRecord {
  /** A project of the same person; undefined for none. */
  readonly projectID: string | undefined
}

/** Adds a selection to a project; one that already belongs to a project stays there. */
export const placeSelection = async (
  db: Kysely<Tables>,
  { recordID, projectID, place }: { readonly recordID: string; readonly projectID: string; readonly place: number },
): Promise<void> => {
  await db
    .insertInto('project_selection')
    .values({ record_id: recordID, project_id: projectID, place })
    .onConflict((conflict) => conflict.column('record_id').doNothing())
    .execute()
}

/**
 * Moves a selection to a project, or out of its project; one that is already there keeps its position. @returns false where the
 * person has no such selection
 */
export const putSelection = (db: Kysely<Tables>, { personID, id, projectID }: Put): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    // The record is updated first, so that concurrent moves wait for each other.
    const { numUpdatedRows } = await transaction
      .updateTable('selection_record')
      .set((eb) => ({ client_id: eb.ref('client_id') }))
      .where('id', '=', id)
      .where('person_id', '=', personID)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await transaction
      .deleteFrom('project_selection')
      .where('record_id', '=', id)
      .$if(projectID !== undefined, (query) => query.where('project_id', '!=', projectID ?? ''))
      .execute()
    if (projectID === undefined) return true
    await transaction
      .insertInto('project_selection')
      .values({ record_id: id, project_id: projectID, place: await nextPlace(transaction, projectID) })
      .onConflict((conflict) => conflict.column('record_id').doNothing())
      .execute()
    return true
  })
