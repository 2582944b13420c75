/** The rows of the linear modules against each other (invariants 46, 47, 57, 59). */
import { describe, expect, test } from 'vitest'
import { linearModuleTable } from '../../../../families/linear-module/table.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'

const models = modelsOf(linearModuleTable)
const byLength = (table: Readonly<Record<string, number>> = {}) =>
  Object.entries(table)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => value)
const isFalling = (values: readonly number[]) => values.every((value, index) => index === 0 || value <= (values[index - 1] ?? 0))
const isRising = (values: readonly number[]) => values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))
/** Two variants of one module: sku of the one, then of the other. */
const pairsOf = (from: RegExp, to: string) =>
  models.flatMap((model) => {
    const other = models.find(({ skuID }) => from.test(model.skuID) && skuID === model.skuID.replace(from, to))
    return other ? [[model.candidate, other.candidate] as const] : []
  })

test('the catalogue has 22 HIWIN KK, 64 THK KR, 10 THK SKR, 6 THK GL and 5 Parker OSP-E variants', () => {
  const count = (name: string) => models.filter(({ series }) => series === name).length
  expect(['KK', 'KR', 'SKR', 'GL', 'OSP-E'].map(count)).toEqual([22, 64, 10, 6, 5])
})

test('46, 59: along the rails of a variant the stroke rises and the speed never does', () => {
  for (const { skuID, candidate } of models) {
    expect(isRising(byLength(candidate.railStrokeMm)), `rails of ${skuID}`).toBe(true)
    expect(isFalling(byLength(candidate.railSpeedMmS)), `rails of ${skuID}`).toBe(true)
  }
})

describe('47: two blocks leave less stroke than one', () => {
  const pairs = [...pairsOf(/A-([NP])$/, 'B-$1'), ...pairsOf(/-A1$/, '-A2'), ...pairsOf(/^(SKR\d+)A$/, '$1B')]

  test.each(pairs)('on every rail of a variant', (one, two) => {
    for (const [rail, stroke] of Object.entries(two.railStrokeMm ?? {})) {
      expect(stroke).toBeLessThan(one.railStrokeMm?.[rail] ?? Infinity)
    }
  })
})

test('57: HIWIN KK: yaw is rated as pitch, two blocks carry twice the roll', () => {
  for (const [one, two] of pairsOf(/-A1$/, '-A2')) {
    expect(one.yawMomentNm).toBe(one.pitchMomentNm)
    expect(two.rollMomentNm).toBe(2 * (one.rollMomentNm ?? 0))
  }
})

test('57: THK KR: two blocks carry twice the roll (1 %)', () => {
  for (const [one, two] of pairsOf(/A-([NP])$/, 'B-$1')) {
    expect(Math.abs((two.rollMomentNm ?? 0) / (2 * (one.rollMomentNm ?? 1)) - 1)).toBeLessThan(0.01)
  }
})
