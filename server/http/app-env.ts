import type { HttpBindings } from '@hono/node-server'
import type { Site } from '../../contract/site.ts'
import type { Locale } from '../../i18n/locales.ts'

/** What every handler can read: `incoming` is missing when the app is called without a socket; `site` is there for calls. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; locale: Locale; site: Site }
}
