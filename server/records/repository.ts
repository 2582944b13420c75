/** The tables of submitted scenes. Records are only added here; `answers.ts` changes their state. */
import type { Kysely, Selectable, Transaction } from 'kysely'
import * as z from 'zod'
import { type CalculationRow, calculationRow, type Quantity, quantity } from '../../families/rotary/wire/calls.ts'
import type { RecordState } from '../../contract/people/submissions.ts'
import type { SceneRecordTable, Tables } from '../database/tables.ts'
import { numberOf, sequenceOf } from './record-number.ts'

/** A submission to be stored. */
export interface NewSceneRecord {
  readonly submissionID: string
  /** Working id of the screen. */
  readonly classID: string
  readonly scene: string
  /** Locale of the sender. */
  readonly language: string
  readonly inputs: readonly Quantity[]
  readonly rows: readonly CalculationRow[]
  /** The sender; left out for a visitor. */
  readonly personID?: string | undefined
}

/** An entry of a list of records. */
export interface SceneRecordEntry {
  readonly number: string
  /** ISO 8601, UTC. */
  readonly time: string
  readonly classID: string
  readonly scene: string
  readonly state: RecordState
  /** Time of the latest change of state or answer: ISO 8601, UTC. */
  readonly changed: string | null
}

/** A stored submission with its state and answer. */
export interface SceneRecord extends Omit<NewSceneRecord, 'personID'>, SceneRecordEntry {
  readonly personID: string | null
  readonly answer: string
  /** Number of changes of state and answer. */
  readonly version: number
  readonly changedBy: string | null
}

const inputs = z.array(quantity)
const rows = z.array(calculationRow)

type Row = Selectable<SceneRecordTable>

/** Converts a row to a list entry. */
export const toEntry = ({
  sequence,
  submitted_at,
  class_id,
  scene,
  state,
  changed_at,
}: Pick<Row, 'sequence' | 'submitted_at' | 'class_id' | 'scene' | 'state' | 'changed_at'>): SceneRecordEntry => ({
  number: numberOf(sequence),
  time: submitted_at,
  classID: class_id,
  scene,
  state,
  changed: changed_at,
})

/** Converts a row to a complete record. */
export const toRecord = (row: Row): SceneRecord => ({
  ...toEntry(row),
  submissionID: row.submission_id,
  language: row.language,
  inputs: inputs.parse(JSON.parse(row.inputs)),
  rows: rows.parse(JSON.parse(row.rows)),
  personID: row.person_id,
  answer: row.answer,
  version: row.version,
  changedBy: row.changed_by,
})

/** The latest number. It is written even if unchanged, so that writers on both databases wait until the transaction ends. */
const lastSequence = async (transaction: Transaction<Tables>): Promise<number> => {
  const { last } = await transaction
    .updateTable('scene_record_counter')
    .set((eb) => ({ last: eb.ref('last') }))
    .where('id', '=', 1)
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/**
 * Stores a submission under the next number; a known `submissionID` is not stored again.
 *
 * @returns the record of that `submissionID`: the new one, or the earlier one whatever its content
 */
export async function addSceneRecord(db: Kysely<Tables>, record: NewSceneRecord, time: Date): Promise<SceneRecord> {
  return db.transaction().execute(async (transaction) => {
    const sequence = (await lastSequence(transaction)) + 1
    const known = await transaction
      .selectFrom('scene_record')
      .selectAll()
      .where('submission_id', '=', record.submissionID)
      .executeTakeFirst()
    if (known) return toRecord(known)
    const row: SceneRecordTable = {
      sequence,
      submission_id: record.submissionID,
      submitted_at: time.toISOString(),
      class_id: record.classID,
      scene: record.scene,
      language: record.language,
      inputs: JSON.stringify(record.inputs),
      rows: JSON.stringify(record.rows),
      person_id: record.personID ?? null,
      state: 'new',
      answer: '',
      version: 0,
      changed_at: null,
      changed_by: null,
    }
    await transaction.insertInto('scene_record').values(row).execute()
    await transaction.updateTable('scene_record_counter').set({ last: sequence }).where('id', '=', 1).execute()
    return toRecord(row)
  })
}

/** All records, newest first. */
export async function listSceneRecords(db: Kysely<Tables>): Promise<SceneRecordEntry[]> {
  const found = await db
    .selectFrom('scene_record')
    .select(['sequence', 'submitted_at', 'class_id', 'scene', 'state', 'changed_at'])
    .orderBy('sequence', 'desc')
    .execute()
  return found.map(toEntry)
}

/** The record with a number such as `SR-000123`; undefined where there is none. @param personID required sender; any by default */
export async function findSceneRecord(db: Kysely<Tables>, number: string, personID?: string): Promise<SceneRecord | undefined> {
  const sequence = sequenceOf(number)
  if (sequence === undefined) return undefined
  let found = db.selectFrom('scene_record').selectAll().where('sequence', '=', sequence)
  if (personID !== undefined) found = found.where('person_id', '=', personID)
  const row = await found.executeTakeFirst()
  return row && toRecord(row)
}
