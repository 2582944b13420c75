/** Usage of the pages in a few figures per day, as an overview for operators. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Usage } from '../../contract/people/submissions.ts'
import type { Tables } from '../database/tables.ts'
import { countEvents, groupFaults, type LogQuestion } from './repository.ts'

type Day = Usage['days'][number]
type Counted = Exclude<keyof Day, 'day'>

/** The figure that each event counts for; other events are not counted. */
const counted: Readonly<Record<string, Counted>> = {
  pageOpened: 'pages',
  modelOpened: 'models',
  searched: 'searches',
  calculationStarted: 'calculations',
}
/** Largest number of faults shown; `npm run logs` lists all. */
const mostFaults = 20
/** Largest number of calculators shown. */
const mostCalls = 50

const faultsByDay = async (db: Kysely<Tables>, since: string): Promise<readonly { day: string; count: number }[]> => {
  const day = sql<string>`substr(at, 1, 10)`
  const rows = await db
    .selectFrom('page_fault')
    .where('at', '>=', since)
    .select(({ fn }) => [day.as('day'), fn.sum('count').as('total')])
    .groupBy(day)
    .execute()
  return rows.map((row) => ({ day: row.day, count: Number(row.total) }))
}

/** Number of calculations by call, which is stored in the tag. */
const callsOf = async (db: Kysely<Tables>, since: string): Promise<Usage['calculators']> => {
  const rows = await db
    .selectFrom('behaviour_event')
    .where('at', '>=', since)
    .where('name', 'in', ['calculationStarted', 'calculationFailed'])
    .select(({ fn }) => ['tag', 'name', fn.countAll().as('count')])
    .groupBy(['tag', 'name'])
    .execute()
  const numberOf = (tag: string, name: string) => Number(rows.find((row) => row.tag === tag && row.name === name)?.count ?? 0)
  return [...new Set(rows.map(({ tag }) => tag))]
    .map((call) => ({ call, started: numberOf(call, 'calculationStarted'), failed: numberOf(call, 'calculationFailed') }))
    .toSorted((a, b) => b.started - a.started || (a.call < b.call ? -1 : 1))
    .slice(0, mostCalls)
}

/** Usage of all sites, newest day first. */
export async function usageSince(db: Kysely<Tables>, since: string): Promise<Usage> {
  const question: LogQuestion = { since, site: undefined }
  const days = new Map<string, Day>()
  const add = (day: string, name: Counted, count: number) => {
    const known = days.get(day) ?? { day, pages: 0, models: 0, searches: 0, calculations: 0, faults: 0 }
    days.set(day, { ...known, [name]: known[name] + count })
  }
  for (const { day, name, count } of await countEvents(db, question)) {
    const column = counted[name]
    if (column) add(day, column, count)
  }
  for (const { day, count } of await faultsByDay(db, since)) add(day, 'faults', count)
  const faults = (await groupFaults(db, question)).slice(0, mostFaults)
  return {
    days: [...days.values()].toSorted((a, b) => (a.day < b.day ? 1 : -1)),
    calculators: await callsOf(db, since),
    faults: faults.map(({ message, page, version, count, last }) => ({ message, page, version, count, last })),
  }
}
