import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ballScrewInit } from '../../../../../families/ball-screw/wire/ball-screw.ts'
import { screwLiftInit } from '../../../../../families/screw-jack/wire/screw-jack.ts'
import { calculation, checkAnswer, explanation } from '../../../../../contract/results/selection.ts'
import { sizedValue } from '../../../../../contract/results/sizing.ts'
import { ballScrewSizer } from '../../../../../families/ball-screw/sizer.ts'
import { ballScrewInitData } from '../../../../../families/ball-screw/init.ts'
import type { BallScrewParameters } from '../../../../../families/ball-screw/parameters.ts'
import { calculateSelection, explainSelection } from '../../../../fixtures/whole-answers.ts'
import { checkCandidate } from '../../../../../families/selection/check-candidate.ts'
import { liftInitData } from '../../../../../families/screw-jack/init.ts'
import { screwJackSizer } from '../../../../../families/screw-jack/sizer.ts'
import { ballScrewCatalogue, ballScrewModels, screwJackCatalogue } from '../../../../property/families/real-catalogue.ts'

const screw: BallScrewParameters = {
  AssemblyMethod: 'horizontal',
  W: 300,
  Speed: 500,
  Acceleration: 3,
  Stroke: 800,
  FixedMethod: 'fixed-supported',
}
const jack = { ED: 20, W: 3000, Speed: 200, Stroke: 300, FixedMethod: 'base-fixed-end-fixed' as const }

describe('answers have the shapes of the contract', () => {
  test('calculations', () => {
    const answers = [
      calculateSelection(ballScrewSizer, ballScrewCatalogue, { parameters: screw, part: { page: 1, size: 100 } }),
      calculateSelection(screwJackSizer, screwJackCatalogue, { parameters: jack, part: { page: 1, size: 100 } }),
    ]
    for (const { results, ...answer } of answers) {
      expect(answer.list.length).toBeGreaterThan(0)
      expect(calculation.parse(answer)).toEqual(answer)
      expect(z.array(sizedValue).parse(results)).toEqual(results)
    }
  })

  test('explanations', () => {
    const answers = [
      explainSelection(ballScrewSizer, ballScrewCatalogue, { parameters: screw }),
      explainSelection(screwJackSizer, screwJackCatalogue, { parameters: { ...jack, W: 300_000 } }),
    ]
    for (const answer of answers) expect(explanation.parse(answer)).toEqual(answer)
  })

  test('checks', () => {
    const candidate = ballScrewModels[0]?.candidate
    const checked = candidate && checkCandidate(ballScrewSizer, { parameters: screw, candidate })
    const answer = checked && 'answer' in checked ? checked.answer : undefined
    expect(checkAnswer.parse(answer)).toEqual(answer)
  })

  test('init data', () => {
    expect(ballScrewInit.parse(ballScrewInitData)).toEqual(ballScrewInitData)
    expect(screwLiftInit.parse(liftInitData)).toEqual(liftInitData)
  })
})

test('the lift offers the fixing factors of the specification', () => {
  expect(liftInitData.fixedMethodList.map(({ fm, fn }) => [fm, fn])).toEqual([
    [100_000, 1.56],
    [25_000, 0.36],
    [200_000, 1.56],
  ])
})

test('exactly one precision is combined', () => {
  expect(ballScrewInitData.usePrecisionList.filter(({ combined }) => combined).map(({ value }) => value)).toEqual(['C7/C10'])
})

test('without a requested grade the coarsest will do, with one only grades as fine', () => {
  const candidate = {
    nominalDiameterMm: 20,
    leadMm: 10,
    rootDiameterMm: 17,
    dynamicLoadRatingN: 10_000,
    staticLoadRatingN: 20_000,
    nutLengthMm: 40,
    dnLimit: 70_000,
    lengthByGrade: { 210: 3000 },
  }
  const accuracy = (parameters: BallScrewParameters) =>
    ballScrewSizer
      .prepare(parameters, {})
      .size(candidate)
      .limits.find(({ name }) => name === 'accuracy')?.passed
  expect([accuracy(screw), accuracy({ ...screw, UsePrecision: 'C10' }), accuracy({ ...screw, UsePrecision: 'C8' })]).toEqual([
    true,
    true,
    false,
  ])
})

test('Count limits the list, not the number of matches', () => {
  const all = calculateSelection(ballScrewSizer, ballScrewCatalogue, { parameters: screw, part: { page: 1, size: 100 } })
  const few = calculateSelection(ballScrewSizer, ballScrewCatalogue, { parameters: screw, part: { page: 1, size: 3 } })
  expect(few.list).toEqual(all.list.slice(0, 3))
  expect(few.matched).toBe(all.matched)
  const second = calculateSelection(ballScrewSizer, ballScrewCatalogue, { parameters: screw, part: { page: 2, size: 20 } })
  expect(second.list).toEqual(all.list.slice(20, 40))
})

test('figures that overflow are an issue of the component, not an answer with nulls', () => {
  const candidate = ballScrewModels[0]?.candidate
  const checked = candidate && checkCandidate(ballScrewSizer, { parameters: screw, candidate: { ...candidate, rootDiameterMm: 1e300 } })
  expect(checked).toEqual({ issues: [{ code: 'notFinite', path: 'candidate', params: {} }] })
})

test('without a match the nearest models come with verified changes of one input', () => {
  const { matched, nearest } = explainSelection(ballScrewSizer, ballScrewCatalogue, { parameters: { ...screw, W: 3000, Speed: 2500 } })
  expect(matched).toBe(0)
  expect(nearest.length).toBeGreaterThan(0)
  expect(nearest[0]?.fixes.length).toBeGreaterThan(0)
  for (const { fixes } of nearest) {
    const changes = fixes.map(({ from, to }) => Math.abs(to - from) / from)
    expect(changes).toEqual(changes.toSorted((a, b) => a - b))
  }
})
