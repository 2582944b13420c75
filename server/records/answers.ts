/** Processing of submitted scenes: search by senders and by the operator, answers, and anonymisation when the sender is deleted. */
import type { Kysely } from 'kysely'
import type { RecordState } from '../../contract/people/submissions.ts'
import type { Tables } from '../database/tables.ts'
import { sequenceOf } from './record-number.ts'
import { findSceneRecord, type SceneRecordEntry, toEntry, toRecord } from './repository.ts'

export interface RecordQuestion {
  /** undefined for all senders. */
  readonly personID?: string
  readonly state?: RecordState | undefined
  /** Part of a record number, as typed. */
  readonly keyword?: string
  readonly size: number
  /** Number of records to skip. */
  readonly before: number
}

/** The digits to search for; undefined without a keyword; '' where no record number can match it. */
const digitsOf = (keyword: string): string | undefined => {
  const typed = keyword.trim().toUpperCase()
  if (typed === '' || 'SR-'.startsWith(typed)) return undefined
  return /^(?:SR-)?(\d{1,12})$/.exec(typed)?.[1] ?? ''
}

/** A page of records, newest first, and their total number. */
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
    // Numbers have at least six digits, padded with zeros; the keyword may begin with these.
    const text = digits.length >= 6 ? `${Number(digits)}` : `%${digits.replace(/^0+(?=\d)/, '')}%`
    found = found.where((eb) => eb(eb.cast<string>('sequence', 'text'), 'like', text))
  }
  const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await found.selectAll().orderBy('sequence', 'desc').limit(size).offset(before).execute()
  return { list: rows.map(toEntry), count: Number(count) }
}

export interface NewAnswer {
  readonly number: string
  /** The version that the answer was written for. */
  readonly version: number
  readonly state: RecordState
  readonly answer: string
  /** undefined for a command. */
  readonly by: string | undefined
}

/** @returns `changed` where somebody else has changed the record since; nothing is stored then */
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

/** All records that a person sent, as stored. */
export async function recordsOfSender(db: Kysely<Tables>, personID: string) {
  const rows = await db.selectFrom('scene_record').selectAll().where('person_id', '=', personID).orderBy('sequence').execute()
  return rows.map((row) => {
    const { personID: _person, changedBy: _by, version: _version, ...record } = toRecord(row)
    return record
  })
}

/** Removes the sender from their records, and the answers written to them. */
export async function forgetSender(db: Kysely<Tables>, personID: string): Promise<void> {
  await db.updateTable('scene_record').set({ person_id: null, answer: '' }).where('person_id', '=', personID).execute()
}
