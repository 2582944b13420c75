/** A request with changed assumptions is answered by the sizing with those overrides, whatever was asked before. */
import { assumptionIssues } from '../../../families/define/assumption-set.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Assumption } from '../../../contract/results/sizing.ts'
import { readAssumptions, assumptionsPattern, writeAssumptions } from '../../../contract/results/assumptions-text.ts'
import { ballScrewSizer } from '../../../families/ball-screw/sizer.ts'
import type { IndexedSizer } from '../../../families/define/sizer.ts'
import { screwJackSizer } from '../../../families/screw-jack/sizer.ts'
import type { FamilyCatalogue } from '../../../server/catalogue/match-index/model.ts'
import { createFamilyAnswers } from '../../../server/services/calculators/family-answers.ts'
import type { Parameters } from '../../../server/services/calculators/read-query.ts'
import { calculateSelection, explainSelection } from '../../fixtures/whole-answers.ts'
import { ballScrewParameters, screwJackParameters } from './arbitraries.ts'
import { ballScrewCatalogue, screwJackCatalogue } from './real-catalogue.ts'
import { runToEnd } from '../../../engine/base/cooperative.ts'
import { scaledRuns } from '../../setup/runs.ts'

const runs = scaledRuns(40)
const defaultCount = 100
const part = { page: undefined, size: 20, only: undefined }

/** Some assumptions, each anywhere in its range. */
const overridesOf = (assumptions: readonly Assumption[]): fc.Arbitrary<Record<string, number>> =>
  fc
    .subarray([...assumptions])
    .chain((some) =>
      fc.tuple(...some.map(({ name, minimum, maximum }) => valueOf(minimum, maximum).map((value) => [name, value] as const))),
    )
    .map((entries) => Object.fromEntries(entries))

const valueOf = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value + 0)

type Case<FamilyParameters, Candidate> = {
  readonly family: IndexedSizer<FamilyParameters, Candidate>
  readonly catalogue: FamilyCatalogue<Candidate>
  readonly parameters: fc.Arbitrary<FamilyParameters & Parameters>
}

const describeFamily = <FamilyParameters extends object, Candidate>(
  name: string,
  { family, catalogue, parameters }: Case<FamilyParameters, Candidate>,
) =>
  describe(`changed assumptions of ${name}`, () => {
    const answers = createFamilyAnswers(family, () => catalogue)
    const cases = parameters.chain((request) => fc.tuple(fc.constant(request), overridesOf(family.prepare(request, {}).assumptions)))

    test('come back from their text to the last bit', () => {
      fc.assert(
        fc.property(cases, ([, overrides]) => {
          const text = writeAssumptions(overrides)
          expect(new RegExp(assumptionsPattern).test(text)).toBe(true)
          expect(readAssumptions(text, (read) => assumptionIssues(family.assumptions, read))).toEqual({ values: overrides })
        }),
      )
    })

    test('give what the sizing gives with them, and leave the answer without them alone', () => {
      fc.assert(
        fc.property(cases, ([request, overrides]) => {
          const plain = calculateSelection(family, catalogue, { parameters: request, part: { page: 1, size: defaultCount } })
          const changed = calculateSelection(family, catalogue, { parameters: request, overrides, part: { page: 1, size: defaultCount } })
          expect(runToEnd(answers.calculation({ parameters: request, overrides: {}, part, narrowing: {}, order: undefined }))).toEqual(
            plain,
          )
          expect(runToEnd(answers.calculation({ parameters: request, overrides, part, narrowing: {}, order: undefined }))).toEqual(changed)
          expect(runToEnd(answers.calculation({ parameters: request, overrides: {}, part, narrowing: {}, order: undefined }))).toEqual(
            plain,
          )
          expect(runToEnd(answers.explanation({ parameters: request, overrides, part, narrowing: {}, order: undefined }))).toEqual(
            explainSelection(family, catalogue, { parameters: request, overrides }),
          )
        }),
        runs,
      )
    })
  })

describeFamily('ball screws', { family: ballScrewSizer, catalogue: ballScrewCatalogue, parameters: ballScrewParameters })
describeFamily('screw jacks', { family: screwJackSizer, catalogue: screwJackCatalogue, parameters: screwJackParameters })
