/** From settings to a listening server, and its orderly end. */
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { createSnapshots } from './catalogue/snapshot/snapshots.ts'
import type { Catalogue } from './catalogue/store/catalogue.ts'
import type { ServerConfig } from './base/config.ts'
import { settleHeapGrowth } from './base/heap-growth.ts'
import { type Database, openDatabase } from './database/database.ts'
import { listen } from './http/listen.ts'
import type { StaticFiles } from './http/static-files.ts'
import type { Readiness } from './readiness.ts'
import type { Logs } from './logs/logs.ts'
import type { SiteCalculators } from './services/site-calculators/site-calculators.ts'
import type { Sites } from './sites/sites.ts'
import { createWholeApp, type Surroundings } from './whole-app.ts'

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

/** Sites that are stored and cannot be read are told: who asks for one sees the default one. */
const tellUnreadable = (sites: Sites, { log, clock }: Surroundings): void => {
  const keys = sites.unreadable()
  if (keys.length > 0) log({ time: new Date(clock.now()).toISOString(), level: 'error', event: 'unreadableSites', keys: keys.join(' ') })
}

interface Watched {
  readonly catalogue: Catalogue
  readonly sites: Sites
  readonly siteCalculators: SiteCalculators
  readonly readiness: Readiness
}

/** Takes over what was imported or set meanwhile. A database that cannot be asked is logged; what is in memory goes on answering. */
const watchDatabase = ({ catalogue, sites, siteCalculators, readiness }: Watched, surroundings: Surroundings) => {
  const { log, clock } = surroundings
  const look = async () => {
    const time = () => new Date(clock.now()).toISOString()
    try {
      await readiness.probe()
      if (await catalogue.reload()) {
        const { version, size } = catalogue.current()
        settleHeapGrowth(size)
        log({ time: time(), level: 'info', event: 'catalogue', version })
      }
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
  const lookAtFolders = () =>
    siteCalculators.reload().catch((error: unknown) => {
      log({ time: new Date(clock.now()).toISOString(), level: 'error', event: 'reloadCalculators', reason: String(error) })
    })
  const timer = setInterval(() => void look().then(lookAtFolders), checkInterval)
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
  const { app, files, catalogue, sites, siteCalculators, readiness, people, logs, making, responseCache } = await createWholeApp(
    config,
    database,
    surroundings,
  )
  tellUnreadable(sites, surroundings)
  settleHeapGrowth(catalogue.current().size)
  const listening = await listen(app, { ...config, before: responseCache.serve })
  const unwatch = watchDatabase({ catalogue, sites, siteCalculators, readiness }, surroundings)
  const keepLogs = forgetOldLogs(logs, surroundings)
  making.start()
  const stop = async () => {
    unwatch()
    keepLogs()
    await listening.close(grace)
    const closed = Promise.all([making.stop(), people.delivery.settled()]).then(() => database.close())
    await Promise.race([closed, pass(databaseGrace, undefined, { ref: false })])
  }
  return { port: listening.port, files, stop }
}

const snapshotsIn = ({ dataDirectory }: ServerConfig, { log, clock }: Surroundings) =>
  createSnapshots({
    folder: join(dataDirectory, 'catalogue'),
    tell: (level, event, detail) => log({ time: new Date(clock.now()).toISOString(), level, event, ...detail }),
  })

/**
 * Opens the database, brings in the catalogue, listens.
 *
 * @throws StartError, DatabaseError, CatalogueRefused when something outside the program prevents it; the database is then closed again
 */
export const start = async (config: ServerConfig, surroundings: Surroundings): Promise<RunningServer> => {
  // It is read while the database is looked through.
  const snapshots = snapshotsIn(config, surroundings)
  const database = await openDatabase(config)
  try {
    return await serve(config, database, { ...surroundings, snapshots })
  } catch (error) {
    await database.close()
    throw error
  }
}
