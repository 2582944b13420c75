import { expect, test } from 'vitest'
import {
  cyclePhases,
  shortestStrokeTime,
  speedForConstantSpeedTime,
  speedForTotalTime,
  speedOfPace,
  strokeProfile,
} from '../../../../families/formulas/motion-profile.ts'

test('a long stroke is a trapezoid: S 300 mm, v 500 mm/s, a 3 m/s² takes 0.76667 s', () => {
  const profile = strokeProfile({ stroke: 0.3, speed: 0.5, acceleration: 3 })
  expect(profile.duration).toBeCloseTo(0.76667, 5)
  expect(2 * profile.accelerationDistance + profile.constantDistance).toBeCloseTo(0.3, 12)
})

test('a short stroke is a triangle: S 50 mm, a 3 m/s² reaches 387.3 mm/s in 0.2582 s', () => {
  const profile = strokeProfile({ stroke: 0.05, speed: 0.5, acceleration: 3 })
  expect(profile.peakSpeed).toBeCloseTo(0.3873, 4)
  expect(profile.duration).toBeCloseTo(0.2582, 4)
  expect(profile.constantDistance).toBe(0)
})

test('trapezoid and triangle agree where they meet, at S = v² / a', () => {
  const [speed, acceleration] = [0.5, 3]
  const meeting = speed ** 2 / acceleration
  const [below, above] = [meeting * (1 - 1e-9), meeting * (1 + 1e-9)].map((stroke) => strokeProfile({ stroke, speed, acceleration }))
  expect(below?.duration).toBeCloseTo(above?.duration ?? 0, 8)
  expect(above?.duration).toBeCloseTo((2 * speed) / acceleration, 8)
})

test('without acceleration there are no ramps; without speed nothing moves', () => {
  expect(strokeProfile({ stroke: 1, speed: 0.5, acceleration: 0 })).toMatchObject({
    accelerationDistance: 0,
    constantDistance: 1,
    duration: 2,
  })
  expect(strokeProfile({ stroke: 1, speed: 0, acceleration: 3 })).toMatchObject({ duration: 0, meanSpeed: 0 })
})

test('the time of a stroke gives back its speed: S 300 mm, a 3 m/s², T 0.76667 s is 500 mm/s, as is an even time of 0.43333 s', () => {
  const move = { stroke: 0.3, acceleration: 3 }
  const { duration } = strokeProfile({ ...move, speed: 0.5 })
  expect(speedForTotalTime({ ...move, totalTime: duration })).toBeCloseTo(0.5, 12)
  expect(speedForConstantSpeedTime({ ...move, constantSpeedTime: 0.43333 })).toBeCloseTo(0.5, 5)
  expect(speedOfPace({ ...move, pace: { speed: 0.7 } })).toBe(0.7)
})

test('a stroke cannot be done in less than 2 √(S / a), and at that time the profile is a triangle', () => {
  const move = { stroke: 0.05, acceleration: 3 }
  const shortest = shortestStrokeTime(move)
  expect(shortest).toBeCloseTo(0.2582, 4)
  expect(speedForTotalTime({ ...move, totalTime: shortest * 0.999 })).toBeUndefined()
  expect(speedOfPace({ ...move, pace: { totalTime: shortest } })).toBeCloseTo(0.3873, 4)
})

test('a cycle goes there and back with a pause after each stroke, and phases without duration are left out', () => {
  const profile = strokeProfile({ stroke: 0.3, speed: 0.5, acceleration: 3 })
  const kinds = (phases: readonly { direction: string; kind: string }[]) => phases.map(({ direction, kind }) => `${direction} ${kind}`)
  expect(kinds(cyclePhases(profile, 0.5))).toEqual([
    'forward accelerate',
    'forward constant',
    'forward decelerate',
    'forward dwell',
    'backward accelerate',
    'backward constant',
    'backward decelerate',
    'backward dwell',
  ])
  const triangle = strokeProfile({ stroke: 0.05, speed: 0.5, acceleration: 3 })
  expect(kinds(cyclePhases(triangle, 0)).slice(0, 2)).toEqual(['forward accelerate', 'forward decelerate'])
  const steady = strokeProfile({ stroke: 0.3, speed: 0.5, acceleration: 0 })
  expect(kinds(cyclePhases(steady, 0))).toEqual(['forward constant', 'backward constant'])
})
