/**
 * The table of jobs shared by all nodes. A node holds a job for the time of a lease; if the node dies, the lease expires and
 * another node takes the job. Updates after the end of a lease have no effect.
 */
import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { FileTables } from '../../database/file-tables.ts'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

/** A job as it is stored. */
export type FileJobRow = FileTables['file_job']
/** Why a job failed: an error, or the time limit. */
export type JobFault = NonNullable<FileJobRow['fault']>

/** Attempts per job: a job that ends its thread or node each time is given up. */
export const mostAttempts = 3

/** A job that this node has taken. */
export interface TakenJob {
  readonly key: string
  /** Canonical JSON of the file's input. */
  readonly input: string
  /** Identifies this lease in the table. */
  readonly token: string
}

/** A taken job without its input. */
export type HeldJob = Pick<TakenJob, 'key' | 'token'>

const iso = (time: number): string => new Date(time).toISOString()

/** Columns of a job without a lease. */
const nobody = { runner: null, lease_token: null, lease_ends: null } as const

/** Columns after a failed attempt: waiting again, or failed after the last attempt. */
const afterAttempt = {
  ...nobody,
  progress: 0,
  state: sql<FileJobRow['state']>`case when attempts >= ${mostAttempts} then 'failed' else 'waiting' end`,
  fault: sql<JobFault | null>`case when attempts >= ${mostAttempts} then 'failed' else null end`,
}

/** Number of jobs in each state. */
export type JobCounts = Readonly<Record<FileJobRow['state'], number>>

/** Counts the jobs of all nodes by state. */
export async function countJobs(db: Kysely<Tables>): Promise<JobCounts> {
  const rows = await db
    .selectFrom('file_job')
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('jobs')])
    .groupBy('state')
    .execute()
  const counts = { waiting: 0, running: 0, done: 0, failed: 0 }
  for (const { state, jobs } of rows) counts[state] = Number(jobs)
  return counts
}

/** Releases jobs whose lease has expired. */
async function freeEnded(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .updateTable('file_job')
    .set({ ...afterAttempt, fault_text: 'its thread or its node ended each time' })
    .where('state', '=', 'running')
    .where('lease_ends', '<=', iso(now))
    .execute()
}

/** Time over which owners have equal shares, ms. */
const shareMs = 3_600_000

/**
 * The owner whose turn it is: one with a waiting job and none running. Previews go first, then owners who were served least within
 * the last hour, then the longest waiting: many requests of one owner delay nobody else by more than one file.
 */
const nextOwner = async (db: Kysely<Tables>, now: number): Promise<string | undefined> => {
  const isWaiting = sql<boolean>`file_job.state = 'waiting'`
  const firstWaiting = <T>(column: 'asked_at' | 'priority') => sql<T>`min(case when ${isWaiting} then ${sql.ref(`file_job.${column}`)} end)`
  const found = await db
    .selectFrom('file_task')
    .innerJoin('file_job', 'file_job.key', 'file_task.job_key')
    .select('file_task.owner')
    .where((of) => of.or([of('file_job.state', '=', 'waiting'), of('file_task.asked_at', '>', iso(now - shareMs))]))
    .where('file_task.owner', 'not in', db.selectFrom('file_job').select('runner').where('runner', 'is not', null))
    .groupBy('file_task.owner')
    .having(firstWaiting('asked_at'), 'is not', null)
    .orderBy(firstWaiting('priority'))
    .orderBy(sql`sum(case when ${isWaiting} then 0 else 1 end)`)
    .orderBy(firstWaiting('asked_at'))
    .orderBy('file_task.owner')
    .limit(1)
    .executeTakeFirst()
  return found?.owner
}

/** Whether an insert violated the unique constraint on running jobs per owner, in PostgreSQL or SQLite. */
const isTurnTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '23505' || String(error.code).startsWith('SQLITE_CONSTRAINT'))

/** Takes the next job of an owner. @returns undefined where another node has taken it meanwhile */
const takeOnce = async ({ db, kind }: Pick<Database, 'db' | 'kind'>, owner: string, leaseEnds: number): Promise<TakenJob | undefined> => {
  const token = randomUUID()
  const next = db
    .selectFrom('file_job')
    .select('key')
    .where('state', '=', 'waiting')
    .where((of) =>
      of.exists(
        of
          .selectFrom('file_task')
          .select('file_task.id')
          .whereRef('file_task.job_key', '=', 'file_job.key')
          .where('file_task.owner', '=', owner),
      ),
    )
    .orderBy('priority')
    .orderBy('asked_at')
    .orderBy('key')
    .limit(1)
  const free = kind === 'postgres' ? next.forUpdate().skipLocked() : next
  const taken = await db
    .updateTable('file_job')
    .set({
      state: 'running',
      lease_token: token,
      lease_ends: iso(leaseEnds),
      attempts: sql<number>`attempts + 1`,
      runner: owner,
    })
    .where('key', '=', free)
    .where('state', '=', 'waiting')
    .returning(['key', 'input'])
    .executeTakeFirst()
  return taken && { ...taken, token }
}

/**
 * Takes the next job: previews first, then owners in turn; at most one job per owner at a time.
 *
 * @param times the current time, and the end of the lease, ms since the epoch
 * @returns undefined where no job is available
 */
export async function takeJob(
  database: Pick<Database, 'db' | 'kind'>,
  { now, leaseEnds }: { readonly now: number; readonly leaseEnds: number },
): Promise<TakenJob | undefined> {
  await freeEnded(database.db, now)
  for (let tries = 0; tries < mostAttempts; tries++) {
    const owner = await nextOwner(database.db, now)
    if (owner === undefined) return undefined
    try {
      const taken = await takeOnce(database, owner, leaseEnds)
      if (taken) return taken
    } catch (error) {
      // Another node has just started a job of the same owner; there may be other owners.
      if (!isTurnTaken(error)) throw error
    }
  }
  return undefined
}

const held = (db: Kysely<Tables>, { key, token }: HeldJob) =>
  db.updateTable('file_job').where('key', '=', key).where('lease_token', '=', token).where('state', '=', 'running')

const isChanged = ({ numUpdatedRows }: { readonly numUpdatedRows: bigint }): boolean => numUpdatedRows > 0n

/** Reports progress and renews the lease. @returns false where another node holds the job now */
export const renewLease = async (
  db: Kysely<Tables>,
  job: HeldJob,
  { progress, leaseEnds }: { readonly progress: number; readonly leaseEnds: number },
): Promise<boolean> =>
  isChanged(
    await held(db, job)
      .set({ progress, lease_ends: iso(leaseEnds) })
      .executeTakeFirst(),
  )

/** Marks the job as done. @returns false where another node holds it now; that node makes the same file */
export const finishJob = async (
  db: Kysely<Tables>,
  job: HeldJob,
  { hash, length }: { readonly hash: string; readonly length: number },
): Promise<boolean> =>
  isChanged(
    await held(db, job)
      .set({ ...nobody, state: 'done', progress: 1, content_hash: hash, length, fault: null, fault_text: null })
      .executeTakeFirst(),
  )

/** Marks the job as failed without another attempt. */
export async function failJob(
  db: Kysely<Tables>,
  job: HeldJob,
  { fault, text }: { readonly fault: JobFault; readonly text: string },
): Promise<void> {
  await held(db, job)
    .set({ ...nobody, state: 'failed', fault, fault_text: text.slice(0, 500) })
    .execute()
}

/** Returns a job whose thread ended to the queue, or fails it after the last attempt. */
export async function giveBackJob(db: Kysely<Tables>, job: HeldJob, text: string): Promise<void> {
  await held(db, job)
    .set({ ...afterAttempt, fault_text: text.slice(0, 500) })
    .execute()
}

/** Returns a job when the node stops, without counting the attempt. */
export async function releaseJob(db: Kysely<Tables>, job: HeldJob): Promise<void> {
  await held(db, job)
    .set({ ...nobody, state: 'waiting', progress: 0, attempts: sql<number>`attempts - 1` })
    .execute()
}

/** Updates hash and length of a file that another program version has made again with different bytes. */
export async function noteBytes(
  db: Kysely<Tables>,
  key: string,
  { hash, length }: { readonly hash: string; readonly length: number },
): Promise<void> {
  await db.updateTable('file_job').set({ content_hash: hash, length }).where('key', '=', key).where('state', '=', 'done').execute()
}

/** A job to be stored. */
export type NewJob = Pick<FileJobRow, 'key' | 'kind' | 'input' | 'priority'>

/** Stores a job, or requests an existing one again; a failed one is retried. */
export async function addJob(db: Transaction<Tables>, job: NewJob, now: number): Promise<void> {
  const time = iso(now)
  const failed = sql<boolean>`file_job.state = 'failed'`
  await db
    .insertInto('file_job')
    .values({
      ...job,
      ...nobody,
      state: 'waiting',
      progress: 0,
      attempts: 0,
      fault: null,
      fault_text: null,
      content_hash: null,
      length: null,
      asked_at: time,
      touched_at: time,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        touched_at: time,
        state: sql<FileJobRow['state']>`case when ${failed} then 'waiting' else file_job.state end`,
        attempts: sql<number>`case when ${failed} then 0 else file_job.attempts end`,
        progress: sql<number>`case when ${failed} then 0 else file_job.progress end`,
        asked_at: sql<string>`case when ${failed} then ${time} else file_job.asked_at end`,
        fault: sql<JobFault | null>`case when ${failed} then null else file_job.fault end`,
        fault_text: sql<string | null>`case when ${failed} then null else file_job.fault_text end`,
      }),
    )
    .execute()
}
