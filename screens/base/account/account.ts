/** Who is signed in: the same in every tab of this browser, kept for the site that the account belongs to. */
import type { SignedIn } from '../../../contract/people/people.ts'
import { currentSite } from '../site/site.ts'
import { readStored, writeStored } from '../browser/storage.ts'

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
    const known = JSON.parse(text) as KnownAccount
    return known.accessToken.token ? known : undefined
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
  const text = known ? JSON.stringify(known) : ''
  memory = writeStored('local', place(), text) ? '' : text
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

/** The token that calls carry; undefined: a visitor. */
export const currentToken = (): string | undefined => currentAccount()?.accessToken.token
