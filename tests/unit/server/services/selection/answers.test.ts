import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ballScrewInit } from '../../../../../contract/ball-screw.ts'
import { screwLiftInit } from '../../../../../contract/lift.ts'
import { calculation, checkAnswer, explanation } from '../../../../../contract/selection.ts'
import { sizedValue } from '../../../../../contract/sizing.ts'
import { ballScrewFamily } from '../../../../../families/ball-screw/family.ts'
import { ballScrewInitData } from '../../../../../families/ball-screw/init.ts'
import type { BallScrewParameters } from '../../../../../families/ball-screw/parameters.ts'
import { calculateSelection } from '../../../../../server/services/selection/calculate.ts'
import { checkCandidate } from '../../../../../families/check-candidate.ts'
import { explainSelection } from '../../../../../server/services/selection/explain.ts'
import { liftInitData } from '../../../../../families/screw-jack/init.ts'
import { screwJackFamily } from '../../../../../families/screw-jack/family.ts'
import { ballScrewCatalogue, ballScrewModels, screwJackCatalogue } from '../../../../property/sizing/real-catalogue.ts'

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
      calculateSelection(ballScrewFamily, ballScrewCatalogue, { parameters: screw, count: 100 }),
      calculateSelection(screwJackFamily, screwJackCatalogue, { parameters: jack, count: 100 }),
    ]
    for (const { results, ...answer } of answers) {
      expect(answer.list.length).toBeGreaterThan(0)
      expect(calculation.parse(answer)).toEqual(answer)
      expect(z.array(sizedValue).parse(results)).toEqual(results)
    }
  })

  test('explanations', () => {
    const answers = [
      explainSelection(ballScrewFamily, ballScrewCatalogue, { parameters: screw }),
      explainSelection(screwJackFamily, screwJackCatalogue, { parameters: { ...jack, W: 300_000 } }),
    ]
    for (const answer of answers) expect(explanation.parse(answer)).toEqual(answer)
  })

  test('checks', () => {
    const candidate = ballScrewModels[0]?.candidate
    const checked = candidate && checkCandidate(ballScrewFamily, { parameters: screw, candidate })
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
    ballScrewFamily
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
  const all = calculateSelection(ballScrewFamily, ballScrewCatalogue, { parameters: screw, count: 100 })
  const few = calculateSelection(ballScrewFamily, ballScrewCatalogue, { parameters: screw, count: 3 })
  expect(few.list).toEqual(all.list.slice(0, 3))
  expect(few.matched).toBe(all.matched)
  const second = calculateSelection(ballScrewFamily, ballScrewCatalogue, { parameters: screw, count: 25, page: 2 })
  expect(second.list).toEqual(all.list.slice(20, 25))
})

test('figures that overflow are an issue of the component, not an answer with nulls', () => {
  const candidate = ballScrewModels[0]?.candidate
  const checked = candidate && checkCandidate(ballScrewFamily, { parameters: screw, candidate: { ...candidate, rootDiameterMm: 1e300 } })
  expect(checked).toEqual({ issues: [{ code: 'notFinite', path: 'candidate', params: {} }] })
})

test('without a match the nearest models come with verified changes of one input', () => {
  const { matched, nearest } = explainSelection(ballScrewFamily, ballScrewCatalogue, { parameters: { ...screw, W: 3000, Speed: 2500 } })
  expect(matched).toBe(0)
  expect(nearest.length).toBeGreaterThan(0)
  expect(nearest[0]?.fixes.length).toBeGreaterThan(0)
  for (const { fixes } of nearest) {
    const changes = fixes.map(({ from, to }) => Math.abs(to - from) / from)
    expect(changes).toEqual(changes.toSorted((a, b) => a - b))
  }
})
