/** Who is signed in: the same in every tab of this browser, kept for the site that the account belongs to. */
import type { SignedIn } from '../../contract/people.ts'
import { signInLife } from '../../contract/sign-in-life.ts'
import { currentSite } from './site.ts'
import { readStored, writeStored } from './storage.ts'
import { askToSignIn } from './user-centre.ts'

/** What the service told when somebody signed in, and when that was, ms. */
export type KnownAccount = SignedIn & { readonly began: number }

const listeners = new Set<() => void>()
/** Where the browser keeps nothing it lasts as long as the page. */
let memory = ''
let read: { readonly text: string; readonly known: KnownAccount | undefined } = { text: '', known: undefined }

const place = () => `sizewright.account.${currentSite().key ?? ''}`

const parse = (text: string): KnownAccount | undefined => {
  try {
    // What another hand wrote there gets no further than the service.
    return (JSON.parse(text) as KnownAccount).accessToken.token ? (JSON.parse(text) as KnownAccount) : undefined
  } catch {
    return undefined
  }
}

/** Nobody once the token has expired; the same object for as long as it is the same. */
export const currentAccount = (): KnownAccount | undefined => {
  const text = readStored('local', place()) ?? memory
  if (text !== read.text) read = { text, known: parse(text) }
  return Date.parse(read.known?.accessToken.expires ?? '') > Date.now() ? read.known : undefined
}

/** Keeps who is signed in from now on; `undefined`: nobody. */
export const keepAccount = (known: KnownAccount | undefined): void => {
  memory = known ? JSON.stringify(known) : ''
  writeStored('local', place(), memory)
  for (const listener of listeners) listener()
}

/** Also told what other tabs do. */
export const subscribeToAccount = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Who is signed in, for calls. */
export const account: {
  /** The token that calls carry; undefined: a visitor. */
  token: () => string | undefined
  /** A call with the token has been answered: its end moves as it does at the service. */
  used: (now?: number) => void
  /** The service no longer takes this token: all that is known of the person goes, and they may sign in again where they are. */
  end: (token?: string) => void
} = {
  token: () => currentAccount()?.accessToken.token,
  used: (now = Date.now()) => {
    const known = currentAccount()
    if (!known) return
    const { token, expires } = known.accessToken
    const next = Math.min(now + signInLife.idle, known.began + signInLife.whole)
    if (next - Date.parse(expires) < signInLife.slide) return
    keepAccount({ ...known, accessToken: { token, expires: new Date(next).toISOString() } })
  },
  end: (token) => {
    // Somebody may have signed in meanwhile, here or in another tab.
    if (account.token() !== token) return
    keepAccount(undefined)
    askToSignIn({ isExpired: true })
  },
}
