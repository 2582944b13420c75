/**
 * Migrates a database to the tables of this program: completely or not at all, on both databases.
 *
 * kysely's migrator is not used: on SQLite it keeps the changes of a failed migration, and on PostgreSQL it reads the tables of
 * all schemas, which fails while another program drops some of its own.
 */
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import { DatabaseError } from './database-error.ts'
import { catalogueMigration } from './migrations/2026-11-21-catalogue.ts'
import { sceneRecordsMigration } from './migrations/2026-11-21-scene-records.ts'
import { sitesMigration } from './migrations/2026-11-23-sites.ts'
import { peopleMigration } from './migrations/2026-11-24-people.ts'
import { peopleRecordsMigration } from './migrations/2026-11-24-people-records.ts'
import { contentMigration } from './migrations/2026-11-25-content.ts'
import { logsMigration } from './migrations/2026-11-25-logs.ts'
import { probeMigration } from './migrations/2026-11-25-probe.ts'
import { projectsMigration } from './migrations/2026-11-25-projects.ts'
import { recordAnswersMigration } from './migrations/2026-11-25-record-answers.ts'
import { filesMigration } from './migrations/2026-11-26-files.ts'
import { inquiriesMigration } from './migrations/2026-11-30-inquiries.ts'
import { shoppingAssembliesMigration } from './migrations/2026-11-30-shopping-assemblies.ts'
import type { Tables } from './tables.ts'

/** Migrations by name, which also defines their order. */
export type Migrations = Readonly<Record<string, Migration>>

/** Released migrations are never changed. */
const ownMigrations: Migrations = {
  '2026-11-21-catalogue': catalogueMigration,
  '2026-11-21-scene-records': sceneRecordsMigration,
  '2026-11-23-sites': sitesMigration,
  '2026-11-24-people': peopleMigration,
  '2026-11-24-people-records': peopleRecordsMigration,
  '2026-11-25-content': contentMigration,
  '2026-11-25-logs': logsMigration,
  '2026-11-25-probe': probeMigration,
  '2026-11-25-projects': projectsMigration,
  '2026-11-25-record-answers': recordAnswersMigration,
  '2026-11-26-files': filesMigration,
  '2026-11-30-inquiries': inquiriesMigration,
  '2026-11-30-shopping-assemblies': shoppingAssembliesMigration,
}

/**
 * Advisory lock that serialises upgrades of a PostgreSQL database; kysely's number, so that older versions of this program
 * respect it.
 */
const upgradeLock = 3853314791062309107n

/** The database to migrate. */
export interface MigratedDatabase {
  readonly db: Kysely<Tables>
  readonly kind: 'sqlite' | 'postgres'
  /** Identifies the database in errors. */
  readonly where: Readonly<Record<string, string>>
}

/** @throws DatabaseError `databaseNewer` when it contains migrations unknown to this program */
export async function migrate({ db, kind, where }: MigratedDatabase, migrations: Migrations = ownMigrations): Promise<void> {
  const missingOf = (applied: readonly string[]) => {
    const unknown = applied.find((name) => !(name in migrations))
    if (unknown !== undefined) throw new DatabaseError('databaseNewer', { ...where, migration: unknown })
    return Object.keys(migrations)
      .filter((name) => !applied.includes(name))
      .toSorted()
  }
  // Without pending migrations no lock is taken. A missing table means none were applied; other errors recur below.
  const applied = await appliedMigrations(db).catch(() => [])
  if (missingOf(applied).length === 0) return
  await db.transaction().execute(async (change) => {
    // An SQLite transaction is locked from its beginning.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(upgradeLock)})`.execute(change)
    await makeTable(change)
    for (const name of missingOf(await appliedMigrations(change))) {
      await migrations[name]?.up(change)
      await sql`insert into ${table} (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(change)
    }
  })
}

const table = sql.table(DEFAULT_MIGRATION_TABLE)

/** Creates the migration table with kysely's columns, as older versions of this program read it. */
const makeTable = (change: Transaction<Tables>): Promise<unknown> =>
  change.schema
    .createTable(DEFAULT_MIGRATION_TABLE)
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute()

async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(db)
  return rows.map(({ name }) => name)
}
