import { expect, test } from 'vitest'
import { ballScrewSizer } from '../../../../../families/ball-screw/sizer.ts'
import { ballScrewInitData } from '../../../../../families/ball-screw/init.ts'
import type { BallScrewParameters } from '../../../../../families/ball-screw/parameters.ts'
import { liftInitData } from '../../../../../families/screw-jack/init.ts'

const screw: BallScrewParameters = {
  AssemblyMethod: 'horizontal',
  W: 300,
  Speed: 500,
  Acceleration: 3,
  Stroke: 800,
  FixedMethod: 'fixed-supported',
}

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
