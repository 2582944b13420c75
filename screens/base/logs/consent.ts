/** Whether and how usage is recorded, from the user's choice, the browser's privacy signal and the site's setting. */
import { accountMark } from '../account/account-mark.ts'
import { currentToken, type KnownAccount } from '../account/account.ts'
import { isEmbedded } from '../browser/embedded.ts'
import { currentSite } from '../site/site.ts'
import { readStored, writeStored } from '../browser/storage.ts'

/** Anonymous recording, recording with the account, or none. */
export const usageChoices = ['counts', 'named', 'none'] as const
export type UsageChoice = (typeof usageChoices)[number]

/** The signed-in person. */
export type Person = { readonly phoneNumber: string | null; readonly email: string | null; readonly isAdmin: boolean }

/** Returns the person behind an account; undefined for a browser's own account. */
export const personOf = (known: KnownAccount | undefined): Person | undefined =>
  known && !known.isFixed ? { phoneNumber: known.phoneNumber, email: known.email, isAdmin: known.authType === 'compadmin' } : undefined

const slot = 'sizewright.usage'
const listeners = new Set<() => void>()
let current: string | undefined

const stored = (): string | undefined => (current ??= readStored('local', slot))

export const subscribeToUsage = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice was made in another tab. */
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== slot && key !== null) return
  current = undefined
  for (const listener of listeners) listener()
})

const markOf = (person: Person): string => `named:${accountMark(person)}`

/** Returns the choice as stored, which is valid for the account that made it; undefined if none was made. */
export const storedUsage = (): string | undefined => stored()

/** Parses the stored choice; undefined if this person has not chosen. */
export const usageOf = (text: string | undefined, person: Person | undefined): UsageChoice | undefined => {
  if (text === 'none' || text === 'counts') return text
  if (text === undefined) return undefined
  return person && text === markOf(person) ? 'named' : undefined
}

/**
 * Stores the choice.
 *
 * @param person the account that `named` refers to
 */
export const chooseUsage = (choice: UsageChoice, person: Person | undefined): void => {
  current = choice === 'named' ? person && markOf(person) : choice
  writeStored('local', slot, current ?? '')
  for (const listener of listeners) listener()
}

/** Whether the browser sends Global Privacy Control or Do Not Track. */
export const asksForPrivacy = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || Reflect.get(navigator, 'doNotTrack') === '1'

/** Whether usage is recorded. Never in embedded pages, where the user cannot change the choice. */
export const isRecorded = (): boolean => currentSite().behaviourLog && !asksForPrivacy() && !isEmbedded() && stored() !== 'none'

/** Returns the current consent to named recording; undefined if there is none. */
export const consentNow = (): string | undefined => {
  const text = stored()
  return currentToken() !== undefined && text?.startsWith('named:') ? text : undefined
}
