/** Comparisons and lists of parts, read by a reader that is not ours. */
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { locales } from '../../../../i18n/locales.ts'
import { runToEnd } from '../../../../engine/base/cooperative.ts'
import { comparisonSheet, type ComparisonInput } from '../../../../server/files/sheet/comparison.ts'
import { partsListCsv, partsListSheet, type PartsListInput } from '../../../../server/files/sheet/parts-list.ts'
import { readUpload } from '../../../../server/files/upload/read-upload.ts'

const rowsOf = async (bytes: Uint8Array) => (await readXlsxFile(Buffer.from(bytes)))[0]?.data ?? []

const comparison: ComparisonInput = {
  locale: 'en',
  models: [
    { name: 'A', maker: 'M', orderCode: 'A-1' },
    { name: 'B', maker: 'N', orderCode: '=B' },
  ],
  groups: [
    {
      name: 'Figures',
      properties: [
        {
          name: 'Lead',
          values: [
            { number: 5, unit: 'mm' },
            { number: 0, unit: 'mm' },
          ],
        },
        { name: 'Life', values: [{ number: 12, unit: 'km' }, null] },
        {
          name: 'Mixed',
          values: [
            { number: 1, unit: 'mm' },
            { number: 1, unit: 'in' },
          ],
        },
        { name: 'Data source', values: [{ text: 'Published' }, { text: '-Demo' }] },
      ],
    },
  ],
  catalogueVersion: 'v7',
}

test('a comparison has numbers as numbers and their unit beside them', async () => {
  expect(await rowsOf(runToEnd(comparisonSheet(comparison)))).toEqual([
    ['Property', 'Unit', 'A', 'B'],
    ['Manufacturer', null, 'M', 'N'],
    ['Order code', null, 'A-1', '=B'],
    ['Figures', null, null, null],
    ['Lead', 'mm', 5, 0],
    ['Life', 'km', 12, '–'],
    ['Mixed', null, '1 mm', '1 in'],
    ['Data source', null, 'Published', '-Demo'],
    ['Catalogue', null, 'v7', null],
  ])
})

const model = { maker: 'THK', series: 'WTF', basis: 'published', source: 'A15', lengths: { stated: 9, usual: 1 } } as const
const list: PartsListInput = {
  locale: 'en',
  catalogueVersion: 'v7',
  parts: [
    { name: 'WTF2040-2', orderCode: 'WTF2040-2+1302LC7', orderState: 'Complete', quantity: 2, note: '@left, "both" sides\nurgent', model },
    { name: 'X/gone', orderCode: '', orderState: '', quantity: 99_999, note: '' },
  ],
}

test('a list of parts has quantities as numbers, notes as texts, and says what is not in the catalogue', async () => {
  const rows = await rowsOf(runToEnd(partsListSheet(list)))
  expect(rows.slice(0, 3)).toEqual([
    ['No.', 'Quantity', 'Unit', 'Model', 'Order code', 'Code status', 'Manufacturer', 'Series', 'Note', 'Data source', 'Lengths', 'Source'],
    [
      1,
      2,
      'pcs',
      'WTF2040-2',
      'WTF2040-2+1302LC7',
      'Complete',
      'THK',
      'WTF',
      '@left, "both" sides\nurgent',
      'Published',
      '9 stated, 1 typical*',
      'A15',
    ],
    [
      2,
      99_999,
      'pcs',
      'X/gone',
      'incomplete',
      null,
      'not in the catalogue',
      'not in the catalogue',
      null,
      'not in the catalogue',
      'not in the catalogue',
      'not in the catalogue',
    ],
  ])
})

test('the same as CSV', () => {
  const rows = readUpload(partsListCsv(list)).rows.map(({ cells }) => cells)
  expect(rows[1]).toEqual([
    '1',
    '2',
    'pcs',
    'WTF2040-2',
    'WTF2040-2+1302LC7',
    'Complete',
    'THK',
    'WTF',
    '@left, "both" sides\nurgent',
    'Published',
    '9 stated, 1 typical*',
    'A15',
  ])
})

test('every language has words of its own for the head', async () => {
  const heads = await Promise.all(
    locales.map(async (locale) => (await rowsOf(runToEnd(partsListSheet({ ...list, locale }))))[0]?.join(' ')),
  )
  expect(new Set(heads).size).toBe(locales.length)
})

test('are the same bytes for the same input', () => {
  expect(runToEnd(partsListSheet(list))).toEqual(runToEnd(partsListSheet(list)))
  expect(runToEnd(comparisonSheet(comparison))).toEqual(runToEnd(comparisonSheet(comparison)))
})
