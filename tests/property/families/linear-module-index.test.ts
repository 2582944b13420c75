/** The catalogue index and the exact sizing of linear modules say the same, or the index says less where it is a lower bound. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearModuleSizer } from '../../../families/linear-module/sizer.ts'
import { checkOfGroup, factoredUtilisations } from '../../../families/sizing/terms.ts'
import { extendedModuleParameters, linearModules } from './linear-module-arbitraries.ts'
import { scaledRuns } from '../../setup/runs.ts'

const relativeTolerance = 1e-12
/** A life beyond any number worth saying is "unlimited", utilisation 0; the index gives the tiny number. */
const negligible = 1e-20

const lowerBounds = new Set(linearModuleSizer.terms.filter(({ lowerBound }) => lowerBound).map(({ check }) => checkOfGroup(check)))

test('Σ q x of each check is the utilisation of the exact sizing (1e-12); a lower bound is never above it', () => {
  fc.assert(
    fc.property(extendedModuleParameters, linearModules, (parameters, candidate) => {
      const preparation = linearModuleSizer.prepare(parameters, {})
      const factored = factoredUtilisations(linearModuleSizer.terms, preparation.queryTerms(), linearModuleSizer.modelTerms(candidate))
      for (const { name, utilisation } of preparation.size(candidate).limits) {
        const sum = factored.get(name) ?? Number.NaN
        const tolerance = relativeTolerance * utilisation + negligible
        expect(sum, `${name}: ${sum}`).toBeLessThanOrEqual(utilisation + tolerance)
        expect(lowerBounds.has(name) || sum >= utilisation - tolerance, `${name}: ${sum} against ${utilisation}`).toBe(true)
        factored.delete(name)
      }
      // Checks that are not made, or do not apply, must not count in the index either.
      expect([...factored].filter(([, utilisation]) => utilisation !== 0)).toEqual([])
    }),
    scaledRuns(500),
  )
})

test('all query and model terms are finite and not negative, one per column; terms of a group stand together', () => {
  const { terms } = linearModuleSizer
  const runs = terms.filter(({ check }, index) => check !== terms[index - 1]?.check).map(({ check }) => check)
  expect(new Set(runs).size).toBe(runs.length)
  const isSound = (values: ArrayLike<number>) =>
    values.length === terms.length && Array.from(values).every((value) => Number.isFinite(value) && value >= 0)
  fc.assert(
    fc.property(extendedModuleParameters, linearModules, (parameters, candidate) => {
      expect(isSound(linearModuleSizer.prepare(parameters, {}).queryTerms())).toBe(true)
      expect(isSound(linearModuleSizer.modelTerms(candidate))).toBe(true)
    }),
  )
})
