/** Invariants A 35, D 36, D 37 and D 39 of the motion profile. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cyclePhases,
  type CyclePhase,
  shortestStrokeTime,
  speedForConstantSpeedTime,
  speedForTotalTime,
  strokeProfile,
} from '../../../families/formulas/motion-profile.ts'

const stroke = fc.double({ min: 0.001, max: 10, noNaN: true })
const acceleration = fc.double({ min: 0.01, max: 100, noNaN: true })
const speed = fc.double({ min: 0.001, max: 6, noNaN: true })
const motionProfile = fc.constantFrom('trapezoid' as const, 'sCurve' as const, 'modifiedSine' as const)
const moves = fc.record({ stroke, acceleration, speed, motionProfile })

/** Speed and time along a phase: its curve, or its ends. */
const instantsOf = ({ curve, startSpeed, endSpeed, duration }: CyclePhase) =>
  curve ?? [
    { time: 0, speed: startSpeed },
    { time: duration, speed: endSpeed },
  ]

/** Between each two instants of a phase. */
const piecesOf = (phase: CyclePhase) => {
  const instants = instantsOf(phase)
  return instants.slice(1).map((to, index) => {
    const from = instants[index] ?? to
    return { time: to.time - from.time, from: from.speed, to: to.speed }
  })
}

const travelOf = (phase: CyclePhase): number => piecesOf(phase).reduce((sum, { time, from, to }) => sum + ((from + to) / 2) * time, 0)

const highestAcceleration = (phase: CyclePhase): number =>
  Math.max(...piecesOf(phase).map(({ time, from, to }) => Math.abs(to - from) / time))

const relative = (value: number, expected: number) => Math.abs(value - expected) / Math.max(Math.abs(expected), 1e-12)

test('D36: the phases of a stroke add up to it, the ramps have the acceleration, and the speed is never exceeded', () => {
  fc.assert(
    fc.property(moves, (move) => {
      const profile = strokeProfile(move)
      const forward = cyclePhases(profile, 0).filter(({ direction }) => direction === 'forward')
      const distance = forward.reduce((sum, phase) => sum + phase.distance, 0)
      expect(relative(distance, move.stroke)).toBeLessThan(1e-9)
      for (const phase of forward) expect(relative(travelOf(phase), phase.distance)).toBeLessThan(phase.curve ? 0.005 : 1e-9)
      for (const ramp of forward.filter(({ kind }) => kind !== 'constant')) {
        const highest = highestAcceleration(ramp)
        expect(highest).toBeLessThanOrEqual(move.acceleration * (1 + 1e-9))
        expect(relative(highest, move.acceleration)).toBeLessThan(ramp.curve ? 0.05 : 1e-9)
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
      expect(relative(speedForConstantSpeedTime({ ...move, constantSpeedTime: constantDistance / peakSpeed }), peakSpeed)).toBeLessThan(
        1e-9,
      )
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

test('a longer constant-speed time and a longer total time both lower the speed', () => {
  fc.assert(
    fc.property(moves, fc.double({ min: 1, max: 10, noNaN: true }), fc.double({ min: 1, max: 10, noNaN: true }), (move, share, more) => {
      const time = shortestStrokeTime(move) * share
      expect(speedForConstantSpeedTime({ ...move, constantSpeedTime: time * more })).toBeLessThanOrEqual(
        speedForConstantSpeedTime({ ...move, constantSpeedTime: time }),
      )
      const [shorter = 0, longer = 0] = [time, time * more].map((totalTime) => speedForTotalTime({ ...move, totalTime }))
      expect(longer).toBeLessThanOrEqual(shorter * (1 + 1e-12))
    }),
  )
})

test('a rounded ramp takes longer, and more speed or acceleration never takes longer', () => {
  const more = fc.double({ min: 1, max: 10, noNaN: true })
  fc.assert(
    fc.property(moves, more, more, (move, faster, harder) => {
      const { duration } = strokeProfile(move)
      const slack = 1 + 1e-12
      expect(strokeProfile({ ...move, motionProfile: 'trapezoid' }).duration).toBeLessThanOrEqual(duration * slack)
      expect(strokeProfile({ ...move, speed: move.speed * faster }).duration).toBeLessThanOrEqual(duration * slack)
      expect(strokeProfile({ ...move, acceleration: move.acceleration * harder }).duration).toBeLessThanOrEqual(duration * slack)
      expect(strokeProfile({ ...move, stroke: move.stroke * faster }).duration).toBeGreaterThanOrEqual(duration / slack)
    }),
  )
})

test('no name is a trapezoid, to the last bit', () => {
  fc.assert(
    fc.property(fc.record({ stroke, acceleration, speed }), (move) => {
      expect(strokeProfile(move)).toEqual(strokeProfile({ ...move, motionProfile: 'trapezoid' }))
      // The closed forms of the trapezoid as they are printed.
      expect(shortestStrokeTime(move)).toBe(2 * Math.sqrt(move.stroke / move.acceleration))
    }),
  )
})
