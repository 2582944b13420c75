/** Limits on attempts within a time, counted in the database so that all nodes share the counts. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { hashOf } from './tokens.ts'

export interface AttemptLimit {
  /** What is counted; stored as a hash, so that the table is no list of phone numbers and addresses. */
  readonly key: string
  readonly most: number
  readonly seconds: number
}

/**
 * Counts an attempt against several limits, each of another key.
 *
 * @returns 0 within all limits, else the seconds until the next attempt is permitted
 */
export async function countAttempts(db: Kysely<Tables>, limits: readonly AttemptLimit[], now: number): Promise<number> {
  const began = new Date(now).toISOString()
  const mostOf = new Map(limits.map(({ key, most }) => [hashOf(key), most]))
  const over = sql<boolean>`attempt.ends_at <= ${began}`
  const counted = await db
    .insertInto('attempt')
    .values(
      limits.map(({ key, seconds }) => ({
        key: hashOf(key),
        began_at: began,
        ends_at: new Date(now + seconds * 1000).toISOString(),
        count: 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then 1 else attempt.count + 1 end`,
        began_at: sql<string>`case when ${over} then excluded.began_at else attempt.began_at end`,
        ends_at: sql<string>`case when ${over} then excluded.ends_at else attempt.ends_at end`,
      }),
    )
    .returning(['key', 'count', 'ends_at'])
    .execute()
  if (counted.some(({ count }) => count === 1)) await forgetAttempts(db, now)
  const waits = counted
    .filter(({ key, count }) => count > (mostOf.get(key) ?? Infinity))
    .map(({ ends_at }) => Math.max(1, Math.ceil((Date.parse(ends_at) - now) / 1000)))
  return Math.max(0, ...waits)
}

/** Counts an attempt. @returns 0 within the limit, else the seconds until the next one is permitted */
export const countAttempt = (db: Kysely<Tables>, limit: AttemptLimit, now: number): Promise<number> => countAttempts(db, [limit], now)

/** Reads the count without changing it. @returns the attempts left, and where there are none the seconds until the next one */
export async function attemptsLeft(
  db: Kysely<Tables>,
  { key, most }: AttemptLimit,
  now: number,
): Promise<{ readonly left: number; readonly retryAfterSeconds: number }> {
  const found = await db.selectFrom('attempt').select(['count', 'ends_at']).where('key', '=', hashOf(key)).executeTakeFirst()
  const ends = found === undefined ? now : Date.parse(found.ends_at)
  if (!found || ends <= now) return { left: most, retryAfterSeconds: 0 }
  const left = Math.max(0, most - found.count)
  return { left, retryAfterSeconds: left > 0 ? 0 : Math.max(1, Math.ceil((ends - now) / 1000)) }
}

/** Deletes expired counts. */
async function forgetAttempts(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('attempt').where('ends_at', '<=', new Date(now).toISOString()).execute()
}
