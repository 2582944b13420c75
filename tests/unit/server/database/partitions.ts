/** Tables of PostgreSQL cut into partitions, as many rows would make it necessary: what owns the tables is not told. */
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../server/database/tables.ts'

type Table = keyof Tables

interface Cut {
  readonly table: Table
  /** It has to hold what the rows are cut by. */
  readonly key: readonly string[]
  readonly by: 'hash' | 'range'
  readonly column: string
  readonly indexes: readonly string[]
  readonly persons: readonly string[]
  /** `for values …` of each partition. */
  readonly parts: readonly string[]
}

const cut = async (db: Kysely<Tables>, { table, key, by, column, indexes, persons, parts }: Cut): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(db)
  await run(`create table ${table}_cut (like ${table} including defaults) partition by ${by} (${column})`)
  await run(`drop table ${table}`)
  await run(`alter table ${table}_cut rename to ${table}`)
  await run(`alter table ${table} add primary key (${key.join(', ')})`)
  for (const one of indexes) await run(`create index on ${table} (${one})`)
  for (const one of persons) await run(`alter table ${table} add foreign key (${one}) references person (id) on delete set null`)
  for (const [place, values] of parts.entries()) await run(`create table ${table}_${place} partition of ${table} ${values}`)
}

const hashed = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `for values with (modulus ${count}, remainder ${place})`)

/** By batch, not by day: the key that keeps a batch from being stored twice has to hold what the rows are cut by. */
export const cutLogs = async (db: Kysely<Tables>): Promise<void> => {
  const common = { by: 'hash', parts: hashed(4) } as const
  const events = { table: 'behaviour_event', key: ['batch_id', 'place'], column: 'batch_id' } as const
  await cut(db, { ...common, ...events, indexes: ['received_at', 'person_id'], persons: ['person_id'] })
  const faults = { table: 'page_fault', key: ['report_id', 'place'], column: 'report_id' } as const
  await cut(db, { ...common, ...faults, indexes: ['received_at'], persons: [] })
}

/** By number: old ones, which nobody changes, can be kept elsewhere. */
export const cutRecords = async (db: Kysely<Tables>): Promise<void> => {
  const parts = ['for values from (1) to (3)', 'for values from (3) to (10)', 'for values from (10) to (maxvalue)']
  const records = { table: 'scene_record', key: ['sequence'], by: 'range', column: 'sequence' } as const
  const persons = ['person_id', 'changed_by']
  await cut(db, { ...records, parts, persons, indexes: ['submission_id', ...persons] })
}
