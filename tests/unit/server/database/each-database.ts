/** Runs the same tests on every database at hand: SQLite always, PostgreSQL when TEST_DATABASE_URL names one. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Database, DatabaseOptions } from '../../../../server/database/database.ts'
import { openDatabase } from '../../../../server/database/database.ts'

export interface TestDatabase {
  /** Opens a new, empty database. */
  fresh(): Promise<Database>
  /** Opens the one that `fresh` made last once more, as another process would. */
  again(): Promise<Database>
  /** Where that one is, for a program that opens it itself. */
  options(): DatabaseOptions
}

/** undefined: there is none at hand. */
export const postgresUrl = process.env['TEST_DATABASE_URL']

/**
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

function opener(optionsOf: (count: number) => DatabaseOptions, done: (opened: readonly Database[]) => Promise<void>): TestDatabase {
  const opened: Database[] = []
  let count = 0
  const open = async (): Promise<Database> => {
    const database = await openDatabase(optionsOf(count))
    opened.push(database)
    return database
  }
  afterAll(() => done(opened))
  return {
    fresh: () => {
      count++
      return open()
    },
    again: open,
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
  )
}

function inSchemas(prefix: string): TestDatabase {
  const nameOf = (count: number): string => `${prefix}_${process.pid}_${count}`
  return opener(
    (count) => ({ databaseUrl: postgresUrl, dataDirectory: '', schema: nameOf(count) }),
    // The whole server is thrown away at the end.
    async (opened) => {
      await Promise.all(opened.map((database) => database.close()))
    },
  )
}
