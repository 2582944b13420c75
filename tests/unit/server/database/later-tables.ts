/** A database as an older version of the program left it. */
import { type Kysely, sql } from 'kysely'
import { sceneRecordsMigration } from '../../../../server/database/migrations/2026-11-21-scene-records.ts'
import type { Tables } from '../../../../server/database/tables.ts'

type Table = keyof Tables

/** What each migration made, the newest first; of a migration those first that need others. */
const made: readonly (readonly [migration: string, tables: readonly Table[]])[] = [
  ['2026-11-30-inquiries', ['inquiry']],
  ['2026-11-26-files', ['file_task', 'file_job']],
  ['2026-11-25-projects', ['project_link', 'project_selection', 'project']],
  // It changed them: they are made again as they were.
  ['2026-11-25-record-answers', ['scene_record', 'scene_record_counter']],
  ['2026-11-25-probe', ['probe']],
  ['2026-11-25-logs', ['behaviour_event', 'page_fault']],
  ['2026-11-25-content', ['image_secret', 'content_file', 'content_entry']],
  ['2026-11-24-people-records', ['shopping_item', 'favourite', 'selection_version', 'selection_record']],
  ['2026-11-24-people', ['audit_entry', 'message', 'attempt', 'sign_in_code', 'sign_in', 'person_permission', 'agent', 'person']],
  ['2026-11-23-sites', ['site']],
  ['2026-11-21-scene-records', ['scene_record', 'scene_record_counter']],
]

/** Takes back a migration and those after it: they go one by one. */
export const goBackBefore = async (db: Kysely<Tables>, migration: string): Promise<void> => {
  const later = made.filter(([name]) => name >= migration)
  for (const [, tables] of later) for (const table of tables) await sql`drop table if exists ${sql.table(table)}`.execute(db)
  const isChanged = migration <= '2026-11-25-record-answers'
  if (isChanged && migration > '2026-11-21-scene-records') await sceneRecordsMigration.up(db)
  const hasAssemblies = migration > '2026-11-24-people-records' && migration <= '2026-11-30-shopping-assemblies'
  if (hasAssemblies) await sql`alter table shopping_item drop column assembly`.execute(db)
  await sql`delete from kysely_migration where name >= ${migration}`.execute(db)
}
