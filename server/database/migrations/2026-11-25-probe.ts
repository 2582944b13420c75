/** One row that is written to learn whether anything can be. Column types that SQLite and PostgreSQL share. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const probeMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('probe')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('written_at', 'text', (column) => column.notNull())
      .execute()
  },
}
