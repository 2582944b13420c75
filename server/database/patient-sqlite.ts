/**
 * A SQLite driver that does not block the process: neither by waiting nor by many statements at once.
 *
 * SQLite itself waits synchronously for the lock of another process, and nothing else would be answered. Here a refused
 * statement is retried after a pause, during which others use the connection. A transaction takes the lock at its beginning, so
 * that no statement inside it is refused.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import { DatabaseError, toDatabaseError } from './database-error.ts'
import type { HeldFile } from './held-file.ts'

/** Pause between two attempts, ms. */
const pause = 20

const isLocked = (error: unknown): boolean => {
  const named = toDatabaseError(error, {})
  return named instanceof Error && 'code' in named && named.code === 'databaseLocked'
}

/** Retries until the attempt is not refused because of a lock, for at most `patience` ms. */
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
  /** How long to wait for a lock, ms. */
  readonly patience: number
}

type Leave = () => void

/** How long statements may hold the event loop, ms; then other requests are served before the next one. */
const slice = 4

/** A queue that grants exclusive access in order of arrival. */
const createTurn = () => {
  let last = Promise.resolve()
  /** Of the current iteration of the event loop. */
  let sliceEnd = Infinity
  return async (): Promise<Leave> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = last
    last = promise
    await before
    if (performance.now() > sliceEnd) await nextTurn()
    if (sliceEnd === Infinity) {
      sliceEnd = performance.now() + slice
      setImmediate(() => (sliceEnd = Infinity))
    }
    return resolve
  }
}

/** A caller's view of the shared connection, which it holds exclusively during its own transaction. */
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

  /** Refuses to commit to a file that was moved. */
  override async commitTransaction(share: Share): Promise<void> {
    if (!this.#options.held.isInPlace()) throw new DatabaseError('databaseNotWritable', { reason: 'the file was moved during a change' })
    await super.commitTransaction(share)
  }

  /** A full disk has rolled back the transaction already; another rollback would fail and hide the first error. */
  override async rollbackTransaction(share: Share): Promise<void> {
    if (this.#options.held.isInTransaction()) await super.rollbackTransaction(share)
  }

  async #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = await super.acquireConnection()
    return connection.executeQuery<Row>(query)
  }

  async #execute<Row>(share: Share, query: CompiledQuery): Promise<QueryResult<Row>> {
    // A refused statement inside a transaction must roll back all of it.
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

/** Shares the single connection in the driver instead of in kysely, so that waiting callers do not hold it. */
class SharingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** kysely's SQLite dialect with this driver. */
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
