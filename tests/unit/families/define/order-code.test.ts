import { expect, test } from 'vitest'
import { ballScrewOrderCodes } from '../../../../families/ball-screw/order-codes.ts'
import { orderCode } from '../../../../families/define/order-code.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import { screwJackOrderCodes } from '../../../../families/screw-jack/order-codes.ts'
import { readSharedSeed } from '../../server/support/shared-seed.ts'

const { rows } = await readSharedSeed()
const shown = (await loadFamilies()).flatMap(({ id, shown: { orderCodes } = {} }) => (orderCodes ? [{ id, ...orderCodes }] : []))

test.each([
  ['WTF', ballScrewOrderCodes, { name: 'WTF2040-2', length: 1202, grade: 'C7', deviation: 0.05 }, 'WTF2040-2 +1202L C7'],
  ['FSCDIN', ballScrewOrderCodes, { name: 'R40-10K4-FSCDIN', length: 1500, grade: 'T7', deviation: 0.052 }, 'R40-10K4-FSCDIN-1500-0.052'],
  ['SFU', ballScrewOrderCodes, { name: 'SFU2005-4', length: 800, grade: 'C7' }, 'SFU2005-4-C7-800'],
  ['SWL', screwJackOrderCodes, { name: 'SWL5-P', install: '1A', stroke: 500 }, 'SWL5-P-1A-500'],
])('%s: %o is ordered as %s', (series, codes, parts, code) => {
  expect(orderCode(codes, series, parts)).toBe(code)
})

test('a part that is not known is left out with the mark before it', () => {
  expect(orderCode(ballScrewOrderCodes, 'WTF', { name: 'WTF2040-2', length: 1202 })).toBe('WTF2040-2 +1202L')
  expect(orderCode(screwJackOrderCodes, 'SWL', { name: 'SWL5-P', stroke: 500 })).toBe('SWL5-P-500')
})

test('a series without a form of its own uses the general one of its family', () => {
  expect(orderCode(ballScrewOrderCodes, 'NEW', { name: 'N1', grade: 'C5', length: 300 })).toBe('N1-C5-300')
  expect(orderCode(screwJackOrderCodes, 'NEW', { name: 'J1', install: '2B', stroke: 300 })).toBe('J1-2B-300')
  expect(orderCode(ballScrewOrderCodes, 'constructor', { name: 'N1' })).toBe('N1')
})

test.each(shown)('$id: every series of the catalogue has a form where the family has forms by series', ({ id, series }) => {
  const unknown = (rows.get(id) ?? []).filter((row) => series && !Object.hasOwn(series, row.series))
  expect(unknown.map((row) => row.series)).toEqual([])
})

test.each(shown)('$id: no form by series is for a series that the catalogue does not have', ({ id, series = {} }) => {
  const known = new Set((rows.get(id) ?? []).map((row) => row.series))
  expect(Object.keys(series).filter((name) => !known.has(name))).toEqual([])
})

/** What is ordered apart from one another: a screw that is made in several grades, once for each. */
const versionsOf = (candidate: unknown): readonly { readonly grade?: string; readonly deviation?: number }[] => {
  // A figure of ball screws alone.
  const { lengthByGrade } = candidate as { readonly lengthByGrade?: Readonly<Record<string, number>> }
  return lengthByGrade === undefined ? [{}] : Object.keys(lengthByGrade).map((grade) => ({ grade, deviation: Number(grade) / 1000 }))
}

// What puts models of others together is ordered by their codes.
const withRows = (await loadFamilies()).filter(({ id, table }) => table.id === id)

test.each(withRows.map(({ id, shown: { orderCodes } = {} }) => ({ id, codes: orderCodes ?? { general: '{name}' } })))(
  'no two models of $id have one order code',
  ({ id, codes }) => {
    const coded = (rows.get(id) ?? []).flatMap(({ name, series, candidate }) =>
      versionsOf(candidate).map((version) => orderCode(codes, series, { name, length: 960, ...version })),
    )
    expect(coded.length).toBeGreaterThan(0)
    expect(coded.filter((code, index) => coded.indexOf(code) !== index)).toEqual([])
  },
)
