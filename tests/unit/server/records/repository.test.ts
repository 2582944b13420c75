import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../../../../server/database/database.ts'
import { addSceneRecord, findSceneRecord, listSceneRecords } from '../../../../server/records/repository.ts'
import { describeOnEachDatabase, describeOnPartitions, type TestDatabase } from '../database/each-database.ts'
import { goBackBefore } from '../database/later-tables.ts'
import { cutRecords } from '../database/partitions.ts'
import { sampleRecord, sampleTime, untouched } from './sample-record.ts'

const textsThatLookLikeMore = [
  `x'); drop table scene_record; --`,
  '"; delete from scene_record_counter; --',
  '<script>alert(1)</script>',
  '${process.exit(1)} {number} %s \\u0000',
  '__proto__',
  '数据 données данные 🌀',
]

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

const tests = (databases: TestDatabase) => {
  /** Two programs on one server; the embedded database would block this one program while it waits for itself. */
  const twoNodes = async (): Promise<readonly Database[]> => {
    const first = await databases.fresh()
    return first.kind === 'postgres' ? [first, await databases.again()] : [first]
  }
  const nodeOf = (nodes: readonly Database[], index: number): Database => {
    const node = nodes[index % nodes.length]
    if (!node) throw new RangeError('no node')
    return node
  }

  it('are stored with number and time and read back as they were, by another process too', async () => {
    const { db } = await databases.fresh()
    const record = sampleRecord()
    const stored = await addSceneRecord(db, record, sampleTime)
    expect(stored).toEqual({ ...record, ...untouched, number: 'SR-000001', time: '2026-11-21T20:00:00.000Z' })
    const other = await databases.again()
    expect(await findSceneRecord(other.db, 'SR-000001')).toEqual(stored)
  })

  it('are listed with the newest first, without their contents', async () => {
    const { db } = await databases.fresh()
    expect(await listSceneRecords(db)).toEqual([])
    for (const scene of ['disc', 'ring', 'flip']) await addSceneRecord(db, sampleRecord({ scene }), sampleTime)
    const time = sampleTime.toISOString()
    expect(await listSceneRecords(db)).toEqual([
      { number: 'SR-000003', time, classID: '3000000', scene: 'flip', state: 'new', changed: null },
      { number: 'SR-000002', time, classID: '3000000', scene: 'ring', state: 'new', changed: null },
      { number: 'SR-000001', time, classID: '3000000', scene: 'disc', state: 'new', changed: null },
    ])
  })

  it('that come at once, through two processes where the database is a server, have numbers of their own without gaps', async () => {
    const nodes = await twoNodes()
    const added = await Promise.all(upTo(40).map((index) => addSceneRecord(nodeOf(nodes, index).db, sampleRecord(), sampleTime)))
    const numbers = added.map(({ number }) => Number(number.slice(3))).toSorted((a, b) => a - b)
    expect(numbers).toEqual(upTo(40))
    await Promise.all(nodes.map(({ close }) => close()))
  })

  it('with one submissionID are stored once, also when they come at once', async () => {
    const nodes = await twoNodes()
    const record = sampleRecord()
    const added = await Promise.all(upTo(12).map((index) => addSceneRecord(nodeOf(nodes, index).db, record, new Date(index))))
    expect(new Set(added.map(({ number }) => number))).toEqual(new Set(['SR-000001']))
    expect(new Set(added.map(({ time }) => time)).size).toBe(1)
    expect((await addSceneRecord(nodeOf(nodes, 0).db, sampleRecord(), sampleTime)).number).toBe('SR-000002')
    await Promise.all(nodes.map(({ close }) => close()))
  })

  it('never get a number that another had, even one that was deleted', async () => {
    const { db } = await databases.fresh()
    await addSceneRecord(db, sampleRecord(), sampleTime)
    await addSceneRecord(db, sampleRecord(), sampleTime)
    await sql`delete from scene_record where sequence = 2`.execute(db)
    expect((await addSceneRecord(db, sampleRecord(), sampleTime)).number).toBe('SR-000003')
  })

  it('that fail leave nothing, and their number to the next', async () => {
    const { db } = await databases.fresh()
    const unstorable = sampleRecord({ rows: [{ name: 'x', value: 1n as unknown as number, unit: '' }] }) // what JSON cannot write
    await expect(addSceneRecord(db, unstorable, sampleTime)).rejects.toThrow('BigInt')
    expect(await listSceneRecords(db)).toEqual([])
    expect((await addSceneRecord(db, sampleRecord(), sampleTime)).number).toBe('SR-000001')
  })

  it('hold what looks like a statement or markup as text', async () => {
    const { db } = await databases.fresh()
    for (const text of textsThatLookLikeMore) {
      const record = sampleRecord({
        submissionID: text,
        classID: text,
        scene: text,
        language: text,
        inputs: [{ name: text, value: 1, unit: text.slice(0, 20) }],
        rows: [{ name: text, value: -1e-300, unit: text }],
      })
      const { number } = await addSceneRecord(db, record, sampleTime)
      expect(await findSceneRecord(db, number)).toMatchObject(record)
    }
    expect(await listSceneRecords(db)).toHaveLength(textsThatLookLikeMore.length)
  })

  it('are not found by a number that is none or that none has', async () => {
    const { db } = await databases.fresh()
    await addSceneRecord(db, sampleRecord(), sampleTime)
    for (const number of ['SR-000002', 'SR-', '', '0', '-1', '1.5', '1e0', "1' or '1'='1", 'SR-99999999999999999999']) {
      expect(await findSceneRecord(db, number)).toBeUndefined()
    }
  })

  it('have their tables in a database from before, which keeps what it holds', async () => {
    const { db } = await databases.fresh()
    const version = { id: '1-a', sequence: 1, content_hash: 'a', origin: 'seed' as const, created_at: '', model_count: 0 }
    await db.insertInto('catalogue_version').values(version).execute()
    await goBackBefore(db, '2026-11-21-scene-records')
    const updated = await databases.again()
    expect((await addSceneRecord(updated.db, sampleRecord(), sampleTime)).number).toBe('SR-000001')
    expect(await updated.db.selectFrom('catalogue_version').selectAll().execute()).toEqual([version])
  })
}

describeOnEachDatabase('submitted scenes', 'records', tests)
describeOnPartitions('submitted scenes', { own: 'records_cut', cut: cutRecords }, tests)
