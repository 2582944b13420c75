/** Projects, which of them a selection belongs to, and links that show one to others. Column types that SQLite and PostgreSQL share. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const projectsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('project')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('client_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('customer', 'text', (column) => column.notNull())
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('notes', 'text', (column) => column.notNull())
      .addColumn('words_folded', 'text', (column) => column.notNull())
      .addColumn('name_folded', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addUniqueConstraint('project_client', ['person_id', 'client_id'])
      .execute()
    // Its key is the record: a selection belongs to one project at most.
    await db.schema
      .createTable('project_selection')
      .addColumn('record_id', 'text', (column) => column.primaryKey().references('selection_record.id').onDelete('cascade'))
      .addColumn('project_id', 'text', (column) => column.notNull().references('project.id').onDelete('cascade'))
      .addColumn('place', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('project_link')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('project_id', 'text', (column) => column.notNull().references('project.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('project_selection_project').on('project_selection').column('project_id').execute()
    await db.schema.createIndex('project_link_project').on('project_link').column('project_id').execute()
  },
}
