/** The other backend: PostgreSQL at DATABASE_URL. */
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { toDatabaseError } from './database-error.ts'
import type { Tables } from './tables.ts'

export interface PostgresOptions {
  readonly url: string
  /** Schema that holds the tables; made when missing. */
  readonly schema: string
}

/** How long a statement may take, ms. */
const patience = 10_000

const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

/**
 * A connection that has not answered in time is of no more use: the question is still under way, and on one whose other end is gone for good every
 * later one would wait as long. What uses it is told at once, and the pool makes another.
 */
const giveUpWhenSilent = (client: pg.PoolClient): void => {
  const query = client.query.bind(client)
  Object.assign(client, {
    query: (...given: Parameters<typeof query>) => {
      const asked: unknown = query(...given)
      if (asked instanceof Promise) {
        asked.catch((error: unknown) => {
          if (isSilence(error)) void client.end()
        })
      }
      return asked
    },
  })
}

/** @throws DatabaseError when the server does not answer or refuses */
export async function openPostgres({ url, schema }: PostgresOptions): Promise<Kysely<Tables>> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // The server gives up first where it can: the connection is then as good as before.
    statement_timeout: patience,
    query_timeout: patience + 1000,
    idle_in_transaction_session_timeout: 2 * patience,
    options: `-c search_path=${quoted(schema)}`,
  })
  // Without a listener the loss of a connection would end the process: the pool listens to those that are idle, a change has one between its
  // statements, too. Whoever uses it next is told, and the pool replaces it.
  pool.on('error', () => undefined).on('connect', (client) => giveUpWhenSilent(client.on('error', () => undefined)))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    // `public` is always there; making it would ask for a right that the login need not have.
    await (schema === 'public' ? sql`select 1` : sql`create schema if not exists ${sql.id(schema)}`).execute(db)
    return db
  } catch (error) {
    await db.destroy()
    throw toDatabaseError(error, hostOf(url))
  }
}

/** For a start-up option: backslashes escape spaces and themselves. */
const quoted = (schema: string): string => `"${schema.replaceAll('"', '""')}"`.replaceAll('\\', '\\\\').replaceAll(' ', '\\ ')

/** Host and database without the credentials. */
export function hostOf(url: string): { host: string; database: string } {
  if (!URL.canParse(url)) return { host: '', database: '' }
  const { host, pathname } = new URL(url)
  return { host, database: pathname.slice(1) }
}
