/** The directory against the rows of the shipped catalogue: nothing is lost in it, nothing is found that a row does not say. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  directoryNames,
  filterDetails,
  filterDriveID,
  filterID,
  type SeriesRootPC,
  seriesRootsPC,
} from '../../../../contract/directory/directory.ts'
import { success } from '../../../../contract/errors.ts'
import { filterMark, productNames } from '../../../../contract/catalogue/product-names.ts'
import { filteredSkus, type SkuFilter, skuParams, skuSelectionPaths } from '../../../../contract/directory/sku-selection.ts'
import type { CatalogueRow } from '../../../../families/define/catalogue-table.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import { readSharedSeed } from '../support/shared-seed.ts'
import { sharedService } from '../support/real-service.ts'
import { scaledRuns } from '../../../setup/runs.ts'

type Row = CatalogueRow<Readonly<Record<string, unknown>>>
type Cell = string | number

const content = await readSharedSeed()
const families = (await loadFamilies()).flatMap(({ id, table, shown }) => {
  if (!shown) return []
  // The reader has checked each row with the family's own shape: an object of its columns.
  const rows = content.rows.get(table.id) as readonly Row[]
  return [{ id, table, rows, ...shown.directory }]
})

let roots: readonly SeriesRootPC[]
const ask = (call: string, query: Readonly<Record<string, string>> = {}) =>
  service.app.request(`${productNames.root}/${productNames.service}/${call}?${new URLSearchParams(query)}`, { headers: { lang: 'en' } })
const service = await sharedService()
beforeAll(async () => {
  roots = success(seriesRootsPC).parse(await (await ask(directoryNames.rootsPC)).json()).data
})

const filter = async (classID: string, filters: readonly SkuFilter[], page = 1) => {
  const body = JSON.stringify({ classID, filters, page, size: 300 })
  const headers = { 'content-type': 'application/json', lang: 'en' }
  return success(filteredSkus).parse(
    await (await service.app.request(`/YQ_1/api/${skuSelectionPaths.filter}`, { method: 'POST', headers, body })).json(),
  ).data
}

const cellOf = (row: Row, column: string): Cell | undefined => {
  const cell = column === 'series' || column === 'maker' || column === 'basis' ? row[column] : row.candidate[column]
  return typeof cell === 'string' || typeof cell === 'number' ? cell : undefined
}

const valuesIn = (rows: readonly Row[], column: string): readonly Cell[] => [...new Set(rows.flatMap((row) => cellOf(row, column) ?? []))]

const meets = (row: Row, { paramName, values, from, to }: SkuFilter): boolean => {
  const cell = cellOf(row, paramName)
  if (cell === undefined) return false
  if (values) return values.includes(cell)
  return typeof cell === 'number' && cell >= (from ?? -Infinity) && cell <= (to ?? Infinity)
}

const skusOf = (rows: readonly Row[]) => rows.map(({ sku }) => sku)

test('every family with pages of models is a root, in the order of the registry; a series is of one root alone', () => {
  expect(roots.map(({ id }) => id)).toEqual(families.map(({ id }) => id))
  const series = roots.flatMap(({ seriesList }) => seriesList.map(({ id }) => id))
  expect(new Set(series).size).toBe(series.length)
})

test('ids of filters differ from one another, and no model has one', () => {
  const filters = roots.flatMap(({ seriesList }) => seriesList.flatMap((one) => one.filters))
  expect(new Set(filters.map(({ id }) => id)).size).toBe(filters.length)
  for (const { id, driveID } of filters) expect([id.startsWith(filterMark), driveID.startsWith(filterMark)]).toEqual([true, true])
  expect(families.flatMap(({ rows }) => rows).filter(({ sku }) => sku.includes(filterMark))).toEqual([])
})

describe.each(families)('$id', ({ id, table, rows, dividedBy, figures }) => {
  const some = fc.constantFrom(...rows)
  const columns = [
    'series',
    'maker',
    'basis',
    ...Object.keys(table.columns).filter((name) => table.columns[name] === 'number' || table.columns[name] === 'text'),
  ]

  test('names columns of its own table in its manifest', () => {
    expect(columns).toEqual(expect.arrayContaining([...figures, ...(dividedBy === undefined ? [] : [dividedBy])]))
    expect(figures).toHaveLength(3)
  })

  test('leads to each model by the whole of its series, and by the one filter that has its value', () => {
    const list = roots.find((root) => root.id === id)?.seriesList ?? []
    expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
    for (const series of list) {
      const own = rows.filter((row) => row.series === series.id)
      const values = dividedBy === undefined ? [] : valuesIn(own, dividedBy)
      const counts = values.map((value) => [filterDriveID(value), own.filter((row) => cellOf(row, dividedBy ?? '') === value).length])
      const expected = [['~', own.length], ...(values.length < 2 ? [] : counts)]
      expect(Object.fromEntries(series.filters.map(({ driveID, count }) => [driveID, count]))).toEqual(Object.fromEntries(expected))
      expect([series.count, new Set(series.makers)]).toEqual([own.length, new Set(own.map(({ maker }) => maker))])
    }
  })

  test('says of a series the smallest and the largest figure of its models', () => {
    for (const { id: series, ranges = [] } of roots.find((root) => root.id === id)?.seriesList ?? []) {
      const own = rows.filter((row) => row.series === series)
      const sorted = [...(dividedBy === undefined ? [] : [dividedBy]), ...figures].map((name) => ({
        name,
        numbers: valuesIn(own, name)
          .filter((value) => typeof value === 'number')
          .toSorted((one, other) => one - other),
      }))
      expect(ranges).toEqual(
        sorted.flatMap(({ name, numbers: [from, ...more] }) => (from === undefined ? [] : [{ name, from, to: more.at(-1) ?? from }])),
      )
    }
  })

  test('finds with a filter just the models that it counts', async () => {
    await fc.assert(
      fc.asyncProperty(some, async (row) => {
        const value = dividedBy === undefined ? undefined : cellOf(row, dividedBy)
        const choices = [
          { paramName: 'series', values: [row.series] },
          ...(dividedBy !== undefined && value !== undefined ? [{ paramName: dividedBy, values: [value] }] : []),
        ]
        const found = await filter(id, choices)
        const own = rows.filter((one) => choices.every((choice) => meets(one, choice)))
        expect(found.count).toBe(own.length)
        const skus = new Set(skusOf(own))
        expect(found.skuList.filter(({ skuID }) => !skus.has(skuID))).toEqual([])
        expect(found.skuList).toHaveLength(Math.min(300, own.length))
      }),
      scaledRuns(15),
    )
  })

  test('finds with any choices what their rows say: what is not stated meets none, no range holds a word', async () => {
    const choice = fc.constantFrom(...columns).chain((paramName): fc.Arbitrary<SkuFilter | undefined> => {
      const values = valuesIn(rows, paramName)
      const numbers = values.filter((value) => typeof value === 'number')
      if (values.length === 0) return fc.constant(undefined)
      const chosen = fc
        .subarray([...values], { minLength: 1, maxLength: Math.min(5, values.length) })
        .map((some) => ({ paramName, values: some }))
      if (numbers.length === 0) return chosen
      const end = fc.constantFrom(...numbers)
      const range = fc.tuple(end, end).map(([one, other]) => ({ paramName, from: Math.min(one, other), to: Math.max(one, other) }))
      return fc.oneof(
        chosen,
        range,
        end.map((from) => ({ paramName, from })),
        fc.constant({ paramName, from: Math.min(...numbers) }),
      )
    })
    await fc.assert(
      fc.asyncProperty(fc.array(choice, { minLength: 1, maxLength: 4 }), async (drawn) => {
        const choices = [...new Map(drawn.flatMap((one) => (one ? [[one.paramName, one] as const] : []))).values()]
        const found = await filter(id, choices)
        const own = rows.filter((row) => choices.every((one) => meets(row, one)))
        expect(found.count).toBe(own.length)
        const [first] = choices
        const left = first && found.filterParams.find(({ paramName }) => paramName === first.paramName)
        // The counts of a parameter stand under all other choices.
        const others = rows.filter((row) => choices.slice(1).every((one) => meets(row, one)))
        for (const { value, count } of left?.values ?? []) {
          expect([value, count]).toEqual([value, others.filter((row) => cellOf(row, first?.paramName ?? '') === value).length])
        }
      }),
      scaledRuns(40),
    )
  })

  test('is filtered by the columns of its table that have several values, in their order', async () => {
    const answer = await service.app.request(`/YQ_1/api/${skuSelectionPaths.params}?classID=${id}`, { headers: { lang: 'en' } })
    const { params } = success(skuParams).parse(await answer.json()).data
    expect(params.map(({ paramName }) => paramName)).toEqual(columns.filter((column) => valuesIn(rows, column).length > 1))
    for (const { paramName, values } of params) expect(new Set(values)).toEqual(new Set(valuesIn(rows, paramName)))
  })

  test('a filter is narrowed by what tells its own models apart; what it fixes cannot be changed', async () => {
    await fc.assert(
      fc.asyncProperty(some, fc.boolean(), async (row, whole) => {
        const value = whole || dividedBy === undefined ? undefined : cellOf(row, dividedBy)
        const inSeries = rows.filter((one) => one.series === row.series)
        const isFixed = dividedBy !== undefined && value !== undefined && valuesIn(inSeries, dividedBy).length > 1
        const own = isFixed ? inSeries.filter((one) => cellOf(one, dividedBy) === value) : inSeries
        const fid = filterID(row.series, filterDriveID(isFixed ? value : undefined))
        const details = success(filterDetails).parse(await (await ask(directoryNames.filterDetails, { fid })).json()).data
        const apart = columns.filter((column) => column !== 'series' && valuesIn(own, column).length > 1)
        const shown = details.filterParams.filter(({ unable }) => !unable)
        expect(shown.map(({ paramName }) => paramName)).toEqual(apart)
        for (const { paramName, values } of shown) expect(new Set(values)).toEqual(new Set(valuesIn(own, paramName)))
        const fixed = details.filterParams.filter(({ unable }) => unable).map((one) => [one.paramName, one.value, one.values])
        expect(fixed).toEqual(isFixed ? [[dividedBy, value, [value]]] : [])
        expect(details).toMatchObject({ serviceID: row.series, key: id, count: own.length, figures })
      }),
      scaledRuns(20),
    )
  })
})
