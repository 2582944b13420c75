/** The embedded database: one SQLite file. */
import { existsSync, mkdirSync, readSync, openSync, closeSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { Kysely } from 'kysely'
import { DatabaseError, toDatabaseError } from './database-error.ts'
import { holdFile } from './held-file.ts'
import { PatientSqliteDialect } from './patient-sqlite.ts'
import type { Tables } from './tables.ts'

/** The first bytes of every SQLite database. */
const magic = 'SQLite format 3\0'

/** How long the lock of another process is waited for, ms. */
const patience = 5000

/**
 * Opens the file (and makes it and its folder when missing): WAL, every commit synced to the disk. Another one that takes its place later is followed.
 * @throws DatabaseError; a file that is damaged or no database is not touched
 */
export function openSqlite(file: string): Kysely<Tables> {
  try {
    makeFolder(dirname(file))
    return new Kysely<Tables>({ dialect: new PatientSqliteDialect({ held: holdFile(file, () => open(file)), patience }) })
  } catch (error) {
    throw toDatabaseError(error, { file })
  }
}

function open(file: string): SqliteDatabase.Database {
  requireSound(file)
  const database = new SqliteDatabase(file, { timeout: patience })
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    // From here on nobody waits inside SQLite.
    database.pragma('busy_timeout = 0')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** With those above it. Not Node's own way: that one never ends where the system lets nobody make a folder and says that its parent is missing. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error
  }
}

/** Looks at the header, then lets SQLite check the pages through a read-only connection: nothing is written, no journal is replayed. */
function requireSound(file: string): void {
  if (!existsSync(file)) return
  const header = readHeader(file)
  if (header.length === 0) return
  if (header !== magic) throw new DatabaseError('databaseCorrupt', { file })
  const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: patience })
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
