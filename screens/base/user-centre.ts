/** What belongs to an account: the entries of the More menu, and that one of them has been asked for. */

/** As addresses call them, in the order of the menu. */
export const accountEntries = ['user-selection', 'download-list', 'collect-list', 'shopping-list', 'specimen-book', 'comp-detail'] as const

export type AccountEntry = (typeof accountEntries)[number]

/** What the menu can open over the page: an entry of the account, or the choice of what is recorded. */
export type AskedEntry = AccountEntry | 'usage'

let asked: AskedEntry | undefined
const listeners = new Set<() => void>()

export const askedEntry = (): AskedEntry | undefined => asked

/** `undefined`: the person has been told. */
export const askForEntry = (entry: AskedEntry | undefined): void => {
  asked = entry
  for (const listener of listeners) listener()
}

export const subscribeToAsked = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
