import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { combinedLoad, cubicMeanLoad, directionalMeanLoad, strokeSegments } from '../../../../families/formulas/mean-load.ts'
import { strokeProfile } from '../../../../families/formulas/motion-profile.ts'
import { meanSpeedShare, rampShapeOf, type MotionProfile } from '../../../../families/formulas/ramp-shape.ts'
import { effectiveTorque } from '../../../../families/formulas/torque.ts'
import { scaledRuns } from '../../../setup/runs.ts'

const profiles: readonly MotionProfile[] = ['trapezoid', 'sCurve', 'modifiedSine']

/** Middles of many short pieces of the time from 0 to 1. */
const pieces = 4000
const middles = Array.from({ length: pieces }, (_, index) => (index + 0.5) / pieces)
const mean = (of: (time: number) => number): number => middles.reduce((sum, time) => sum + of(time), 0) / pieces

/** Within 0.1 %. */
const expectClose = (value: number, exact: number) => expect(Math.abs(value - exact)).toBeLessThanOrEqual(0.001 * exact + 1e-9)

describe.each(profiles)('%s', (name) => {
  const shape = rampShapeOf(name)

  test('is at rest at its start and at full speed at its end, and its highest acceleration is 1', () => {
    expect([shape.speedAt(0), shape.speedAt(1)].map((speed) => Number(speed.toFixed(12)))).toEqual([0, 1])
    const accelerations = [...middles, ...shape.parts].map(shape.accelerationAt)
    expect(Math.max(...accelerations)).toBeCloseTo(1, 12)
    expect(Math.min(...accelerations)).toBeGreaterThanOrEqual(-1e-15)
  })

  test('speed is the integral of acceleration, with the time factor', () => {
    expect(shape.timeFactor * mean(shape.accelerationAt)).toBeCloseTo(1, 6)
    let speed = 0
    for (const time of middles) {
      const step = (shape.timeFactor * shape.accelerationAt(time)) / pieces
      expect(shape.speedAt(time)).toBeCloseTo(speed + step / 2, 6)
      speed += step
    }
  })

  test('distance is the integral of speed, with the stroke factor', () => {
    expect(mean(shape.speedAt)).toBeCloseTo(meanSpeedShare(name), 6)
    expect(2 * shape.timeFactor * mean(shape.speedAt)).toBeCloseTo(shape.strokeFactor, 6)
  })

  test('its points stand for all of its time and distance', () => {
    expect(shape.points.reduce((sum, { time }) => sum + time, 0)).toBeCloseTo(1, 12)
    expect(shape.points.reduce((sum, { distance }) => sum + distance, 0)).toBeCloseTo(1, 12)
  })

  const force = fc.double({ min: -1000, max: 1000, noNaN: true })
  const share = fc.double({ min: 0.01, max: 1, noNaN: true })
  /** Forces of a stroke and its return, and what of the stroke is ramps. */
  const cycles = fc.record({ even: fc.tuple(force, force), inertia: force, ramps: share }).map(({ even: [out, back], inertia, ramps }) => ({
    forces: {
      forwardAccelerating: out + inertia,
      forwardConstant: out,
      forwardDecelerating: out - inertia,
      backwardAccelerating: back - inertia,
      backwardConstant: back,
      backwardDecelerating: back + inertia,
    },
    even: [out, back] as const,
    inertia,
    profile: strokeProfile({ stroke: 1 / ramps, speed: 1, acceleration: shape.strokeFactor, motionProfile: name }),
  }))
  type Cycle = typeof cycles extends fc.Arbitrary<infer T> ? T : never

  /** The same cycle cut into very many pieces, of equal time in each ramp. */
  const cut = ({ even, inertia, profile }: Cycle) =>
    even.flatMap((load) => [
      { load, weight: profile.constantDistance, time: profile.constantDistance / profile.peakSpeed },
      ...[inertia, -inertia].flatMap((force) =>
        middles.map((time) => ({
          load: load + force * shape.accelerationAt(time),
          weight: (profile.peakSpeed * shape.speedAt(time) * profile.rampTime) / pieces,
          time: profile.rampTime / pieces,
        })),
      ),
    ])

  test('a cubic mean of a cycle is within 0.1 % of the integral, that of the two directions together, too', () => {
    fc.assert(
      fc.property(cycles, (cycle) => {
        const [segments, exact] = [strokeSegments(cycle.forces, cycle.profile), cut(cycle)]
        expectClose(cubicMeanLoad(segments), cubicMeanLoad(exact))
        expectClose(combinedLoad(directionalMeanLoad(segments)), combinedLoad(directionalMeanLoad(exact)))
      }),
      scaledRuns(50),
    )
  })

  test('an effective torque is within 0.1 % of the integral', () => {
    fc.assert(
      fc.property(cycles, ({ inertia, even: [out], profile: { rampTime } }) => {
        const points = shape.points.map(({ acceleration, time }) => ({ torque: out + inertia * acceleration, time: time * rampTime }))
        const exact = middles.map((time) => ({
          torque: out + inertia * shape.accelerationAt(time),
          time: rampTime / pieces,
        }))
        expectClose(effectiveTorque(points, rampTime), effectiveTorque(exact, rampTime))
      }),
      scaledRuns(50),
    )
  })
})

test('a trapezoid is one point', () => {
  expect(rampShapeOf().points).toEqual([{ acceleration: 1, time: 1, distance: 1 }])
})
