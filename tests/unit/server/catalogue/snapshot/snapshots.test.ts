/** A snapshot that is not this catalogue's, whole and of this program is never trusted: it is built anew and replaced. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ballRailTable } from '../../../../../families/ball-rail/table.ts'
import { ballScrewTable } from '../../../../../families/ball-screw/table.ts'
import type { CatalogueRow } from '../../../../../families/define/catalogue-table.ts'
import { screwJackTable } from '../../../../../families/screw-jack/table.ts'
import { readSharedSeed } from '../../support/shared-seed.ts'
import type { LoadedCatalogue } from '../../../../../server/catalogue/store/catalogue.ts'
import { families, openSnapshotCatalogue } from './snapshot-catalogue.ts'
import { scaledRunsAfter } from '../../../../setup/runs.ts'

const { rows: seed } = await readSharedSeed()
const rowsFrom = (from: number) =>
  new Map<string, readonly CatalogueRow[]>(
    [ballScrewTable.id, ballRailTable.id, screwJackTable.id].map((id) => [id, (seed.get(id) ?? []).slice(from, from + 30)]),
  )

const skus = ({ listOf }: LoadedCatalogue): string[] => listOf(ballScrewTable).models.map(({ skuID }) => skuID)

const opened = await openSnapshotCatalogue()
afterAll(opened.close)

let whole: Buffer
let expected: readonly string[]
beforeAll(async () => {
  await opened.activate(rowsFrom(0))
  expected = skus((await opened.start()).catalogue)
  whole = await readFile(opened.file)
})

/** A start over a file answers rightly, says why it did not use it, and leaves the right one. */
const expectRebuilt = async (bytes: Uint8Array, reason?: string): Promise<void> => {
  await writeFile(opened.file, bytes)
  const { catalogue, events } = await opened.start()
  expect(events).toEqual([reason === undefined ? expect.stringMatching(/^built: /) : `built: ${reason}`, 'snapshotWritten'])
  expect(skus(catalogue)).toEqual(expected)
  expect(whole.equals(await readFile(opened.file))).toBe(true)
}

const headLength = (bytes: Buffer): number => bytes.readDoubleLE(40)

/** The same file with another head, and a sum that is right. */
const withHead = (change: (head: string) => string): Buffer => {
  const length = headLength(whole)
  const head = Buffer.from(change(whole.toString('utf8', 48, 48 + length)))
  const rest = whole.subarray(48 + Math.ceil(length / 8) * 8)
  const padding = Buffer.alloc(Math.ceil(head.length / 8) * 8 - head.length)
  const lengthBytes = Buffer.alloc(8)
  lengthBytes.writeDoubleLE(head.length)
  const summed = Buffer.concat([lengthBytes, head, padding, rest])
  return Buffer.concat([whole.subarray(0, 8), createHash('sha256').update(summed).digest(), summed])
}

describe('a snapshot', () => {
  it('is used where it is right, and written once', async () => {
    await writeFile(opened.file, whole)
    const { catalogue, events } = await opened.start()
    expect(events).toEqual(['snapshotRead'])
    expect(skus(catalogue)).toEqual(expected)
  })

  it.each([
    ['format', /"format\\":1/, '"format\\":2'],
    ['byte order', /"endianness\\":\\"LE/, '"endianness\\":\\"BE'],
    ['program', /"program\\":\\"v/, '"program\\":\\"w'],
    ['id of the version', /"id\\":\\"\d/, '"id\\":\\"0'],
    ['hash of the content', /"contentHash\\":\\"0/, '"contentHash\\":\\"1'],
    ['time of the import', /1970/, '1971'],
    ['number of models', /"modelCount\\":\d/, '"modelCount\\":1'],
    ['family', /\[\\"ball-screw/, '[\\"ball-nut'],
    ['layout', /\\"check\\":\\"/, '\\"check\\":\\"x'],
  ])('of another %s is of something else, though its sum is right', async (_, pattern, other) => {
    const changed = withHead((head) => head.replace(pattern, () => other))
    expect(changed.equals(whole)).toBe(false)
    await expectRebuilt(changed, 'other')
  })

  it.each([
    ['a size', (head: string) => head.replace(/"size":30/, '"size":20')],
    ['a page', (head: string) => head.replace(/"pages":\[\d+/, '"pages":[8')],
    ['a number of terms', (head: string) => head.replace(/"terms":\d+/, '"terms":1')],
  ])('whose parts do not fit %s in its head is damaged, though its sum is right', async (_, change) => {
    await expectRebuilt(withHead(change), 'damaged')
  })

  it('with a bit turned anywhere is not used', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length * 8 - 1), async (bit) => {
        const bytes = Buffer.from(whole)
        bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
        await expectRebuilt(bytes)
      }),
      scaledRunsAfter([0, 8 * 8, 40 * 8, 45 * 8 + 6, 47 * 8 + 7, 48 * 8, whole.length * 8 - 1], 30),
    )
  })

  it('that is cut, or goes on, is not used', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), (length) => expectRebuilt(whole.subarray(0, length))),
      scaledRunsAfter([0, 7, 8, 40, 47, 48, whole.length - 8, whole.length - 1], 20),
    )
    await expectRebuilt(Buffer.concat([whole, Buffer.alloc(8)]), 'damaged')
  })

  it('of another catalogue is not used, and gives way to the right one', async () => {
    const other = await openSnapshotCatalogue()
    try {
      await other.activate(rowsFrom(5))
      expect(skus((await other.start()).catalogue)).not.toEqual(expected)
      await expectRebuilt(await readFile(other.file), 'other')
    } finally {
      await other.close()
    }
  })

  it('of families that are held otherwise is not used', async () => {
    await writeFile(opened.file, whole)
    const { events } = await opened.start({ indexed: families.indexed.toReversed(), listed: families.listed ?? [] })
    expect(events).toEqual(['built: other', 'snapshotWritten'])
  })

  it('that cannot be read or written costs nothing but the time to build', async () => {
    await rm(opened.folder, { recursive: true })
    await writeFile(opened.folder, 'a file where the folder should be')
    const { catalogue, events } = await opened.start()
    expect(events).toEqual([expect.stringMatching(/^built: /), 'snapshotNotWritten'])
    expect(skus(catalogue)).toEqual(expected)
    await rm(opened.folder)
    await mkdir(join(opened.file, 'in the way'), { recursive: true })
    expect((await opened.start()).events).toEqual(['built: unreadable', 'snapshotNotWritten'])
    expect(await readdir(opened.folder)).toEqual(['index.snapshot'])
    await rm(opened.folder, { recursive: true })
  })

  it('that was half written by a process that has ended is cleared away in time', async () => {
    await mkdir(opened.folder, { recursive: true })
    const [old, young] = ['a.part', 'b.part'].map((name) => join(opened.folder, name))
    await writeFile(old ?? '', '')
    await writeFile(young ?? '', '')
    await utimes(old ?? '', 0, 0)
    await opened.start()
    expect(await readdir(opened.folder)).toEqual(['b.part', 'index.snapshot'])
  })
})
