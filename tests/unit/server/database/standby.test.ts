/** More readers than one PostgreSQL serves: the catalogue comes from one that follows, what is kept goes to the first. Nothing but the address differs. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ballScrewTable } from '../../../../families/ball-screw/table.ts'
import { importCatalogue } from '../../../../server/catalogue/import/import-catalogue.ts'
import { createCatalogue } from '../../../../server/catalogue/store/catalogue.ts'
import { activeVersion } from '../../../../server/catalogue/store/repository.ts'
import { type Database, openDatabase } from '../../../../server/database/database.ts'
import { toDatabaseError } from '../../../../server/database/database-error.ts'
import { addSceneRecord, findSceneRecord } from '../../../../server/records/repository.ts'
import { ballScrewHeader, ballScrewRow, sampleFolder, soundFiles } from '../catalogue/sample-folder.ts'
import { families } from '../catalogue/snapshot/snapshot-catalogue.ts'
import { sampleRecord, sampleTime } from '../records/sample-record.ts'
import { canFollow, type Standby, startStandby } from './standby.ts'

const later = { ...soundFiles, 'ball-screw/a.csv': [ballScrewHeader, ballScrewRow('B3', 16)] }

const newDatabase = async (): Promise<string> => {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  const name = `followed_${process.pid}`
  const client = new pg.Client(url.href)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

describe.skipIf(!canFollow)('a PostgreSQL that follows another one', () => {
  let first: Database
  let following: Database
  let standby: Standby
  beforeAll(async () => {
    const databaseUrl = await newDatabase()
    first = await openDatabase({ databaseUrl, dataDirectory: '' })
    standby = await startStandby(databaseUrl)
    following = await openDatabase({ databaseUrl: standby.url, dataDirectory: '' })
  })
  afterAll(async () => {
    await Promise.all([first, following].map((database) => database.close()))
    await standby.stop()
  })

  const follows = (version: string) =>
    vi.waitFor(async () => expect((await activeVersion(following.db))?.id).toBe(version), { timeout: 120_000, interval: 50 })

  it('gives the catalogue, and each version that is imported into the first', async () => {
    await follows((await importCatalogue(first, await sampleFolder(soundFiles))).versionId)
    const catalogue = await createCatalogue(following, families)
    const names = () =>
      catalogue
        .current()
        .modelsOf(ballScrewTable)
        .models.map(({ skuID }) => skuID)
    expect(names()).toEqual(['B1', 'B2'])
    await follows((await importCatalogue(first, await sampleFolder(later))).versionId)
    expect(await catalogue.reload()).toBe(true)
    expect(names()).toEqual(['B3'])
  })

  it('shows what was submitted to the first, and takes nothing itself', async () => {
    const { number } = await addSceneRecord(first.db, sampleRecord(), sampleTime)
    await vi.waitFor(async () => expect(await findSceneRecord(following.db, number)).toMatchObject({ number }), {
      timeout: 120_000,
      interval: 50,
    })
    const refused: unknown = await addSceneRecord(following.db, sampleRecord(), sampleTime).catch((error: unknown) =>
      toDatabaseError(error, {}),
    )
    expect(refused).toMatchObject({ code: 'databaseNotWritable' })
  })
})
