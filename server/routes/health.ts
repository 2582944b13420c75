import { Hono } from 'hono'
import type { Ready } from '../base/ready.ts'
import type { AppEnv } from '../http/app-env.ts'

export interface ServiceState {
  readonly version: string
  /** Path of the entry script of the built pages; undefined without pages. */
  readonly entry: string | undefined
  /** Version of the current catalogue. */
  readonly catalogueVersion: () => string
  /** State of the database at its last check. */
  readonly ready: () => Ready
}

const uncached = { 'Cache-Control': 'no-store' } as const

/**
 * Reports whether the service is alive (`/healthz`), whether it can store data (`/readyz`), and its version (pages reload when
 * it changes).
 */
export const healthRoutes = ({ version, entry, catalogueVersion, ready }: ServiceState) =>
  new Hono<AppEnv>()
    .get('/healthz', (context) => context.json({ status: 'ok', catalogue: catalogueVersion() }, 200, uncached))
    .get('/readyz', (context) => {
      const { read, write } = ready()
      const isReady = read && write
      return context.json({ status: isReady ? 'ready' : 'notReady', read, write }, isReady ? 200 : 503, uncached)
    })
    .get('/version.json', (context) => context.json({ version, ...(entry !== undefined && { entry }) }, 200, uncached))
