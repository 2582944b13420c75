/** What becomes of submitted records: whose they are, their state and answer, and what is left without their sender. */
import { expect, it } from 'vitest'
import type { Database } from '../../../../server/database/database.ts'
import { ensurePerson } from '../../../../server/people/people-repository.ts'
import { answerRecord, searchRecords } from '../../../../server/records/answers.ts'
import { addSceneRecord, findSceneRecord } from '../../../../server/records/repository.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { goBackBefore } from '../database/later-tables.ts'
import { sampleRecord, sampleTime, untouched } from './sample-record.ts'

const later = new Date('2026-11-25T09:00:00.000Z')
const answered = { state: 'answered', answer: 'DG-85 fits', by: undefined } as const
const personIn = async ({ db }: Database, account: string) => (await ensurePerson(db, { company: 'default', account }, sampleTime)).id

describeOnDatabase('submitted records', 'answers', (databases) => {
  it('are found by their sender alone, and by the operator by state and by a part of the number', async () => {
    const database = await databases.fresh()
    const { db } = database
    const [mine, theirs] = [await personIn(database, '13800000001'), await personIn(database, '13800000002')]
    for (const personID of [mine, theirs, undefined, mine]) await addSceneRecord(db, { ...sampleRecord(), personID }, sampleTime)
    await answerRecord(db, { number: 'SR-000002', version: 0, ...answered }, later)
    const found = async (own: Partial<Parameters<typeof searchRecords>[1]>) => {
      const { list, count } = await searchRecords(db, { size: 15, before: 0, ...own })
      expect(list).toHaveLength(count)
      return list.map(({ number }) => number.slice(-1)).join('')
    }
    expect(await found({})).toBe('4321')
    expect(await found({ personID: mine })).toBe('41')
    expect(await found({ personID: theirs })).toBe('2')
    expect(await found({ state: 'answered' })).toBe('2')
    expect(await found({ state: 'new' })).toBe('431')
    const typed = ['3', 'SR-000003', 'sr-3', ' 003 ', 'S', 'SR-', '9', 'x', "' or 1=1", '%', '_']
    expect(await Promise.all(typed.map((keyword) => found({ keyword })))).toEqual(['3', '3', '3', '3', '4321', '4321', '', '', '', '', ''])
    expect((await searchRecords(db, { size: 2, before: 2 })).list.map(({ number }) => number)).toEqual(['SR-000002', 'SR-000001'])
    expect(await findSceneRecord(db, 'SR-000002', mine)).toBeUndefined()
    expect(await findSceneRecord(db, 'SR-000001', mine)).toMatchObject({ number: 'SR-000001', personID: mine })
  })

  it('are answered once for each version: of two at once one is told that the other was there', async () => {
    const database = await databases.fresh()
    const { db } = database
    const by = await personIn(database, '13800000001')
    const { number } = await addSceneRecord(db, sampleRecord(), sampleTime)
    const give = (answer: string) => answerRecord(db, { number, version: 0, state: 'inWork', answer, by }, later)
    const outcomes = await Promise.all(['one', 'other'].map(give))
    expect(outcomes.toSorted()).toEqual(['changed', 'done'])
    const stored = await findSceneRecord(db, number)
    expect(stored).toMatchObject({ state: 'inWork', version: 1, changed: later.toISOString(), changedBy: by })
    expect(stored?.answer).toBe(outcomes[0] === 'done' ? 'one' : 'other')
    expect(await answerRecord(db, { number, version: 1, ...answered }, later)).toBe('done')
    expect(await findSceneRecord(db, number)).toMatchObject({ state: 'answered', version: 2, changedBy: null })
    expect(await answerRecord(db, { number: 'SR-000009', version: 0, ...answered }, later)).toBe('unknown')
    expect(await answerRecord(db, { number: 'x', version: 0, ...answered }, later)).toBe('unknown')
  })

  it('from before are there as nobody’s, and new', async () => {
    const { db } = await databases.fresh()
    await goBackBefore(db, '2026-11-25-record-answers')
    const {
      personID: _person,
      state: _state,
      answer: _answer,
      version: _version,
      changed: _changed,
      changedBy: _by,
      ...old
    } = {
      ...sampleRecord(),
      ...untouched,
    }
    const row = {
      sequence: 1,
      submission_id: old.submissionID,
      submitted_at: sampleTime.toISOString(),
      class_id: old.classID,
      scene: old.scene,
      language: old.language,
      inputs: JSON.stringify(old.inputs),
      rows: JSON.stringify(old.rows),
    }
    const columns = row as never // the table of that time has these alone
    await db.insertInto('scene_record').values(columns).execute()
    const updated = await databases.again()
    expect(await findSceneRecord(updated.db, 'SR-000001')).toMatchObject({ ...old, ...untouched })
  })
})
