/** Runs the same tests on the databases at hand: SQLite always, PostgreSQL when TEST_DATABASE_URL names one. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { isDeep } from '../../../setup/runs.ts'
import type { Database, DatabaseOptions } from '../../../../server/database/database.ts'
import { openDatabase } from '../../../../server/database/database.ts'
import { openSeededDatabase } from '../support/seeded-database.ts'

export interface TestDatabase {
  /** Opens a new, empty database. */
  fresh(): Promise<Database>
  /** Opens a new one; the embedded database holds the program's own catalogue, which takes seconds to import. */
  seeded(): Promise<Database>
  /** Opens the one that was made last once more, as another process would. */
  again(): Promise<Database>
  /** Where that one is, for a program that opens it itself. */
  options(): DatabaseOptions
}

/** undefined: there is none at hand. */
export const postgresUrl = process.env['TEST_DATABASE_URL']

/**
 * For repositories, migrations and jobs: what the databases may do differently.
 *
 * @param name claim about the subject
 * @param schema prefix of the PostgreSQL schemas; one per test file, so that files may run at the same time
 */
export function describeOnEachDatabase(name: string, schema: string, tests: (database: TestDatabase) => void): void {
  describe(`${name}, on SQLite`, () => {
    tests(inFolders())
  })
  describe.skipIf(!postgresUrl)(`${name}, on PostgreSQL`, () => {
    tests(inSchemas(schema))
  })
}

/**
 * For everything built on those: SQLite, and PostgreSQL in a deep run (`npm test -- --deep`).
 *
 * @param name claim about the subject
 * @param schema prefix of the PostgreSQL schemas; one per test file
 */
export function describeOnDatabase(name: string, schema: string, tests: (database: TestDatabase) => void): void {
  if (isDeep) return describeOnEachDatabase(name, schema, tests)
  describe(`${name}, on SQLite`, () => {
    tests(inFolders())
  })
}

/**
 * The same tests once more on PostgreSQL, where tables are cut into partitions.
 * @param cut what does it to a new database
 */
export function describeOnPartitions(
  name: string,
  { own, cut }: { readonly own: string; readonly cut: (db: Database['db']) => Promise<void> },
  tests: (database: TestDatabase) => void,
): void {
  describe.skipIf(!postgresUrl)(`${name}, on PostgreSQL in partitions`, () => {
    // Tables that go away while another file looks at all of its database would be missed there.
    const url = new URL(`/${own}_${process.pid}`, postgresUrl ?? 'postgres://none')
    beforeAll(() => makeDatabase(url))
    const databases = inSchemas(own, url.href)
    tests({
      ...databases,
      fresh: async () => {
        const database = await databases.fresh()
        await cut(database.db)
        return database
      },
    })
  })
}

const makeDatabase = async ({ pathname }: URL): Promise<void> => {
  const client = new pg.Client(postgresUrl)
  await client.connect()
  await client.query(`create database ${pathname.slice(1)}`)
  await client.end()
}

function opener(
  optionsOf: (count: number) => DatabaseOptions,
  done: (opened: readonly Database[]) => Promise<void>,
  openSeeded: typeof openDatabase = openDatabase,
): TestDatabase {
  const opened: Database[] = []
  let count = 0
  const open = async (by = openDatabase): Promise<Database> => {
    const database = await by(optionsOf(count))
    opened.push(database)
    return database
  }
  afterAll(() => done(opened))
  return {
    fresh: () => {
      count++
      return open()
    },
    seeded: () => {
      count++
      return open(openSeeded)
    },
    again: () => open(),
    options: () => optionsOf(count),
  }
}

function inFolders(): TestDatabase {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sizewright-test-'))
  })
  return opener(
    (count) => ({ dataDirectory: join(folder, String(count)) }),
    async (opened) => {
      await Promise.all(opened.map((database) => database.close()))
      await rm(folder, { recursive: true })
    },
    ({ dataDirectory }) => openSeededDatabase(dataDirectory),
  )
}

function inSchemas(prefix: string, databaseUrl = postgresUrl): TestDatabase {
  const nameOf = (count: number): string => `${prefix}_${process.pid}_${count}`
  return opener(
    (count) => ({ databaseUrl, dataDirectory: '', schema: nameOf(count) }),
    // The whole server is thrown away at the end.
    async (opened) => {
      await Promise.all(opened.map((database) => database.close()))
    },
  )
}
