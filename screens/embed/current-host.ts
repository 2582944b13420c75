/** The page around this one, for as long as this one is loaded. */
import { currentSite } from '../base/site/site.ts'
import { createHost, type Host } from './host.ts'

let host: Host | undefined

const meet = (): Host => {
  const { ancestorOrigins } = location
  const met = createHost({
    allowed: currentSite().embedOrigins ?? [],
    isFramed: window.parent !== window,
    // Not in every browser, whatever the types say.
    ancestors: (ancestorOrigins as DOMStringList | undefined) && [...ancestorOrigins],
    referrer: document.referrer,
    post: (message, origin) => window.parent.postMessage(message, origin),
  })
  addEventListener('message', ({ origin, source, data }) => met.hear({ origin, isFromParent: source === window.parent, data }))
  return met
}

/** The same each time; it is met when it is first asked for. */
export const currentHost = (): Host => (host ??= meet())
