/** The making of files on one node: jobs, threads and the bytes that it keeps. */
import { join } from 'node:path'
import type { FileKind } from '../../../contract/files/files.ts'
import type { Database } from '../../database/database.ts'
import { type ByteCache, createByteCache } from '../cache/byte-cache.ts'
import { countJobs, type JobCounts } from '../jobs/file-jobs.ts'
import { forgetTasks } from '../jobs/file-tasks.ts'
import { kindsIn } from '../maker-table.ts'
import { createFileSource, type FileSource } from './file-source.ts'
import { createJobLoop, type Tell } from './job-loop.ts'
import { createMakerPool } from './maker-pool.ts'
import type { ThreadLimits } from './maker-thread.ts'
import { makers } from './makers.ts'

/** What a node makes files with. */
export interface MakingOptions extends Partial<ThreadLimits> {
  /** Folder of this node for what it keeps. */
  readonly dataDirectory: string
  /** How much of it, MB. */
  readonly cacheMegabytes: number
  readonly threads: number
  /** ms since the epoch. */
  readonly now: () => number
  readonly tell: Tell
  /** Kinds that the makers make; those of the product's own where it is left out. */
  readonly kinds?: readonly FileKind[]
  /** How long a file may take, ms; by its kind where it is left out. */
  readonly limit?: number
  /** How long a job is this node's without a sign of life, ms. */
  readonly lease?: number
}

/** The production of files on one node: jobs, threads and cache. */
export interface Making extends Pick<FileSource, 'contentOf'>, Pick<ByteCache, 'open'> {
  /** Kinds of files that are made. */
  readonly kinds: readonly FileKind[]
  /** How many jobs of each state all nodes had a moment ago; undefined where that is not known. */
  readonly jobs: () => JobCounts | undefined
  /** There may be something to do: somebody has asked for a file. */
  readonly nudge: () => void
  /** Begins to take jobs. Without it the node makes nothing but what it has to give out. */
  readonly start: () => void
  /** Gives back what it is at, and ends its threads. */
  readonly stop: () => Promise<void>
}

/** Limits where nothing else is said: a kernel of solids holds some 300 MB; a lease is longer than any pause of a node that is well. */
const usual = { mostMegabytes: 1024, mostFiles: 50, wornMegabytes: 512, lease: 30_000 } as const
/** How often the table is looked at, for jobs of nodes that have ended, how often it is counted, and how often what is old is forgotten, ms. */
const pauses = { look: 2000, count: 5000, forget: 3_600_000 } as const

/** Creates the production of files of one node, not started. */
export const createMaking = (database: Pick<Database, 'db' | 'kind'>, options: MakingOptions): Making => {
  const { dataDirectory, cacheMegabytes, threads, now, tell, kinds = kindsIn(makers), lease = usual.lease, limit } = options
  const { db } = database
  const pool = createMakerPool({ makers: new URL('./makers.ts', import.meta.url), ...usual, ...options, threads })
  const cache = createByteCache({ folder: join(dataDirectory, 'files'), mostBytes: cacheMegabytes * 1024 * 1024 })
  const { make, contentOf } = createFileSource({ db, pool, cache, limit })
  const { fill, start, stop } = createJobLoop({ database, make, free: pool.free, now, tell, lease })
  const forget = () => void forgetTasks(db, now()).catch((error: unknown) => tell('fileJobs', { text: String(error) }))
  let jobs: JobCounts | undefined
  const count = async () => {
    jobs = await countJobs(db).catch(() => undefined)
  }
  const timers: NodeJS.Timeout[] = []
  return {
    kinds,
    contentOf,
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
