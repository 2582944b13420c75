import { expect, test } from 'vitest'
import { strokeProfile } from '../../../../server/sizing/motion-profile.ts'

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
