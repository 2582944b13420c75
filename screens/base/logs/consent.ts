/** Whether and how the use of the pages is recorded: what the person chose, what their browser asks for, what the site has set. */
import { currentToken, type KnownAccount } from '../account/account.ts'
import { isEmbedded } from '../browser/embedded.ts'
import { currentSite } from '../site/site.ts'
import { readStored, writeStored } from '../browser/storage.ts'

/** Counting without a name, with that of the account, or not at all. */
export const usageChoices = ['counts', 'named', 'none'] as const
export type UsageChoice = (typeof usageChoices)[number]

/** The account that is signed in. */
export type Person = { readonly phoneNumber: string | null; readonly email: string | null; readonly isAdmin: boolean }

/** Nobody is behind an account of the browser's own. */
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

/** FNV-1a, 32 bits: tells the accounts of one browser apart, and says nothing of them. */
const markOf = ({ phoneNumber, email }: Person): string => {
  let hash = 0x811c9dc5
  for (const character of `${phoneNumber} ${email}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return `named:${(hash >>> 0).toString(16)}`
}

/** The choice as it is stored: consent holds for the account that gave it. `undefined`: nobody was asked. */
export const storedUsage = (): string | undefined => stored()

/** @returns undefined where this person has not been asked */
export const usageOf = (text: string | undefined, person: Person | undefined): UsageChoice | undefined => {
  if (text === 'none' || text === 'counts') return text
  if (text === undefined) return undefined
  return person && text === markOf(person) ? 'named' : undefined
}

/** @param person whose account is meant by `named` */
export const chooseUsage = (choice: UsageChoice, person: Person | undefined): void => {
  current = choice === 'named' ? person && markOf(person) : choice
  writeStored('local', slot, current ?? '')
  for (const listener of listeners) listener()
}

/** The browser asks that nobody follows its owner: Global Privacy Control, Do Not Track. */
export const asksForPrivacy = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || Reflect.get(navigator, 'doNotTrack') === '1'

/** Inside a page of somebody else's nobody has chosen ours, or could change the choice. */
export const isRecorded = (): boolean => currentSite().behaviourLog && !asksForPrivacy() && !isEmbedded() && stored() !== 'none'

/** The consent that holds now; `undefined`: nobody is named. */
export const consentNow = (): string | undefined => {
  const text = stored()
  return currentToken() !== undefined && text?.startsWith('named:') ? text : undefined
}
