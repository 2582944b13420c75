/** Laws of submitted scenes, over every registered scene and any inputs in its ranges. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type SceneRecordReceipt,
  type SceneRecordRequest,
  sceneRecordReceipt,
  sceneRecordRequest,
  submittedStatus,
} from '../../../families/rotary/wire/record.ts'
import type { SceneInputs } from '../../../engine/index.ts'
import { scenes } from '../../../schemas/scenes/registry.ts'
import { workingIdsOf } from '../../../schemas/registry.ts'
import { type Database, openDatabase } from '../../../server/database/database.ts'
import { findSceneRecord, listSceneRecords } from '../../../server/records/repository.ts'
import { createSceneRecords } from '../../../server/records/scene-records.ts'
import { compileScenes } from '../../../server/services/scenes/served-scenes.ts'
import { submitRecord } from '../../../server/services/scenes/submit-record.ts'
import { workingFirst } from '../../../server/services/scenes/working-first.ts'
import { compiledScenes, sceneInputs } from '../families/scene-arbitraries.ts'
import { defaultSite } from '../../unit/server/support/default-site.ts'
import { scaledRuns } from '../../setup/runs.ts'

const served = compileScenes(scenes)
let folder = ''
let database: Database
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sizewright-test-'))
  database = await openDatabase({ dataDirectory: folder })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

let clock = 0
const submit = async (body: unknown): Promise<SceneRecordReceipt> => {
  const records = createSceneRecords(database, () => (clock += 1000))
  const read = await submitRecord(sceneRecordRequest.parse(body), { locale: 'en', site: defaultSite }, { scenes: served, records })
  if ('faults' in read) throw new Error(`refused: ${JSON.stringify(read.faults)} for ${JSON.stringify(body)}`)
  return sceneRecordReceipt.parse(read.values)
}

const hexadecimal = fc.stringMatching(/^[0-9a-f]{32}$/)

/** What a page may send: any scene with inputs that it accepts. */
const submission: fc.Arbitrary<SceneRecordRequest> = fc.constantFrom(...compiledScenes).chain((compiled) => {
  const { name, items } = compiled.scene
  const toList = (inputs: SceneInputs) =>
    Object.entries(items).map(([item, { unit }]) => ({ name: item, value: inputs[item] ?? Number.NaN, unit }))
  return fc.record({
    classID: fc.constantFrom(...workingIdsOf('RotatingPlatformWorking')),
    type: fc.constant(name),
    list: sceneInputs(compiled).map(toList),
    status: fc.constant(submittedStatus),
    submissionID: hexadecimal,
  })
})

/** As it arrives: JSON. */
const overTheWire = (body: SceneRecordRequest): unknown => JSON.parse(JSON.stringify(body))

test('any valid submission is stored and read back the same, with the results of WorkingFirst', async () => {
  await fc.assert(
    fc.asyncProperty(submission, async (body) => {
      const receipt = await submit(overTheWire(body))
      const record = await findSceneRecord(database.db, receipt.number)
      const { classID, type, list, submissionID } = body
      const calculated = workingFirst({ type, list }, served)
      const rows = 'values' in calculated ? calculated.values.list : []
      const stored = JSON.parse(JSON.stringify({ inputs: list, rows })) as object // as JSON holds them: without -0
      expect(record).toMatchObject({ ...receipt, classID, scene: type, language: 'en', submissionID, ...stored })
      expect(record?.rows.length).toBeGreaterThan(0)
    }),
    scaledRuns(60),
  )
})

test('numbers are unique and rise with the time, and a repetition has the number and time of its first', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(submission, { selector: ({ submissionID }) => submissionID, minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(), { maxLength: 6 }),
      async (bodies, repeated) => {
        const before = await listSceneRecords(database.db)
        const receipts: SceneRecordReceipt[] = []
        for (const body of bodies) receipts.push(await submit(body))
        for (const which of repeated) {
          const place = which % bodies.length
          expect(await submit(bodies[place])).toEqual(receipts[place])
        }
        const all = await listSceneRecords(database.db)
        expect(all.slice(0, receipts.length).map(({ number, time }) => ({ number, time }))).toEqual(receipts.toReversed())
        expect(all.slice(receipts.length)).toEqual(before)
        const rising = all.toReversed().map(({ number, time }) => `${number} ${time}`)
        expect(rising).toEqual([...new Set(rising)].toSorted())
      },
    ),
    scaledRuns(20),
  )
})

test('those that come at once are stored each once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(submission, { selector: ({ submissionID }) => submissionID, minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 3 }),
      async (bodies, times) => {
        const before = (await listSceneRecords(database.db)).length
        const receipts = await Promise.all(
          Array.from({ length: times }, () => bodies)
            .flat()
            .map(submit),
        )
        expect(new Set(receipts.map(({ number }) => number)).size).toBe(bodies.length)
        expect((await listSceneRecords(database.db)).length).toBe(before + bodies.length)
      },
    ),
    scaledRuns(20),
  )
})
