/** The page around an embedded one: who it is, and what it is told. Nothing is ever told to an origin that the site does not list. */
import { type EmbedMessage, heightMessage, isHello, readyMessage } from '../../contract/site/embed-messages.ts'

/** What the browser says of the page around this one. */
export type Surroundings = {
  /** Origins that the site lists. */
  readonly allowed: readonly string[]
  /** Whether there is a page around this one at all. */
  readonly isFramed: boolean
  /** Origins of the pages around this one, the nearest first; undefined in browsers that do not tell. */
  readonly ancestors: readonly string[] | undefined
  /** Address of the page that opened this one, or ''. */
  readonly referrer: string
  readonly post: (message: EmbedMessage, origin: string) => void
}

/** What has come, and from where. */
type Heard = { readonly origin: string; readonly isFromParent: boolean; readonly data: unknown }

export type Host = {
  /** Its origin, one of those that are allowed; undefined as long as it is not known. */
  readonly origin: () => string | undefined
  /** @returns false where there is nobody to be told */
  readonly tell: (message: EmbedMessage) => boolean
  readonly hear: (heard: Heard) => void
}

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined)

/** The origin of the page around this one, if it is allowed: as the browser states it, else by where this page was opened from. */
export const parentOrigin = ({ allowed, isFramed, ancestors, referrer }: Omit<Surroundings, 'post'>): string | undefined => {
  const stated = ancestors ? ancestors[0] : originOf(referrer)
  return isFramed ? allowed.find((origin) => origin === stated) : undefined
}

export const createHost = (around: Surroundings): Host => {
  let origin = parentOrigin(around)
  const tell = (message: EmbedMessage): boolean => {
    if (origin === undefined) return false
    // The browser drops it where the page around is of another origin by now.
    around.post(message, origin)
    return true
  }
  tell(readyMessage)
  return {
    origin: () => origin,
    tell,
    hear: ({ origin: from, isFromParent, data }) => {
      if (!around.isFramed || !isFromParent || !around.allowed.includes(from) || !isHello(data)) return
      origin = from
      tell(readyMessage)
    },
  }
}

/** Tells the page around how high the content is, each time that this changes. */
export const tellHeight = ({ tell }: Host, element: Element): (() => void) => {
  let told = 0
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height)
    if (height !== told && tell(heightMessage(height))) told = height
  })
  observer.observe(element)
  return () => observer.disconnect()
}
