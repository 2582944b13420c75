/** The real service on a database of its own: for tests that ask it something. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppDependencies, createApp } from '../../../../server/app.ts'
import { catalogueCalls } from '../../../../server/catalogue-calls.ts'
import { ensureCatalogue } from '../../../../server/catalogue/import/import-catalogue.ts'
import { createCatalogue } from '../../../../server/catalogue/store/catalogue.ts'
import type { LogEntry } from '../../../../server/http/request-log.ts'
import { type StaticFiles, textFile } from '../../../../server/http/static-files.ts'
import { createSceneRecords } from '../../../../server/records/scene-records.ts'
import { registerFamilies } from '../../../../server/services/calculators/registered-families.ts'
import { contentCalls } from '../../../../server/services/content/content-calls.ts'
import { reportCall } from '../../../../server/services/report/report-call.ts'
import { siteCalls } from '../../../../server/services/sites/site-calls.ts'
import { createPublished } from '../../../../server/sites/content/published.ts'
import { ensureSites } from '../../../../server/sites/seed-sites.ts'
import { createSites } from '../../../../server/sites/sites.ts'
import { open } from '../../../../server/services/calls/guarded-call.ts'
import { findCalculable } from '../../../../server/services/site-calculators/calculable.ts'
import { openSeededDatabase } from './seeded-database.ts'
import { strictly } from './strict-log.ts'

type RealServiceOptions = Partial<Pick<AppDependencies, 'responseCache' | 'log'>> & {
  readonly writesPerMinute?: number
  /** Clients are told apart by `X-Forwarded-For`; not by default. */
  readonly trustProxy?: boolean
  readonly requestsPerMinute?: number
  readonly search?: boolean
  readonly files?: StaticFiles
  /** ms; without it time stands still. */
  readonly now?: () => number
}

/** Of the built pages the drawing alone that the reference has as its example. */
const oneDrawing: StaticFiles = new Map([
  ['/drawings/ball-screw.svg', textFile('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', false)],
])

const reportParts = { engineVersion: async () => '1.2.3', ownAddress: 'http://localhost', knownSecretOf: async () => undefined }

export const createRealService = async (options: RealServiceOptions = {}) => {
  const { now = () => 0 } = options
  const logged: LogEntry[] = []
  const dataDirectory = mkdtempSync(join(process.env['TEST_TEMPLATES'] ?? tmpdir(), 'service-'))
  const database = await openSeededDatabase(dataDirectory)
  // In a copy of the project with other tables than those of the run.
  await ensureCatalogue(database)
  const families = await registerFamilies()
  const catalogue = await createCatalogue(database, families)
  await ensureSites(database, new Date(now()))
  const sites = await createSites(database)
  const config = {
    overlay: 'declared',
    serviceFactor: 'offered',
    requestsPerMinute: options.requestsPerMinute ?? 100_000,
    writesPerMinute: options.writesPerMinute ?? 100_000,
    trustProxy: options.trustProxy ?? false,
  } as const
  const aboutCatalogue = catalogueCalls({
    database,
    families,
    catalogue,
    records: createSceneRecords(database, now),
    search: options.search ?? true,
    ofSites: { calculableOf: findCalculable({ of: () => [] }) },
  })
  const content = createPublished(database, now)
  const { versions, calls: live } = aboutCatalogue
  const report = { ...reportParts, versions, live, sites: sites.current }
  const caching = options.responseCache && { responseCache: options.responseCache }
  const calls = [
    ...open('catalogue', aboutCatalogue.calls),
    ...open('site', [...siteCalls(config), ...contentCalls(content)]),
    reportCall(report),
  ]
  const app = createApp({
    config,
    version: '1.2.3',
    catalogueVersion: () => catalogue.current().version,
    ready: () => ({ read: true, write: true }),
    files: options.files ?? oneDrawing,
    pictureOf: aboutCatalogue.pictureOf,
    sites,
    content,
    calls,
    identify: async () => ({ role: 'visitor', expired: true }),
    clock: { now },
    log: strictly((entry) => {
      if (entry.level === 'error') logged.push(entry)
      options.log?.(entry)
    }),
    ...caching,
  })
  const close = async () => {
    await database.close()
    rmSync(dataDirectory, { recursive: true })
  }
  return { app, calls, sites, database, logged, close }
}

export type RealService = Awaited<ReturnType<typeof createRealService>>

let shared: Promise<RealService> | undefined

const createSharedService = async (): Promise<RealService> => ({
  ...(await createRealService()),
  close: () => Promise.reject(new Error('the shared service serves later files, too: do not close it')),
})

/** The one of this process, for tests that only ask: nobody closes it, and nobody changes its sites or its tables. */
export const sharedService = (): Promise<RealService> => (shared ??= createSharedService())
