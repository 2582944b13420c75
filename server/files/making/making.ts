/** File production on one node: jobs, threads and cache. */
import { join } from 'node:path'
import type { FileKind } from '../../../contract/files/files.ts'
import type { Database } from '../../database/database.ts'
import { type ByteCache, createByteCache } from '../cache/byte-cache.ts'
import { countJobs, type JobCounts } from '../jobs/file-jobs.ts'
import { forgetTasks } from '../jobs/file-tasks.ts'
import { kindsIn } from '../maker-table.ts'
import { createFileSource, type FileSource } from './file-source.ts'
import { createJobEnds, type JobEnds } from './job-ends.ts'
import { createJobLoop, type Tell } from './job-loop.ts'
import { createMakerPool } from './maker-pool.ts'
import type { ThreadLimits } from './maker-thread.ts'
import { makers } from './makers.ts'

/** Options of the file production. */
export interface MakingOptions extends Partial<ThreadLimits> {
  /** Folder of this node for the cache. */
  readonly dataDirectory: string
  /** Size of the cache, MB. */
  readonly cacheMegabytes: number
  readonly threads: number
  /** ms since the epoch. */
  readonly now: () => number
  readonly tell: Tell
  /** Kinds that the makers support; by default those of this program. */
  readonly kinds?: readonly FileKind[]
  /** Limit on processor time for a file, ms; by default that of its kind. */
  readonly limit?: number
  /** Lifetime of a lease without renewal, ms. */
  readonly lease?: number
}

/** The production of files on one node: jobs, threads and cache. */
export interface Making extends Pick<FileSource, 'contentOf'>, Pick<ByteCache, 'open'>, Pick<JobEnds, 'ended'> {
  /** Kinds of files that can be made. */
  readonly kinds: readonly FileKind[]
  /** Recent number of jobs of all nodes in each state; undefined where it is not known. */
  readonly jobs: () => JobCounts | undefined
  /** Signals that a file was requested. */
  readonly nudge: () => void
  /** Starts taking jobs. Before that, the node only makes files again that it has to deliver. */
  readonly start: () => void
  /** Returns running jobs to the queue and ends the threads. */
  readonly stop: () => Promise<void>
}

/** Default limits: a geometry kernel holds about 300 MB; a lease is longer than any pause of a healthy node. */
const usual = { mostMegabytes: 1024, mostFiles: 50, wornMegabytes: 512, lease: 30_000 } as const
/** Intervals, ms: looking for jobs of dead nodes, counting jobs, deleting expired ones. */
const pauses = { look: 2000, count: 5000, forget: 3_600_000 } as const

/** Creates the file production of a node, not started. */
export const createMaking = (database: Pick<Database, 'db' | 'kind'>, options: MakingOptions): Making => {
  const { dataDirectory, cacheMegabytes, threads, now, tell, kinds = kindsIn(makers), lease = usual.lease, limit } = options
  const { db } = database
  const pool = createMakerPool({ makers: new URL('./makers.ts', import.meta.url), ...usual, ...options, threads })
  const cache = createByteCache({ folder: join(dataDirectory, 'files'), mostBytes: cacheMegabytes * 1024 * 1024 })
  const { make, contentOf } = createFileSource({ db, pool, cache, limit })
  const ends = createJobEnds()
  const { fill, start, stop } = createJobLoop({ database, make, free: pool.free, now, tell, lease, onEnd: ends.tell })
  const forget = () => void forgetTasks(db, now()).catch((error: unknown) => tell('fileJobs', { text: String(error) }))
  let jobs: JobCounts | undefined
  const count = async () => {
    jobs = await countJobs(db).catch(() => undefined)
  }
  const timers: NodeJS.Timeout[] = []
  return {
    kinds,
    contentOf,
    ended: ends.ended,
    jobs: () => jobs,
    open: cache.open,
    nudge: fill,
    start: () => {
      timers.push(
        setInterval(fill, pauses.look),
        setInterval(() => void count(), pauses.count),
        setInterval(forget, pauses.forget),
      )
      start()
      void count()
      forget()
    },
    stop: async () => {
      for (const timer of timers.splice(0)) clearInterval(timer)
      await stop()
      await pool.end()
    },
  }
}
