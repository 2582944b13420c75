import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'

export interface ServiceState {
  readonly version: string
  /** The file that the built pages begin with; undefined without any. */
  readonly entry: string | undefined
  /** Version of the catalogue that answers now. */
  readonly catalogueVersion: () => string
}

const notKept = { 'Cache-Control': 'no-store' } as const

/** Whether the service can answer, and which version runs (pages reload when it changes). */
export const healthRoutes = ({ version, entry, catalogueVersion }: ServiceState) =>
  new Hono<AppEnv>()
    .get('/healthz', (context) => context.json({ status: 'ok', catalogue: catalogueVersion() }, 200, notKept))
    .get('/version.json', (context) => context.json({ version, ...(entry !== undefined && { entry }) }, 200, notKept))
