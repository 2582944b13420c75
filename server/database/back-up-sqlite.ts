/** Copies the embedded database in a consistent state, while other processes write to it. */
import { closeSync, fsyncSync, openSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'
import { DatabaseError, toDatabaseError } from './database-error.ts'

/** How long to wait for the lock of another process, ms. */
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

/** Flushes a file to the disk. */
const sync = (file: string): void => {
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/**
 * Copies all committed data, without later changes, and checks the pages. The tables remain those of the program that wrote
 * them.
 *
 * @param file the database, which is only read
 * @param copy path of a file that does not exist yet
 * @throws DatabaseError
 */
export function backUpSqlite(file: string, copy: string): void {
  try {
    const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: patience })
    try {
      // Reads a consistent state and does not block writers.
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
