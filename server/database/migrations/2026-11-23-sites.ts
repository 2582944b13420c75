/** Sites: what the pages of a company look like and offer. Column types that SQLite and PostgreSQL share. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const sitesMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('site')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('definition', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute()
  },
}
