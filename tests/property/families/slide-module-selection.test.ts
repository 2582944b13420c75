/** What the index says of slide modules. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slideModuleSizer } from '../../../families/slide-module/sizer.ts'
import { checkOfGroup, factoredUnknowns, factoredUtilisations } from '../../../families/sizing/terms.ts'
import { extendedSlideParameters, slideModuleParameters, slides } from './slide-module-arbitraries.ts'
import { scaledRuns } from '../../setup/runs.ts'

const relativeTolerance = 1e-12
/** A life beyond any number worth saying is "unlimited", utilisation 0; the index gives the tiny number. */
const negligible = 1e-20

const lowerBounds = new Set(slideModuleSizer.terms.filter(({ lowerBound }) => lowerBound).map(({ check }) => checkOfGroup(check)))

test('Σ q x of each check is the utilisation of the exact sizing (1e-12); a lower bound is never above it', () => {
  fc.assert(
    fc.property(fc.oneof(slideModuleParameters, extendedSlideParameters), slides, (parameters, candidate) => {
      const preparation = slideModuleSizer.prepare(parameters, {})
      const sides = [preparation.queryTerms(), slideModuleSizer.modelTerms(candidate)] as const
      const factored = factoredUtilisations(slideModuleSizer.terms, ...sides)
      const { limits, notKnown } = preparation.size(candidate)
      expect(factoredUnknowns(slideModuleSizer.terms, ...sides)).toEqual(notKnown.map(({ name }) => name))
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
    scaledRuns(300),
  )
})

test('the lower bound of the guide life is the life itself for a load on the centre', () => {
  fc.assert(
    fc.property(slideModuleParameters, slides, (parameters, candidate) => {
      const preparation = slideModuleSizer.prepare({ ...parameters, A: 0, B: 0, C: 0 }, {})
      const factored = factoredUtilisations(slideModuleSizer.terms, preparation.queryTerms(), slideModuleSizer.modelTerms(candidate))
      const exact = preparation.size(candidate).limits.find(({ name }) => name === 'guideLife')?.utilisation ?? 0
      expect(Math.abs((factored.get('guideLife') ?? Number.NaN) - exact)).toBeLessThanOrEqual(1e-10 * exact + negligible)
    }),
  )
})

test('all query and model terms are finite and not negative, one per column; terms of a group stand together', () => {
  const sound = (values: ArrayLike<number>) => Array.from(values).every((value) => Number.isFinite(value) && value >= 0)
  fc.assert(
    fc.property(slideModuleParameters, slides, (parameters, candidate) => {
      const [query, model] = [slideModuleSizer.prepare(parameters, {}).queryTerms(), slideModuleSizer.modelTerms(candidate)]
      expect([sound(query), sound(model)]).toEqual([true, true])
      expect([query.length, model.length]).toEqual([slideModuleSizer.terms.length, slideModuleSizer.terms.length])
    }),
  )
  const runs = slideModuleSizer.terms
    .filter(({ check }, index) => check !== slideModuleSizer.terms[index - 1]?.check)
    .map(({ check }) => check)
  expect(new Set(runs).size).toBe(runs.length)
})
