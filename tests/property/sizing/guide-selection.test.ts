/** General invariants of the answers (A 1 to 10) for ball-rail guides, on the repository's catalogue. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCandidate } from '../../../families/check-candidate.ts'
import { guideFamily } from '../../../families/guide/family.ts'
import type { GuideParameters } from '../../../families/guide/parameters.ts'
import { calculateSelection, pageSize } from '../../../server/services/selection/calculate.ts'
import { explainSelection, findFixes } from '../../../server/services/selection/explain.ts'
import { between } from './arbitraries.ts'
import { easyGuideParameters, guideCatalogue, guideParameters } from './guide-arbitraries.ts'
import { matchingSkus } from './matching-skus.ts'

const parameters = fc.oneof(guideParameters, easyGuideParameters)
const all = 1000
/** Runs of a property that writes whole ledgers. */
const ledgerRuns = { numRuns: 30 }

const calculate = (request: GuideParameters) => calculateSelection(guideFamily, guideCatalogue, { parameters: request, count: all })
const explain = (request: GuideParameters) => explainSelection(guideFamily, guideCatalogue, { parameters: request })
const matches = (request: GuideParameters) => matchingSkus(guideFamily, guideCatalogue.models, { parameters: request })
const placeOf = (sku: string | undefined) => guideCatalogue.models.findIndex(({ skuID }) => skuID === sku)

/** Every number anywhere in an answer. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

test('A1, A2: the answer holds exactly the models that pass every check, in rank order', () => {
  fc.assert(
    fc.property(parameters, (request) => {
      const answer = calculate(request)
      expect(answer.list.map(({ skuID }) => skuID)).toEqual(matches(request))
      expect([answer.matched, answer.total]).toEqual([answer.list.length, guideCatalogue.models.length])
    }),
  )
})

// Travel is missing on purpose: a longer stroke has fewer ramps per hour and may live longer.
const demands = ['W', 'A', 'B', 'C', 'Speed', 'Acceleration'] as const

test('A3, A4: raising a demand only removes models, and the default never becomes a smaller one; an arm counts by its length', () => {
  fc.assert(
    fc.property(parameters, fc.constantFrom(...demands), between(1, 3), (request, demand, more) => {
      const [before, after] = [matches(request), matches({ ...request, [demand]: request[demand] * more })]
      expect(after.every((sku) => before.includes(sku))).toBe(true)
      expect(after.length === 0 || placeOf(after[0]) >= placeOf(before[0])).toBe(true)
    }),
  )
})

test('A5, A8: exactly one default, the first, if anything matches; an empty list and nearest models if nothing does', () => {
  fc.assert(
    fc.property(parameters, (request) => {
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
    fc.property(parameters, (request) => {
      const whole = calculate(request)
      expect(JSON.stringify(calculate(request))).toBe(JSON.stringify(whole))
      const pages = Array.from({ length: Math.ceil(whole.matched / pageSize) }, (_, index) =>
        calculateSelection(guideFamily, guideCatalogue, { parameters: request, count: all, page: index + 1 }),
      )
      expect(pages.flatMap(({ list }) => list)).toEqual(whole.list)
    }),
    ledgerRuns,
  )
})

test('A7, A9: a tighter safety, life or load share only removes models', () => {
  const tighter = fc.constantFrom({ staticSafetyLimit: 4 }, { requiredLife: 40_000 }, { loadShareLimit: 0.3 }, { speedLimit: 500 })
  fc.assert(
    fc.property(parameters, tighter, (request, overrides) => {
      const kept = matchingSkus(guideFamily, guideCatalogue.models, { parameters: request, overrides })
      const before = matches(request)
      expect(kept.every((sku) => before.includes(sku))).toBe(true)
    }),
  )
})

test('A10: every number is finite, also at the ends of what a form takes (1e-9 and 1e9); life and speed are not negative', () => {
  const extreme = fc.constantFrom(1e-9, 1, 1e9)
  const pushed = fc.tuple(parameters, fc.array(fc.option(extreme), { minLength: 9, maxLength: 9 })).map(([request, values]) => {
    const numeric = Object.entries(request).filter(([, value]) => typeof value === 'number')
    return { ...request, ...Object.fromEntries(numeric.map(([key, value], index) => [key, values[index] ?? value])) }
  })
  fc.assert(
    fc.property(fc.oneof(parameters, pushed), (request) => {
      const [answer, explanation] = [calculate(request), explain(request)]
      expect(numbersIn([answer, explanation, guideFamily.prepare(request, {}).motion?.()]).every(Number.isFinite)).toBe(true)
      expect(answer.matched).toBe(explanation.matched)
      expect(answer.list.every(({ l10 = -1, maxSpeed = -1, fs = -1 }) => l10 >= 0 && maxSpeed > 0 && fs > 0)).toBe(true)
    }),
    ledgerRuns,
  )
})

test('the ledger holds every model once with its governing check; what the maker does not state is named', () => {
  fc.assert(
    fc.property(parameters, (request) => {
      const { models, matched } = explain(request)
      expect(models.map(({ skuID }) => skuID)).toEqual(guideCatalogue.models.map(({ skuID }) => skuID))
      expect(models.filter(({ passed }) => passed).length).toBe(matched)
      for (const { checks, governing, utilisation, passed, notMade, series } of models) {
        expect(checks.find((check) => check.name === governing)?.utilisation).toBe(utilisation)
        expect(utilisation <= 1).toBe(passed)
        expect(notMade.includes('railLength')).toBe(series === 'BM')
      }
    }),
    ledgerRuns,
  )
})

test('a fix makes the model fit, 99 % of the change does not', () => {
  fc.assert(
    fc.property(parameters, fc.constantFrom(...guideCatalogue.models), (request, { candidate }) => {
      const fits = (changed: GuideParameters) => {
        const checked = checkCandidate(guideFamily, { parameters: changed, candidate })
        return 'answer' in checked && checked.answer.passed
      }
      for (const { parameter, from, to } of findFixes(guideFamily, candidate, { parameters: request })) {
        expect(to).toBeLessThan(from)
        expect(fits({ ...request, [parameter]: to })).toBe(true)
        expect(fits({ ...request, [parameter]: from + 0.99 * (to - from) })).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})
