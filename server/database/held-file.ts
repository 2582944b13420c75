/**
 * Keeps the embedded database open and detects when its file is replaced.
 *
 * SQLite continues to write to a file that was removed or moved, and these changes are lost. A file put in its place, such as a
 * restored backup, is opened instead.
 */
import { rmSync, statSync } from 'node:fs'
import type SqliteDatabase from 'better-sqlite3'
import { DatabaseError } from './database-error.ts'

/** Device and inode of the file at a path; '' where there is none. */
const identityOf = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.dev} ${found.ino}` : ''
}

/** Time before an invalid file is checked again, ms: it may still be written. */
const pause = 1000

const versionOf = (database: SqliteDatabase.Database): string =>
  JSON.stringify(database.prepare('select name from kysely_migration order by name').all())

/** A database for the driver that always is the file at the path. */
export interface HeldFile extends Pick<SqliteDatabase.Database, 'prepare'> {
  readonly isInTransaction: () => boolean
  readonly isInPlace: () => boolean
  /**
   * Reopens the database where its file was replaced.
   *
   * @throws DatabaseError where the file is missing or unusable
   */
  readonly follow: () => void
  readonly close: () => void
}

const gone = 'the file was removed or moved away'
const otherTables = 'another file stands in its place, whose tables are of another version'

/** @param open opens the file at the path @throws errors of `open` */
export const holdFile = (file: string, open: () => SqliteDatabase.Database): HeldFile => {
  const take = () => {
    const database = open()
    // Forces SQLite to create the write-ahead log.
    database.prepare('select count(*) from sqlite_schema').get()
    return { database, identity: identityOf(file), log: identityOf(`${file}-wal`) }
  }
  let held = take()
  let notBefore = 0
  let refusal: unknown

  /** Removes the write-ahead log of the old file, which SQLite would apply to the new one. */
  const removeOldLog = () => {
    if (held.log === '' || identityOf(`${file}-wal`) !== held.log) return
    for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
  }

  const replace = () => {
    removeOldLog()
    const next = take()
    if (versionOf(next.database) !== versionOf(held.database)) {
      next.database.close()
      throw new DatabaseError('databaseNotWritable', { file, reason: otherTables })
    }
    held.database.close()
    held = next
  }

  const isInPlace = () => identityOf(file) === held.identity

  return {
    prepare: (source: string) => held.database.prepare(source),
    close: () => held.database.close(),
    isInTransaction: () => held.database.inTransaction,
    isInPlace,
    follow: () => {
      if (isInPlace()) return
      if (identityOf(file) === '') throw new DatabaseError('databaseNotWritable', { file, reason: gone })
      if (performance.now() < notBefore) throw refusal
      try {
        replace()
      } catch (error) {
        refusal = error
        notBefore = performance.now() + pause
        throw error
      }
    },
  }
}
