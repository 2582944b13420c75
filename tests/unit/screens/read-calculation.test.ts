import { expect, it } from 'vitest'
import { readCalculation } from '../../../screens/calculator/read-calculation.ts'
import { screwCalculation } from '../../browser/screens/fixture-answers.ts'

it('an answer with its list is read', () => {
  expect(readCalculation(screwCalculation)?.list).toHaveLength(screwCalculation.list.length)
})

it('an answer with a result table is read, whatever it calls its list', () => {
  const { list, ...rest } = screwCalculation
  const calResDtos = [{ name: 'peakSpeed', value: 1000, unit: 'mm/s' }]
  const read = readCalculation({ ...rest, calResDtos, moduleLinearWorkingResDto: list })
  expect(read?.list).toEqual(list)
  expect(read?.calResDtos).toEqual(calResDtos)
})

it('anything else is not', () => {
  expect([undefined, [], {}, { list: [] }].map(readCalculation)).toEqual([undefined, undefined, undefined, undefined])
})
