/** Versions of the catalogue, their models, and which version is in use. Column types that SQLite and PostgreSQL share. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const catalogueMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('catalogue_version')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('sequence', 'integer', (column) => column.notNull().unique())
      .addColumn('content_hash', 'text', (column) => column.notNull().unique())
      .addColumn('origin', 'text', (column) => column.notNull().check(sql`origin in ('seed', 'import')`))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('model_count', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('catalogue_model')
      .addColumn('version_id', 'text', (column) => column.notNull().references('catalogue_version.id'))
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('sku', 'text', (column) => column.notNull())
      .addColumn('rank', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('series', 'text', (column) => column.notNull())
      .addColumn('maker', 'text', (column) => column.notNull())
      .addColumn('icon', 'text', (column) => column.notNull())
      .addColumn('basis', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('candidate', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('catalogue_model_key', ['version_id', 'family', 'sku'])
      .addUniqueConstraint('catalogue_model_order', ['version_id', 'family', 'rank'])
      .execute()
    await db.schema
      .createTable('catalogue_active')
      .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
      .addColumn('version_id', 'text', (column) => column.notNull().references('catalogue_version.id'))
      .execute()
  },
}
