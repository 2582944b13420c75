/** Limits on sending and guessing codes, against spraying, guessing and flooding. */
import { codeRules } from '../../contract/people/people.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { AppError } from '../base/errors.ts'
import { type AttemptLimit, countAttempt } from './attempts.ts'
import type { PeopleParts } from './parts.ts'
import type { Account } from './people-repository.ts'

const hour = 3600
const day = 24 * hour

/** Limits per address, which a whole office may share, and per account. */
const most = { codesPerDay: 20, codesPerAddress: 60, triesPerAccount: 20, triesPerAddress: 100, linksPerAddress: 300 } as const

const pass = async ({ db, now }: PeopleParts, limit: AttemptLimit, code: ErrorCode) => {
  const retryAfterSeconds = await countAttempt(db, limit, now())
  if (retryAfterSeconds > 0) throw new AppError(code, { retryAfterSeconds })
}

const nameOf = ({ company, account }: Account) => `${company} ${account}`

/** @throws AppError `codeCooldown`, `tooManyTries` */
export const countCode = async (parts: PeopleParts, account: Account, address: string): Promise<void> => {
  await pass(parts, { key: `code ${nameOf(account)}`, most: 1, seconds: codeRules.cooldownSeconds }, 'codeCooldown')
  await pass(parts, { key: `codes from ${address}`, most: most.codesPerAddress, seconds: hour }, 'tooManyTries')
  await pass(parts, { key: `codes to ${nameOf(account)}`, most: most.codesPerDay, seconds: day }, 'tooManyTries')
}

/** Counts an attempt before it is judged, so that concurrent requests cannot exceed the limit. @throws AppError `tooManyTries` */
export const countTry = async (parts: PeopleParts, account: Account, address: string): Promise<void> => {
  await pass(parts, { key: `tries from ${address}`, most: most.triesPerAddress, seconds: hour }, 'tooManyTries')
  await pass(parts, { key: `tries of ${nameOf(account)}`, most: most.triesPerAccount, seconds: hour }, 'tooManyTries')
}

/** Limits attempts to open links, although they cannot be guessed. @throws AppError `tooManyTries` */
export const countLink = (parts: PeopleParts, address: string): Promise<void> =>
  pass(parts, { key: `links from ${address}`, most: most.linksPerAddress, seconds: hour }, 'tooManyTries')
