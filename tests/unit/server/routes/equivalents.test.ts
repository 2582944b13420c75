/** Models of other makers that are mounted alike: the tables agree with the rows, and a maker’s code finds those of the others. */
import { describe, expect, test } from 'vitest'
import { success } from '../../../../contract/errors.ts'
import { product } from '../../../../contract/catalogue/product.ts'
import { searchResult } from '../../../../contract/directory/search.ts'
import type { CatalogueRow } from '../../../../families/define/catalogue-table.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import { readSharedSeed } from '../support/shared-seed.ts'
import { sharedService } from '../support/real-service.ts'

type Row = CatalogueRow<Readonly<Record<string, unknown>>>

const content = await readSharedSeed()
const tables = await Promise.all(
  (await loadFamilies()).flatMap(({ table, shown }) =>
    shown?.equivalents
      ? [
          shown.equivalents().then((equivalents) => {
            // The reader has checked each row with the family's own shape: an object of its columns.
            const rows = content.rows.get(table.id) as readonly Row[]
            return { id: table.id, equivalents, rows }
          }),
        ]
      : [],
  ),
)

/** Columns that the figures of a table also stand in. */
const shared: Readonly<Record<string, readonly string[]>> = {
  nut: ['nominalDiameterMm', 'leadMm'],
  carriage: ['heightMm', 'widthMm', 'railWidthMm'],
}

const service = await sharedService()

const search = async (Sku: string) => {
  const query = new URLSearchParams({ Sku })
  return success(searchResult).parse(await (await service.app.request(`/YQEsSearch/api/EsSearch/SearchResult?${query}`)).json()).data
}
const productOf = async ({ series, sku }: Row) => {
  const query = new URLSearchParams({ serviceID: series, driveID: sku })
  return success(product).parse(await (await service.app.request(`/YQLectotype/api/Prod/GetProduct?${query}`)).json()).data
}

describe.each(tables)('$id', ({ equivalents: { same, groups }, rows }) => {
  test('every name is a model, each group is of several makers, and rows of a group agree', () => {
    for (const { names } of groups) {
      const own = rows.filter(({ name }) => names.includes(name))
      expect(new Set(own.map(({ name }) => name))).toEqual(new Set(names))
      expect(new Set(own.map(({ maker }) => maker)).size).toBeGreaterThan(1)
      const figures = own.map(({ candidate }) => shared[same]?.map((column) => candidate[column]))
      expect(new Set(figures.map((one) => JSON.stringify(one))).size).toBe(1)
    }
  })

  test('a code finds the models of other makers that are mounted alike, and its page names them with their figures', async () => {
    for (const { figures, names } of groups) {
      for (const name of names) {
        const row = rows.find((one) => one.name === name)
        if (!row) throw new RangeError(name)
        const expected = rows.filter((one) => names.includes(one.name) && one.maker !== row.maker).map(({ sku }) => sku)
        const { list, count } = await search(name)
        const found = list.filter(({ match }) => match === 'equivalent').map(({ driveID }) => driveID)
        expect(found.filter((sku) => expected.includes(sku)).toSorted()).toEqual(expected.toSorted())
        expect(count).toBe(list.length)
        const { equivalents = [] } = await productOf(row)
        expect(
          equivalents
            .filter((one) => one.figures === figures)
            .map(({ driveID }) => driveID)
            .toSorted(),
        ).toEqual(expected.toSorted())
      }
    }
  })
})

test('a part of a name finds no equivalents, and a model without any says nothing of them', async () => {
  expect((await search('HGH')).list.filter(({ match }) => match === 'equivalent')).toEqual([])
  expect((await search('MGN7C')).list.map(({ match }) => match)).toEqual(['contains'])
})
