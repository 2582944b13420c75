/** The signed-in account, stored per site and shared by all tabs of the browser. */
import type { SignedIn } from '../../../contract/people/people.ts'
import { currentSite } from '../site/site.ts'
import { readStored, writeStored } from '../browser/storage.ts'

/** The account as the service returned it, with the time of the sign-in in ms since the epoch. */
export type KnownAccount = SignedIn & { readonly began: number }

const listeners = new Set<() => void>()
/** Replacement for browser storage that is unavailable; lasts as long as the page. */
let memory = ''
let read: { readonly text: string; readonly known: KnownAccount | undefined } = { text: '', known: undefined }

const place = () => `sizewright.account.${currentSite().key ?? ''}`

const parse = (text: string): KnownAccount | undefined => {
  try {
    // Not validated: a forged entry is rejected by the service.
    const known = JSON.parse(text) as KnownAccount
    return known.accessToken.token ? known : undefined
  } catch {
    return undefined
  }
}

/** Returns the signed-in account, or undefined once its token has expired. The object is stable until the account changes. */
export const currentAccount = (): KnownAccount | undefined => {
  const text = readStored('local', place()) ?? memory
  if (text !== read.text) read = { text, known: parse(text) }
  return Date.parse(read.known?.accessToken.expires ?? '') > Date.now() ? read.known : undefined
}

/** Stores the signed-in account; undefined signs out. */
export const keepAccount = (known: KnownAccount | undefined): void => {
  const text = known ? JSON.stringify(known) : ''
  memory = writeStored('local', place(), text) ? '' : text
  for (const listener of listeners) listener()
}

/** Subscribes to changes of the account, including those made in other tabs. */
export const subscribeToAccount = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Returns the token that calls send; undefined for a visitor. */
export const currentToken = (): string | undefined => currentAccount()?.accessToken.token
