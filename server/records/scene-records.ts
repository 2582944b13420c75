/** Storage of submitted scenes, as the calls use it. */
import type { Database } from '../database/database.ts'
import { AppError } from '../base/errors.ts'
import { addSceneRecord, type NewSceneRecord, type SceneRecord } from './repository.ts'

export interface SceneRecords {
  /**
   * Stores a submission, or returns the one with the same `submissionID`.
   *
   * @throws AppError `storageUnavailable` when the database fails; nothing is stored then
   */
  readonly submit: (record: NewSceneRecord) => Promise<SceneRecord>
}

/** @param now milliseconds since the epoch */
export const createSceneRecords = ({ db }: Pick<Database, 'db'>, now: () => number): SceneRecords => ({
  submit: async (record) => {
    try {
      return await addSceneRecord(db, record, new Date(now()))
    } catch (cause) {
      // For the sender every failure means: not stored, try again. Drivers report lost connections without a code.
      throw new AppError('storageUnavailable', { cause })
    }
  },
})
