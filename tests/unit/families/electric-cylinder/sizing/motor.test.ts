import { describe, expect, it } from 'vitest'
import { axialForces } from '../../../../../families/formulas/axial-force.ts'
import { chooseMotor, judgeMotor, type MotorDemand } from '../../../../../families/electric-cylinder/sizing/motor.ts'
import { torqueLaw, torquesWith, type DrivenMove, type DrivenScrew } from '../../../../../families/formulas/screw-torque.ts'
import type { ServoMotor } from '../../../../../families/electric-cylinder/sizing/input.ts'
import { strokeProfile } from '../../../../../families/formulas/motion-profile.ts'
import { reflectedInertia } from '../../../../../families/formulas/torque.ts'

const screw = { lead: 0.01, efficiency: 0.9, inertia: 0 }
const lifted = axialForces({ posture: 'vertical', mass: 40, acceleration: 3, frictionCoefficient: 0, guideResistance: 0 })
const level = axialForces({ posture: 'horizontal', mass: 40, acceleration: 3, frictionCoefficient: 0.01, guideResistance: 0 })
const profile = strokeProfile({ stroke: 0.3, speed: 0.5, acceleration: 3 })

const motor = (name: string, scale: number): ServoMotor => ({
  brand: 'yaskawa',
  name,
  ratedPower: 400 * scale,
  ratedTorque: 1.27 * scale,
  peakTorque: 3.8 * scale,
  maxSpeed: 100,
  inertia: 0,
})

const torqueDemand = (move: DrivenMove, of: DrivenScrew) => torquesWith(torqueLaw(move, of), of.inertia)

const demand: MotorDemand = {
  law: torqueLaw({ cases: [lifted], profile, acceleration: 3 }, screw),
  screw,
  speed: 50,
  power: 285,
  torqueShare: 0.8,
  inertiaRatioLimit: 10,
}

describe('torque of the phases', () => {
  it('of two moves is the larger', () => {
    const alone = torqueDemand({ cases: [lifted], profile, acceleration: 3 }, screw)
    expect(torqueDemand({ cases: [level, lifted], profile, acceleration: 3 }, screw)).toEqual(alone)
  })
})

describe('the motor', () => {
  it('is the first that fits', () => {
    expect(chooseMotor([motor('small', 0.5), motor('fits', 1), motor('large', 4)], demand)?.motor.name).toBe('fits')
  })

  it('that misses by least is shown with what it misses where none fits', () => {
    const chosen = chooseMotor([motor('tiny', 0.1), motor('small', 0.5)], demand)
    expect(chosen?.motor.name).toBe('small')
    expect(
      chosen &&
        judgeMotor(chosen)
          .limits.filter(({ passed }) => !passed)
          .map(({ name }) => name),
    ).toEqual(['motorPower', 'motorTorque'])
  })

  it('is large enough for the inertia that it turns: 40 kg at lead 10 are 1.013e-4 kg·m², 1.23e-4 with the screw', () => {
    const loadInertia = reflectedInertia(40, 0.01) + 2.2e-5
    // 40 × (0.01 / 2π)²
    expect(reflectedInertia(40, 0.01)).toBeCloseTo(1.0132e-4, 8)
    const [light, heavy] = [0.1e-4, 0.15e-4].map((inertia) => ({ ...motor(`${inertia}`, 1), inertia }))
    if (!light || !heavy) throw new Error('there are two motors')
    const loaded = { ...demand, loadInertia }
    expect(chooseMotor([light, heavy], loaded)?.motor).toBe(heavy)
    expect(chooseMotor([light, heavy], { ...loaded, inertiaRatioLimit: 13 })?.motor).toBe(light)
    expect(chooseMotor([light, heavy], demand)?.motor).toBe(light)
    const alone = chooseMotor([light], loaded)
    expect(alone && judgeMotor(alone).limits.find(({ name }) => name === 'inertiaRatio')).toMatchObject({ available: 10, passed: false })
    // 1.2332e-4 / 0.1e-4
    expect(alone && judgeMotor(alone).limits.find(({ name }) => name === 'inertiaRatio')?.required).toBeCloseTo(12.33, 2)
  })
})
