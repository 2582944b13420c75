/** From settings to a listening server, and its orderly end. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { createApp } from './app.ts'
import { type Catalogue, createCatalogue } from './catalogue/store/catalogue.ts'
import { ensureCatalogue } from './catalogue/import/import-catalogue.ts'
import type { ServerConfig } from './base/config.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import { type Database, openDatabase } from './database/database.ts'
import { listen } from './http/listen.ts'
import type { Clock, Log } from './http/request-log.ts'
import { readStaticFiles, type StaticFiles } from './http/static-files.ts'
import { createReadiness, type Readiness } from './readiness.ts'
import { createPeople } from './people/people.ts'
import { createSceneRecords } from './records/scene-records.ts'
import { open } from './services/calls/guarded-call.ts'
import { serveContent } from './services/content/serve-content.ts'
import { createLogs, type Logs } from './logs/logs.ts'
import { serveLogs } from './services/logs/serve-logs.ts'
import { servePeople } from './services/people/serve-people.ts'
import { createPublished } from './sites/content/published.ts'
import { ensureSites } from './sites/seed-sites.ts'
import { createSites, type Sites } from './sites/sites.ts'
import { serveSites } from './services/sites/serve-sites.ts'
import { registerFamilies } from './services/calculators/registered-families.ts'

export interface Surroundings {
  readonly log: Log
  readonly clock: Clock
}

export interface RunningServer {
  readonly port: number
  readonly files: StaticFiles
  /** Finishes what runs, closes the database. */
  readonly stop: () => Promise<void>
}

/** How long running calls may take at the end, ms. */
const grace = 10_000
/** A database that has gone silent is not waited for, ms. */
const databaseGrace = 3000
/** How soon a change by another process is noticed, ms. */
const checkInterval = 5_000
/** How often what is too old is forgotten, ms. */
const forgetInterval = 3_600_000

const readVersion = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : ''
}

/** Sites that are stored and cannot be read are told: who asks for one sees the default one. */
const tellUnreadable = (sites: Sites, { log, clock }: Surroundings): void => {
  const keys = sites.unreadable()
  if (keys.length > 0) log({ time: new Date(clock.now()).toISOString(), level: 'error', event: 'unreadableSites', keys: keys.join(' ') })
}

interface Watched {
  readonly catalogue: Catalogue
  readonly sites: Sites
  readonly readiness: Readiness
}

/** Takes over what was imported or set meanwhile. A database that cannot be asked is logged; what is in memory goes on answering. */
const watchDatabase = ({ catalogue, sites, readiness }: Watched, surroundings: Surroundings) => {
  const { log, clock } = surroundings
  const look = async () => {
    const time = () => new Date(clock.now()).toISOString()
    try {
      await readiness.probe()
      if (await catalogue.reload()) log({ time: time(), level: 'info', event: 'catalogue', version: catalogue.current().version })
      if (await sites.reload()) {
        log({
          time: time(),
          level: 'info',
          event: 'sites',
          keys: sites
            .current()
            .map(({ key }) => key)
            .join(' '),
        })
        tellUnreadable(sites, surroundings)
      }
    } catch (error) {
      log({ time: time(), level: 'error', event: 'reload', reason: String(error) })
    }
  }
  const timer = setInterval(() => void look(), checkInterval)
  return () => clearInterval(timer)
}

/** At the start and from time to time; a database that cannot be asked is asked again later. */
const forgetOldLogs = (logs: Logs, { log, clock }: Surroundings) => {
  const forget = () =>
    logs.forget().catch((error: unknown) => {
      log({ time: new Date(clock.now()).toISOString(), level: 'error', event: 'forgetLogs', reason: String(error) })
    })
  void forget()
  const timer = setInterval(() => void forget(), forgetInterval)
  return () => clearInterval(timer)
}

const serve = async (config: ServerConfig, database: Database, surroundings: Surroundings): Promise<RunningServer> => {
  await ensureCatalogue(database)
  await ensureSites(database, new Date(surroundings.clock.now()))
  const families = await registerFamilies()
  const catalogue = await createCatalogue(database, families)
  const sites = await createSites(database)
  tellUnreadable(sites, surroundings)
  const readiness = createReadiness({ db: database.db, now: surroundings.clock.now })
  const content = createPublished(database, surroundings.clock.now)
  const people = createPeople(database, config, surroundings.clock.now)
  const logs = createLogs(database, config.logDays, surroundings.clock.now)
  const files = readStaticFiles(config.distDirectory)
  const aboutCatalogue = catalogueCalls({
    database,
    families,
    catalogue,
    records: createSceneRecords(database, surroundings.clock.now),
    search: config.search,
  })
  const app = createApp({
    config,
    files,
    pictureOf: aboutCatalogue.pictureOf,
    sites,
    content,
    version: readVersion(),
    catalogueVersion: () => catalogue.current().version,
    ready: readiness.ready,
    calls: [
      ...open('catalogue', aboutCatalogue.calls),
      ...open('site', [...serveSites(config), ...serveContent(content)]),
      ...servePeople(people),
      ...serveLogs(logs),
    ],
    identify: people.identify,
    ...surroundings,
  })
  const listening = await listen(app, config)
  const unwatch = watchDatabase({ catalogue, sites, readiness }, surroundings)
  const keepLogs = forgetOldLogs(logs, surroundings)
  const stop = async () => {
    unwatch()
    keepLogs()
    await listening.close(grace)
    const closed = people.delivery.settled().then(() => database.close())
    await Promise.race([closed, pass(databaseGrace, undefined, { ref: false })])
  }
  return { port: listening.port, files, stop }
}

/**
 * Opens the database, brings in the catalogue, listens.
 *
 * @throws StartError, DatabaseError, CatalogueRefused when something outside the program prevents it; the database is then closed again
 */
export const start = async (config: ServerConfig, surroundings: Surroundings): Promise<RunningServer> => {
  const database = await openDatabase(config)
  try {
    return await serve(config, database, surroundings)
  } catch (error) {
    await database.close()
    throw error
  }
}
