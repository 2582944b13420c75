/** What a site publishes: entries, their files, and the secret that its pictures are sealed with. Column types that SQLite and PostgreSQL share. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const contentMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('content_entry')
      .addColumn('site_key', 'text', (column) => column.notNull().references('site.key').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('published_on', 'text', (column) => column.notNull())
      .addColumn('definition', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_entry_key', ['site_key', 'kind', 'id', 'language'])
      .execute()
    await db.schema
      .createTable('content_file')
      .addColumn('site_key', 'text', (column) => column.notNull().references('site.key').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      // SQLite keeps bytes as they are in a column of any type.
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_file_key', ['site_key', 'id'])
      .execute()
    await db.schema
      .createTable('image_secret')
      .addColumn('site_key', 'text', (column) => column.primaryKey().references('site.key').onDelete('cascade'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .execute()
  },
}
