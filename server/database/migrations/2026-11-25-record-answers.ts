/** Whose a submitted scene is, and what the manufacturer answered. Column types that SQLite and PostgreSQL share. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const recordAnswersMigration: Migration = {
  async up(db: Kysely<never>) {
    const change = () => db.schema.alterTable('scene_record')
    await change()
      .addColumn('person_id', 'text', (column) => column.references('person.id').onDelete('set null'))
      .execute()
    await change()
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
      .execute()
    await change()
      .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await change()
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await change().addColumn('changed_at', 'text').execute()
    await change()
      .addColumn('changed_by', 'text', (column) => column.references('person.id').onDelete('set null'))
      .execute()
    await db.schema.createIndex('scene_record_person').on('scene_record').column('person_id').execute()
    await db.schema.createIndex('scene_record_changed_by').on('scene_record').column('changed_by').execute()
  },
}
