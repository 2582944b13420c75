import { useSyncExternalStore } from 'react'

/**
 * What `read` gives, rendered again when it changes. A server renders the same as the browser does first: a store has no state of
 * its own there.
 */
export const useStored = <T>(subscribe: (listener: () => void) => () => void, read: () => T): T =>
  useSyncExternalStore(subscribe, read, read)
