/**
 * SQLite for a server that answers others meanwhile.
 *
 * SQLite itself waits for the lock of another process without giving way: nothing else would be answered. Here a refused statement is tried again
 * after a pause. A change takes the lock at its beginning, so that no statement inside it is refused.
 */
import type SqliteDatabase from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from 'kysely'
import { toDatabaseError } from './database-error.ts'

/** Between two tries, ms. */
const pause = 20

const isLocked = (error: unknown): boolean => {
  const named = toDatabaseError(error, {})
  return named instanceof Error && 'code' in named && named.code === 'databaseLocked'
}

/** Tries until it is no longer refused because of a lock, or until `patience` ms are over. */
const untilFree = async <Result>(attempt: () => Promise<Result>, patience: number): Promise<Result> => {
  const last = performance.now() + patience
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isLocked(error) || performance.now() >= last) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

export interface PatientOptions {
  readonly database: SqliteDatabase.Database
  /** How long a lock is waited for, ms. */
  readonly patience: number
}

class PatientDriver extends SqliteDriver {
  readonly #options: PatientOptions

  constructor(options: PatientOptions) {
    super(options)
    this.#options = options
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    const { database, patience } = this.#options
    return {
      // What is refused inside a change has to undo it as a whole.
      executeQuery: (query) => untilFree(() => connection.executeQuery(query), database.inTransaction ? 0 : patience),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    }
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk has undone the change already; a second time would be a failure that hides the first. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#options.database.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** kysely's dialect with that driver. */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #options: PatientOptions

  constructor(options: PatientOptions) {
    super(options)
    this.#options = options
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#options)
  }
}
