/** Submitted scenes as the calls see them: a place that takes them. */
import type { Database } from '../database/database.ts'
import { AppError } from '../base/errors.ts'
import { addSceneRecord, type NewSceneRecord, type SceneRecord } from './repository.ts'

export interface SceneRecords {
  /**
   * Stores a submission, or finds the one that has its `submissionID`.
   * @throws AppError `storageUnavailable` when the database does not take it; nothing is stored then
   */
  readonly submit: (record: NewSceneRecord) => Promise<SceneRecord>
}

/** @param now milliseconds since the epoch */
export const createSceneRecords = ({ db }: Pick<Database, 'db'>, now: () => number): SceneRecords => ({
  submit: async (record) => {
    try {
      return await addSceneRecord(db, record, new Date(now()))
    } catch (cause) {
      // Whatever it was, for the sender it is the same: not stored, so try again. Drivers report a lost connection without a code.
      throw new AppError('storageUnavailable', { cause })
    }
  },
})
