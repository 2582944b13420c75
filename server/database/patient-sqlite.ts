/**
 * SQLite for a server that answers others meanwhile.
 *
 * SQLite itself waits for the lock of another process without giving way: nothing else would be answered. Here a refused statement is tried again
 * after a pause, in which the connection is everybody else's. A change takes the lock at its beginning, so that no statement inside it is refused.
 */
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import { DatabaseError, toDatabaseError } from './database-error.ts'
import type { HeldFile } from './held-file.ts'

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
  readonly held: HeldFile
  /** How long a lock is waited for, ms. */
  readonly patience: number
}

type Leave = () => void

/** One after the other, as they came. */
const createTurn = () => {
  let last = Promise.resolve()
  return async (): Promise<Leave> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = last
    last = promise
    await before
    return resolve
  }
}

/** What one caller has of the connection that all share: while a change of its own runs, it has it alone. */
interface Share extends DatabaseConnection {
  leave?: Leave | undefined
}

class PatientDriver extends SqliteDriver {
  readonly #options: PatientOptions
  readonly #turn = createTurn()

  constructor(options: PatientOptions) {
    super({ database: options.held })
    this.#options = options
  }

  override async acquireConnection(): Promise<Share> {
    const share: Share = {
      executeQuery: (query) => this.#execute(share, query),
      streamQuery: () => {
        throw new Error('nothing is streamed')
      },
    }
    return share
  }

  override async releaseConnection(share?: Share): Promise<void> {
    share?.leave?.()
  }

  override async beginTransaction(share: Share): Promise<void> {
    const begin = async () => {
      const leave = await this.#turn()
      try {
        this.#options.held.follow()
        await this.#run(CompiledQuery.raw('begin immediate'))
        share.leave = leave
      } catch (error) {
        leave()
        throw error
      }
    }
    await untilFree(begin, this.#options.patience)
  }

  /** Not into a file that is gone. */
  override async commitTransaction(share: Share): Promise<void> {
    if (!this.#options.held.isInPlace()) throw new DatabaseError('databaseNotWritable', { reason: 'the file was moved during a change' })
    await super.commitTransaction(share)
  }

  /** A full disk has undone the change already; a second time would be a failure that hides the first. */
  override async rollbackTransaction(share: Share): Promise<void> {
    if (this.#options.held.isInTransaction()) await super.rollbackTransaction(share)
  }

  async #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = await super.acquireConnection()
    return connection.executeQuery<Row>(query)
  }

  async #execute<Row>(share: Share, query: CompiledQuery): Promise<QueryResult<Row>> {
    // What is refused inside a change has to undo it as a whole.
    if (share.leave) return this.#run(query)
    const inTurn = async () => {
      const leave = await this.#turn()
      try {
        this.#options.held.follow()
        return await this.#run<Row>(query)
      } finally {
        leave()
      }
    }
    return untilFree(inTurn, this.#options.patience)
  }
}

/** Its one connection is shared here, not by kysely: nobody keeps it while waiting. */
class SharingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** kysely's dialect with that driver. */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #options: PatientOptions

  constructor(options: PatientOptions) {
    super({ database: options.held })
    this.#options = options
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#options)
  }

  override createAdapter(): SqliteAdapter {
    return new SharingAdapter()
  }
}
