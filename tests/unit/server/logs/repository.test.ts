import { expect, it } from 'vitest'
import { ensurePerson, removePerson } from '../../../../server/people/people-repository.ts'
import { addBehaviour, addFaults, countEvents, eventsOfPerson, forgetOld, groupFaults } from '../../../../server/logs/repository.ts'
import { describeOnEachDatabase, describeOnPartitions, type TestDatabase } from '../database/each-database.ts'
import { goBackBefore } from '../database/later-tables.ts'
import { cutLogs } from '../database/partitions.ts'
import { idOf, sampleBatch, sampleEvent, sampleFault, sampleReport, sampleTime } from './sample-logs.ts'

const origin = { site: 'default', personID: undefined, now: sampleTime }
const always = { since: '2000-01-01T00:00:00.000Z', site: undefined }
const day = 86_400_000

const tests = (databases: TestDatabase) => {
  it('is stored as it was sent, in its order, naming nobody', async () => {
    const { db } = await databases.fresh()
    expect(await addBehaviour(db, sampleBatch(), origin)).toBe(2)
    const rows = await db.selectFrom('behaviour_event').selectAll().orderBy('place').execute()
    const common = {
      batch_id: idOf(1),
      site: 'default',
      environment: 'prod',
      version: 'Ab3dE9xY',
      os: 'Windows',
      browser: 'Firefox 145',
      person_id: null,
      tag: '/selection/calc_30',
      at: '2026-11-25T11:59:00.000Z',
      type: 'Page',
      received_at: '2026-11-25T12:00:00.000Z',
    }
    expect(rows).toEqual([
      { ...common, place: 0, name: 'pageOpened', duration: 0 },
      { ...common, place: 1, name: 'pageLeft', duration: 4200 },
    ])
  })

  it('is stored once, however often and at once it is sent', async () => {
    const { db } = await databases.fresh()
    const stored = await Promise.all(Array.from({ length: 8 }, () => addBehaviour(db, sampleBatch(), origin)))
    expect(stored.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 2])
    expect(await addFaults(db, sampleReport(), origin)).toBe(1)
    expect(await addFaults(db, sampleReport(), origin)).toBe(0)
    const nextDay = { ...origin, now: sampleTime + day }
    expect([await addBehaviour(db, sampleBatch(), nextDay), await addFaults(db, sampleReport(), nextDay)]).toEqual([0, 0])
    expect((await groupFaults(db, always))[0]).toMatchObject({ count: 1 })
  })

  it('is counted by day and event, of one site or all, with the mean duration', async () => {
    const { db } = await databases.fresh()
    const left = (duration: number) => sampleEvent({ name: 'pageLeft', duration })
    const yesterday = sampleEvent({ time: new Date(sampleTime - day).toISOString() })
    await addBehaviour(db, sampleBatch({ events: [sampleEvent(), left(1000), left(3001), yesterday] }), origin)
    await addBehaviour(db, sampleBatch({ batchID: idOf(2), events: [left(5)] }), { ...origin, site: 'other' })
    expect(await countEvents(db, { ...always, site: 'default' })).toEqual([
      { day: '2026-11-25', name: 'pageLeft', count: 2, duration: 2001 },
      { day: '2026-11-25', name: 'pageOpened', count: 1, duration: 0 },
      { day: '2026-11-24', name: 'pageOpened', count: 1, duration: 0 },
    ])
    expect((await countEvents(db, always))[0]).toMatchObject({ name: 'pageLeft', count: 3, duration: 1335 })
    expect(await countEvents(db, { ...always, since: '2026-11-25T00:00:00.000Z' })).toHaveLength(2)
  })

  it('of faults is grouped by message and version, what happened most often first', async () => {
    const { db } = await databases.fresh()
    await addFaults(db, sampleReport({ errors: [sampleFault({ count: 2 }), sampleFault({ message: 'y', kind: 'chunk' })] }), origin)
    await addFaults(db, sampleReport({ reportID: idOf(2) }), { ...origin, now: sampleTime + 1000 })
    await addFaults(db, sampleReport({ reportID: idOf(3), version: 'Zz' }), { ...origin, site: 'other' })
    const groups = await groupFaults(db, always)
    expect(groups.map(({ message, kind, version, count }) => [message, kind, version, count])).toEqual([
      ['x is not a function', 'error', 'Ab3dE9xY', 3],
      ['x is not a function', 'error', 'Zz', 1],
      ['y', 'chunk', 'Ab3dE9xY', 1],
    ])
    expect(groups[0]).toMatchObject({ page: '/selection/calc_30', stack: 'draw (results-Ab3dE9xY.js:1:2345)' })
    expect(await groupFaults(db, { ...always, site: 'other' })).toHaveLength(1)
  })

  it('is forgotten after its days, and the oldest of too many', async () => {
    const { db } = await databases.fresh()
    for (const age of [0, 1, 2, 3, 10]) {
      await addBehaviour(db, sampleBatch({ batchID: idOf(age), events: [sampleEvent()] }), { ...origin, now: sampleTime - age * day })
      await addFaults(db, sampleReport({ reportID: idOf(age) }), { ...origin, now: sampleTime - age * day })
    }
    const remaining = async () => (await db.selectFrom('behaviour_event').select('batch_id').execute()).length
    expect(await forgetOld(db, { days: 10, most: 100 }, sampleTime)).toBe(0)
    expect(await forgetOld(db, { days: 9, most: 100 }, sampleTime)).toBe(2)
    expect(await remaining()).toBe(4)
    expect(await forgetOld(db, { days: 9, most: 2 }, sampleTime)).toBe(4)
    const left = await db.selectFrom('behaviour_event').select('batch_id').orderBy('batch_id').execute()
    expect(left.map(({ batch_id }) => batch_id)).toEqual([idOf(0), idOf(1)])
  })

  it('with a person is given to that person, and loses them with the account', async () => {
    const { db } = await databases.fresh()
    const person = await ensurePerson(db, { company: 'default', account: '13800000000' }, new Date(sampleTime))
    await addBehaviour(db, sampleBatch(), { ...origin, personID: person.id })
    await addBehaviour(db, sampleBatch({ batchID: idOf(2) }), origin)
    expect(await eventsOfPerson(db, person.id)).toHaveLength(2)
    await removePerson(db, person, async () => undefined)
    expect(await db.selectFrom('behaviour_event').select('person_id').distinct().execute()).toEqual([{ person_id: null }])
    expect(await countEvents(db, always)).toHaveLength(2)
  })

  it('holds what looks like a statement or markup as text', async () => {
    const { db } = await databases.fresh()
    const text = `x'); drop table page_fault; -- <script>"{number} данные`
    await addFaults(db, sampleReport({ page: text, errors: [sampleFault({ message: text, stack: text })] }), origin)
    expect(await groupFaults(db, always)).toMatchObject([{ message: text, page: text, stack: text }])
  })

  it('has its tables in a database from before', async () => {
    const { db } = await databases.fresh()
    await goBackBefore(db, '2026-11-25-logs')
    const updated = await databases.again()
    expect(await addBehaviour(updated.db, sampleBatch(), origin)).toBe(2)
  })
}

describeOnEachDatabase('what the pages tell', 'logs', tests)
describeOnPartitions('what the pages tell', { own: 'logs_cut', cut: cutLogs }, tests)
