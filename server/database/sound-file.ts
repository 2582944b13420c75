/** Checks that a file is an intact database, before anything is written to it. */
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import SqliteDatabase from 'better-sqlite3'
import { DatabaseError } from './database-error.ts'

/** The first bytes of every SQLite database. */
const magic = 'SQLite format 3\0'

/** How long to wait for the lock of another process, ms. */
const patience = 5000

/** Size from which a check takes longer than starting a thread, bytes. */
const large = 64 * 2 ** 20

/**
 * Checks the header, then lets SQLite check the pages through a read-only connection: nothing is written, no journal is
 * replayed.
 *
 * @throws DatabaseError, or errors of SQLite
 */
export function requireSound(file: string): void {
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

/**
 * Checks a large file in a thread, so that the start continues meanwhile.
 *
 * @returns whether it is intact; false where it was not checked, or where `requireSound` has to report the fault
 */
export const isSoundByThread = async (file: string, fewest = large): Promise<boolean> => {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined || found.size < fewest) return false
  const thread = new Worker(new URL('./sound-thread.ts', import.meta.url), { workerData: file, env: {}, execArgv: [] })
  return new Promise((resolve) => {
    // `requireSound` repeats the check and reports the error.
    thread.on('error', () => resolve(false))
    thread.on('exit', (code) => resolve(code === 0))
  })
}
