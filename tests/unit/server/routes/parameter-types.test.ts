/** Grouped lists, image lists and lists with values of one's own in the real catalogue: what they say is what the rows say. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { directoryNames } from '../../../../contract/directory/directory.ts'
import { success } from '../../../../contract/errors.ts'
import { filteredSkus, type SkuFilter, type SkuParam, skuParams } from '../../../../contract/directory/sku-selection.ts'
import type { CatalogueRow } from '../../../../families/define/catalogue-table.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import { modelDrawings } from '../../../../screens/drawings/registry.ts'
import { readSharedSeed } from '../support/shared-seed.ts'
import { sharedService } from '../support/real-service.ts'
import { scaledRuns } from '../../../setup/runs.ts'

const content = await readSharedSeed()
const families = (await loadFamilies()).filter(({ shown }) => shown)
// The reader has checked each row with the family's own shape: an object of its columns.
const rowsOf = (table: string) => content.rows.get(table) as readonly CatalogueRow<Readonly<Record<string, unknown>>>[]

let params: Readonly<Record<string, readonly SkuParam[]>>
const root = '/api/ProdClass'
const service = await sharedService()
beforeAll(async () => {
  const entries = families.map(async ({ id }) => {
    const answer = await service.app.request(`${root}/${directoryNames.classParams}?cid=${id}`)
    return [id, success(skuParams).parse(await answer.json()).data.params] as const
  })
  params = Object.fromEntries(await Promise.all(entries))
})

const filter = async (cid: string, filters: readonly SkuFilter[]) => {
  const body = JSON.stringify({ filters, page: 1, size: 300 })
  const headers = { 'content-type': 'application/json' }
  const answer = await service.app.request(`${root}/${directoryNames.filterClass}?cid=${cid}`, { method: 'POST', headers, body })
  return success(filteredSkus).parse(await answer.json()).data
}

const ofType = (type: number) =>
  Object.entries(params).flatMap(([id, list]) => list.filter(({ paramType }) => paramType === type).map((one) => ({ id, ...one })))

test.each([5, 6, 7, 20])('type %i occurs', (type) => {
  expect(ofType(type)).not.toEqual([])
})

test('groups hold each value under the words that rows have beside it, and no other', () => {
  for (const { id, paramName, groups = [], values } of [...ofType(5), ...ofType(7)]) {
    const by = families.find((family) => family.id === id)?.table.choices?.[paramName]?.groupedBy ?? 'maker'
    const cells = rowsOf(id).map((row) => ({ ...row.candidate, series: row.series, maker: row.maker }))
    const pairs = new Set(cells.map((cell: Readonly<Record<string, unknown>>) => `${String(cell[by])} ${String(cell[paramName])}`))
    const said = groups.flatMap(({ classTile, values: own }) => own.map(({ value }) => `${classTile} ${value}`))
    expect(new Set(said)).toEqual(pairs)
    expect(new Set(groups.flatMap(({ values: own }) => own.map(({ value }) => value)))).toEqual(new Set(values))
  }
})

test('every value of an image list has a drawing', () => {
  for (const { paramName, valuesIcon, values } of [...ofType(6), ...ofType(7)]) {
    expect(valuesIcon).toHaveLength(values.length)
    for (const icon of valuesIcon) expect([paramName, icon, Object.hasOwn(modelDrawings, icon)]).toEqual([paramName, icon, true])
  }
})

test('a figure of one’s own finds every row that is as large, and nothing beyond the largest', async () => {
  for (const { id, paramName, customEnum } of ofType(20)) {
    expect(customEnum).toBe(true)
    const rows = rowsOf(id)
    const figure = ({ candidate }: (typeof rows)[number]) => candidate[paramName]
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6000 }), async (value) => {
        const isListed = rows.some((row) => figure(row) === value)
        const own = rows.filter((row) => (isListed ? figure(row) === value : Number(figure(row)) >= value)).map(({ sku }) => sku)
        const found = await filter(id, [{ paramName, values: [value] }])
        expect(found.count).toBe(own.length)
        expect(found.skuList.map(({ skuID }) => skuID).toSorted()).toEqual(own.slice(0, 300).toSorted())
      }),
      scaledRuns(30),
    )
  }
})
