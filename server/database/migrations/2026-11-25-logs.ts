/** What the pages tell of their use and of their faults. Column types that SQLite and PostgreSQL share. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const logsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('behaviour_event')
      .addColumn('batch_id', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('environment', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('os', 'text', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.references('person.id').onDelete('set null'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('tag', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('duration', 'integer', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('behaviour_event_key', ['batch_id', 'place'])
      .execute()
    await db.schema.createIndex('behaviour_event_received').on('behaviour_event').column('received_at').execute()
    await db.schema.createIndex('behaviour_event_person').on('behaviour_event').column('person_id').execute()
    await db.schema
      .createTable('page_fault')
      .addColumn('report_id', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('environment', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('os', 'text', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('stack', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_fault_key', ['report_id', 'place'])
      .execute()
    await db.schema.createIndex('page_fault_received').on('page_fault').column('received_at').execute()
  },
}
