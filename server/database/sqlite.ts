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

/** How long to wait for the lock of another process, ms. */
const patience = 5000

/**
 * Opens the file, creating it and its folder where missing: WAL mode, every commit synchronised to the disk. A file that
 * replaces it later is opened instead.
 *
 * @throws DatabaseError; a damaged or foreign file is not modified
 */
export async function openSqlite(file: string): Promise<Kysely<Tables>> {
  try {
    makeFolder(dirname(file))
    let isChecked = await isSoundByThread(file)
    const openSound = () => {
      // Also for a file that replaces it later.
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
    // From here on the driver waits, not SQLite.
    database.pragma('busy_timeout = 0')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * Creates a folder with its parents. Node's recursive mkdir does not terminate where the system refuses to create a folder and
 * reports a missing parent.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(folder)) throw error
  }
}
