import { expect, test } from 'vitest'
import { orderCode, orderCodeRules } from '../../../families/order-code.ts'
import { ballScrewModels, screwJackModels } from '../../property/sizing/real-catalogue.ts'

test.each([
  ['WTF', { name: 'WTF2040-2', length: 1202, grade: 'C7', deviation: 0.05 }, 'WTF2040-2 +1202L C7'],
  ['FSCDIN', { name: 'R40-10K4-FSCDIN', length: 1500, grade: 'T7', deviation: 0.052 }, 'R40-10K4-FSCDIN-1500-0.052'],
  ['SFU', { name: 'SFU2005-4', length: 800, grade: 'C7' }, 'SFU2005-4-C7-800'],
  ['SWL', { name: 'SWL5-P', install: '1A', stroke: 500 }, 'SWL5-P-1A-500'],
])('%s: %o is ordered as %s', (series, parts, code) => {
  expect(orderCode(series, parts)).toBe(code)
})

test('a part that is not known is left out with the mark before it', () => {
  expect(orderCode('WTF', { name: 'WTF2040-2', length: 1202 })).toBe('WTF2040-2 +1202L')
  expect(orderCode('SWL', { name: 'SWL5-P', stroke: 500 })).toBe('SWL5-P-500')
})

test('a series without a rule of its own uses the general form of its family', () => {
  expect(orderCode('NEW', { name: 'N1', grade: 'C5', length: 300 })).toBe('N1-C5-300')
  expect(orderCode('NEW', { name: 'J1', install: '2B', stroke: 300 })).toBe('J1-2B-300')
})

test('every series of the catalogue has a rule', () => {
  const series = new Set([...ballScrewModels, ...screwJackModels].map((model) => model.series))
  expect([...series].filter((name) => !Object.hasOwn(orderCodeRules, name))).toEqual([])
})
