import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'

export interface ServiceState {
  readonly version: string
  /** Version of the catalogue that answers now. */
  readonly catalogueVersion: () => string
}

const notKept = { 'Cache-Control': 'no-store' } as const

/** Whether the service can answer, and which version runs (pages reload when it changes). */
export const healthRoutes = ({ version, catalogueVersion }: ServiceState) =>
  new Hono<AppEnv>()
    .get('/healthz', (context) => context.json({ status: 'ok', catalogue: catalogueVersion() }, 200, notKept))
    .get('/version.json', (context) => context.json({ version }, 200, notKept))
