/** Starts the server from its settings, and stops it. */
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
  /** Completes running calls and closes the database. */
  readonly stop: () => Promise<void>
}

/** Time limit for running calls when stopping, ms. */
const grace = 10_000
/** Time limit for closing the database, ms. */
const databaseGrace = 3000
/** Interval of checks for changes by other processes, ms. */
const checkInterval = 5_000
/** Interval of deleting expired data, ms. */
const forgetInterval = 3_600_000

/** Reports stored sites that cannot be read; requests for them get the default site. */
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

/** Loads what was imported or changed by other processes. Database failures are logged, and the data in memory remain in use. */
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

/** Deletes expired logs at start and regularly; after a database failure it is tried again later. */
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
 * Opens the database, imports the shipped catalogue, and listens.
 *
 * @throws StartError, DatabaseError, CatalogueRefused for an external cause; the database is closed again
 */
export const start = async (config: ServerConfig, surroundings: Surroundings): Promise<RunningServer> => {
  // Read while the database is being checked.
  const snapshots = snapshotsIn(config, surroundings)
  const database = await openDatabase(config)
  try {
    return await serve(config, database, { ...surroundings, snapshots })
  } catch (error) {
    await database.close()
    throw error
  }
}
