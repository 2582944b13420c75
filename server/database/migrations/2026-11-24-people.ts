/** People: accounts, sign-ins, codes, limits, messages, and what is kept of who did what. Column types that SQLite and PostgreSQL share. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const accounts = async (db: Kysely<never>) => {
  await db.schema
    .createTable('person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('email', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('let_in', 'integer', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('person_phone', ['company', 'phone'])
    .addUniqueConstraint('person_email', ['company', 'email'])
    .execute()
  await db.schema
    .createTable('agent')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('logo_url', 'text')
    .execute()
  await db.schema
    .createTable('person_permission')
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_permission_key', ['person_id', 'name'])
    .execute()
}

const signingIn = async (db: Kysely<never>) => {
  await db.schema
    .createTable('sign_in')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('agent_id', 'text')
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sign_in_person').on('sign_in').column('person_id').execute()
  await db.schema
    .createTable('sign_in_code')
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_code_key', ['company', 'account', 'type'])
    .execute()
  await db.schema
    .createTable('attempt')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('began_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()
}

export const peopleMigration: Migration = {
  async up(db: Kysely<never>) {
    await accounts(db)
    await signingIn(db)
    await db.schema
      .createTable('message')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('fault', 'text')
      .execute()
    await db.schema
      .createTable('audit_entry')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text')
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute()
  },
}
