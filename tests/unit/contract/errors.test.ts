import { expect, it } from 'vitest'
import { errorCodes } from '../../../contract/errors.ts'

it('no two errors have the same number', () => {
  const numbers = Object.values(errorCodes).map(({ code }) => code)
  expect(numbers.filter((code, place) => numbers.indexOf(code) !== place)).toEqual([])
})
