import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axialForces } from '../../../../families/formulas/axial-force.ts'
import { cycleEnergy } from '../../../../families/formulas/drive-energy.ts'
import { strokeProfile } from '../../../../families/formulas/motion-profile.ts'
import { motionProfiles, type MotionProfile } from '../../../../families/formulas/ramp-shape.ts'
import { torqueLaw } from '../../../../families/formulas/screw-torque.ts'

const move = { stroke: 0.3, speed: 0.5, acceleration: 3 }
const energyOf = (
  posture: 'horizontal' | 'vertical',
  {
    efficiency = 1,
    inertia = 0,
    friction = 0,
    motionProfile,
  }: { efficiency?: number; inertia?: number; friction?: number; motionProfile?: MotionProfile } = {},
) => {
  const forces = axialForces({ posture, mass: 40, acceleration: 3, frictionCoefficient: friction, guideResistance: 0 })
  const profile = strokeProfile({ ...move, motionProfile })
  return cycleEnergy(torqueLaw({ cases: [forces], profile, acceleration: 3 }, { lead: 0.01, efficiency, inertia: 0 }), inertia)
}

describe('energy of a stroke of 0.3 m and its return, 40 kg at lead 10, 0.5 m/s, 3 m/s²', () => {
  it('lifts m g S = 40 × 9.80665 × 0.3 = 117.6798 J and gets it back', () => {
    const { driving, returned } = energyOf('vertical')
    expect(driving).toBeCloseTo(117.6798, 6)
    expect(returned).toBeCloseTo(117.6798, 6)
  })

  it('gives more by the losses and gets less: 117.6798 / 0.9 = 130.7553 J and 117.6798 × 0.9 = 105.9118 J', () => {
    const { driving, returned } = energyOf('vertical', { efficiency: 0.9 })
    expect(driving).toBeCloseTo(130.755_333, 5)
    expect(returned).toBeCloseTo(105.911_82, 5)
  })

  // ½ × 40 kg × (0.5 m/s)² = 5 J; ½ × 1e-4 kg·m² × (2π × 50 s⁻¹)² = 4.934802 J; twice a cycle.
  it('accelerates 5 J and 4.934802 J twice, and brakes them', () => {
    const { driving, returned } = energyOf('horizontal', { inertia: 1e-4 })
    expect(driving).toBeCloseTo(19.869_604, 5)
    expect(returned).toBeCloseTo(19.869_604, 5)
  })

  // μ m g S = 0.01 × 40 × 9.80665 × 0.3 = 1.176798 J each way, never given back; braking 120 N less 3.92266 N over 1/24 m, twice.
  it('leaves the friction in the guides', () => {
    const { driving, returned } = energyOf('horizontal', { friction: 0.01 })
    expect(driving - returned).toBeCloseTo(2.353_596, 6)
    expect(returned).toBeCloseTo((2 * (120 - 3.92266)) / 24, 6)
  })

  it.each(motionProfiles)('%s: the same, as its highest speed is', (motionProfile) => {
    const { driving, returned } = energyOf('horizontal', { inertia: 1e-4, motionProfile })
    expect(Math.abs(driving / 19.869_604 - 1)).toBeLessThan(1e-3)
    expect(Math.abs(returned / driving - 1)).toBeLessThan(1e-6)
  })
})

it('without losses nothing is lost, with losses never gained', () => {
  const values = fc.record({
    efficiency: fc.double({ min: 0.3, max: 1, noNaN: true }),
    inertia: fc.double({ min: 0, max: 1e-2, noNaN: true }),
    friction: fc.double({ min: 0, max: 0.3, noNaN: true }),
    motionProfile: fc.constantFrom(...motionProfiles),
  })
  fc.assert(
    fc.property(fc.constantFrom('horizontal' as const, 'vertical' as const), values, (posture, parts) => {
      const { driving, returned } = energyOf(posture, parts)
      expect(returned).toBeLessThanOrEqual(driving * (1 + 1e-9))
      const free = energyOf(posture, { inertia: parts.inertia, motionProfile: parts.motionProfile })
      expect(Math.abs(free.driving - free.returned)).toBeLessThanOrEqual(1e-9 * free.driving)
    }),
  )
})
