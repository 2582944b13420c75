/** The host page of this document. */
import { currentSite } from '../base/site/site.ts'
import { createHost, type Host } from './host.ts'

let host: Host | undefined

const meet = (): Host => {
  const { ancestorOrigins } = location
  const met = createHost({
    get allowed() {
      return currentSite().embedOrigins ?? []
    },
    isFramed: window.parent !== window,
    // Missing in some browsers, contrary to its type.
    ancestors: (ancestorOrigins as DOMStringList | undefined) && [...ancestorOrigins],
    referrer: document.referrer,
    post: (message, origin) => window.parent.postMessage(message, origin),
  })
  addEventListener('message', ({ origin, source, data }) => met.hear({ origin, isFromParent: source === window.parent, data }))
  return met
}

/** Returns the host, created on first use. */
export const currentHost = (): Host => (host ??= meet())
