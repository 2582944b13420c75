/** General invariants of the answers (A 1 to 10) for ball screws and screw jacks, on the repository's catalogue. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FamilyCatalogue } from '../../../server/catalogue/model.ts'
import { ballScrewFamily } from '../../../families/ball-screw/family.ts'
import { calculateSelection, pageSize } from '../../../server/services/selection/calculate.ts'
import { checkCandidate } from '../../../families/check-candidate.ts'
import { explainSelection, findFixes } from '../../../server/services/selection/explain.ts'
import type { Family } from '../../../families/family.ts'
import { screwJackFamily } from '../../../families/screw-jack/family.ts'
import { ballScrewParameters, between, screwJackParameters } from './arbitraries.ts'
import { matchingSkus } from './matching-skus.ts'
import { ballScrewCatalogue, screwJackCatalogue } from './real-catalogue.ts'

const all = 1000
/** Runs of a property that writes whole ledgers: hundreds of models with all their rows. */
const ledgerRuns = { numRuns: 40 }

/** Every number anywhere in an answer. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

type Case<Parameters, Candidate> = {
  readonly family: Family<Parameters, Candidate>
  readonly catalogue: FamilyCatalogue<Candidate>
  readonly parameters: fc.Arbitrary<Parameters>
  /** Inputs that ask for more when they are raised. */
  readonly demands: readonly (keyof Parameters & string)[]
}

function describeFamily<Parameters extends object, Candidate>(
  name: string,
  { family, catalogue, parameters, demands }: Case<Parameters, Candidate>,
): void {
  const calculate = (request: Parameters) => calculateSelection(family, catalogue, { parameters: request, count: all })
  const matches = (request: Parameters) => matchingSkus(family, catalogue.models, { parameters: request })
  const placeOf = (sku: string | undefined) => catalogue.models.findIndex(({ skuID }) => skuID === sku)

  describe(`answers for ${name}`, () => {
    test('A1, A2: the answer holds exactly the models that pass every check, in rank order', () => {
      fc.assert(
        fc.property(parameters, (request) => {
          const answer = calculate(request)
          expect(answer.list.map(({ skuID }) => skuID)).toEqual(matches(request))
          expect(answer.matched).toBe(answer.list.length)
          expect(answer.total).toBe(catalogue.models.length)
        }),
      )
    })

    test('A3, A4: raising a demand only removes models, and the default never becomes a smaller one', () => {
      fc.assert(
        fc.property(parameters, fc.constantFrom(...demands), between(1, 3), (request, demand, more) => {
          const raised = { ...request, [demand]: Number(request[demand]) * more }
          const [before, after] = [matches(request), matches(raised)]
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
          const { nearest, matched } = explainSelection(family, catalogue, { parameters: request })
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
            calculateSelection(family, catalogue, { parameters: request, count: all, page: index + 1 }),
          )
          expect(pages.flatMap(({ list }) => list)).toEqual(whole.list)
        }),
        ledgerRuns,
      )
    })

    test('A10: every number is finite; life, speed and efficiency are not negative, efficiency is below 100 %', () => {
      fc.assert(
        fc.property(parameters, (request) => {
          const answer = calculate(request)
          const explanation = explainSelection(family, catalogue, { parameters: request })
          expect(numbersIn([answer, explanation]).every(Number.isFinite)).toBe(true)
          for (const { l10 = 0, maxSpeed = 0, efficiency = 1 } of answer.list) {
            expect(l10 >= 0 && maxSpeed >= 0 && efficiency > 0 && efficiency < 100).toBe(true)
          }
        }),
        ledgerRuns,
      )
    })

    test('the smallest and largest numbers that a form takes (1e-9 and 1e9) still give finite answers', () => {
      const extreme = fc.constantFrom(1e-9, 1, 1e9)
      fc.assert(
        fc.property(parameters, fc.tuple(extreme, extreme, extreme, extreme), (request, values) => {
          const numeric = Object.keys(request).filter((key) => typeof Reflect.get(request, key) === 'number')
          const pushed = { ...request, ...Object.fromEntries(numeric.map((key, index) => [key, values[index]])) }
          const answer = calculate(pushed)
          const explanation = explainSelection(family, catalogue, { parameters: pushed })
          expect(numbersIn([answer, explanation]).every(Number.isFinite)).toBe(true)
          expect(answer.matched).toBe(explanation.matched)
        }),
        ledgerRuns,
      )
    })

    test('the ledger holds every model once, passed or failed, with its governing check', () => {
      fc.assert(
        fc.property(parameters, (request) => {
          const { models, matched, total } = explainSelection(family, catalogue, { parameters: request })
          expect(models.map(({ skuID }) => skuID)).toEqual(catalogue.models.map(({ skuID }) => skuID))
          expect(models.filter(({ passed }) => passed).length).toBe(matched)
          expect(models.filter(({ passed }) => !passed).length).toBe(total - matched)
          for (const { checks, passed, governing, utilisation } of models) {
            expect(checks.every((check) => check.passed)).toBe(passed)
            expect(checks.find((check) => check.name === governing)?.utilisation).toBe(utilisation)
            expect(utilisation <= 1).toBe(passed)
          }
        }),
        ledgerRuns,
      )
    })

    test('a fix makes the model fit, 99 % of the change does not', () => {
      const fits = (request: Parameters, candidate: Candidate) => {
        const checked = checkCandidate(family, { parameters: request, candidate })
        return 'answer' in checked && checked.answer.passed
      }
      fc.assert(
        fc.property(parameters, fc.nat(catalogue.models.length - 1), (request, position) => {
          const candidate = catalogue.models[position]?.candidate
          expect(candidate).toBeDefined()
          if (candidate === undefined) return
          for (const { parameter, from, to } of findFixes(family, candidate, { parameters: request })) {
            expect(to).toBeLessThan(from)
            expect(fits({ ...request, [parameter]: to }, candidate)).toBe(true)
            expect(fits({ ...request, [parameter]: from + 0.99 * (to - from) }, candidate)).toBe(false)
          }
        }),
      )
    })
  })
}

describeFamily('ball screws', {
  family: ballScrewFamily,
  catalogue: ballScrewCatalogue,
  parameters: fc.oneof(
    ballScrewParameters,
    ballScrewParameters.map((request) => ({ ...request, W: request.W / 20, Speed: request.Speed / 8, Stroke: 50 + request.Stroke / 5 })),
  ),
  // Travel is missing on purpose: a longer stroke has fewer ramps per hour and may live longer.
  demands: ['W', 'Speed', 'Acceleration'],
})

describeFamily('screw jacks', {
  family: screwJackFamily,
  catalogue: screwJackCatalogue,
  parameters: fc.oneof(
    screwJackParameters,
    screwJackParameters.map((request) => ({
      ...request,
      W: 100 + request.W / 20,
      Speed: 1 + request.Speed / 20,
      Stroke: 1 + request.Stroke / 4,
    })),
  ),
  demands: ['W', 'Speed', 'Stroke', 'ED'],
})
