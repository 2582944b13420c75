/** What becomes of submitted scenes: found by their senders and by the operator, answered, and what is left of them without their sender. */
import type { Kysely } from 'kysely'
import type { RecordState } from '../../contract/people/submissions.ts'
import type { Tables } from '../database/tables.ts'
import { sequenceOf } from './record-number.ts'
import { findSceneRecord, type SceneRecordEntry, toEntry, toRecord } from './repository.ts'

export interface RecordQuestion {
  /** undefined: of everybody. */
  readonly personID?: string
  readonly state?: RecordState | undefined
  /** Part of a number, as somebody types it. */
  readonly keyword?: string
  readonly size: number
  /** How many come before. */
  readonly before: number
}

/** The digits that are looked for; undefined where nothing is; '' where no number can hold what was typed. */
const digitsOf = (keyword: string): string | undefined => {
  const typed = keyword.trim().toUpperCase()
  if (typed === '' || 'SR-'.startsWith(typed)) return undefined
  return /^(?:SR-)?(\d{1,12})$/.exec(typed)?.[1] ?? ''
}

/** A page of records, the newest first, and how many there are. */
export async function searchRecords(
  db: Kysely<Tables>,
  { personID, state, keyword = '', size, before }: RecordQuestion,
): Promise<{ readonly list: readonly SceneRecordEntry[]; readonly count: number }> {
  let found = db.selectFrom('scene_record')
  if (personID !== undefined) found = found.where('person_id', '=', personID)
  if (state !== undefined) found = found.where('state', '=', state)
  const digits = digitsOf(keyword)
  if (digits === '') return { list: [], count: 0 }
  if (digits !== undefined) {
    // Numbers have six digits at least; what is looked for may begin with their zeros.
    const text = digits.length >= 6 ? `${Number(digits)}` : `%${digits.replace(/^0+(?=\d)/, '')}%`
    found = found.where((eb) => eb(eb.cast<string>('sequence', 'text'), 'like', text))
  }
  const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await found.selectAll().orderBy('sequence', 'desc').limit(size).offset(before).execute()
  return { list: rows.map(toEntry), count: Number(count) }
}

export interface NewAnswer {
  readonly number: string
  /** The version that it was written to. */
  readonly version: number
  readonly state: RecordState
  readonly answer: string
  /** undefined: a command. */
  readonly by: string | undefined
}

/** @returns `changed` where somebody else changed it meanwhile: nothing is stored then */
export async function answerRecord(
  db: Kysely<Tables>,
  { number, version, state, answer, by }: NewAnswer,
  time: Date,
): Promise<'done' | 'changed' | 'unknown'> {
  const sequence = sequenceOf(number)
  if (sequence === undefined) return 'unknown'
  const { numUpdatedRows } = await db
    .updateTable('scene_record')
    .set({ state, answer, version: version + 1, changed_at: time.toISOString(), changed_by: by ?? null })
    .where('sequence', '=', sequence)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 'done'
  return (await findSceneRecord(db, number)) ? 'changed' : 'unknown'
}

/** Everything that a person sent, as it is kept. */
export async function recordsOfSender(db: Kysely<Tables>, personID: string) {
  const rows = await db.selectFrom('scene_record').selectAll().where('person_id', '=', personID).orderBy('sequence').execute()
  return rows.map((row) => {
    const { personID: _person, changedBy: _by, version: _version, ...record } = toRecord(row)
    return record
  })
}

/** What a person sent stays without them, and without the words that were written to them. */
export async function forgetSender(db: Kysely<Tables>, personID: string): Promise<void> {
  await db.updateTable('scene_record').set({ person_id: null, answer: '' }).where('person_id', '=', personID).execute()
}
