/** The page of a model: every model of the shipped catalogue has one, with all that its row says and no more. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorCodes, failure, success } from '../../../../contract/errors.ts'
import { type OtherProduct, type Product, product } from '../../../../contract/catalogue/product.ts'
import { productNames } from '../../../../contract/catalogue/product-names.ts'
import type { CatalogueRow, CatalogueTable } from '../../../../families/define/catalogue-table.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import { lengthsOf, modelPartOf } from '../../../../server/files/geometry/model-part.ts'
import { locales } from '../../../../i18n/locales.ts'
import { familyNamespace } from '../../../../i18n/text-files.ts'
import { translate } from '../../../../i18n/translate.ts'
import { readSharedSeed } from '../support/shared-seed.ts'
import { expectIssue } from '../support/ask.ts'
import { sharedService } from '../support/real-service.ts'
import { scaledRuns } from '../../../setup/runs.ts'

const service = await sharedService()

const root = `${productNames.root}/${productNames.service}/${productNames.call}`
type Query = Readonly<Record<string, string>> | string
const ask = (query: Query, lang = 'en') =>
  service.app.request(`${root}?${typeof query === 'string' ? query : new URLSearchParams(query)}`, { headers: { lang } })

const content = await readSharedSeed()
const families = (await loadFamilies()).flatMap(({ shown, ...family }) => (shown ? [{ ...family, size: shown.size }] : []))
type Row = CatalogueRow<Readonly<Record<string, unknown>>>
/** Rows of a family as they stand in their files. */
// The reader has checked each row with the family's own shape: an object of its columns.
const rowsOf = (table: CatalogueTable): readonly Row[] => content.rows.get(table.id) as readonly Row[]

/** Columns that the page shows: not the lengths of the outline, which are in the drawing. */
const columnsOf = (table: CatalogueTable): readonly string[] => Object.keys(table.columns).filter((name) => name !== 'outline')

const firstOf = (table: CatalogueTable): Row => {
  const [row] = rowsOf(table)
  if (!row) throw new RangeError(table.id)
  return row
}

const pageOf = async ({ series, sku }: Row): Promise<Product> =>
  success(product).parse(await (await ask({ serviceID: series, driveID: sku })).json()).data

test('a page says how many lengths of the solid are stated and how many are typical, by the count of its files', async () => {
  for (const { id, table } of families) {
    const row = firstOf(table)
    const part = await modelPartOf(id)
    const lengths = part && lengthsOf(part, { candidate: row.candidate, chosen: {} })
    expect([row.sku, (await pageOf(row)).lengths]).toEqual([row.sku, lengths])
  }
})

describe.each(families)('a page of $id', ({ id, table, size: { by, alike } }) => {
  const rows = rowsOf(table)
  const some = fc.constantFrom(...rows)

  test('holds each figure of the row with the unit of its name, and says of each other that it is not known', async () => {
    await fc.assert(
      fc.asyncProperty(some, async (row) => {
        const page = await pageOf(row)
        expect(page).toMatchObject({
          family: id,
          driveID: row.sku,
          skuName: row.name,
          maker: row.maker,
          basis: row.basis,
          source: row.source,
        })
        expect(page.figures.map(({ name }) => name)).toEqual(columnsOf(table))
        for (const { name, value, cases, list } of page.figures) {
          const stated = row.candidate[name]
          const shown = value ?? list?.length ?? (cases && Object.fromEntries(cases.values.map((one) => [one.of, one.value])))
          expect([name, shown]).toEqual([name, Array.isArray(stated) ? stated.length : stated])
        }
      }),
      scaledRuns(30),
    )
  })

  test('leads to the neighbours of its series, and to makers of the same size', async () => {
    await fc.assert(
      fc.asyncProperty(some, async (row) => {
        const page = await pageOf(row)
        const [deciding] = by
        const cell = (one: (typeof rows)[number], column: string): unknown => Reflect.get(one.candidate, column)
        const sizeOf = (one: (typeof rows)[number]) => by.map((column) => Number(cell(one, column)))
        const isAlike = (one: (typeof rows)[number], columns: readonly string[]) =>
          columns.every((column) => cell(one, column) !== undefined && cell(one, column) === cell(row, column))
        // Sizes as sorted tuples, without the ones that are the row's own.
        const sizes = rows
          .filter((one) => one.series === row.series && isAlike(one, alike))
          .map(sizeOf)
          .toSorted((one, other) => one.reduce((apart, value, at) => apart || value - (other[at] ?? 0), 0))
          .map(String)
        const [first, last] = [sizes.indexOf(String(sizeOf(row))), sizes.lastIndexOf(String(sizeOf(row)))]
        const bySku = new Map(rows.map((one) => [one.sku, one]))
        const sizeNamed = (other: OtherProduct | undefined) => {
          const named = other && bySku.get(other.driveID)
          return named && [named.series, isAlike(named, alike), String(sizeOf(named))]
        }
        const expected = (size: string | undefined) => size && [row.series, true, size]
        expect([sizeNamed(page.smaller), sizeNamed(page.larger)]).toEqual([expected(sizes[first - 1]), expected(sizes[last + 1])])
        for (const { driveID, maker } of page.others) {
          const other = bySku.get(driveID)
          expect([maker === row.maker, other && isAlike(other, [deciding, ...alike])]).toEqual([false, true])
        }
        expect(new Set(page.others.map(({ series: one }) => one)).size).toBe(page.others.length)
      }),
      scaledRuns(20),
    )
  })
})

test('calculators of every family are named', async () => {
  const named = await Promise.all(families.map(async ({ id, table }) => [id, (await pageOf(firstOf(table))).workingIDs] as const))
  expect(Object.fromEntries(named)).toMatchObject({ 'ball-screw': ['30', '303'], 'ball-rail': ['31'], 'screw-jack': ['300', '3', '301'] })
  expect(named.filter(([, ids]) => ids.length === 0)).toEqual([])
})

const known = { serviceID: 'WTF', driveID: 'THK-WTF2040-2' }
test.each<readonly [string, Query, string]>([
  ['no model', { serviceID: 'WTF' }, 'driveID'],
  ['no series', { driveID: known.driveID }, 'serviceID'],
  ['a huge name', { ...known, driveID: 'x'.repeat(10_000) }, 'driveID'],
  ['two models', 'serviceID=WTF&driveID=a&driveID=b', 'driveID'],
  ['another parameter', { ...known, size: '1' }, 'size'],
])('%s is refused at its place', async (_, query, path) => {
  await expectIssue(await ask(query), { path })
})

test.each<readonly [string, Query]>([
  ['an unknown model', { ...known, driveID: 'nobody' }],
  ['a model of another series', { ...known, serviceID: 'MTF' }],
  ['the name of every object', { ...known, driveID: 'constructor' }],
])('%s is not there', async (_, query) => {
  const answer = await ask(query)
  expect(answer.status).toBe(404)
  expect(failure.parse(await answer.json())).toMatchObject({
    code: errorCodes.unknownModel.code,
    message: 'This model is not in the catalogue',
  })
})

describe.each(locales)('in %s', (locale) => {
  const find = (family: string, area: string, name: string) =>
    translate(locale, `product:${area}.${name}`) ??
    translate(locale, `${familyNamespace(family)}:${area === 'values' ? 'words' : area}.${name}`)

  test('every column of a family that is shown has a name', () => {
    const columns = families.flatMap(({ id, table }) => columnsOf(table).map((column) => [id, column] as const))
    expect(columns.filter(([id, column]) => find(id, 'columns', column) === undefined)).toEqual([])
  })

  test('every word in a cell of theirs has a text', () => {
    const words = families.flatMap(({ id, table }) => {
      // The name of a motor is the same in every language.
      const cells = rowsOf(table).flatMap(({ candidate }) =>
        Object.entries(candidate).flatMap(([column, cell]) => (column === 'motorSku' ? [] : [cell])),
      )
      return [...new Set(cells.filter((cell) => typeof cell === 'string' && cell !== 'none'))].map((word) => [id, String(word)] as const)
    })
    expect(words.length).toBeGreaterThan(20)
    expect(words.filter(([id, word]) => find(id, 'values', word) === undefined)).toEqual([])
  })
})
