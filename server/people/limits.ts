/** Limits on sending and guessing codes, against spraying, guessing and flooding. */
import { inquiryRules } from '../../contract/inquiries/inquiries.ts'
import { codeRules } from '../../contract/people/people.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { AppError } from '../base/errors.ts'
import { type AttemptLimit, attemptsLeft, countAttempt, countAttempts } from './attempts.ts'
import type { PeopleParts } from './parts.ts'
import type { Account } from './people-repository.ts'

const hour = 3600
const day = 24 * hour

/**
 * Limits per address, which a whole office may share, and per account at one address. None is per account alone: whoever knows
 * the number of another person could lock them out. Only the codes sent to an account at the request of addresses that it was
 * never signed in from are limited in all, against flooding its owner with messages; the password and known addresses stay open.
 */
const most = {
  codesPerAddress: 60,
  codesPerAccountAtAddress: 20,
  codesFromUnknownAddresses: 40,
  triesPerAddress: 100,
  triesPerAccountAtAddress: 20,
  linksPerAddress: 300,
} as const
/** Days for which the address of a sign-in stays known. */
const knownDays = 90

const pass = async ({ db, now }: PeopleParts, limits: readonly AttemptLimit[], code: ErrorCode) => {
  const retryAfterSeconds = await countAttempts(db, limits, now())
  if (retryAfterSeconds > 0) throw new AppError(code, { retryAfterSeconds })
}

const nameOf = ({ company, account }: Account) => `${company} ${account}`

const knownAddress = (account: Account, address: string): AttemptLimit => ({
  key: `signed in ${nameOf(account)} from ${address}`,
  most: 1,
  seconds: knownDays * day,
})

/** Remembers that an account was signed in from an address. */
export const rememberAddress = async ({ db, now }: PeopleParts, account: Account, address: string): Promise<void> => {
  await countAttempt(db, knownAddress(account, address), now())
}

const isKnown = async ({ db, now }: PeopleParts, account: Account, address: string): Promise<boolean> =>
  (await attemptsLeft(db, knownAddress(account, address), now())).left === 0

/**
 * One code a minute to a number or e-mail address, over all sites; an address that the account was signed in from has a minute of
 * its own.
 *
 * @throws AppError `codeCooldown`, `tooManyTries`
 */
export const countCode = async (parts: PeopleParts, account: Account, address: string): Promise<void> => {
  const fromAddress = { key: `codes from ${address}`, most: most.codesPerAddress, seconds: hour }
  // Whoever is refused anyway does not take the minute.
  const { left, retryAfterSeconds } = await attemptsLeft(parts.db, fromAddress, parts.now())
  if (left === 0) throw new AppError('tooManyTries', { retryAfterSeconds })
  const known = await isKnown(parts, account, address)
  const minute = known ? `code ${nameOf(account)} from ${address}` : `code ${account.account}`
  await pass(parts, [{ key: minute, most: 1, seconds: codeRules.cooldownSeconds }], 'codeCooldown')
  await pass(parts, [fromAddress], 'tooManyTries')
  const atAddress = { key: `codes to ${nameOf(account)} from ${address}`, most: most.codesPerAccountAtAddress, seconds: day }
  await pass(parts, [atAddress], 'tooManyTries')
  if (known) return
  await pass(parts, [{ key: `codes to ${account.account}`, most: most.codesFromUnknownAddresses, seconds: day }], 'tooManyTries')
}

/** Counts an attempt before it is judged, so that concurrent requests cannot exceed the limit. @throws AppError `tooManyTries` */
export const countTry = async (parts: PeopleParts, account: Account, address: string): Promise<void> => {
  const ofAddress = { key: `tries from ${address}`, most: most.triesPerAddress, seconds: hour }
  const ofAccount = { key: `tries of ${nameOf(account)} from ${address}`, most: most.triesPerAccountAtAddress, seconds: hour }
  // One statement, so that a sign-in is written to the disk once before it is judged.
  await pass(parts, [ofAddress, ofAccount], 'tooManyTries')
}

/** Limits attempts to open links, although they cannot be guessed. @throws AppError `tooManyTries` */
export const countLink = (parts: PeopleParts, address: string): Promise<void> =>
  pass(parts, [{ key: `links from ${address}`, most: most.linksPerAddress, seconds: hour }], 'tooManyTries')

/** Counts a request for quotation before it is stored, so that concurrent ones cannot exceed the limit. @throws AppError `inquiryLimit` */
export const countInquiry = (parts: PeopleParts, personID: string): Promise<void> =>
  pass(parts, [{ key: `quotations of ${personID}`, most: inquiryRules.perDay, seconds: day }], 'inquiryLimit')
