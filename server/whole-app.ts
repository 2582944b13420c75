/** Assembles the complete service over a database, for the server and for tools that query its routes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AppDependencies, createApp } from './app.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import { ensureCatalogue } from './catalogue/import/import-catalogue.ts'
import type { Snapshots } from './catalogue/store/snapshot-storage.ts'
import { createCatalogue } from './catalogue/store/catalogue.ts'
import type { ServerConfig } from './base/config.ts'
import type { Database } from './database/database.ts'
import type { Clock, Log } from './http/request-log.ts'
import { createResponseCache } from './http/response-cache.ts'
import { gauges } from './http/metrics.ts'
import { createProcessMetrics } from './http/process-metrics.ts'
import { readStaticFiles } from './http/static-files.ts'
import { createReadiness } from './readiness.ts'
import { createPeople } from './people/people.ts'
import { createSceneRecords } from './records/scene-records.ts'
import { open } from './services/calls/guarded-call.ts'
import { companyCalls } from './services/people/company-calls.ts'
import { contentCalls } from './services/content/content-calls.ts'
import { createLogs } from './logs/logs.ts'
import { reportCall } from './services/report/report-call.ts'
import { programVersion } from './files/program-version.ts'
import { createMaking, type Making } from './files/making/making.ts'
import { calculating } from './services/files/calculating.ts'
import { downloadCalls } from './services/files/download-calls.ts'
import { fileCalls } from './services/files/file-calls.ts'
import { serveInquiries } from './services/inquiries/serve-inquiries.ts'
import { logCalls } from './services/logs/log-calls.ts'
import type { CatalogueLookup } from './services/people/model-place.ts'
import { servePeople } from './services/people/serve-people.ts'
import { submissionCalls } from './services/submissions/submission-calls.ts'
import { createPublished } from './sites/content/published.ts'
import { ensureSites } from './sites/seed-sites.ts'
import { createSiteSecrets } from './sites/site-secrets.ts'
import { createSites, type Sites } from './sites/sites.ts'
import { siteCalls } from './services/sites/site-calls.ts'
import type { Answering } from './services/site-calculators/calls-of-calculator.ts'
import { createDocumentChecker } from './services/site-calculators/document-checker.ts'
import { serveSiteCalculators } from './services/site-calculators/serve-site-calculators.ts'
import { createSiteCalculators } from './services/site-calculators/site-calculators.ts'
import { registerFamilies } from './services/calculators/registered-families.ts'

/** Log and clock. */
export interface Surroundings {
  readonly log: Log
  readonly clock: Clock
  /** Storage of built catalogue data for the next start. */
  readonly snapshots?: Snapshots
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

/** Metrics of the process and of file production. */
const metricsOf = (making: Making): NonNullable<AppDependencies['metrics']> => {
  const processMetrics = createProcessMetrics()
  return () => {
    const values = making.jobs() ?? {}
    return [
      gauges('sizewright_file_jobs', 'Files that were asked for, of all nodes, by state.', { label: 'state', values }),
      ...processMetrics(),
    ]
  }
}

/** Computed on first use. */
const engineVersionOnce = () => {
  let engine: Promise<string> | undefined
  return () => (engine ??= programVersion(readVersion()))
}

/** Reads the folders of the sites before the server listens. */
const readSiteCalculators = async (
  answering: Answering & { readonly sites: Sites },
  { dataDirectory }: WholeConfig,
  surroundings: Surroundings,
) => {
  const { log, clock } = surroundings
  const calculators = createSiteCalculators({
    directory: join(dataDirectory, 'sites'),
    sites: answering.sites.current,
    checker: createDocumentChecker(),
    tell: (level, event, detail) => log({ time: new Date(clock.now()).toISOString(), level, event, ...detail }),
  })
  await calculators.reload()
  return { siteCalculators: calculators, ofSites: serveSiteCalculators(calculators, answering) }
}

/** What calls about people ask of the catalogue. */
const lookupIn = ({ productOf, hasFilter }: ReturnType<typeof catalogueCalls>, version: () => string): CatalogueLookup => ({
  version,
  hasModel: (place) => productOf(place) !== undefined,
  hasFilter,
})

/**
 * Creates the complete service; stores the shipped catalogue where its content is new, and the shipped sites in an empty
 * database.
 */
export const createWholeApp = async (config: WholeConfig, database: Database, surroundings: Surroundings) => {
  const { now } = surroundings.clock
  await ensureCatalogue(database)
  await ensureSites(database, new Date(now()))
  const families = await registerFamilies()
  const catalogue = await createCatalogue(database, families, surroundings.snapshots)
  const sites = await createSites(database)
  const readiness = createReadiness({ db: database.db, now })
  const content = createPublished(database, now)
  const people = createPeople(database, config, now)
  const logs = createLogs(database, config.logDays, now)
  const files = readStaticFiles(config.distDirectory)
  const records = createSceneRecords(database, now)
  const answering = { indexed: families.indexed, current: () => catalogue.current(), sites }
  const { siteCalculators, ofSites } = await readSiteCalculators(answering, config, surroundings)
  const aboutCatalogue = catalogueCalls({ database, families, catalogue, records, ofSites, search: config.search })
  const versionNow = () => catalogue.current().version
  const making = makingOf(config, database, surroundings)
  const { secretOf, knownSecretOf } = createSiteSecrets(database)
  const program = { engineVersion: engineVersionOnce(), ownAddress: config.publicAddress }
  const fileParts = {
    people,
    making,
    productOf: aboutCatalogue.productOf,
    exampleModel: aboutCatalogue.exampleModel,
    secretOf,
    ...calculating({ ...aboutCatalogue, assemblyAt: ofSites.assemblyAt }),
    ...program,
  }
  const calls = [
    ...open('catalogue', aboutCatalogue.calls),
    ...open('site', [...siteCalls({ ...config, calculatorsOf: ofSites.entriesOf }), ...ofSites.calls, ...contentCalls(content)]),
    ...servePeople(people, lookupIn(aboutCatalogue, versionNow)),
    ...companyCalls(people, sites),
    ...submissionCalls(people),
    ...serveInquiries(fileParts, aboutCatalogue.versions, sites),
    ...logCalls(logs),
    reportCall({ versions: aboutCatalogue.versions, live: aboutCatalogue.calls, sites: sites.current, knownSecretOf, ...program }),
    ...[fileCalls, downloadCalls].flatMap((callsOf) => callsOf(fileParts)),
  ]
  const responseCache = createResponseCache()
  const app = createApp({
    config,
    responseCache,
    files,
    pictureOf: aboutCatalogue.pictureOf,
    sites,
    siteCalculators: ofSites,
    content,
    version: readVersion(),
    catalogueVersion: versionNow,
    ready: readiness.ready,
    metrics: metricsOf(making),
    calls,
    identify: people.identify,
    permissionsOf: people.permissionsOf,
    ...surroundings,
  })
  return { app, calls, files, catalogue, sites, siteCalculators, readiness, people, logs, making, responseCache }
}
