/** All saved items of a person: counted, exported, or merged from a browser. */
import type { Kysely } from 'kysely'
import type { ThingsToMerge } from '../../contract/saved/saved-items.ts'
import type { Tables } from '../database/tables.ts'
import { addFavourites, listFavourites } from './favourites.ts'
import { addItem, listItems } from './shopping-list.ts'
import { addSelection, type Owner } from './selections.ts'

const countOf = async (db: Kysely<Tables>, table: 'favourite' | 'shopping_item', personID: string): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('person_id', '=', personID)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts saved items; downloads are counted with the files. */
export async function countRecords(db: Kysely<Tables>, personID: string) {
  const { count } = await db
    .selectFrom('selection_record')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('person_id', '=', personID)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  const collect = await countOf(db, 'favourite', personID)
  return { selection: Number(count), collect, shopping: await countOf(db, 'shopping_item', personID) }
}

const parsed = (json: string): unknown => JSON.parse(json)

const exportProjects = async (db: Kysely<Tables>, personID: string) => {
  const projects = await db
    .selectFrom('project')
    .select(['id', 'name', 'customer', 'number', 'notes', 'created_at', 'changed_at', 'deleted_at'])
    .where('person_id', '=', personID)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const ids = projects.map(({ id }) => id)
  if (ids.length === 0) return []
  const selections = await db.selectFrom('project_selection').selectAll().where('project_id', 'in', ids).orderBy('place').execute()
  const links = await db
    .selectFrom('project_link')
    .select(['id', 'project_id', 'created_at', 'ends_at'])
    .where('project_id', 'in', ids)
    .orderBy('created_at')
    .execute()
  const of = <Row extends { readonly project_id: string }>(rows: readonly Row[], id: string) => rows.filter((row) => row.project_id === id)
  return projects.map((project) => ({
    ...project,
    selections: of(selections, project.id).map(({ record_id }) => record_id),
    links: of(links, project.id).map(({ id, created_at, ends_at }) => ({ id, created_at, ends_at })),
  }))
}

/** All items as stored, including deleted selections. */
export async function exportRecords(db: Kysely<Tables>, personID: string) {
  const all = { page: 1, size: 1_000_000 }
  const selections = await db
    .selectFrom('selection_record')
    .innerJoin('selection_version', 'selection_version.record_id', 'selection_record.id')
    .select(['id', 'name', 'selection_version.version', 'saved_at', 'deleted_at', 'selection', 'snapshot'])
    .where('person_id', '=', personID)
    .orderBy('created_at')
    .orderBy('id')
    .orderBy('selection_version.version')
    .execute()
  return {
    selections: selections.map(({ selection, snapshot, ...record }) => ({
      ...record,
      selection: parsed(selection),
      snapshot: snapshot === null ? null : parsed(snapshot),
    })),
    projects: await exportProjects(db, personID),
    favourites: await listFavourites(db, personID, all),
    shopping: (await listItems(db, personID, all)).map(({ order_params, assembly, ...item }) => ({
      ...item,
      order_params: parsed(order_params),
      ...(assembly !== null && { assembly: parsed(assembly) }),
    })),
  }
}

/** Merges items saved in a browser; repeated or concurrent requests store each once. */
export async function mergeThings(
  db: Kysely<Tables>,
  owner: Owner,
  { things, time }: { readonly things: ThingsToMerge; readonly time: Date },
) {
  for (const input of things.selections) await addSelection(db, owner, { input, time })
  await addFavourites(db, owner.personID, { fids: things.favourites.toSorted(), time })
  for (const item of things.shopping) await addItem(db, owner.personID, { item, time })
  const { selection, collect, shopping } = await countRecords(db, owner.personID)
  return { selection, collect, shopping }
}
