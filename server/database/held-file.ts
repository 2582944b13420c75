/**
 * The file of the embedded database, and whether it is still the one that stands at its path.
 *
 * SQLite goes on writing into a file that was removed or moved away: all that it takes then is lost with it. A file that has taken its place, as an
 * operator puts a backup back, is opened instead.
 */
import { rmSync, statSync } from 'node:fs'
import type SqliteDatabase from 'better-sqlite3'
import { DatabaseError } from './database-error.ts'

/** Device and number of what stands at a path; '' where nothing does. */
const identityOf = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.dev} ${found.ino}` : ''
}

/** A file that was no database yet is looked at again after this, ms: it may still be written. */
const pause = 1000

const versionOf = (database: SqliteDatabase.Database): string =>
  JSON.stringify(database.prepare('select name from kysely_migration order by name').all())

/** A database as the driver takes it, which is always the one that stands at the path. */
export interface HeldFile extends Pick<SqliteDatabase.Database, 'prepare'> {
  readonly isInTransaction: () => boolean
  readonly isInPlace: () => boolean
  /**
   * Opens what has taken its place, where something has.
   * @throws DatabaseError where there is nothing, or nothing that can be used
   */
  readonly follow: () => void
  readonly close: () => void
}

const gone = 'the file was removed or moved away'
const otherTables = 'another file stands in its place, whose tables are of another version'

/** @param open opens what stands at the path @throws what `open` throws */
export const holdFile = (file: string, open: () => SqliteDatabase.Database): HeldFile => {
  const take = () => {
    const database = open()
    // The log of changes is there from the first look on.
    database.prepare('select count(*) from sqlite_schema').get()
    return { database, identity: identityOf(file), log: identityOf(`${file}-wal`) }
  }
  let held = take()
  let notBefore = 0
  let refusal: unknown

  /** Changes of the old file that were not yet in it: SQLite would take them for those of the new one. */
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
