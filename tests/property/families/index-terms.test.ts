/** The catalogue index and the exact sizing say the same. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ballScrewSizer } from '../../../families/ball-screw/sizer.ts'
import type { IndexedSizer } from '../../../families/define/sizer.ts'
import { screwJackSizer } from '../../../families/screw-jack/sizer.ts'
import { checkOfGroup, factoredUnknowns, factoredUtilisations } from '../../../families/sizing/terms.ts'
import { ballScrewParameters, ballScrews, extendedBallScrewParameters, screwJackParameters, screwJacks } from './arbitraries.ts'
import { scaledRuns } from '../../setup/runs.ts'

const relativeTolerance = 1e-12
/** A life beyond any number worth saying is "unlimited", utilisation 0; the index gives the tiny number. */
const negligible = 1e-18

function expectSameUtilisations<Parameters, Candidate>(
  family: IndexedSizer<Parameters, Candidate>,
  parameters: Parameters,
  candidate: Candidate,
  isLowerBound: (check: string) => boolean = () => false,
): void {
  const preparation = family.prepare(parameters, {})
  const sides = [preparation.queryTerms(), family.modelTerms(candidate)] as const
  const factored = factoredUtilisations(family.terms, ...sides)
  const { limits: checks, notKnown } = preparation.size(candidate)
  expect(factoredUnknowns(family.terms, ...sides)).toEqual(notKnown.map(({ name }) => name))
  for (const check of checks) {
    const utilisation = factored.get(check.name)
    const above = (utilisation ?? Number.NaN) - check.utilisation
    const deviation = isLowerBound(check.name) ? Math.max(above, 0) : Math.abs(above)
    expect(deviation, `${check.name}: ${utilisation} against ${check.utilisation}`).toBeLessThanOrEqual(
      relativeTolerance * check.utilisation + negligible,
    )
    factored.delete(check.name)
  }
  // Checks that are not made, or do not apply, must not count in the index either.
  expect([...factored.values()].every((utilisation) => utilisation === 0)).toBe(true)
}

test('ball screws: Σ q x of each check is the utilisation of the exact sizing (1e-12); of life never more where the stroke is short, nor of the travel deviation', () => {
  fc.assert(
    fc.property(fc.oneof(ballScrewParameters, extendedBallScrewParameters), ballScrews, (parameters, candidate) => {
      const isShort = parameters.Stroke < 3 * candidate.nutLengthMm
      expectSameUtilisations(ballScrewSizer, parameters, candidate, (check) => (isShort && check === 'life') || check === 'travelDeviation')
    }),
  )
})

test('screw jacks: Σ q x of each check is the utilisation of the exact sizing (1e-12)', () => {
  fc.assert(
    fc.property(screwJackParameters, screwJacks, (parameters, candidate) => {
      expectSameUtilisations(screwJackSizer, parameters, candidate)
    }),
  )
})

test('all query and model terms are finite and not negative', () => {
  const sound = (values: Iterable<number>) => [...values].every((value) => Number.isFinite(value) && value >= 0)
  fc.assert(
    fc.property(extendedBallScrewParameters, ballScrews, screwJackParameters, screwJacks, (screwDuty, screw, jackDuty, jack) => {
      expect(sound(ballScrewSizer.prepare(screwDuty, {}).queryTerms())).toBe(true)
      expect(sound(ballScrewSizer.modelTerms(screw))).toBe(true)
      expect(sound(screwJackSizer.prepare(jackDuty, {}).queryTerms())).toBe(true)
      expect(sound(screwJackSizer.modelTerms(jack))).toBe(true)
    }),
  )
})

test('terms of one group stand next to each other, and layouts are as long as both sides', () => {
  for (const { terms } of [ballScrewSizer, screwJackSizer]) {
    const runs = terms.filter(({ check }, index) => check !== terms[index - 1]?.check).map(({ check }) => check)
    expect(new Set(runs).size).toBe(runs.length)
    expect(terms.every(({ check }) => checkOfGroup(check).length > 0)).toBe(true)
  }
  fc.assert(
    fc.property(ballScrewParameters, ballScrews, (parameters, candidate) => {
      expect(ballScrewSizer.prepare(parameters, {}).queryTerms()).toHaveLength(ballScrewSizer.terms.length)
      expect(ballScrewSizer.modelTerms(candidate)).toHaveLength(ballScrewSizer.terms.length)
    }),
    scaledRuns(5),
  )
})
