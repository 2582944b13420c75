import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'

export interface SiteState {
  readonly version: string
  /** The file that the built pages begin with; undefined without any. */
  readonly entry: string | undefined
  /** What the pages are told. */
  readonly site: {
    /** Whether pages show the waiting overlay of a calculation (`declared`), only over the first run of a form (`first`), or not (`none`). */
    readonly overlay: string
    /** Whether forms offer the dialog that works out a service factor (`offered`) or not (`none`). */
    readonly serviceFactor: string
  }
  /** Version of the catalogue that answers now. */
  readonly catalogueVersion: () => string
}

const notKept = { 'Cache-Control': 'no-store' } as const

/** Whether the service can answer, which version runs (pages reload when it changes), and the site's settings for the pages. */
export const healthRoutes = ({ version, entry, site, catalogueVersion }: SiteState) =>
  new Hono<AppEnv>()
    .get('/healthz', (context) => context.json({ status: 'ok', catalogue: catalogueVersion() }, 200, notKept))
    .get('/version.json', (context) => context.json({ version, ...(entry !== undefined && { entry }) }, 200, notKept))
    .get('/site.json', (context) => context.json({ code: 0, data: site }, 200, notKept))
