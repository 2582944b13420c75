/** The embedded database: one SQLite file. */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { Kysely } from 'kysely'
import { toDatabaseError } from './database-error.ts'
import { holdFile } from './held-file.ts'
import { PatientSqliteDialect } from './patient-sqlite.ts'
import { isSoundByThread, requireSound } from './sound-file.ts'
import type { Tables } from './tables.ts'

/** How long the lock of another process is waited for, ms. */
const patience = 5000

/**
 * Opens the file (and makes it and its folder when missing): WAL, every commit synced to the disk. Another one that takes its place later is followed.
 * @throws DatabaseError; a file that is damaged or no database is not touched
 */
export async function openSqlite(file: string): Promise<Kysely<Tables>> {
  try {
    makeFolder(dirname(file))
    let isChecked = await isSoundByThread(file)
    const openSound = () => {
      // Also whatever takes its place later.
      if (!isChecked) requireSound(file)
      isChecked = false
      return open(file)
    }
    return new Kysely<Tables>({ dialect: new PatientSqliteDialect({ held: holdFile(file, openSound), patience }) })
  } catch (error) {
    throw toDatabaseError(error, { file })
  }
}

function open(file: string): SqliteDatabase.Database {
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
