/** Opens and closes the database. */
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { toDatabaseError } from './database-error.ts'
import { migrate } from './migrate.ts'
import { hostOf, openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

export interface DatabaseOptions {
  /** `postgres://…`; without it the embedded database is used. */
  readonly databaseUrl?: string | undefined
  /** Folder of the embedded database. */
  readonly dataDirectory: string
  /** PostgreSQL schema. */
  readonly schema?: string
}

export interface Database {
  readonly db: Kysely<Tables>
  readonly kind: 'sqlite' | 'postgres'
  /** Identifies the database in messages: the file, or host and name. */
  readonly where: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

/** Path of the embedded database in a data folder. */
export const sqliteFile = (dataDirectory: string): string => join(dataDirectory, 'sizewright.db')

/**
 * Opens the database and migrates its tables.
 *
 * @throws DatabaseError for an external cause
 */
export async function openDatabase({ databaseUrl, dataDirectory, schema = 'public' }: DatabaseOptions): Promise<Database> {
  const where: Readonly<Record<string, string>> = databaseUrl ? hostOf(databaseUrl) : { file: sqliteFile(dataDirectory) }
  const kind = databaseUrl ? 'postgres' : 'sqlite'
  const db = await (databaseUrl ? openPostgres({ url: databaseUrl, schema }) : openSqlite(sqliteFile(dataDirectory)))
  try {
    await migrate({ db, kind, where })
  } catch (error) {
    await db.destroy()
    throw toDatabaseError(error, where)
  }
  return { db, kind, where, close: () => db.destroy() }
}
