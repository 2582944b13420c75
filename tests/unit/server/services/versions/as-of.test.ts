import { expect, it } from 'vitest'
import { type AsOfAnswer, asOfAnswer, asOfNames } from '../../../../../contract/catalogue/as-of.ts'
import { readCalculation } from '../../../../../contract/results/read-calculation.ts'
import { explanation } from '../../../../../contract/results/selection.ts'
import { catalogueCalls } from '../../../../../server/catalogue-calls.ts'
import { ensureCatalogue } from '../../../../../server/catalogue/import/import-catalogue.ts'
import { readSharedSeed } from '../../support/shared-seed.ts'
import { createCatalogue } from '../../../../../server/catalogue/store/catalogue.ts'
import { addVersion } from '../../../../../server/catalogue/store/repository.ts'
import type { Database } from '../../../../../server/database/database.ts'
import { createSceneRecords } from '../../../../../server/records/scene-records.ts'
import { registerFamilies } from '../../../../../server/services/calculators/registered-families.ts'
import { describeOnDatabase } from '../../database/each-database.ts'
import { screwQuery } from '../../support/ask.ts'
import { defaultSite } from '../../support/default-site.ts'
import { wholeAnswer } from '../../../../../server/services/calls/whole-answer.ts'

const caller = { locale: 'en', site: defaultSite } as const
const question = { path: 'BallScrewWorking/Calculation', query: screwQuery }
const why = { path: 'BallScrewWorking/Explanation', query: screwQuery }

const serviceOn = async (database: Database) => {
  await ensureCatalogue(database)
  const families = await registerFamilies()
  const catalogue = await createCatalogue(database, families)
  const { calls } = catalogueCalls({
    database,
    families,
    catalogue,
    records: createSceneRecords(database, () => 0),
    search: true,
    ofSites: { calculableOf: () => undefined },
  })
  const call = calls.find((one) => one.method === 'POST' && one.call === asOfNames.call)
  const ask = async (body: object): Promise<AsOfAnswer> => {
    const answer = call?.method === 'POST' ? await wholeAnswer(call.respond(body, caller, {})) : undefined
    if (!answer || 'faults' in answer) throw new Error(JSON.stringify(answer))
    // As a client reads it: what JSON does not hold is not in it.
    return asOfAnswer.parse(JSON.parse(JSON.stringify(answer.values)))
  }
  const refusal = async (body: object) => {
    const answer = call?.method === 'POST' ? await wholeAnswer(call.respond(body, caller, {})) : undefined
    return answer && 'faults' in answer ? answer.faults : []
  }
  return { catalogue, ask, refusal }
}

/** The shipped catalogue with another load rating of one screw. */
const importChanged = async ({ db }: Database, sku: string, change: (candidate: Record<string, unknown>) => object | undefined) => {
  const { rows } = await readSharedSeed()
  const changed = new Map(
    [...rows].map(([family, list]) => [
      family,
      list.flatMap((row) => {
        if (row.sku !== sku) return [row]
        const candidate = change({ ...(row.candidate as Record<string, unknown>) }) // a row of the ball screws
        return candidate ? [{ ...row, candidate }] : []
      }),
    ]),
  )
  return addVersion(db, { contentHash: `changed-${sku}`, origin: 'import', createdAt: new Date(1e12), rows: changed, activate: true })
}

describeOnDatabase('a version of the catalogue that is asked', 'asof', (databases) => {
  it('answers as it did, while another one is in use', async () => {
    const database = await databases.seeded()
    const { catalogue, ask } = await serviceOn(database)
    const old = catalogue.current().version
    const before = await ask({ asked: [question, why] })
    const first = readCalculation(before.answers[0])?.list[0]?.skuID ?? ''
    const version = await importChanged(database, first, (candidate) => ({ ...candidate, maxSpeedRpm: 1 }))
    await catalogue.reload()

    const then = await ask({ version: old, asked: [question, why], skus: [first] })
    const now = await ask({ asked: [question, why], skus: [first] })
    expect([then.version, now.version, now.created]).toEqual([old, version, new Date(1e12).toISOString()])
    expect(then.answers[0]).toEqual(before.answers[0])
    expect(now.answers[0]).not.toEqual(before.answers[0])
    const lineOf = ({ answers }: AsOfAnswer) => explanation.parse(answers[1]).models
    expect(lineOf(then)).toMatchObject([{ skuID: first, passed: true }])
    expect(lineOf(now)).toMatchObject([{ skuID: first, passed: false }])
    const speedIn = ({ rows }: AsOfAnswer) => rows.map(({ figures }) => figures.find(({ name }) => name === 'maxSpeedRpm')?.value)
    expect([speedIn(then), speedIn(now)]).toEqual([['none'], [1]])
  })

  it('has no row of a model that it does not have, and null where it cannot answer', async () => {
    const database = await databases.seeded()
    const { catalogue, ask } = await serviceOn(database)
    const old = catalogue.current().version
    await importChanged(database, 'THK-WTF2040-2', () => undefined)
    await catalogue.reload()
    const skus = ['THK-WTF2040-2']
    expect((await ask({ version: old, asked: [], skus })).rows).toHaveLength(1)
    expect((await ask({ asked: [], skus })).rows).toEqual([])
    expect((await ask({ asked: [{ ...question, query: { ...screwQuery, W: 'heavy' } }] })).answers).toEqual([null])
  })

  it('is refused by name where it is not stored or cannot be read, and only questions are asked of it', { tags: ['deep'] }, async () => {
    const database = await databases.seeded()
    const { catalogue, ask, refusal } = await serviceOn(database)
    const old = catalogue.current().version
    await expect(ask({ version: '9-gone', asked: [] })).rejects.toMatchObject({ code: 'unknownVersion' })
    await importChanged(database, 'THK-WTF2040-2', (candidate) => ({ ...candidate, leadMm: 41 }))
    await catalogue.reload()
    await database.db.updateTable('catalogue_model').set({ candidate: '{}' }).where('version_id', '=', old).execute()
    await expect(ask({ version: old, asked: [] })).rejects.toMatchObject({ code: 'unknownVersion' })
    expect((await ask({ asked: [question] })).answers).toHaveLength(1)
    expect(await refusal({ asked: [question, { path: 'RotatingPlatformWorking/SubmitRecord' }] })).toMatchObject([
      { path: 'asked.1.path', code: 'notAnOption' },
    ])
    expect(await refusal({ asked: Array.from({ length: 25 }, () => question) })).toMatchObject([{ path: 'asked', code: 'tooLong' }])
  })

  it('is loaded once by all who ask for it at once', { tags: ['deep'] }, async () => {
    const database = await databases.seeded()
    const { catalogue, ask } = await serviceOn(database)
    const old = catalogue.current().version
    await importChanged(database, 'THK-WTF2040-2', () => undefined)
    await catalogue.reload()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask({ version: old, asked: [question] })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})
