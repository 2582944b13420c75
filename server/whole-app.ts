/** Everything that the service is made of, put together over a database: what listens and what asks every route are the same. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import { ensureCatalogue } from './catalogue/import/import-catalogue.ts'
import { createCatalogue } from './catalogue/store/catalogue.ts'
import type { ServerConfig } from './base/config.ts'
import type { Database } from './database/database.ts'
import type { Clock, Log } from './http/request-log.ts'
import { readStaticFiles } from './http/static-files.ts'
import { createReadiness } from './readiness.ts'
import { createPeople } from './people/people.ts'
import { createSceneRecords } from './records/scene-records.ts'
import { open } from './services/calls/guarded-call.ts'
import { serveCompany } from './services/company/serve-company.ts'
import { serveContent } from './services/content/serve-content.ts'
import { createLogs } from './logs/logs.ts'
import { serveReport } from './services/report/serve-report.ts'
import { programVersion } from './files/program-version.ts'
import { createMaking } from './files/making/making.ts'
import { calculating } from './services/files/calculating.ts'
import { serveFiles } from './services/files/serve-files.ts'
import { serveLogs } from './services/logs/serve-logs.ts'
import { servePeople } from './services/people/serve-people.ts'
import { serveSubmissions } from './services/submissions/serve-submissions.ts'
import { createPublished } from './sites/content/published.ts'
import { ensureSites } from './sites/seed-sites.ts'
import { createSites } from './sites/sites.ts'
import { serveSites } from './services/sites/serve-sites.ts'
import { registerFamilies } from './services/calculators/registered-families.ts'

/** What it tells and what time it is. */
export interface Surroundings {
  readonly log: Log
  readonly clock: Clock
}

type WholeConfig = Omit<ServerConfig, 'host' | 'port' | 'databaseUrl'>

const readVersion = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : ''
}

const makingOf = ({ dataDirectory, fileThreads, fileCacheMegabytes }: WholeConfig, database: Database, { log, clock }: Surroundings) =>
  createMaking(database, {
    dataDirectory,
    threads: fileThreads,
    cacheMegabytes: fileCacheMegabytes,
    now: clock.now,
    tell: (event, detail) => log({ time: new Date(clock.now()).toISOString(), level: 'error', event, ...detail }),
  })

/** Brings in the catalogue and the sites that come with the program, where the database has none. */
export const createWholeApp = async (config: WholeConfig, database: Database, surroundings: Surroundings) => {
  const { now } = surroundings.clock
  await ensureCatalogue(database)
  await ensureSites(database, new Date(now()))
  const families = await registerFamilies()
  const catalogue = await createCatalogue(database, families)
  const sites = await createSites(database)
  const readiness = createReadiness({ db: database.db, now })
  const content = createPublished(database, now)
  const people = createPeople(database, config, now)
  const logs = createLogs(database, config.logDays, now)
  const files = readStaticFiles(config.distDirectory)
  const records = createSceneRecords(database, now)
  const aboutCatalogue = catalogueCalls({ database, families, catalogue, records, search: config.search })
  const making = makingOf(config, database, surroundings)
  let engine: Promise<string> | undefined
  const engineVersion = () => (engine ??= programVersion(readVersion()))
  const aboutFiles = serveFiles({
    people,
    making,
    productOf: aboutCatalogue.productOf,
    exampleModel: aboutCatalogue.exampleModel,
    ...calculating(aboutCatalogue),
    engineVersion,
    ownAddress: config.publicAddress,
  })
  const calls = [
    ...open('catalogue', aboutCatalogue.calls),
    ...open('site', [...serveSites(config), ...serveContent(content)]),
    ...servePeople(people),
    ...serveCompany(people, sites),
    ...serveSubmissions(people),
    ...serveLogs(logs),
    ...serveReport({
      versions: aboutCatalogue.versions,
      live: aboutCatalogue.calls,
      sites: sites.current,
      engineVersion,
      ownAddress: config.publicAddress,
    }),
    ...aboutFiles,
  ]
  const app = createApp({
    config,
    files,
    pictureOf: aboutCatalogue.pictureOf,
    sites,
    content,
    version: readVersion(),
    catalogueVersion: () => catalogue.current().version,
    ready: readiness.ready,
    calls,
    identify: people.identify,
    permissionsOf: people.permissionsOf,
    ...surroundings,
  })
  return { app, calls, files, catalogue, sites, readiness, people, logs, making }
}
