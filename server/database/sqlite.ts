/** The embedded database: one SQLite file. */
import { existsSync, mkdirSync, readSync, openSync, closeSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { DatabaseError, toDatabaseError } from './database-error.ts'
import type { Tables } from './tables.ts'

/** The first bytes of every SQLite database. */
const magic = 'SQLite format 3\0'

/**
 * Opens the file (and makes it and its folder when missing): WAL, every commit synced to the disk.
 * @throws DatabaseError; a file that is damaged or no database is not touched
 */
export function openSqlite(file: string): Kysely<Tables> {
  try {
    mkdirSync(dirname(file), { recursive: true })
    requireSound(file)
    const database = new SqliteDatabase(file, { timeout: 5000 })
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  } catch (error) {
    throw toDatabaseError(error, { file })
  }
}

/** Looks at the header, then lets SQLite check the pages through a read-only connection: nothing is written, no journal is replayed. */
function requireSound(file: string): void {
  if (!existsSync(file)) return
  const header = readHeader(file)
  if (header.length === 0) return
  if (header !== magic) throw new DatabaseError('databaseCorrupt', { file })
  const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: 5000 })
  try {
    const verdict: unknown = database.pragma('quick_check(1)', { simple: true })
    if (verdict !== 'ok') throw new DatabaseError('databaseCorrupt', { file }, new Error(String(verdict)))
  } finally {
    database.close()
  }
}

function readHeader(file: string): string {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(magic.length)
    return bytes.toString('latin1', 0, readSync(handle, bytes))
  } finally {
    closeSync(handle)
  }
}
