/** How often somebody gets a file: not the same one within seconds, and so many on a day of the site. */
import type { Site } from '../../../contract/site/site.ts'
import { throttleSeconds } from '../../../contract/files/files.ts'
import { AppError } from '../../base/errors.ts'
import { type AttemptLimit, attemptsLeft, countAttempt } from '../../people/attempts.ts'
import type { PeopleParts } from '../../people/parts.ts'

interface Asked {
  /** Whose limits count. */
  readonly owner: string
  /** SHA-256 of the request. */
  readonly request: string
  readonly site: Site
}

/** Longer than any day: the name of what is counted says which day it is. */
const dayAtMost = 26 * 3600

/** `2026-11-24` where the site is. */
const dayOf = ({ files: { timeZone } }: Site, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)

const sameFile = ({ owner, request }: Asked): AttemptLimit => ({ key: `file ${owner} ${request}`, most: 1, seconds: throttleSeconds })

const ofDay = ({ owner, site }: Pick<Asked, 'owner' | 'site'>, now: number): AttemptLimit => ({
  key: `files ${owner} ${dayOf(site, now)}`,
  most: site.files.perDay,
  seconds: dayAtMost,
})

const tooOften = (seconds: number) => new AppError('downloadTooOften', { params: { seconds }, retryAfterSeconds: seconds })

/** Whether somebody may have a file, counting nothing. @returns how many more today @throws AppError `downloadTooOften`, `dailyLimit` */
export async function requireRoom({ db, now }: PeopleParts, asked: Asked): Promise<number> {
  const { left } = await attemptsLeft(db, ofDay(asked, now()), now())
  if (left === 0) throw new AppError('dailyLimit')
  const { retryAfterSeconds } = await attemptsLeft(db, sameFile(asked), now())
  if (retryAfterSeconds > 0) throw tooOften(retryAfterSeconds)
  return left
}

/** Counts one that is given out; many at once get no further than one after the other. @throws AppError `dailyLimit` */
export async function countOfDay({ db, now }: PeopleParts, asked: Pick<Asked, 'owner' | 'site'>): Promise<void> {
  if ((await countAttempt(db, ofDay(asked, now()), now())) > 0) throw new AppError('dailyLimit')
}

/** The same, and the same file not again for some seconds. @throws AppError `downloadTooOften`, `dailyLimit` */
export async function countFile(parts: PeopleParts, asked: Asked): Promise<void> {
  const { db, now } = parts
  // Whoever has had all of the day is told that, and is not made to wait for seconds first.
  await requireRoom(parts, asked)
  const seconds = await countAttempt(db, sameFile(asked), now())
  if (seconds > 0) throw tooOften(seconds)
  await countOfDay(parts, asked)
}
