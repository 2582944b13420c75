/** General invariants of the answers (A 1 to 12) for linear modules, on the repository's catalogue. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCandidate } from '../../../families/check-candidate.ts'
import { linearModuleFamily } from '../../../families/linear-module/family.ts'
import type { LinearModuleParameters } from '../../../families/linear-module/parameters.ts'
import { calculateSelection, pageSize } from '../../../server/services/selection/calculate.ts'
import { explainSelection, findFixes } from '../../../server/services/selection/explain.ts'
import { between } from './arbitraries.ts'
import { matchingSkus } from './matching-skus.ts'
import { easyModuleParameters, linearModuleCatalogue, linearModuleModels, massBySpeed, moduleParameters } from './module-arbitraries.ts'

const all = 1000
/** Runs of a property that writes whole ledgers. */
const ledgerRuns = { numRuns: 30 }

const calculate = (parameters: LinearModuleParameters) =>
  calculateSelection(linearModuleFamily, linearModuleCatalogue, { parameters, count: all })
const explain = (parameters: LinearModuleParameters) => explainSelection(linearModuleFamily, linearModuleCatalogue, { parameters })
const matches = (parameters: LinearModuleParameters) => matchingSkus(linearModuleFamily, linearModuleModels, { parameters })
const placeOf = (sku: string | undefined) => linearModuleModels.findIndex(({ skuID }) => skuID === sku)

/** Every number anywhere in an answer. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

test('A1, A2: the answer holds exactly the models that pass every check, in rank order', () => {
  fc.assert(
    fc.property(fc.oneof(moduleParameters, easyModuleParameters), (request) => {
      const answer = calculate(request)
      expect(answer.list.map(({ skuID }) => skuID)).toEqual(matches(request))
      expect([answer.matched, answer.total]).toEqual([answer.list.length, linearModuleModels.length])
    }),
  )
})

// The stroke is tested by 48: a longer one has fewer ramps per kilometre, and a module may live longer.
const demands = ['M', 'A', 'B', 'C', 'MaxSpeed', 'Acceleration'] as const

test('A3, A4: raising a demand only removes models, and the default never becomes a smaller one; an arm counts by its length', () => {
  fc.assert(
    fc.property(fc.oneof(massBySpeed, easyModuleParameters), fc.constantFrom(...demands), between(1, 3), (request, demand, more) => {
      const [before, after] = [matches(request), matches({ ...request, [demand]: request[demand] * more })]
      expect(after.filter((sku) => !before.includes(sku))).toEqual([])
      expect(after.length === 0 || placeOf(after[0]) >= placeOf(before[0])).toBe(true)
    }),
  )
})

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

test('A3: raising a thrust only removes models', () => {
  fc.assert(
    fc.property(easyModuleParameters, between(1, 3000), between(1, 3), (request, thrust, more) => {
      const { M: _, ...rest } = request
      const [before, after] = [matches({ ...rest, Thrust: thrust }), matches({ ...rest, Thrust: thrust * more })]
      expect(after.filter((sku) => !before.includes(sku))).toEqual([])
    }),
  )
})

test('A5, A8: exactly one default, the first, if anything matches; an empty list and nearest models if nothing does', () => {
  fc.assert(
    fc.property(moduleParameters, (request) => {
      const { list } = calculate(request)
      expect(list.map(({ isDefault }) => isDefault)).toEqual(list.map((_, index) => index === 0))
      const { nearest, matched } = explain(request)
      expect(matched).toBe(list.length)
      expect(nearest.length > 0).toBe(list.length === 0)
      expect(nearest.every(({ failing }) => failing.length > 0)).toBe(true)
    }),
    ledgerRuns,
  )
})

test('A6: the same question gives the same bytes, and pages put together are the whole list', () => {
  fc.assert(
    fc.property(moduleParameters, (parameters) => {
      const whole = calculate(parameters)
      expect(JSON.stringify(calculate(parameters))).toBe(JSON.stringify(whole))
      const pages = Array.from({ length: Math.ceil(whole.matched / pageSize) }, (_, index) =>
        calculateSelection(linearModuleFamily, linearModuleCatalogue, { parameters, count: all, page: index + 1 }),
      )
      expect(pages.flatMap(({ list }) => list)).toEqual(whole.list)
    }),
    ledgerRuns,
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

test('A10: every number is finite; life, speed and efficiency are not negative, efficiency is below 100 %', () => {
  const extreme = fc.constantFrom(1e-9, 1, 1e9)
  const extremes = fc
    .tuple(moduleParameters, fc.array(extreme, { minLength: 9, maxLength: 9 }))
    .map(([request, values]): LinearModuleParameters => ({
      ...request,
      ...Object.fromEntries(Object.keys(request).flatMap((key, index) => (key === 'AssemblyMethod' ? [] : [[key, values[index % 9]]]))),
    }))
  fc.assert(
    fc.property(fc.oneof(moduleParameters, extremes), (request) => {
      const [answer, explanation] = [calculate(request), explain(request)]
      const preparation = linearModuleFamily.prepare(request, {})
      const results = [preparation.motion?.(), preparation.results?.(linearModuleModels[0]?.candidate), preparation.results?.(undefined)]
      expect(numbersIn([answer, explanation, results]).every(Number.isFinite)).toBe(true)
      expect(answer.matched).toBe(explanation.matched)
      for (const { l10 = 0, maxSpeed = 0, efficiency = 1 } of answer.list) {
        expect(l10 >= 0 && maxSpeed >= 0 && efficiency > 0 && efficiency < 100).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})

test('the largest mass on a card is a mass that fits', () => {
  const fits = (parameters: LinearModuleParameters, sku: string) =>
    linearModuleModels
      .filter(({ skuID }) => skuID === sku)
      .every(({ candidate }) =>
        linearModuleFamily
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

test('a fix makes the model fit, 99 % of the change does not', () => {
  fc.assert(
    fc.property(moduleParameters, fc.nat(linearModuleModels.length - 1), (parameters, position) => {
      const candidate = linearModuleModels[position]?.candidate
      expect(candidate).toBeDefined()
      if (candidate === undefined) return
      const fits = (changed: object) => {
        const checked = checkCandidate(linearModuleFamily, { parameters: { ...parameters, ...changed }, candidate })
        return 'answer' in checked && checked.answer.passed
      }
      for (const { parameter, from, to } of findFixes(linearModuleFamily, candidate, { parameters })) {
        expect([fits({ [parameter]: to }), fits({ [parameter]: from + 0.99 * (to - from) })]).toEqual([true, false])
      }
    }),
  )
})
