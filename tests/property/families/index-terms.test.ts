/** The catalogue index and the exact sizing say the same, or the index says less where it is a lower bound. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ballRailDuty } from '../../../families/ball-rail/duty.ts'
import { ballRailSizer } from '../../../families/ball-rail/sizer.ts'
import { isByMassAlone } from '../../../families/ball-rail/sizing/demand.ts'
import { layoutShapes } from '../../../families/ball-rail/sizing/layout.ts'
import { ballScrewSizer } from '../../../families/ball-screw/sizer.ts'
import type { IndexedSizer } from '../../../families/define/sizer.ts'
import { electricCylinderSizer } from '../../../families/electric-cylinder/sizer.ts'
import { linearModuleSizer } from '../../../families/linear-module/sizer.ts'
import { screwJackSizer } from '../../../families/screw-jack/sizer.ts'
import { checkOfGroup } from '../../../families/sizing/terms.ts'
import { slideModuleSizer } from '../../../families/slide-module/sizer.ts'
import { scaledRuns } from '../../setup/runs.ts'
import { ballScrewParameters, ballScrews, extendedBallScrewParameters, screwJackParameters, screwJacks } from './arbitraries.ts'
import { factoredUnknowns, factoredUtilisations } from './factored-terms.ts'
import { ballRailParameters, extendedGuideParameters, guides } from './ball-rail-arbitraries.ts'
import { cylinderParameters, cylinders } from './electric-cylinder-arbitraries.ts'
import { extendedModuleParameters, linearModules } from './linear-module-arbitraries.ts'
import { extendedSlideParameters, slideModuleParameters, slides } from './slide-module-arbitraries.ts'

const relativeTolerance = 1e-12
/** A life beyond any number worth saying is "unlimited", utilisation 0; the index gives the tiny number. */
const negligible = 1e-18

type Case<Parameters, Candidate> = {
  readonly sizer: IndexedSizer<Parameters, Candidate>
  readonly parameters: fc.Arbitrary<Parameters>
  readonly candidates: fc.Arbitrary<Candidate>
  /** Where a lower bound is exact. */
  readonly isExact?: (check: string, parameters: Parameters, candidate: Candidate) => boolean
}

const describeIndex = <Parameters, Candidate>(name: string, one: Case<Parameters, Candidate>): void => {
  const { sizer, parameters: parameterCases, candidates, isExact = () => false } = one
  const { terms } = sizer
  const lowerBounds = new Set(terms.filter(({ lowerBound }) => lowerBound).map(({ check }) => checkOfGroup(check)))

  describe(`the index of ${name}`, () => {
    test('Σ q x of each check is the utilisation of the exact sizing (1e-12); a lower bound is never above it', () => {
      fc.assert(
        fc.property(parameterCases, candidates, (parameters, candidate) => {
          const preparation = sizer.prepare(parameters, {})
          const sides = [preparation.queryTerms(), sizer.modelTerms(candidate)] as const
          for (const side of sides) {
            expect(side).toHaveLength(terms.length)
            expect(Array.from(side).every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
          }
          const { limits, notKnown } = preparation.size(candidate)
          // Of lower bounds the exact sizing decides what is not known because a rule is not printed for the case.
          const outside = new Set(preparation.ranges?.(candidate).flatMap(({ check, isOutside }) => (isOutside ? [check] : [])))
          const unknown = notKnown.map(({ name: check }) => check)
          const unknownToIndex = new Set(factoredUnknowns(terms, ...sides))
          expect([...unknownToIndex].filter((check) => !unknown.includes(check))).toEqual([])
          expect(unknown.filter((check) => !unknownToIndex.has(check) && !(outside.has(check) && lowerBounds.has(check)))).toEqual([])
          const factored = factoredUtilisations(terms, ...sides)
          for (const check of outside) if (unknown.includes(check)) factored.delete(check)
          for (const { name: check, utilisation } of limits) {
            const above = (factored.get(check) ?? Number.NaN) - utilisation
            const mustEqual = !lowerBounds.has(check) || isExact(check, parameters, candidate)
            const deviation = mustEqual ? Math.abs(above) : above
            expect([check, deviation <= relativeTolerance * utilisation + negligible]).toEqual([check, true])
            factored.delete(check)
          }
          // Checks that are not made, or do not apply, must not count in the index either.
          expect([...factored].filter(([, utilisation]) => utilisation !== 0)).toEqual([])
        }),
        scaledRuns(300),
      )
    })

    test('terms of a group stand next to each other', () => {
      const runs = terms.filter(({ check }, index) => check !== terms[index - 1]?.check).map(({ check }) => check)
      expect(new Set(runs).size).toBe(runs.length)
    })
  })
}

describeIndex('ball screws', {
  sizer: ballScrewSizer,
  parameters: fc.oneof(ballScrewParameters, extendedBallScrewParameters),
  candidates: ballScrews,
  isExact: (check, { Stroke }, { nutLengthMm }) => check !== 'travelDeviation' && (check !== 'life' || Stroke >= 3 * nutLengthMm),
})

describeIndex('screw jacks', { sizer: screwJackSizer, parameters: screwJackParameters, candidates: screwJacks })

describeIndex('guides', {
  sizer: ballRailSizer,
  parameters: fc.oneof(ballRailParameters, extendedGuideParameters),
  candidates: guides,
  // Apart from blocks in close contact, and from a force that acts or not; that of the life where no block carries moments.
  isExact: (check, parameters, { lengthMm }) => {
    const { rails, blocksPerRail } = layoutShapes[parameters.Layout]
    const isApart = lengthMm !== undefined && (parameters.SliderSpacing ?? 0) > 1.5 * lengthMm
    return (
      isByMassAlone(ballRailDuty(parameters)) && (blocksPerRail === 1 || isApart) && (check !== 'life' || (rails > 1 && blocksPerRail > 1))
    )
  },
})

describeIndex('electric cylinders', { sizer: electricCylinderSizer, parameters: cylinderParameters, candidates: cylinders })

describeIndex('linear modules', { sizer: linearModuleSizer, parameters: extendedModuleParameters, candidates: linearModules })

describeIndex('slide modules', {
  sizer: slideModuleSizer,
  parameters: fc.oneof(slideModuleParameters, extendedSlideParameters),
  candidates: slides,
})
