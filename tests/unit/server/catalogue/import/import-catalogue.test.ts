import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { CatalogueModel } from '../../../../../contract/catalogue/model.ts'
import { CatalogueRefused } from '../../../../../server/catalogue/import/catalogue-issue.ts'
import type { CatalogueTable } from '../../../../../families/define/catalogue-table.ts'
import { ballScrewTable } from '../../../../../families/ball-screw/table.ts'
import { screwJackTable } from '../../../../../families/screw-jack/table.ts'
import { ensureCatalogue, importCatalogue } from '../../../../../server/catalogue/import/import-catalogue.ts'
import { activateVersion, activeVersion, listVersions, storedModels, toModel } from '../../../../../server/catalogue/store/repository.ts'
import type { Database } from '../../../../../server/database/database.ts'
import { openDatabase } from '../../../../../server/database/database.ts'
import { describeOnEachDatabase } from '../../database/each-database.ts'
import type { SampleFiles } from '../sample-folder.ts'
import {
  ballScrewHeader,
  ballScrewRow,
  otherFiles,
  otherModels,
  sampleFolder,
  screwJackHeader,
  screwJackRow,
  soundFiles,
} from '../sample-folder.ts'

const laterFiles: SampleFiles = {
  ...otherFiles,
  'ball-screw/a.csv': [ballScrewHeader, ballScrewRow('B1', 20), ballScrewRow('B3', 16)],
  'screw-jack/a.csv': [screwJackHeader, screwJackRow('J1', 2500)],
}
const brokenFiles: SampleFiles = { ...laterFiles, 'screw-jack/a.csv': [screwJackHeader, screwJackRow('J1', -1)] }

const modelsOf = async <Candidate>(db: Database['db'], version: string, table: CatalogueTable<Candidate>) => {
  const models: CatalogueModel<Candidate>[] = []
  for await (const page of storedModels(db, version, table)) models.push(...page.map((row) => toModel(row, table)))
  return models
}

const skus = async ({ db }: Database): Promise<string[]> => {
  const active = await activeVersion(db)
  return (await modelsOf(db, active?.id ?? '', ballScrewTable)).map(({ skuID }) => skuID)
}

describeOnEachDatabase('an import', 'catalogue_import', (databases) => {
  it('stores the folder as a new, active version with every figure', async () => {
    const database = await databases.fresh()
    const now = new Date('2026-11-21T10:00:00Z')
    const { versionId, status } = await importCatalogue(database, await sampleFolder(soundFiles), now)
    expect(status).toBe('imported')
    expect(versionId).toMatch(/^1-[0-9a-f]{12}$/)
    expect(await listVersions(database.db)).toMatchObject([
      { id: versionId, sequence: 1, origin: 'import', createdAt: '2026-11-21T10:00:00.000Z', modelCount: 3 + otherModels, active: true },
    ])
    expect(await modelsOf(database.db, versionId, screwJackTable)).toEqual([
      {
        skuID: 'J1',
        skuName: 'Jack J1',
        series: 'J',
        maker: 'Maker',
        basis: 'demo',
        source: 'Data sheet',
        icon: 'screw-jack',
        rank: 0,
        tip: 'a remark',
        candidate: {
          capacityKg: 5000,
          screwKind: 'trapezoidal',
          screwDiameterMm: 40,
          leadMm: 7,
          rootDiameterMm: 32,
          wormRatio: 6,
          efficiency: 0.21,
          maxInputSpeedRpm: 1500,
          maxInputTorqueNm: 44,
          nominalDutyPercent: 20,
          maxDutyPercent: 30,
          maxStrokeMm: 1000,
          extensionMm: 70,
        },
      },
    ])
  })

  it('ranks the models without gaps in the published order', async () => {
    const database = await databases.fresh()
    const { versionId } = await importCatalogue(database, await sampleFolder(laterFiles))
    const models = await modelsOf(database.db, versionId, ballScrewTable)
    expect(models.map(({ skuID, rank }) => [skuID, rank])).toEqual([
      ['B3', 0],
      ['B1', 1],
    ])
  })

  it('keeps earlier versions, and any of them can be made active again', async () => {
    const database = await databases.fresh()
    const first = await importCatalogue(database, await sampleFolder(soundFiles))
    const second = await importCatalogue(database, await sampleFolder(laterFiles))
    expect((await listVersions(database.db)).map(({ id, active }) => [id, active])).toEqual([
      [second.versionId, true],
      [first.versionId, false],
    ])
    expect(await activateVersion(database.db, first.versionId)).toBe(true)
    expect(await skus(database)).toEqual(['B1', 'B2'])
    expect(await activateVersion(database.db, 'none')).toBe(false)
    expect(await skus(database)).toEqual(['B1', 'B2'])
  })

  it('of content that is already stored only makes it active', async () => {
    const database = await databases.fresh()
    const folder = await sampleFolder(soundFiles)
    const first = await importCatalogue(database, folder)
    await importCatalogue(database, await sampleFolder(laterFiles))
    expect(await importCatalogue(database, folder)).toMatchObject({ versionId: first.versionId, status: 'known', active: true })
    expect(await listVersions(database.db)).toHaveLength(2)
    expect(await skus(database)).toEqual(['B1', 'B2'])
  })

  it('of a faulty folder changes nothing at all', async () => {
    const database = await databases.fresh()
    await importCatalogue(database, await sampleFolder(soundFiles))
    const before = await listVersions(database.db)
    await expect(importCatalogue(database, await sampleFolder(brokenFiles))).rejects.toBeInstanceOf(CatalogueRefused)
    expect(await listVersions(database.db)).toEqual(before)
    expect(await skus(database)).toEqual(['B1', 'B2'])
  })

  it('that fails half-way leaves no trace', async () => {
    const database = await databases.fresh()
    await importCatalogue(database, await sampleFolder(soundFiles))
    const before = await listVersions(database.db)
    // Every model of the second version is refused by the database after the version's own row was written.
    await sql`create unique index only_one_name on catalogue_model (name)`.execute(database.db)
    await expect(importCatalogue(database, await sampleFolder(laterFiles))).rejects.toThrow(/unique/i)
    expect(await listVersions(database.db)).toEqual(before)
    expect(await skus(database)).toEqual(['B1', 'B2'])
  })

  it('by two programs at once stores the content once', async () => {
    const one = await databases.fresh()
    const other = await databases.again()
    const folder = await sampleFolder(soundFiles)
    const outcomes = await Promise.all([ensureCatalogue(one, folder), ensureCatalogue(other, folder)])
    expect(new Set(outcomes.map(({ versionId }) => versionId)).size).toBe(1)
    expect(await listVersions(one.db)).toHaveLength(1)
  })
})

describeOnEachDatabase('the catalogue of the program', 'catalogue_seed', (databases) => {
  it('is imported at the first start and left alone at the next', async () => {
    const database = await databases.fresh()
    const folder = await sampleFolder(soundFiles)
    const first = await ensureCatalogue(database, folder)
    expect(first).toMatchObject({ status: 'imported', active: true })
    expect(await ensureCatalogue(database, folder)).toEqual({ versionId: first.versionId, status: 'known', active: true })
    expect(await listVersions(database.db)).toHaveLength(1)
  })

  it('that came with an update takes the place of the one before', async () => {
    const database = await databases.fresh()
    await ensureCatalogue(database, await sampleFolder(soundFiles))
    expect(await ensureCatalogue(database, await sampleFolder(laterFiles))).toMatchObject({ status: 'imported', active: true })
    expect(await skus(database)).toEqual(['B3', 'B1'])
  })

  it('does not push aside what an operator imported or went back to', async () => {
    const database = await databases.fresh()
    const seed = await sampleFolder(soundFiles)
    const { versionId } = await ensureCatalogue(database, seed)
    const own = await importCatalogue(database, await sampleFolder(laterFiles))
    expect(await ensureCatalogue(database, seed)).toMatchObject({ status: 'known', active: false })
    const update = { ...soundFiles, 'screw-jack/a.csv': [screwJackHeader, screwJackRow('J9')] }
    expect(await ensureCatalogue(database, await sampleFolder(update))).toMatchObject({ status: 'imported', active: false })
    expect(await activeVersion(database.db)).toMatchObject({ id: own.versionId })
    await activateVersion(database.db, versionId)
    await ensureCatalogue(database, await sampleFolder(update))
    expect(await activeVersion(database.db)).toMatchObject({ id: versionId })
  })
})

describe('an import onto a full disk', () => {
  it('ends with a clear error, and the version that was active stays', async () => {
    const dataDirectory = join(await sampleFolder({}), 'data')
    const database = await openDatabase({ dataDirectory })
    await importCatalogue(database, await sampleFolder(soundFiles))
    const before = await listVersions(database.db)
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db)
    // The database may grow by two pages and no further, as on a disk without room.
    await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 2)}`.execute(database.db)
    const big = await sampleFolder(laterFiles)
    const many = Array.from({ length: 800 }, (_, index) => ballScrewRow(`M${index}`))
    await writeFile(join(big, 'ball-screw', 'b.csv'), [ballScrewHeader, ...many].join('\n'))
    await expect(importCatalogue(database, big)).rejects.toMatchObject({ code: 'databaseFull', params: database.where })
    expect(await listVersions(database.db)).toEqual(before)
    expect(await skus(database)).toEqual(['B1', 'B2'])
    await database.close()
    const again = await openDatabase({ dataDirectory })
    expect(await listVersions(again.db)).toEqual(before)
    await again.close()
  })
})
