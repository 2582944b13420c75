/** Scenes that were submitted to the manufacturer, and the last number given. Column types that SQLite and PostgreSQL share. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const sceneRecordsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('scene_record')
      .addColumn('sequence', 'integer', (column) => column.primaryKey())
      .addColumn('submission_id', 'text', (column) => column.notNull().unique())
      .addColumn('submitted_at', 'text', (column) => column.notNull())
      .addColumn('class_id', 'text', (column) => column.notNull())
      .addColumn('scene', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('inputs', 'text', (column) => column.notNull())
      .addColumn('rows', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('scene_record_counter')
      .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute()
    await sql`insert into scene_record_counter (id, last) values (1, 0)`.execute(db)
  },
}
