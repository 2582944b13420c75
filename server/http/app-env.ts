import type { HttpBindings } from '@hono/node-server'
import type { Locale } from '../../i18n/locales.ts'

/** What every handler can read: `incoming` is missing when the app is called without a socket. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; locale: Locale }
}
