import type { HttpBindings } from '@hono/node-server'
import type { Scope, Principal } from '../../contract/people/rights.ts'
import type { Site } from '../../contract/site/site.ts'
import type { Locale } from '../../i18n/locales.ts'

/** Who calls, what of the thing that is asked for they may touch, and from where. */
interface Actor {
  readonly principal: Principal
  readonly scope: Scope
  readonly address: string
  readonly device: string
}

/** Takes so many tokens more from the caller's bucket than the one that every call costs. */
type Charge = (more: number) => void

/**
 * What every handler can read: `incoming` is missing when the app is called without a socket; `site` and `acting` are there for calls.
 * `framedBy` and `forAnybody` say what the headers of an answer let other origins do; without them nothing. `isCurrent`: the answer is
 * the same for everybody and may be sent again as long as this is true; `sent`: its bytes.
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
