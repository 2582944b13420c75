/** A copy of the embedded database as it is at one moment, while others go on writing. */
import { closeSync, fsyncSync, openSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'
import { DatabaseError, toDatabaseError } from './database-error.ts'

/** How long the lock of another process is waited for, ms. */
const patience = 5000

const requireWhole = (copy: string): void => {
  const database = new SqliteDatabase(copy, { readonly: true, fileMustExist: true })
  try {
    const verdict: unknown = database.pragma('integrity_check(1)', { simple: true })
    const orphan: unknown = database.pragma('foreign_key_check', { simple: true })
    if (verdict !== 'ok' || orphan !== undefined) throw new DatabaseError('databaseCorrupt', { file: copy }, new Error(String(verdict)))
  } finally {
    database.close()
  }
}

/** Kept by the disk, not by the memory of the machine. */
const sync = (file: string): void => {
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/**
 * Everything that was committed before, nothing of what comes later, checked page by page. The tables stay those of the program that wrote them.
 *
 * @param file the database; it is read only
 * @param copy a file that is not there yet
 * @throws DatabaseError
 */
export function backUpSqlite(file: string, copy: string): void {
  try {
    const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: patience })
    try {
      // Reads what one moment has, which keeps nobody from writing.
      database.prepare('vacuum into ?').run(copy)
    } finally {
      database.close()
    }
    requireWhole(copy)
    sync(copy)
  } catch (error) {
    throw toDatabaseError(error, { file })
  }
}
