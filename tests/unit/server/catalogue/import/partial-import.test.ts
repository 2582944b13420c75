/** A folder with some families only: the others keep what they have. */
import { expect, it } from 'vitest'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CatalogueRefused } from '../../../../../server/catalogue/import/catalogue-issue.ts'
import { importCatalogue, previewImport } from '../../../../../server/catalogue/import/import-catalogue.ts'
import { activeVersion, addVersion, listVersions, storedRows, VersionOvertaken } from '../../../../../server/catalogue/store/repository.ts'
import type { Database } from '../../../../../server/database/database.ts'
import { numberCell, textCell, type SheetCell } from '../../../../../server/files/sheet/sheet-table.ts'
import { workbookOf } from '../../../../../server/files/sheet/workbook.ts'
import { describeOnEachDatabase } from '../../database/each-database.ts'
import { readSharedSeed } from '../../support/shared-seed.ts'
import { ballScrewHeader, ballScrewRow, sampleFolder, screwJackHeader, screwJackRow, soundFiles } from '../sample-folder.ts'

const skusOf = async ({ db }: Database, family: string): Promise<string[]> => {
  const active = await activeVersion(db)
  return (await storedRows(db, active?.id ?? '', family)).map(({ sku }) => sku)
}

const screwsAlone = { 'ball-screw/own.csv': [ballScrewHeader, ballScrewRow('B1', 20), ballScrewRow('B9', 32)] }
const jacksAlone = { 'screw-jack.csv': [screwJackHeader, screwJackRow('J7')] }

const toCell = (text: string): SheetCell => (/^\d+$/.test(text) ? numberCell(Number(text)) : textCell(text))
const cellsOf = (line: string): string[] => line.replace('"Catalogue, p. 1"', 'Catalogue').split(',')

/** A folder with one workbook: a sheet of remarks, then the table with rows of explanation. */
async function workbookFolder(rows: readonly (readonly string[])[]): Promise<string> {
  const folder = await sampleFolder({})
  const remarks = [[textCell('Our screws of 2026')]]
  const table = [ballScrewHeader.split(','), ['# unit: ', 'none'], ...rows].map((cells) => cells.map(toCell))
  const frozen = { rows: 0, columns: 0 }
  await writeFile(
    join(folder, 'ball-screw.xlsx'),
    workbookOf([
      { name: 'Remarks', rows: remarks, frozen },
      { name: 'Screws', rows: table, frozen },
    ]),
  )
  return folder
}

describeOnEachDatabase('a folder with ball screws alone', 'catalogue_partial', (databases) => {
  it('replaces these, and leaves every other family as it is', async () => {
    const database = await databases.fresh()
    await importCatalogue(database, await sampleFolder(soundFiles))
    const { preview } = await importCatalogue(database, await sampleFolder(screwsAlone))
    expect([await skusOf(database, 'ball-screw'), await skusOf(database, 'screw-jack')]).toEqual([['B1', 'B9'], ['J1']])
    expect(
      preview.changes.map(({ family, added, changed, withdrawn, unchanged }) => [family, added, changed, withdrawn, unchanged]),
    ).toEqual([['ball-screw', [expect.objectContaining({ sku: 'B9' })], [], [expect.objectContaining({ sku: 'B2' })], 1]])
    expect(preview.retained.get('screw-jack')).toBe(1)
    await importCatalogue(database, await sampleFolder(jacksAlone))
    expect([await skusOf(database, 'ball-screw'), await skusOf(database, 'screw-jack')]).toEqual([['B1', 'B9'], ['J7']])
  })

  it('changes the catalogue of the program where no version is stored yet', async () => {
    const database = await databases.fresh()
    const { preview } = await importCatalogue(database, await sampleFolder(screwsAlone))
    const { rows } = await readSharedSeed()
    expect(preview.base).toBeUndefined()
    expect(await skusOf(database, 'reducer')).toEqual(rows.get('reducer')?.map(({ sku }) => sku))
  })

  it('of two that are imported at once loses neither', async () => {
    const [one, other] = [await databases.fresh(), await databases.again()]
    await importCatalogue(one, await sampleFolder(soundFiles))
    await Promise.all([importCatalogue(one, await sampleFolder(screwsAlone)), importCatalogue(other, await sampleFolder(jacksAlone))])
    expect([await skusOf(one, 'ball-screw'), await skusOf(one, 'screw-jack')]).toEqual([['B1', 'B9'], ['J7']])
  })

  it('is not stored beside a version that has become active since its rows were read', async () => {
    const database = await databases.fresh()
    const first = await importCatalogue(database, await sampleFolder(soundFiles))
    await importCatalogue(database, await sampleFolder(jacksAlone))
    const version = { contentHash: 'a'.repeat(64), origin: 'import', createdAt: new Date(), rows: new Map(), activate: true } as const
    await expect(addVersion(database.db, { ...version, madeFrom: first.versionId })).rejects.toBeInstanceOf(VersionOvertaken)
    expect(await listVersions(database.db)).toHaveLength(2)
  })

  it('says what would change, figure by figure, and stores nothing', async () => {
    const database = await databases.fresh()
    await importCatalogue(database, await sampleFolder(soundFiles))
    const before = await listVersions(database.db)
    const heavier = ballScrewRow('B1', 20).replace(',10000,', ',12000,')
    const { changes } = await previewImport(database, await sampleFolder({ 'ball-screw/own.csv': [ballScrewHeader, heavier] }))
    expect(changes[0]?.changed).toEqual([{ sku: 'B1', cells: [{ column: 'dynamicLoadRatingN', before: 10000, after: 12000 }] }])
    expect(await listVersions(database.db)).toEqual(before)
  })

  it('may be a workbook: its sheets with a heading are read, remarks and explanations are not', async () => {
    const database = await databases.fresh()
    await importCatalogue(database, await sampleFolder(soundFiles))
    const rows = [ballScrewRow('B1', 20), ballScrewRow('B2', 25)].map(cellsOf)
    const { changes } = await previewImport(database, await workbookFolder(rows))
    const source = { column: 'source', before: 'Catalogue, p. 1', after: 'Catalogue' }
    expect(changes[0]?.changed).toEqual(['B1', 'B2'].map((sku) => ({ sku, cells: [source] })))
  })

  it('whose workbook has faults is refused whole, each fault with sheet, cell, what stands there and what to write', async () => {
    const database = await databases.fresh()
    await importCatalogue(database, await sampleFolder(soundFiles))
    const spoilt = cellsOf(ballScrewRow('B2', 25))
    spoilt[ballScrewHeader.split(',').indexOf('leadMm')] = '1 cm'
    spoilt[ballScrewHeader.split(',').indexOf('basis')] = 'Published'
    const error: unknown = await importCatalogue(database, await workbookFolder([cellsOf(ballScrewRow('B1')), spoilt])).catch(
      (thrown: unknown) => thrown,
    )
    const issues = error instanceof CatalogueRefused ? error.issues : []
    expect(issues.map(({ file, sheet, cell, found, instead }) => [file, sheet, cell, found, instead])).toEqual([
      ['ball-screw.xlsx', 'Screws', 'H4', '1 cm', '10'],
      ['ball-screw.xlsx', 'Screws', 'F4', 'Published', 'published'],
    ])
    expect([await skusOf(database, 'ball-screw'), await listVersions(database.db)]).toEqual([['B1', 'B2'], [expect.anything()]])
  })
})
