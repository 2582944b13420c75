/** General invariants of the answers (A 1 to 10), for any family with a catalogue. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCandidate } from '../../../families/check-candidate.ts'
import type { Family } from '../../../families/family.ts'
import type { FamilyCatalogue } from '../../../server/catalogue/model.ts'
import { calculateSelection, pageSize } from '../../../server/services/selection/calculate.ts'
import { explainSelection, findFixes } from '../../../server/services/selection/explain.ts'
import { between } from './arbitraries.ts'
import { matchingSkus } from './matching-skus.ts'

/** More than any family of the repository has. */
const all = 1000
/** Runs of a property that writes whole ledgers: every model with all its rows. */
const ledgerRuns = { numRuns: 30 }
/** The smallest and largest numbers that a form takes, and one between. */
const extremes = [1e-9, 1, 1e9]

/** Every number anywhere in an answer. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** A family under test. */
export type AnswerCase<Parameters, Candidate> = {
  readonly family: Family<Parameters, Candidate>
  readonly catalogue: FamilyCatalogue<Candidate>
  readonly parameters: fc.Arbitrary<Parameters>
  /** Inputs that ask for more when they are raised. */
  readonly demands: readonly (keyof Parameters & string)[]
  /** Changed assumptions that ask for more. */
  readonly tighter: readonly Readonly<Record<string, number>>[]
}

/** Numeric inputs pushed to the ends of what a form takes, some of them. */
const pushed = <Parameters extends object>(request: Parameters): fc.Arbitrary<Parameters> => {
  const numeric = Object.entries(request).filter(([, value]) => typeof value === 'number')
  const ends = numeric.map(([name, value]) => fc.constantFrom(...extremes, value).map((end): [string, unknown] => [name, end]))
  return fc.tuple(...ends).map((entries) => ({ ...request, ...Object.fromEntries(entries) }))
}

function matchingLaws<Parameters extends object, Candidate>(subject: AnswerCase<Parameters, Candidate>): void {
  const { family, catalogue, parameters, demands, tighter } = subject
  const calculate = (request: Parameters) => calculateSelection(family, catalogue, { parameters: request, count: all })
  const matches = (request: Parameters, overrides = {}) => matchingSkus(family, catalogue.models, { parameters: request, overrides })
  const placeOf = (sku: string | undefined) => catalogue.models.findIndex(({ skuID }) => skuID === sku)

  test('A1, A2: the answer holds exactly the models that pass every check, in rank order', () => {
    fc.assert(
      fc.property(parameters, (request) => {
        const answer = calculate(request)
        expect(answer.list.map(({ skuID }) => skuID)).toEqual(matches(request))
        expect([answer.matched, answer.total]).toEqual([answer.list.length, catalogue.models.length])
      }),
    )
  })

  test('A3, A4: raising a demand only removes models, and the default never becomes a smaller one', () => {
    fc.assert(
      fc.property(parameters, fc.constantFrom(...demands), between(1, 3), (request, demand, more) => {
        const [before, after] = [matches(request), matches({ ...request, [demand]: Number(request[demand] ?? 0) * more })]
        expect(after.every((sku) => before.includes(sku))).toBe(true)
        expect(after.length === 0 || placeOf(after[0]) >= placeOf(before[0])).toBe(true)
      }),
    )
  })

  test('A3: an assumption that asks for more only removes models', () => {
    fc.assert(
      fc.property(parameters, fc.constantFrom(...tighter), (request, overrides) => {
        const before = matches(request)
        expect(matches(request, overrides).every((sku) => before.includes(sku))).toBe(true)
      }),
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
}

function ledgerLaws<Parameters extends object, Candidate>({ family, catalogue, parameters }: AnswerCase<Parameters, Candidate>): void {
  const calculate = (request: Parameters) => calculateSelection(family, catalogue, { parameters: request, count: all })
  const explain = (request: Parameters) => explainSelection(family, catalogue, { parameters: request })

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

  test('A10: every number is finite, also at the ends of what a form takes; life and speed are not negative', () => {
    fc.assert(
      fc.property(fc.oneof(parameters, parameters.chain(pushed)), (request) => {
        const [answer, explanation] = [calculate(request), explain(request)]
        expect(numbersIn([answer, explanation]).every(Number.isFinite)).toBe(true)
        expect(answer.matched).toBe(explanation.matched)
        expect(answer.list.every(({ l10 = 0, maxSpeed = 0, fs = 1 }) => l10 >= 0 && maxSpeed >= 0 && fs > 0)).toBe(true)
      }),
      ledgerRuns,
    )
  })

  test('the ledger holds every model once, passed or failed, with its governing check', () => {
    fc.assert(
      fc.property(parameters, (request) => {
        const { models, matched } = explain(request)
        expect(models.map(({ skuID }) => skuID)).toEqual(catalogue.models.map(({ skuID }) => skuID))
        expect(models.filter(({ passed }) => passed).length).toBe(matched)
        for (const { checks, governing, utilisation, passed } of models) {
          expect(checks.every((check) => check.passed)).toBe(passed)
          expect(checks.find((check) => check.name === governing)?.utilisation).toBe(utilisation)
          expect(utilisation <= 1).toBe(passed)
        }
      }),
      ledgerRuns,
    )
  })

  test('a fix makes the model fit, 99 % of the change does not', () => {
    fc.assert(
      fc.property(parameters, fc.constantFrom(...catalogue.models), (request, { candidate }) => {
        const fits = (changed: Parameters) => {
          const checked = checkCandidate(family, { parameters: changed, candidate })
          return 'answer' in checked && checked.answer.passed
        }
        for (const { parameter, from, to } of findFixes(family, candidate, { parameters: request })) {
          expect(to).toBeLessThan(from)
          expect(fits({ ...request, [parameter]: to })).toBe(true)
          expect(fits({ ...request, [parameter]: from + 0.99 * (to - from) })).toBe(false)
        }
      }),
    )
  })
}

/** Says the invariants of the answers for one family. */
export function describeAnswers<Parameters extends object, Candidate>(name: string, subject: AnswerCase<Parameters, Candidate>): void {
  describe(`answers for ${name}`, () => {
    matchingLaws(subject)
    ledgerLaws(subject)
  })
}
