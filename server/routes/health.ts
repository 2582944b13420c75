import { Hono } from 'hono'
import type { Ready } from '../base/ready.ts'
import type { AppEnv } from '../http/app-env.ts'

export interface ServiceState {
  readonly version: string
  /** The file that the built pages begin with; undefined without any. */
  readonly entry: string | undefined
  /** Version of the catalogue that answers now. */
  readonly catalogueVersion: () => string
  /** What the database could do a moment ago. */
  readonly ready: () => Ready
}

const notKept = { 'Cache-Control': 'no-store' } as const

/** Whether the service is alive (`/healthz`), whether it can keep what it is sent (`/readyz`), and which version runs (pages reload when it changes). */
export const healthRoutes = ({ version, entry, catalogueVersion, ready }: ServiceState) =>
  new Hono<AppEnv>()
    .get('/healthz', (context) => context.json({ status: 'ok', catalogue: catalogueVersion() }, 200, notKept))
    .get('/readyz', (context) => {
      const { read, write } = ready()
      const isReady = read && write
      return context.json({ status: isReady ? 'ready' : 'notReady', read, write }, isReady ? 200 : 503, notKept)
    })
    .get('/version.json', (context) => context.json({ version, ...(entry !== undefined && { entry }) }, 200, notKept))
