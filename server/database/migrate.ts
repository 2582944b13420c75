/**
 * Brings a database to the tables of this program: as a whole or not at all, on both databases.
 *
 * kysely's own way is not taken: on SQLite it leaves what a migration did before it failed, and on PostgreSQL it reads the tables of all schemas, which
 * fails while another program drops some of its own.
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
import type { Tables } from './tables.ts'

/** By name, which is also their order. */
export type Migrations = Readonly<Record<string, Migration>>

/** A migration that was released is never changed again. */
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
}

/** Those that upgrade a PostgreSQL wait for each other, those of older versions of this program among them: kysely's number. */
const upgradeLock = 3853314791062309107n

/** What is to be brought up to date. */
export interface MigratedDatabase {
  readonly db: Kysely<Tables>
  readonly kind: 'sqlite' | 'postgres'
  /** Which database, for the error. */
  readonly where: Readonly<Record<string, string>>
}

/** @throws DatabaseError `databaseNewer` when it holds migrations that this program does not know */
export async function migrate({ db, kind, where }: MigratedDatabase, migrations: Migrations = ownMigrations): Promise<void> {
  const missingOf = (applied: readonly string[]) => {
    const unknown = applied.find((name) => !(name in migrations))
    if (unknown !== undefined) throw new DatabaseError('databaseNewer', { ...where, migration: unknown })
    return Object.keys(migrations)
      .filter((name) => !applied.includes(name))
      .toSorted()
  }
  // Without a change nobody's lock is waited for. No table: nothing was applied; any other trouble shows in the change.
  const applied = await appliedMigrations(db).catch(() => [])
  if (missingOf(applied).length === 0) return
  await db.transaction().execute(async (change) => {
    // The change in an SQLite database has its lock from the beginning.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(upgradeLock)})`.execute(change)
    await makeTable(change)
    for (const name of missingOf(await appliedMigrations(change))) {
      await migrations[name]?.up(change)
      await sql`insert into ${table} (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(change)
    }
  })
}

const table = sql.table(DEFAULT_MIGRATION_TABLE)

/** As kysely makes it: older versions of this program read it, too. */
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
