/** The real service on a database of its own: for tests that ask it something. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../../../server/app.ts'
import { createCatalogue } from '../../../../server/catalogue/store/catalogue.ts'
import { ensureCatalogue } from '../../../../server/catalogue/import/import-catalogue.ts'
import { openDatabase } from '../../../../server/database/database.ts'
import type { LogEntry } from '../../../../server/http/request-log.ts'
import { createSceneRecords } from '../../../../server/records/scene-records.ts'
import { registerFamilies } from '../../../../server/services/calculators/registered-families.ts'
import { serveCatalogue } from '../../../../server/services/serve-catalogue.ts'

export const createRealService = async (given: { readonly writesPerMinute?: number; readonly search?: boolean } = {}) => {
  const now = () => 0
  const logged: LogEntry[] = []
  const dataDirectory = mkdtempSync(join(tmpdir(), 'service-'))
  const database = await openDatabase({ dataDirectory })
  await ensureCatalogue(database)
  const families = await registerFamilies()
  const catalogue = await createCatalogue(database, families)
  const served = serveCatalogue(families, () => catalogue.current(), {
    records: createSceneRecords(database, now),
    search: given.search ?? true,
  })
  const app = createApp({
    config: {
      overlay: 'declared',
      serviceFactor: 'offered',
      requestsPerMinute: 100_000,
      writesPerMinute: given.writesPerMinute ?? 100_000,
      trustProxy: false,
    },
    version: '1.2.3',
    catalogueVersion: () => catalogue.current().version,
    files: new Map(),
    ...served,
    clock: { now },
    log: (entry) => void (entry.level === 'error' && logged.push(entry)),
  })
  const close = async () => {
    await database.close()
    rmSync(dataDirectory, { recursive: true })
  }
  return { app, ...served, database, logged, close }
}

export type RealService = Awaited<ReturnType<typeof createRealService>>
