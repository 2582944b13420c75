/** Brings a database to the tables of this program. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
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

/** By name, which is also their order. A migration that was released is never changed again. */
const migrations: Readonly<Record<string, Migration>> = {
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

/**
 * @param where which database, for the error
 * @param schema PostgreSQL schema of the tables
 * @throws DatabaseError `databaseNewer` when it holds migrations that this program does not know
 */
export async function migrate(db: Kysely<Tables>, where: Readonly<Record<string, string>>, schema?: string): Promise<void> {
  const unknown = (await appliedMigrations(db)).find((name) => !(name in migrations))
  if (unknown !== undefined) throw new DatabaseError('databaseNewer', { ...where, migration: unknown })
  const provider = { getMigrations: async () => ({ ...migrations }) }
  const migrator = new Migrator({ db, provider, ...(schema === undefined ? {} : { migrationTableSchema: schema }) })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
}

/** None for a new database: its migration table does not exist yet. Any other trouble shows in the first migration. */
async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
    return rows.map(({ name }) => name)
  } catch {
    return []
  }
}
