/** File requests and downloads of persons. Every query is restricted to the owner. */
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { FileTables } from '../../database/file-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { addJob, type NewJob } from './file-jobs.ts'

type TaskRow = FileTables['file_task']

/** A file request to be stored. */
export type NewTask = Pick<
  TaskRow,
  | 'owner'
  | 'person_id'
  | 'company'
  | 'request_hash'
  | 'download_type'
  | 'selection_id'
  | 'order_params'
  | 'unit'
  | 'sku_name'
  | 'file_name'
  | 'extension'
>

const iso = (time: number): string => new Date(time).toISOString()

/** Stores a request together with its job, in one transaction. @returns the id of the task, the same for the same request */
export const askForFile = (
  db: Kysely<Tables>,
  { job, task }: { readonly job: NewJob; readonly task: NewTask },
  now: number,
): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    await addJob(transaction, job, now)
    const { id } = await transaction
      .insertInto('file_task')
      .values({ ...task, id: randomUUID(), job_key: job.key, asked_at: iso(now), sent_at: null, outcome: null })
      .onConflict((conflict) =>
        conflict.columns(['owner', 'request_hash']).doUpdateSet({ job_key: job.key, file_name: task.file_name, sku_name: task.sku_name }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

const withJob = (db: Kysely<Tables>) =>
  db
    .selectFrom('file_task')
    .leftJoin('file_job', 'file_job.key', 'file_task.job_key')
    .select([
      'file_task.id',
      'file_task.owner',
      'file_task.person_id',
      'file_task.company',
      'file_task.job_key',
      'file_task.download_type',
      'file_task.sku_name',
      'file_task.file_name',
      'file_task.extension',
      'file_task.sent_at',
      'file_job.input',
      'file_job.state',
      'file_job.progress',
      'file_job.fault',
      'file_job.content_hash',
      'file_job.length',
    ])

/** A task with the state of its job. */
export type TaskWithJob = Awaited<ReturnType<typeof findTask>> & object

/** The owner of a task: a person, or, for visitors where the site permits them, anybody who knows its id. */
export type TaskOwner = { readonly personID: string } | { readonly visitorsOf: string }

const ownedBy = (owner: TaskOwner) =>
  'personID' in owner
    ? sql<boolean>`file_task.person_id = ${owner.personID}`
    : sql<boolean>`file_task.person_id is null and file_task.company = ${owner.visitorsOf}`

/** @returns undefined where there is no such task of this owner */
export const findTask = (db: Kysely<Tables>, owner: TaskOwner, id: string) =>
  withJob(db).where('file_task.id', '=', id).where(ownedBy(owner)).executeTakeFirst()

/** @returns the task of a request; undefined where there is none */
export const taskOfRequest = (db: Kysely<Tables>, owner: string, requestHash: string) =>
  withJob(db).where('file_task.owner', '=', owner).where('file_task.request_hash', '=', requestHash).executeTakeFirst()

/** Records that a file was delivered. */
export async function markDelivered(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  await db
    .updateTable('file_task')
    .set({ sent_at: iso(now), outcome: null })
    .where('id', '=', id)
    .execute()
}

/** Records the outcome that the browser reports. @returns false where there is no such task of this owner */
export async function noteOutcome(
  db: Kysely<Tables>,
  owner: TaskOwner,
  { id, outcome }: { readonly id: string; readonly outcome: string },
) {
  const { numUpdatedRows } = await db
    .updateTable('file_task')
    .set({ outcome })
    .where('id', '=', id)
    .where(ownedBy(owner))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const delivered = (db: Kysely<Tables>, personID: string) =>
  db.selectFrom('file_task').where('person_id', '=', personID).where('sent_at', 'is not', null)

/** Number of files that a person has downloaded. */
export async function countDownloads(db: Kysely<Tables>, personID: string): Promise<number> {
  const { count } = await delivered(db, personID)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A page of downloads, newest first. @param type restricts the list to one kind */
export async function listDownloads(
  db: Kysely<Tables>,
  personID: string,
  { page, size, type }: { readonly page: number; readonly size: number; readonly type: number | undefined },
) {
  const own = type === undefined ? delivered(db, personID) : delivered(db, personID).where('download_type', '=', type)
  const { count } = await own.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const list = await own
    .leftJoin('file_job', 'file_job.key', 'file_task.job_key')
    .select(['id', 'selection_id', 'download_type', 'order_params', 'unit', 'sku_name', 'file_name', 'extension', 'sent_at', 'length'])
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { list, count: Number(count) }
}

/** All requests of a person as stored, oldest first. */
export const exportTasks = async (db: Kysely<Tables>, personID: string) => {
  const rows = await db
    .selectFrom('file_task')
    .leftJoin('file_job', 'file_job.key', 'file_task.job_key')
    .select(['id', 'selection_id', 'download_type', 'order_params', 'unit', 'sku_name', 'file_name', 'extension'])
    .select(['file_task.asked_at', 'sent_at', 'outcome', 'state', 'content_hash', 'length'])
    .where('person_id', '=', personID)
    .orderBy('file_task.asked_at')
    .orderBy('id')
    .execute()
  return rows.map(({ order_params, ...row }) => ({ ...row, order_params: JSON.parse(order_params) as unknown })) // as it was written
}

const hour = 3_600_000
const day = 24 * hour
/** Lifetime of visitors' requests, of files never downloaded, and of jobs no longer requested, ms. */
const life = { ofVisitor: day, unfetched: 30 * day, unasked: hour } as const

/** Deletes expired requests and jobs; a person's downloads are kept. */
export async function forgetTasks(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('file_task')
    .where('person_id', 'is', null)
    .where('asked_at', '<=', iso(now - life.ofVisitor))
    .execute()
  await db
    .deleteFrom('file_task')
    .where('sent_at', 'is', null)
    .where('asked_at', '<=', iso(now - life.unfetched))
    .execute()
  await db
    .deleteFrom('file_job')
    .where('state', '!=', 'running')
    .where('touched_at', '<=', iso(now - life.unasked))
    .where((of) => of.not(of.exists(of.selectFrom('file_task').select('file_task.id').whereRef('file_task.job_key', '=', 'file_job.key'))))
    .execute()
}
