import type { HttpBindings } from '@hono/node-server'
import type { Scope, Principal } from '../../contract/people/rights.ts'
import type { Site } from '../../contract/site/site.ts'
import type { Locale } from '../../i18n/locales.ts'

/** The principal of a call, the data that it may access, and the network address and user agent of the client. */
interface Actor {
  readonly principal: Principal
  readonly scope: Scope
  readonly address: string
  readonly device: string
}

/** Charges the client's token bucket for more tokens than the one that every call costs. */
type Charge = (more: number) => void

/**
 * Context of all handlers. `incoming` is missing when the app is called without a socket; `site` and `actor` are set for calls.
 * `framedBy` lists the origins that may frame a page, and `forAnybody` permits cross-origin use; by default neither is
 * permitted. `isCurrent` is set on responses that are the same for everybody and may be replayed while it returns true; `sent`
 * are the bytes of the body.
 */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    locale: Locale
    site: Site
    actor: Actor
    framedBy?: readonly string[]
    forAnybody?: boolean
    charge?: Charge
    isCurrent?: () => boolean
    sent?: Uint8Array
  }
}
