/** The alternative backend: PostgreSQL at DATABASE_URL. */
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { toDatabaseError } from './database-error.ts'
import type { Tables } from './tables.ts'

export interface PostgresOptions {
  readonly url: string
  /** Schema of the tables; created where missing. */
  readonly schema: string
}

/** Statement timeout, ms. */
const patience = 10_000

const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

/**
 * Closes a connection that has not responded in time: its query is still pending, and on a dead connection every later one would
 * wait as long. The current caller gets an error, and the pool opens a new connection.
 */
const giveUpWhenSilent = (client: pg.PoolClient): void => {
  const query = client.query.bind(client)
  Object.assign(client, {
    query: (...parameters: Parameters<typeof query>) => {
      const result: unknown = query(...parameters)
      if (result instanceof Promise) {
        result.catch((error: unknown) => {
          if (isSilence(error)) void client.end()
        })
      }
      return result
    },
  })
}

/** @throws DatabaseError when the server does not respond or refuses */
export async function openPostgres({ url, schema }: PostgresOptions): Promise<Kysely<Tables>> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // Where it can, the server cancels the statement first, and the connection stays usable.
    statement_timeout: patience,
    query_timeout: patience + 1000,
    idle_in_transaction_session_timeout: 2 * patience,
    options: `-c search_path=${quoted(schema)}`,
  })
  // Without a listener a lost connection ends the process. The pool listens on idle connections; during a transaction
  // this listener is needed between statements. The next use reports an error, and the pool replaces the connection.
  pool.on('error', () => undefined).on('connect', (client) => giveUpWhenSilent(client.on('error', () => undefined)))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    // `public` always exists; creating it would need a right that the login may lack.
    await (schema === 'public' ? sql`select 1` : sql`create schema if not exists ${sql.id(schema)}`).execute(db)
    return db
  } catch (error) {
    await db.destroy()
    throw toDatabaseError(error, hostOf(url))
  }
}

/** Quotes a schema for a start-up option: backslashes escape spaces and themselves. */
const quoted = (schema: string): string => `"${schema.replaceAll('"', '""')}"`.replaceAll('\\', '\\\\').replaceAll(' ', '\\ ')

/** Host and database name, without credentials. */
export function hostOf(url: string): { host: string; database: string } {
  if (!URL.canParse(url)) return { host: '', database: '' }
  const { host, pathname } = new URL(url)
  return { host, database: pathname.slice(1) }
}
