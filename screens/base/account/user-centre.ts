/** Pages of the user centre, and the state of the dialog that signs in, signs out or sets usage recording. */

/** Path segments of the account pages in the order of the More menu. */
export const accountEntries = ['user-selection', 'download-list', 'collect-list', 'shopping-list', 'specimen-book', 'comp-detail'] as const

export type AccountEntry = (typeof accountEntries)[number]

/** Pages of the user centre without a menu entry. */
type OtherPage = 'my-account' | 'projects' | 'inquiries'

/** Returns the path of an account page. */
export const entryPath = (entry: AccountEntry | OtherPage): string => `/usercenter/${entry}`

/** Returns the path of a request for quotation. */
export const inquiryPath = (id: string): string => `${entryPath('inquiries')}/${id}`

/** Opens an account page. */
export const goToEntry = (entry: AccountEntry | OtherPage): void => {
  location.hash = entryPath(entry)
}

/** A request for the account dialog. Without flags it opens the sign-in form. */
export type Wish = {
  /** Menu entry to open after signing in. */
  readonly entry?: AccountEntry
  /** Path to open after signing in, starting with `/`. */
  readonly to?: string
  /** The path is that of a model found by its name, which says why an account is needed. */
  readonly isFound?: true
  /** Signs out instead. */
  readonly isLeaving?: true
  /** Opens the choice of usage recording. */
  readonly isAboutUsage?: true
  /** The previous sign-in has expired. */
  readonly isExpired?: true
}

let wish: Wish | undefined
const listeners = new Set<() => void>()

export const currentWish = (): Wish | undefined => wish

/** Opens the account dialog; undefined closes it. */
export const askToSignIn = (next: Wish | undefined): void => {
  wish = next
  for (const listener of listeners) listener()
}

export const subscribeToWish = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
