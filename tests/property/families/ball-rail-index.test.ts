/** The catalogue index and the exact sizing of guides say the same, or the index says less where it is a lower bound. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ballRailDuty } from '../../../families/ball-rail/duty.ts'
import { ballRailSizer } from '../../../families/ball-rail/sizer.ts'
import { isByMassAlone } from '../../../families/ball-rail/sizing/demand.ts'
import { layoutShapes } from '../../../families/ball-rail/sizing/layout.ts'
import { checkOfGroup, factoredUtilisations } from '../../../families/sizing/terms.ts'
import { ballRailParameters, extendedGuideParameters, guides } from './ball-rail-arbitraries.ts'
import { scaledRuns } from '../../setup/runs.ts'

const relativeTolerance = 1e-12
/** A life beyond any number worth saying is "unlimited", utilisation 0; the index gives the tiny number. */
const negligible = 1e-20

const lowerBounds = new Set(ballRailSizer.terms.filter(({ lowerBound }) => lowerBound).map(({ check }) => checkOfGroup(check)))

test('Σ q x of each check is the utilisation of the exact sizing (1e-12); a lower bound is never above it', () => {
  fc.assert(
    fc.property(fc.oneof(ballRailParameters, extendedGuideParameters), guides, (parameters, candidate) => {
      const preparation = ballRailSizer.prepare(parameters, {})
      const factored = factoredUtilisations(ballRailSizer.terms, preparation.queryTerms(), ballRailSizer.modelTerms(candidate))
      const { rails, blocksPerRail } = layoutShapes[parameters.Layout]
      const withoutMoments = rails > 1 && blocksPerRail > 1
      const isApart = candidate.lengthMm !== undefined && (parameters.SliderSpacing ?? 0) > 1.5 * candidate.lengthMm
      const isPlain = isByMassAlone(ballRailDuty(parameters))
      const { limits } = preparation.size(candidate)
      const wrong = limits.filter(({ name, utilisation }) => {
        const deviation = (factored.get(name) ?? Number.NaN) - utilisation
        const tolerance = relativeTolerance * utilisation + negligible
        // Apart from blocks in close contact, and from a force that acts or not, the bounds are exact; that of the life where no block carries moments.
        const isExact = !lowerBounds.has(name) || (isPlain && (blocksPerRail === 1 || isApart) && (name !== 'life' || withoutMoments))
        return !(deviation <= tolerance && (!isExact || deviation >= -tolerance))
      })
      expect(wrong).toEqual([])
      limits.forEach(({ name }) => factored.delete(name))
      // Checks that are not made, or do not apply, must not count in the index either.
      expect([...factored.values()].every((utilisation) => utilisation === 0)).toBe(true)
    }),
    scaledRuns(300),
  )
})

test('all query and model terms are finite and not negative, one per column; terms of a group stand together', () => {
  const sound = (values: ArrayLike<number>) => Array.from(values).every((value) => Number.isFinite(value) && value >= 0)
  fc.assert(
    fc.property(extendedGuideParameters, guides, (parameters, candidate) => {
      const [query, model] = [ballRailSizer.prepare(parameters, {}).queryTerms(), ballRailSizer.modelTerms(candidate)]
      expect([sound(query), sound(model)]).toEqual([true, true])
      expect([query.length, model.length]).toEqual([ballRailSizer.terms.length, ballRailSizer.terms.length])
    }),
  )
  const runs = ballRailSizer.terms.filter(({ check }, index) => check !== ballRailSizer.terms[index - 1]?.check).map(({ check }) => check)
  expect(new Set(runs).size).toBe(runs.length)
})
