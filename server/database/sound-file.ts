/** Whether a file is a whole database: asked before anything is written to it. */
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import SqliteDatabase from 'better-sqlite3'
import { DatabaseError } from './database-error.ts'

/** The first bytes of every SQLite database. */
const magic = 'SQLite format 3\0'

/** How long the lock of another process is waited for, ms. */
const patience = 5000

/** From here on a check takes longer than the start of a thread, bytes. */
const large = 64 * 2 ** 20

/**
 * Looks at the header, then lets SQLite check the pages through a read-only connection: nothing is written, no journal is replayed.
 * @throws DatabaseError, or what SQLite throws
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
 * Lets a thread check a large file, so that the start goes on meanwhile.
 * @returns whether it was found sound; false where it was not looked at, or where `requireSound` has to say what is wrong
 */
export const isSoundByThread = async (file: string, fewest = large): Promise<boolean> => {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size < fewest) return false
  const thread = new Worker(new URL('./sound-thread.ts', import.meta.url), { workerData: file, env: {}, execArgv: [] })
  return new Promise((resolve) => {
    // What it threw is found again, and told.
    thread.on('error', () => resolve(false))
    thread.on('exit', (code) => resolve(code === 0))
  })
}
