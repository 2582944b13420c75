/** What people keep: selections with their versions, favourites, the shopping list. Column types that SQLite and PostgreSQL share. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const selections = async (db: Kysely<never>) => {
  await db.schema
    .createTable('selection_record')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_folded', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .addUniqueConstraint('selection_record_client', ['person_id', 'client_id'])
    .execute()
  await db.schema
    .createTable('selection_version')
    .addColumn('record_id', 'text', (column) => column.notNull().references('selection_record.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('selection', 'text', (column) => column.notNull())
    .addColumn('snapshot', 'text')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('selection_version_key', ['record_id', 'version'])
    .execute()
}

export const peopleRecordsMigration: Migration = {
  async up(db: Kysely<never>) {
    await selections(db)
    await db.schema
      .createTable('favourite')
      .addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('fid', 'text', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('favourite_key', ['person_id', 'fid'])
      .execute()
    await db.schema
      .createTable('shopping_item')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('client_id', 'text', (column) => column.notNull())
      .addColumn('selection_id', 'text', (column) => column.notNull())
      .addColumn('order_params', 'text', (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('shopping_item_client', ['person_id', 'client_id'])
      .execute()
  },
}
