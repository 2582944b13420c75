/** Generates the page of rights (`docs/rights.md`) from the routes of the whole app, which is put together over a database of a moment. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../server/base/config.ts'
import { openDatabase } from '../server/database/database.ts'
import { accessOfRoutes } from '../server/routes/open-pages.ts'
import { createWholeApp } from '../server/whole-app.ts'
import { rightsText } from './rights-text.ts'

const folder = mkdtempSync(join(tmpdir(), 'sizewright-rights-'))
const config = readConfig({ DATA_DIR: folder, DIST_DIR: join(folder, 'dist') })
const database = await openDatabase(config)
try {
  const { app, calls } = await createWholeApp(config, database, { clock: { now: Date.now }, log: () => undefined })
  writeFileSync(join(import.meta.dirname, '../docs/rights.md'), rightsText(accessOfRoutes(app.routes, calls)))
} finally {
  await database.close()
  rmSync(folder, { recursive: true })
}
