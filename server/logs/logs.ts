/** What the pages tell, as the calls see it: a place that takes it. */
import type { BehaviourBatch, ErrorReport } from '../../contract/site/logs.ts'
import type { Database } from '../database/database.ts'
import { addBehaviour, addFaults, forgetOld, type Origin } from './repository.ts'

export interface Logs {
  /** @returns how many events are new */
  readonly takeBehaviour: (batch: BehaviourBatch, origin: Omit<Origin, 'now'>) => Promise<number>
  /** @returns how many faults are new */
  readonly takeFaults: (report: ErrorReport, origin: Omit<Origin, 'now'>) => Promise<number>
  /** Forgets what is too old. */
  readonly forget: () => Promise<number>
}

/** Most entries of each table: some hundred megabytes. */
const most = 1_000_000

/**
 * @param days how long entries are kept
 * @param now milliseconds since the epoch
 */
export const createLogs = ({ db }: Pick<Database, 'db'>, days: number, now: () => number): Logs => ({
  takeBehaviour: (batch, origin) => addBehaviour(db, batch, { ...origin, now: now() }),
  takeFaults: (report, origin) => addFaults(db, report, { ...origin, now: now() }),
  forget: () => forgetOld(db, { days, most }, now()),
})
