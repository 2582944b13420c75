/** Invariants A 35, D 36, D 37 and D 39 of the motion profile. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cyclePhases,
  shortestStrokeTime,
  speedForEvenTime,
  speedForTotalTime,
  strokeProfile,
} from '../../../families/formulas/motion-profile.ts'

const stroke = fc.double({ min: 0.001, max: 10, noNaN: true })
const acceleration = fc.double({ min: 0.01, max: 100, noNaN: true })
const speed = fc.double({ min: 0.001, max: 6, noNaN: true })
const moves = fc.record({ stroke, acceleration, speed })

const relative = (value: number, expected: number) => Math.abs(value - expected) / Math.max(Math.abs(expected), 1e-12)

test('D36: the phases of a stroke add up to it, the ramps have the acceleration, and the speed is never exceeded', () => {
  fc.assert(
    fc.property(moves, (move) => {
      const profile = strokeProfile(move)
      const forward = cyclePhases(profile, 0).filter(({ direction }) => direction === 'forward')
      const distance = forward.reduce((sum, phase) => sum + ((phase.startSpeed + phase.endSpeed) / 2) * phase.duration, 0)
      expect(relative(distance, move.stroke)).toBeLessThan(1e-9)
      for (const phase of forward) {
        expect(relative(((phase.startSpeed + phase.endSpeed) / 2) * phase.duration, phase.distance)).toBeLessThan(1e-9)
      }
      for (const { startSpeed, endSpeed, duration } of forward.filter(({ kind }) => kind !== 'constant')) {
        expect(relative(Math.abs(endSpeed - startSpeed) / duration, move.acceleration)).toBeLessThan(1e-9)
      }
      expect(profile.peakSpeed).toBeLessThanOrEqual(move.speed)
      expect(profile.duration).toBeGreaterThanOrEqual(shortestStrokeTime(move) * (1 - 1e-12))
    }),
  )
})

test('A35: the time that a speed takes gives that speed back, if the stroke reaches it', () => {
  fc.assert(
    fc.property(moves, (move) => {
      const { duration, peakSpeed, constantDistance } = strokeProfile(move)
      // Close to a triangle the time hardly depends on the speed any more.
      const tolerance = constantDistance > 0.01 * move.stroke ? 1e-9 : 1e-4
      expect(relative(speedForTotalTime({ ...move, totalTime: duration }) ?? Number.NaN, peakSpeed)).toBeLessThan(tolerance)
      expect(relative(speedForEvenTime({ ...move, evenTime: constantDistance / peakSpeed }), peakSpeed)).toBeLessThan(1e-9)
    }),
  )
})

test('D37: a time below the shortest has no speed; any other one does, and takes that time', () => {
  fc.assert(
    fc.property(moves, fc.double({ min: 0.01, max: 50, noNaN: true }), (move, share) => {
      const totalTime = shortestStrokeTime(move) * share
      const found = speedForTotalTime({ ...move, totalTime })
      expect(found === undefined).toBe(share < 1 - 1e-12)
      const taken = found === undefined ? totalTime : strokeProfile({ ...move, speed: found }).duration
      expect(relative(taken, totalTime)).toBeLessThan(1e-6)
    }),
  )
})

test('a longer even time and a longer total time both lower the speed', () => {
  fc.assert(
    fc.property(moves, fc.double({ min: 1, max: 10, noNaN: true }), fc.double({ min: 1, max: 10, noNaN: true }), (move, share, more) => {
      const time = shortestStrokeTime(move) * share
      expect(speedForEvenTime({ ...move, evenTime: time * more })).toBeLessThanOrEqual(speedForEvenTime({ ...move, evenTime: time }))
      const [shorter = 0, longer = 0] = [time, time * more].map((totalTime) => speedForTotalTime({ ...move, totalTime }))
      expect(longer).toBeLessThanOrEqual(shorter * (1 + 1e-12))
    }),
  )
})
