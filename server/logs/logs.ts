/** Stores the logs that pages send. */
import type { BehaviourBatch, ErrorReport } from '../../contract/site/logs.ts'
import type { Database } from '../database/database.ts'
import { addBehaviour, addFaults, forgetOld, type Origin } from './repository.ts'

export interface Logs {
  /** @returns the number of new events */
  readonly takeBehaviour: (batch: BehaviourBatch, origin: Omit<Origin, 'now'>) => Promise<number>
  /** @returns the number of new faults */
  readonly takeFaults: (report: ErrorReport, origin: Omit<Origin, 'now'>) => Promise<number>
  /** Deletes expired entries. */
  readonly forget: () => Promise<number>
}

/** Largest number of entries per table, some hundred megabytes. */
const most = 1_000_000

/**
 * @param days lifetime of entries
 * @param now milliseconds since the epoch
 */
export const createLogs = ({ db }: Pick<Database, 'db'>, days: number, now: () => number): Logs => ({
  takeBehaviour: (batch, origin) => addBehaviour(db, batch, { ...origin, now: now() }),
  takeFaults: (report, origin) => addFaults(db, report, { ...origin, now: now() }),
  forget: () => forgetOld(db, { days, most }, now()),
})
