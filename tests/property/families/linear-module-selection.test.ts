/** What the laws of every selection do not say of linear modules, on the repository's catalogue. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearModuleSizer } from '../../../families/linear-module/sizer.ts'
import type { LinearModuleParameters } from '../../../families/linear-module/parameters.ts'
import { calculateSelection } from '../../../server/services/selection/calculate.ts'
import { between } from './arbitraries.ts'
import { matchingSkus } from './matching-skus.ts'
import { easyModuleParameters, linearModuleCatalogue, linearModuleModels } from './linear-module-arbitraries.ts'

const all = 1000
/** Runs of a property that writes whole ledgers. */
const ledgerRuns = { numRuns: 30 }

const calculate = (parameters: LinearModuleParameters) =>
  calculateSelection(linearModuleSizer, linearModuleCatalogue, { parameters, count: all })
const matches = (parameters: LinearModuleParameters) => matchingSkus(linearModuleSizer, linearModuleModels, { parameters })
test('A3, the exception: a longer total or even time lowers the speed and only adds models', () => {
  fc.assert(
    fc.property(
      easyModuleParameters,
      fc.constantFrom('TotalTime', 'EvenTime'),
      between(1, 4),
      between(1, 3),
      (request, tab, times, more) => {
        const { MaxSpeed: _, ...rest } = request
        const time = 2 * Math.sqrt(request.Stroke / 1000 / request.Acceleration) * times
        const [before, after] = [matches({ ...rest, [tab]: time }), matches({ ...rest, [tab]: time * more })]
        expect(before.filter((sku) => !after.includes(sku))).toEqual([])
      },
    ),
  )
})

test('A7: a stroke and a speed at the limit of a rail are accepted, a millionth more is not', () => {
  const accepts = (request: Partial<LinearModuleParameters>) =>
    matches({ AssemblyMethod: 'horizontal', M: 1, MaxSpeed: 100, Acceleration: 1, Stroke: 10, ...request })
  // THK KR3306A, precision: rail 500 mm, stroke 411.5 mm, 590 mm/s; the longest rail has 511.5 mm.
  const sku = 'KR3306A-P'
  const above = 1 + 1e-6
  expect(accepts({ Stroke: 411.5, MaxSpeed: 590 })).toContain(sku)
  expect(accepts({ Stroke: 411.5, MaxSpeed: 590 * above })).not.toContain(sku)
  expect(accepts({ Stroke: 411.5 * above, MaxSpeed: 590 })).not.toContain(sku)
  expect(accepts({ Stroke: 511.5 })).toContain(sku)
  expect(accepts({ Stroke: 511.5 * above })).not.toContain(sku)
})

test('the largest mass on a card is a mass that fits', () => {
  const fits = (parameters: LinearModuleParameters, sku: string) =>
    linearModuleModels
      .filter(({ skuID }) => skuID === sku)
      .every(({ candidate }) =>
        linearModuleSizer
          .prepare(parameters, {})
          .size(candidate)
          .limits.every(({ passed }) => passed),
      )
  fc.assert(
    fc.property(easyModuleParameters, (request) => {
      for (const { skuID, maxW } of calculate(request).list) {
        expect(maxW === undefined || fits({ ...request, M: maxW * (1 - 1e-9) }, skuID), `${skuID} at ${maxW}`).toBe(true)
      }
    }),
    ledgerRuns,
  )
})
