import { describe, expect, it } from 'vitest'
import type { VerdictKind } from '../../../../../contract/results/sizing.ts'
import type { BallScrewCandidate } from '../../../../../families/ball-screw/wire/ball-screw.ts'
import type { ScrewJackCandidate } from '../../../../../families/screw-jack/wire/screw-jack.ts'
import type { IndexedFamily } from '../../../../../server/catalogue/store/catalogue.ts'
import { createCatalogue } from '../../../../../server/catalogue/store/catalogue.ts'
import { runToEnd } from '../../../../../engine/base/cooperative.ts'
import { ballScrewTable } from '../../../../../families/ball-screw/table.ts'
import { screwJackTable } from '../../../../../families/screw-jack/table.ts'
import { importCatalogue } from '../../../../../server/catalogue/import/import-catalogue.ts'
import type { CatalogueModel } from '../../../../../contract/catalogue/model.ts'
import type { Database } from '../../../../../server/database/database.ts'
import { openDatabase } from '../../../../../server/database/database.ts'
import { indexedBy } from '../../../../fixtures/family-catalogue.ts'
import { ballScrewHeader, ballScrewRow, sampleFolder, soundFiles } from '../sample-folder.ts'

/** One check each: load against rating, load against capacity. */
const screws: IndexedFamily<BallScrewCandidate> = {
  rows: ballScrewTable,
  terms: { layout: [{ check: 'load' }], termsOf: (screw) => [1 / screw.nominalDiameterMm] },
}
const jacks: IndexedFamily<ScrewJackCandidate> = {
  rows: screwJackTable,
  terms: { layout: [{ check: 'load' }], termsOf: (jack) => [1 / jack.capacityKg] },
}
const families = { indexed: [screws, jacks] }
const never = (): VerdictKind => 'failed'
const always = (): VerdictKind => 'passed'

async function openSample(): Promise<Database> {
  const database = await openDatabase({ dataDirectory: await sampleFolder({}) })
  await importCatalogue(database, await sampleFolder(soundFiles))
  return database
}

const smallerFiles = { ...soundFiles, 'ball-screw/a.csv': [ballScrewHeader, ballScrewRow('B3', 16)] }

describe('the catalogue in memory', () => {
  it('matches the models of the active version', async () => {
    const database = await openSample()
    const { version, modelsOf } = (await createCatalogue(database, families)).current()
    const [ballScrew, screwJack] = [modelsOf(ballScrewTable), modelsOf(screwJackTable)]
    expect([ballScrew.version, screwJack.version]).toEqual([version, version])
    expect(ballScrew.models.map(({ skuID }) => skuID)).toEqual(['B1', 'B2'])
    expect(runToEnd(ballScrew.match(Float64Array.of(22), 10, never))).toEqual({ count: 1, best: [1] })
    expect(runToEnd(ballScrew.match(Float64Array.of(20), 10, always))).toEqual({ count: 2, best: [0, 1] })
    expect(runToEnd(ballScrew.match(Float64Array.of(20), 10, never))).toEqual({ count: 1, best: [1] })
    expect(runToEnd(screwJack.match(Float64Array.of(5001), 10, always))).toEqual({ count: 0, best: [] })
    await database.close()
  })

  it('goes on answering from one version until the next is ready, then from that', async () => {
    const database = await openSample()
    const catalogue = await createCatalogue(database, families)
    const before = catalogue.current()
    await importCatalogue(database, await sampleFolder(smallerFiles))
    const reloading = catalogue.reload()
    expect(catalogue.current()).toBe(before)
    expect(await reloading).toBe(true)
    expect(
      catalogue
        .current()
        .modelsOf(ballScrewTable)
        .models.map(({ skuID }) => skuID),
    ).toEqual(['B3'])
    expect(runToEnd(before.modelsOf(ballScrewTable).match(Float64Array.of(22), 10, never))).toEqual({ count: 1, best: [1] })
    await database.close()
  })

  it('is left alone by a reload when the version is the same', async () => {
    const database = await openSample()
    const catalogue = await createCatalogue(database, families)
    const before = catalogue.current()
    expect(await catalogue.reload()).toBe(false)
    expect(catalogue.current()).toBe(before)
    await database.close()
  })

  it('stays as it is when the new version cannot be loaded', async () => {
    const database = await openSample()
    let unusable = false
    const terms = { ...screws.terms, termsOf: () => [unusable ? Number.NaN : 1] }
    const catalogue = await createCatalogue(database, { indexed: [{ rows: ballScrewTable, terms }] })
    const before = catalogue.current()
    await importCatalogue(database, await sampleFolder(smallerFiles))
    unusable = true
    await expect(catalogue.reload()).rejects.toThrow('not a finite value')
    expect(catalogue.current()).toBe(before)
    unusable = false
    expect(await catalogue.reload()).toBe(true)
    await database.close()
  })

  it('refuses a family that was not loaded', async () => {
    const database = await openSample()
    const { modelsOf } = (await createCatalogue(database, { indexed: [screws] })).current()
    expect(() => modelsOf(screwJackTable)).toThrow("the family 'screw-jack' is not loaded")
    await database.close()
  })

  it('lists the models of a family without terms in rank order; only an indexed one is searchable', async () => {
    const database = await openSample()
    const { version, modelsOf, listOf } = (await createCatalogue(database, { indexed: [screws], listed: [screwJackTable] })).current()
    expect(listOf(screwJackTable)).toMatchObject({ version, models: [{ skuID: 'J1', rank: 0 }] })
    expect(listOf(ballScrewTable).models.map(({ skuID }) => skuID)).toEqual(['B1', 'B2'])
    expect(() => modelsOf(screwJackTable)).toThrow("the family 'screw-jack' is not loaded")
    await database.close()
  })

  it('cannot be made without an active version', async () => {
    const database = await openDatabase({ dataDirectory: await sampleFolder({}) })
    await expect(createCatalogue(database, families)).rejects.toThrow('no catalogue version is active')
    await database.close()
  })

  it('lets other work run while many models are made searchable', async () => {
    const models = Array.from({ length: 60_000 }, (_, rank) => modelAt(rank))
    let ticks = 0
    const timer = setInterval(() => ticks++, 1)
    const layout = Array.from({ length: 6 }, (_, term) => ({ check: `check${term}` }))
    const termsOf = ({ leadMm }: BallScrewCandidate): number[] =>
      layout.map((_, term) => (Math.imul(leadMm, 0x9e3779b1 + 2 * term) >>> 16) / 65536)
    const family = await indexedBy(models, { layout, termsOf })
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(1)
    expect(runToEnd(family.match(new Float64Array(6), 3, never))).toEqual({ count: 60_000, best: [0, 1, 2] })
  })
})

const modelAt = (rank: number): CatalogueModel<BallScrewCandidate> => ({
  skuID: String(rank),
  skuName: '',
  series: '',
  maker: '',
  basis: 'demo',
  source: '',
  icon: '',
  rank,
  candidate: {
    nominalDiameterMm: 20,
    leadMm: rank,
    rootDiameterMm: 17,
    dynamicLoadRatingN: 1,
    staticLoadRatingN: 1,
    nutLengthMm: 1,
    dnLimit: 1,
  },
})
