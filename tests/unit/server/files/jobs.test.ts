/** The table of jobs, with a clock of the test's own. */
import { expect, it } from 'vitest'
import type { Database } from '../../../../server/database/database.ts'
import { failJob, finishJob, giveBackJob, mostAttempts, releaseJob, renewLease, takeJob } from '../../../../server/files/jobs/file-jobs.ts'
import { askForFile, forgetTasks, taskOfRequest } from '../../../../server/files/jobs/file-tasks.ts'
import { describeOnEachDatabase } from '../database/each-database.ts'
import { sampleAsk, sampleJob, sampleTask } from './sample-file.ts'

const lease = 30_000
const made = { hash: 'a'.repeat(64), length: 5 }

const take = (database: Database, now: number) => takeJob(database, { now, leaseEnds: now + lease })
const ask = (database: Database, owner: string, name: string, now = 0, kind: 'bom' | 'preview' = 'bom') =>
  askForFile(database.db, sampleAsk(owner, name, kind), now)
const jobOf = (database: Database, name: string) =>
  database.db.selectFrom('file_job').selectAll().where('key', '=', sampleJob(name).key).executeTakeFirstOrThrow()

describeOnEachDatabase('jobs', 'file_jobs', (databases) => {
  it('are taken in the order in which they were asked for, previews first', async () => {
    const database = await databases.fresh()
    await ask(database, 'a', 'second', 2)
    await ask(database, 'b', 'first', 1)
    await ask(database, 'c', 'third', 3)
    await ask(database, 'd', 'look', 9, 'preview')
    const order = []
    for (let job = await take(database, 10); job; job = await take(database, 10)) order.push(job.key)
    expect(order).toEqual([sampleJob('look', 'preview'), sampleJob('first'), sampleJob('second'), sampleJob('third')].map(({ key }) => key))
  })

  it('of one person are made one at a time, and another person waits for none of them', async () => {
    const database = await databases.fresh()
    for (const name of ['one', 'two', 'three']) await ask(database, 'a', name, 1)
    await ask(database, 'b', 'other', 5)
    const [mine, theirs, none] = [await take(database, 6), await take(database, 6), await take(database, 6)]
    expect([theirs?.key, none]).toEqual([sampleJob('other').key, undefined])
    if (!mine) throw new Error('nothing was taken')
    await finishJob(database.db, mine, made)
    expect(await take(database, 7)).toBeDefined()
    expect(await take(database, 7)).toBeUndefined()
  })

  it('of somebody who asked for many delay those of another by one at most, also where one is made at a time', async () => {
    const database = await databases.fresh()
    for (let count = 0; count < 10; count++) await ask(database, 'a', `job ${count}`, count)
    const makeNext = async (now: number) => {
      const job = await take(database, now)
      if (job) await finishJob(database.db, job, made)
      return job?.key
    }
    await makeNext(20)
    await ask(database, 'b', 'other', 21)
    await ask(database, 'b', 'another', 22)
    const [first, second] = [await makeNext(23), await makeNext(24)]
    expect(first).toBe(sampleJob('other').key)
    expect([sampleJob('another').key, sampleJob('job 1').key]).toContain(second)
  })

  it('that wait behind another of the same person are made at once when somebody else asks for the same', async () => {
    const database = await databases.fresh()
    await ask(database, 'a', 'one', 1)
    await ask(database, 'a', 'two', 2)
    await take(database, 3)
    expect(await take(database, 3)).toBeUndefined()
    await ask(database, 'b', 'two', 4)
    expect((await take(database, 5))?.key).toBe(sampleJob('two').key)
    expect((await jobOf(database, 'two')).runner).toBe('b')
  })

  it('asked for twice are one, and the same request is the same task', async () => {
    const database = await databases.fresh()
    const ids = await Promise.all([ask(database, 'a', 'one'), ask(database, 'a', 'one'), ask(database, 'b', 'one')])
    expect(new Set(ids).size).toBe(2)
    expect(await database.db.selectFrom('file_job').selectAll().execute()).toHaveLength(1)
  })

  it('whose lease has ended are taken by somebody else, and who had them changes nothing any more', async () => {
    const database = await databases.fresh()
    await ask(database, 'a', 'one')
    const first = await take(database, 1000)
    expect(await take(database, 1000 + lease - 1)).toBeUndefined()
    const second = await take(database, 1000 + lease)
    if (!first || !second) throw new Error('nothing was taken')
    expect(second.key).toBe(first.key)
    const late = { progress: 0.9, leaseEnds: 10 * lease }
    expect(await renewLease(database.db, first, late)).toBe(false)
    expect(await finishJob(database.db, first, { ...made, hash: 'b'.repeat(64) })).toBe(false)
    await failJob(database.db, first, { fault: 'failed', text: 'late' })
    await giveBackJob(database.db, first, 'late')
    await releaseJob(database.db, first)
    expect(await jobOf(database, 'one')).toMatchObject({ state: 'running', lease_token: second.token, attempts: 2 })
    expect(await finishJob(database.db, second, made)).toBe(true)
    expect(await jobOf(database, 'one')).toMatchObject({ state: 'done', content_hash: made.hash, length: 5, progress: 1, runner: null })
  })

  it('that give a sign of life keep their lease, with how far they are', async () => {
    const database = await databases.fresh()
    await ask(database, 'a', 'one')
    const job = await take(database, 0)
    if (!job) throw new Error('nothing was taken')
    expect(await renewLease(database.db, job, { progress: 0.5, leaseEnds: 2 * lease })).toBe(true)
    expect(await take(database, 2 * lease - 1)).toBeUndefined()
    expect((await jobOf(database, 'one')).progress).toBe(0.5)
  })

  it('that end their node each time fail by themselves, and the next person is served', async () => {
    const database = await databases.fresh()
    await ask(database, 'a', 'poison', 0)
    await ask(database, 'b', 'good', 1)
    let now = 10
    for (let count = 0; count < mostAttempts; count++) {
      expect((await take(database, now))?.key).toBe(sampleJob('poison').key)
      now += lease + 1
    }
    expect((await take(database, now))?.key).toBe(sampleJob('good').key)
    expect(await jobOf(database, 'poison')).toMatchObject({ state: 'failed', fault: 'failed', attempts: mostAttempts, runner: null })
  })

  it('that failed are tried anew when they are asked for again; those that are done or running are left alone', async () => {
    const database = await databases.fresh()
    for (const name of ['bad', 'good', 'now']) await ask(database, name, name)
    for (const fate of ['bad', 'good', 'now']) {
      const job = await take(database, 1)
      if (!job) throw new Error('nothing was taken')
      const name = ['bad', 'good', 'now'].find((one) => sampleJob(one).key === job.key)
      if (name === 'bad') await failJob(database.db, job, { fault: 'timeout', text: fate })
      if (name === 'good') await finishJob(database.db, job, made)
    }
    for (const name of ['bad', 'good', 'now']) await ask(database, name, name, 50)
    expect(await jobOf(database, 'bad')).toMatchObject({ state: 'waiting', attempts: 0, fault: null, fault_text: null })
    expect(await jobOf(database, 'good')).toMatchObject({ state: 'done', content_hash: made.hash })
    expect(await jobOf(database, 'now')).toMatchObject({ state: 'running', attempts: 1 })
  })

  it('that a node gives back when it stops count for nothing', async () => {
    const database = await databases.fresh()
    await ask(database, 'a', 'one')
    for (let count = 0; count < 2 * mostAttempts; count++) {
      const job = await take(database, count)
      if (!job) throw new Error('nothing was taken')
      await releaseJob(database.db, job)
    }
    expect(await jobOf(database, 'one')).toMatchObject({ state: 'waiting', attempts: 0 })
  })

  it('are each taken once by nodes that all take at the same time, and nobody has two turns', async () => {
    const database = await databases.fresh()
    const nodes = [database, await databases.again(), await databases.again()]
    const names = Array.from({ length: 60 }, (_, count) => `job ${count}`)
    for (const [count, name] of names.entries()) await ask(database, `person ${count % 6}`, name, count)
    const taken: string[] = []
    const wrong: string[] = []
    /** Takes and makes one, and looks whether somebody has two turns meanwhile. @returns whether there was one */
    const makeOne = async (node: Database): Promise<boolean> => {
      const job = await take(node, 100)
      if (!job) return false
      taken.push(job.key)
      const runners = await node.db.selectFrom('file_job').select('runner').where('state', '=', 'running').execute()
      if (new Set(runners.map(({ runner }) => runner)).size < runners.length) wrong.push('two turns')
      if (!(await finishJob(node.db, job, made))) wrong.push(job.key)
      return true
    }
    const drain = async (node: Database) => {
      for (let idle = 0; idle < 20;) idle += Number(!(await makeOne(node)))
    }
    await Promise.all([...nodes, ...nodes, ...nodes].map(drain))
    expect(wrong).toEqual([])
    expect(taken.toSorted()).toEqual(names.map((name) => sampleJob(name).key).toSorted())
  })

  it('go once nobody asks for them any more, and what a visitor asked for goes after a day', async () => {
    const database = await databases.fresh()
    const day = 86_400_000
    await ask(database, 'visitor x', 'one', 0)
    await forgetTasks(database.db, day - 1)
    const hash = sampleTask('visitor x', 'one').request_hash
    expect(await taskOfRequest(database.db, 'visitor x', hash)).toBeDefined()
    await forgetTasks(database.db, day)
    expect(await taskOfRequest(database.db, 'visitor x', hash)).toBeUndefined()
    expect(await database.db.selectFrom('file_job').selectAll().execute()).toEqual([])
  })
})
