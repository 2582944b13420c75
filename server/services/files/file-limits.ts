/** Limits for files: the same file not again within some seconds, and a maximum number per day of the site. */
import type { Site } from '../../../contract/site/site.ts'
import { throttleSeconds } from '../../../contract/files/files.ts'
import { AppError } from '../../base/errors.ts'
import { type AttemptLimit, attemptsLeft, countAttempt } from '../../people/attempts.ts'
import type { PeopleParts } from '../../people/parts.ts'

interface CountedFile {
  /** Owner of the limits. */
  readonly owner: string
  /** SHA-256 of the request, hex. */
  readonly request: string
  readonly site: Site
}

/** Lifetime of a day's counter, s; longer than any day, as the key contains the date. */
const dayAtMost = 26 * 3600

/** The date in the time zone of the site, e.g. `2026-11-24`. */
const dayOf = ({ files: { timeZone } }: Site, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)

const sameFile = ({ owner, request }: CountedFile): AttemptLimit => ({ key: `file ${owner} ${request}`, most: 1, seconds: throttleSeconds })

const ofDay = ({ owner, site }: Pick<CountedFile, 'owner' | 'site'>, now: number): AttemptLimit => ({
  key: `files ${owner} ${dayOf(site, now)}`,
  most: site.files.perDay,
  seconds: dayAtMost,
})

const tooOften = (seconds: number) => new AppError('downloadTooOften', { params: { seconds }, retryAfterSeconds: seconds })

/**
 * Checks the limits without counting. @returns how many more files are permitted today @throws AppError `downloadTooOften`,
 * `dailyLimit`
 */
export async function requireRoom({ db, now }: PeopleParts, file: CountedFile): Promise<number> {
  const { left } = await attemptsLeft(db, ofDay(file, now()), now())
  if (left === 0) throw new AppError('dailyLimit')
  const { retryAfterSeconds } = await attemptsLeft(db, sameFile(file), now())
  if (retryAfterSeconds > 0) throw tooOften(retryAfterSeconds)
  return left
}

/** Counts a delivered file atomically, so that parallel requests cannot exceed the limit. @throws AppError `dailyLimit` */
export async function countOfDay({ db, now }: PeopleParts, file: Pick<CountedFile, 'owner' | 'site'>): Promise<void> {
  if ((await countAttempt(db, ofDay(file, now()), now())) > 0) throw new AppError('dailyLimit')
}

/** Counts a file, and refuses the same file for some seconds. @throws AppError `downloadTooOften`, `dailyLimit` */
export async function countFile(parts: PeopleParts, file: CountedFile): Promise<void> {
  const { db, now } = parts
  // The daily limit is reported before the short delay.
  await requireRoom(parts, file)
  const seconds = await countAttempt(db, sameFile(file), now())
  if (seconds > 0) throw tooOften(seconds)
  await countOfDay(parts, file)
}
