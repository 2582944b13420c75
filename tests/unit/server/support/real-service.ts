/** The real service on a database of its own: for tests that ask it something. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../../../server/app.ts'
import { createCatalogue } from '../../../../server/catalogue/catalogue.ts'
import { ensureCatalogue } from '../../../../server/catalogue/import-catalogue.ts'
import { openDatabase } from '../../../../server/database/database.ts'
import { loadedFamilies } from '../../../../server/services/requests/registered-families.ts'
import { serveCatalogue } from '../../../../server/services/serve-catalogue.ts'

export const createRealService = async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'service-'))
  const database = await openDatabase({ dataDirectory })
  await ensureCatalogue(database)
  const catalogue = await createCatalogue(database, loadedFamilies)
  const served = serveCatalogue(() => catalogue.current())
  const app = createApp({
    config: { overlay: 'declared', serviceFactor: 'offered', requestsPerMinute: 100_000, trustProxy: false },
    version: '1.2.3',
    catalogueVersion: () => catalogue.current().version,
    files: new Map(),
    ...served,
    clock: { now: () => 0 },
    log: () => {},
  })
  const close = async () => {
    await database.close()
    rmSync(dataDirectory, { recursive: true })
  }
  return { app, ...served, close }
}

export type RealService = Awaited<ReturnType<typeof createRealService>>
