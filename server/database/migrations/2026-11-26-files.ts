/** Files that are made of models: what is to be made, and who asked for it. Column types that SQLite and PostgreSQL share. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const jobs = async (db: Kysely<never>) => {
  await db.schema
    .createTable('file_job')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('priority', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('progress', 'double precision', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    // Of nobody two are made at a time, however many nodes there are: empty ones do not count.
    .addColumn('runner', 'text', (column) => column.unique())
    .addColumn('lease_token', 'text')
    .addColumn('lease_ends', 'text')
    .addColumn('fault', 'text')
    .addColumn('fault_text', 'text')
    .addColumn('content_hash', 'text')
    .addColumn('length', 'integer')
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('touched_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('file_job_next').on('file_job').columns(['state', 'priority', 'asked_at']).execute()
}

const tasks = async (db: Kysely<never>) => {
  await db.schema
    .createTable('file_task')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.references('person.id').onDelete('cascade'))
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('job_key', 'text', (column) => column.notNull())
    .addColumn('download_type', 'integer', (column) => column.notNull())
    .addColumn('selection_id', 'text', (column) => column.notNull())
    .addColumn('order_params', 'text', (column) => column.notNull())
    .addColumn('unit', 'integer', (column) => column.notNull())
    .addColumn('sku_name', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('extension', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('outcome', 'text')
    .addUniqueConstraint('file_task_request', ['owner', 'request_hash'])
    .execute()
  await db.schema.createIndex('file_task_job').on('file_task').column('job_key').execute()
  await db.schema.createIndex('file_task_person').on('file_task').columns(['person_id', 'sent_at']).execute()
}

export const filesMigration: Migration = {
  async up(db: Kysely<never>) {
    await jobs(db)
    await tasks(db)
  },
}
