/** The tables of logs. Entries are added, counted, and deleted after some time. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { BehaviourBatch, ErrorReport } from '../../contract/site/logs.ts'
import type { Tables } from '../database/tables.ts'
import { timeOf } from './sent-time.ts'

/** The origin of a log, as the server determined it. */
export interface Origin {
  /** Key of the site. */
  readonly site: string
  /** undefined where no person is stored. */
  readonly personID: string | undefined
  /** Milliseconds since the epoch. */
  readonly now: number
}

const senderOf = ({ environment, version, os, browser }: BehaviourBatch | ErrorReport, { site, now }: Origin) => ({
  site,
  environment,
  version,
  os,
  browser,
  received_at: new Date(now).toISOString(),
})

/** @returns the number of new events; 0 for a batch stored before */
export async function addBehaviour(db: Kysely<Tables>, batch: BehaviourBatch, origin: Origin): Promise<number> {
  const sender = { ...senderOf(batch, origin), batch_id: batch.batchID, person_id: origin.personID ?? null }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('behaviour_event')
    .values(batch.events.map(({ time, ...event }, place) => ({ ...sender, place, ...event, at: timeOf(time, origin.now) })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** @returns the number of new faults; 0 for a report stored before */
export async function addFaults(db: Kysely<Tables>, report: ErrorReport, origin: Origin): Promise<number> {
  const sender = { ...senderOf(report, origin), report_id: report.reportID, page: report.page }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('page_fault')
    .values(report.errors.map(({ time, ...fault }, place) => ({ ...sender, place, ...fault, at: timeOf(time, origin.now) })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Restricts a query to a time and a site. */
export interface LogQuestion {
  /** ISO 8601, UTC. */
  readonly since: string
  /** Key of the site; undefined for all sites. */
  readonly site: string | undefined
}

/** Number of events of a kind on a day (UTC). `duration`: mean, ms. */
export interface EventCount {
  readonly day: string
  readonly name: string
  readonly count: number
  readonly duration: number
}

/** Newest day first, most frequent events first. */
export async function countEvents(db: Kysely<Tables>, { since, site }: LogQuestion): Promise<EventCount[]> {
  const day = sql<string>`substr(at, 1, 10)`
  let selection = db.selectFrom('behaviour_event').where('at', '>=', since)
  if (site !== undefined) selection = selection.where('site', '=', site)
  const rows = await selection
    .select(({ fn }) => [day.as('day'), 'name', fn.countAll().as('count'), fn.avg('duration').as('duration')])
    .groupBy([day, 'name'])
    .orderBy(day, 'desc')
    .orderBy('count', 'desc')
    .orderBy('name')
    .execute()
  return rows.map(({ day: on, name, count, duration }) => ({ day: on, name, count: Number(count), duration: Math.round(Number(duration)) }))
}

/** Equal faults, grouped. */
export interface FaultGroup {
  readonly message: string
  readonly kind: string
  readonly version: string
  readonly count: number
  /** ISO 8601, UTC. */
  readonly first: string
  readonly last: string
  /** Page of one of them. */
  readonly page: string
  readonly stack: string
}

/** By message and version, most frequent first. */
export async function groupFaults(db: Kysely<Tables>, { since, site }: LogQuestion): Promise<FaultGroup[]> {
  let selection = db.selectFrom('page_fault').where('at', '>=', since)
  if (site !== undefined) selection = selection.where('site', '=', site)
  const rows = await selection
    .select(({ fn }) => [
      'message',
      'kind',
      'version',
      fn.sum('count').as('total'),
      fn.min('at').as('first'),
      fn.max('at').as('last'),
      fn.max('page').as('page'),
      fn.max('stack').as('stack'),
    ])
    .groupBy(['message', 'kind', 'version'])
    .orderBy('total', 'desc')
    .orderBy('message')
    .orderBy('version')
    .execute()
  return rows.map(({ total, ...group }) => ({ ...group, count: Number(total) }))
}

/** Lifetime and largest number of entries. */
export interface Retention {
  readonly days: number
  readonly most: number
}

const dayMs = 86_400_000

/** Deletes expired entries, then the oldest beyond the limit. @returns the number of deleted entries */
export async function forgetOld(db: Kysely<Tables>, { days, most }: Retention, now: number): Promise<number> {
  const oldest = new Date(now - days * dayMs).toISOString()
  let count = 0n
  for (const table of ['behaviour_event', 'page_fault'] as const) {
    const old = await db.deleteFrom(table).where('received_at', '<', oldest).executeTakeFirst()
    const excess = await db.selectFrom(table).select('received_at').orderBy('received_at', 'desc').offset(most).limit(1).executeTakeFirst()
    const more = excess && (await db.deleteFrom(table).where('received_at', '<=', excess.received_at).executeTakeFirst())
    count += old.numDeletedRows + (more?.numDeletedRows ?? 0n)
  }
  return Number(count)
}

/** Events stored with a person's consent, newest first. */
export const eventsOfPerson = (db: Kysely<Tables>, personID: string) =>
  db
    .selectFrom('behaviour_event')
    .select(['at', 'name', 'tag', 'duration'])
    .where('person_id', '=', personID)
    .orderBy('at', 'desc')
    .execute()
