import { expect, test } from 'vitest'
import { defaultLoadFactor } from '../../../../families/formulas/load-factor.ts'

test.each([
  [0, 1.2],
  [0.25, 1.2],
  [0.2501, 1.5],
  [1, 1.5],
  [1.5, 2],
  [2, 2],
  [2.1, 3.5],
])('at %d m/s the load factor is %d, the upper end of the band', (speed, factor) => {
  expect(defaultLoadFactor(speed)).toBe(factor)
})
