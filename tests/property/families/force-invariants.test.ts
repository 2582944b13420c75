/** Invariants 10 to 13 of ball-screw sizing: forces and mean loads. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ballScrewDuty } from '../../../families/ball-screw/duty.ts'
import { axialForces, largestAxialForce } from '../../../families/formulas/axial-force.ts'
import { combinedLoad, directionalMeanLoad, strokeSegments } from '../../../families/formulas/mean-load.ts'
import { strokeProfile } from '../../../families/formulas/motion-profile.ts'
import { ballScrewParameters, between } from './arbitraries.ts'
import { expectNear, expectNotAbove } from './closeness.ts'

const friction = { frictionCoefficient: 0.003, guideResistance: 15 }

test('10: without acceleration a horizontal axis needs μ m g + f, whatever the travel', () => {
  fc.assert(
    fc.property(ballScrewParameters, between(50, 6000), (parameters, stroke) => {
      const duty = ballScrewDuty({ ...parameters, Acceleration: 0, AssemblyMethod: 'horizontal', Stroke: stroke })
      expectNear(largestAxialForce(axialForces({ ...duty, ...friction })), 0.003 * duty.mass * 9.80665 + 15)
    }),
  )
})

test('11: vertical needs at least the largest force of horizontal', () => {
  fc.assert(
    fc.property(between(1, 20_000), between(0, 30), between(0, 0.99), (mass, acceleration, frictionCoefficient) => {
      const load = { mass, acceleration, frictionCoefficient, guideResistance: 15 }
      const horizontal = largestAxialForce(axialForces({ ...load, posture: 'horizontal' }))
      expectNotAbove(horizontal, largestAxialForce(axialForces({ ...load, posture: 'vertical' })))
    }),
  )
})

test('12: more acceleration never lowers the largest force or the mean load', () => {
  fc.assert(
    fc.property(ballScrewParameters, between(0.01, 10), between(1, 10), (parameters, acceleration, more) => {
      const mean = (value: number) => {
        const duty = ballScrewDuty({ ...parameters, Acceleration: value })
        const forces = axialForces({ ...duty, ...friction })
        return {
          largest: largestAxialForce(forces),
          mean: combinedLoad(directionalMeanLoad(strokeSegments(forces, strokeProfile(duty)))),
        }
      }
      const [slow, fast] = [mean(acceleration), mean(acceleration * more)]
      expectNotAbove(slow.largest, fast.largest)
      expectNotAbove(slow.mean, fast.mean)
    }),
  )
})

test('13: vertical without resistance, Fa1 − Fa3 = 2 m a and Fa2 = Fa5', () => {
  fc.assert(
    fc.property(between(1, 20_000), between(0.1, 30), (mass, acceleration) => {
      const forces = axialForces({ posture: 'vertical', mass, acceleration, frictionCoefficient: 0, guideResistance: 0 })
      expectNear(forces.forwardAccelerating - forces.forwardDecelerating, 2 * mass * acceleration)
      expect(forces.forwardConstant).toBe(forces.backwardConstant)
    }),
  )
})
