/** What a test file has for itself while its tests run. Call these at the top of the file. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../../../server/database/database.ts'
import { createReports } from './reports.ts'
import { openSeededDatabase } from './seeded-database.ts'

type OwnDatabase = { folder: string; database: Database }

/** A database with the shipped catalogue, in a folder of its own. @param prepare done to it before the tests */
export const ownDatabase = (prepare: (own: OwnDatabase) => Promise<void> = async () => {}): OwnDatabase => {
  // Filled before the first test.
  const own = {} as OwnDatabase
  beforeAll(async () => {
    own.folder = mkdtempSync(join(tmpdir(), 'sizewright-test-'))
    own.database = await openSeededDatabase(own.folder)
    await prepare(own)
  })
  afterAll(async () => {
    await own.database.close()
    rmSync(own.folder, { recursive: true })
  })
  return own
}

type Reports = Awaited<ReturnType<typeof createReports>> & OwnDatabase

/**
 * Reports of every calculator, on such a database.
 * @param prepare done before them
 * @param afterwards done with them, before the tests
 */
export const ownReports = ({
  prepare = async () => {},
  afterwards = async () => {},
}: {
  readonly prepare?: (own: OwnDatabase) => Promise<void>
  readonly afterwards?: (reports: Reports) => Promise<void> | void
} = {}): Reports => {
  // Filled before the first test.
  const reports = {} as Reports
  ownDatabase(async (own) => {
    await prepare(own)
    Object.assign(reports, own, await createReports(own.database))
    await afterwards(reports)
  })
  return reports
}
