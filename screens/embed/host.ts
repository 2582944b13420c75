/** The host page of an embedded one. Messages are sent only to origins listed by the site. */
import { type EmbedMessage, heightMessage, isHello, readyMessage } from '../../contract/site/embed-messages.ts'

/** What the browser provides about the host page. */
export type Surroundings = {
  /** Origins listed by the site. */
  readonly allowed: readonly string[]
  /** Whether there is a host page. */
  readonly isFramed: boolean
  /** Origins of the ancestor frames, nearest first; undefined in browsers without this property. */
  readonly ancestors: readonly string[] | undefined
  /** Address of the page that opened this one, or ''. */
  readonly referrer: string
  readonly post: (message: EmbedMessage, origin: string) => void
}

/** A received message with its source. */
type Heard = { readonly origin: string; readonly isFromParent: boolean; readonly data: unknown }

export type Host = {
  /** Allowed origin of the host; undefined until known. */
  readonly origin: () => string | undefined
  /** Sends a message; returns false without a known host. */
  readonly tell: (message: EmbedMessage) => boolean
  readonly hear: (heard: Heard) => void
}

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined)

/** Returns the host's origin if it is allowed: as provided by the browser, otherwise from the referrer. */
export const parentOrigin = ({ allowed, isFramed, ancestors, referrer }: Omit<Surroundings, 'post'>): string | undefined => {
  const stated = ancestors ? ancestors[0] : originOf(referrer)
  return isFramed ? allowed.find((origin) => origin === stated) : undefined
}

export const createHost = (around: Surroundings): Host => {
  let greeted: string | undefined
  const origin = () => greeted ?? parentOrigin(around)
  const tell = (message: EmbedMessage): boolean => {
    const known = origin()
    if (known === undefined) return false
    // The browser drops the message if the host has another origin by now.
    around.post(message, known)
    return true
  }
  tell(readyMessage)
  return {
    origin,
    tell,
    hear: ({ origin: from, isFromParent, data }) => {
      if (!around.isFramed || !isFromParent || !around.allowed.includes(from) || !isHello(data)) return
      greeted = from
      tell(readyMessage)
    },
  }
}

/** Sends the height of the content on every change; returns a function that stops this. */
export const tellHeight = ({ tell }: Host, element: Element): (() => void) => {
  let sent = 0
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height)
    if (height !== sent && tell(heightMessage(height))) sent = height
  })
  observer.observe(element)
  return () => observer.disconnect()
}
