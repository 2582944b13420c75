/** What belongs to an account: the entries of the More menu, and what somebody wants that needs one. */

/** As addresses call them, in the order of the menu. */
export const accountEntries = ['user-selection', 'download-list', 'collect-list', 'shopping-list', 'specimen-book', 'comp-detail'] as const

export type AccountEntry = (typeof accountEntries)[number]

/** Pages of the user centre that are no entries of the menu. */
type OtherPage = 'my-account' | 'projects'

/** The page of an entry. */
export const entryPath = (entry: AccountEntry | OtherPage): string => `/usercenter/${entry}`

/** Opens the page of an entry. */
export const goToEntry = (entry: AccountEntry | OtherPage): void => {
  location.hash = entryPath(entry)
}

/** What is asked for over the page: signing in, for what somebody wants that needs it, signing out, or what is recorded. */
export type Wish = {
  /** The entry that was asked for. */
  readonly entry?: AccountEntry
  /** The page that is gone to then, from `/` on. */
  readonly to?: string
  /** To sign out instead. */
  readonly isLeaving?: true
  /** To choose what is recorded of how the pages are used. */
  readonly isAboutUsage?: true
  /** They were signed in until now. */
  readonly isExpired?: true
}

let wish: Wish | undefined
const listeners = new Set<() => void>()

export const currentWish = (): Wish | undefined => wish

/** Opens the dialog of it, of signing in where it says nothing else; `undefined` closes it. */
export const askToSignIn = (next: Wish | undefined): void => {
  wish = next
  for (const listener of listeners) listener()
}

export const subscribeToWish = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
