/** Slide modules on the repository's catalogue: the general invariants of the answers, and what the index says. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slideFamily } from '../../../families/slide/family.ts'
import { checkOfGroup, factoredUtilisations } from '../../../sizing/terms.ts'
import { describeAnswers } from './answer-laws.ts'
import { easySlideParameters, slideCatalogue, slideParameters, slides } from './slide-arbitraries.ts'

describeAnswers('slide modules', {
  family: slideFamily,
  catalogue: slideCatalogue,
  parameters: fc.oneof(slideParameters, easySlideParameters),
  // The stroke is missing on purpose: a longer one has fewer ramps per hour, and the guide may live longer.
  demands: ['W', 'A', 'B', 'C', 'Speed'],
  tighter: [{ staticSafetyLimit: 4 }, { requiredLife: 40_000 }, { loadFactor: 4 }, { acceleration: 20 }],
})

const relativeTolerance = 1e-12
/** A life beyond any number worth saying is "unlimited", utilisation 0; the index gives the tiny number. */
const negligible = 1e-20

const lowerBounds = new Set(slideFamily.terms.filter(({ lowerBound }) => lowerBound).map(({ check }) => checkOfGroup(check)))

test('Σ q x of each check is the utilisation of the exact sizing (1e-12); a lower bound is never above it', () => {
  fc.assert(
    fc.property(slideParameters, slides, (parameters, candidate) => {
      const preparation = slideFamily.prepare(parameters, {})
      const factored = factoredUtilisations(slideFamily.terms, preparation.queryTerms(), slideFamily.modelTerms(candidate))
      const { limits } = preparation.size(candidate)
      const wrong = limits.filter(({ name, utilisation }) => {
        const deviation = (factored.get(name) ?? Number.NaN) - utilisation
        const tolerance = relativeTolerance * utilisation + negligible
        return !(deviation <= tolerance && (lowerBounds.has(name) || deviation >= -tolerance))
      })
      expect(wrong).toEqual([])
      limits.forEach(({ name }) => factored.delete(name))
      // Checks that are not made, or do not apply, must not count in the index either.
      expect([...factored.values()].every((utilisation) => utilisation === 0)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('the lower bound of the guide life is the life itself for a load on the centre', () => {
  fc.assert(
    fc.property(slideParameters, slides, (parameters, candidate) => {
      const preparation = slideFamily.prepare({ ...parameters, A: 0, B: 0, C: 0 }, {})
      const factored = factoredUtilisations(slideFamily.terms, preparation.queryTerms(), slideFamily.modelTerms(candidate))
      const exact = preparation.size(candidate).limits.find(({ name }) => name === 'guideLife')?.utilisation ?? 0
      expect(Math.abs((factored.get('guideLife') ?? Number.NaN) - exact)).toBeLessThanOrEqual(1e-10 * exact + negligible)
    }),
  )
})

test('all query and model terms are finite and not negative, one per column; terms of a group stand together', () => {
  const sound = (values: ArrayLike<number>) => Array.from(values).every((value) => Number.isFinite(value) && value >= 0)
  fc.assert(
    fc.property(slideParameters, slides, (parameters, candidate) => {
      const [query, model] = [slideFamily.prepare(parameters, {}).queryTerms(), slideFamily.modelTerms(candidate)]
      expect([sound(query), sound(model)]).toEqual([true, true])
      expect([query.length, model.length]).toEqual([slideFamily.terms.length, slideFamily.terms.length])
    }),
  )
  const runs = slideFamily.terms.filter(({ check }, index) => check !== slideFamily.terms[index - 1]?.check).map(({ check }) => check)
  expect(new Set(runs).size).toBe(runs.length)
})
