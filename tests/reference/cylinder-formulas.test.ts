/** Published figures and worked examples of electric cylinders. Each test names its source and its tolerance. */
import { describe, expect, test } from 'vitest'
import type { CylinderAssumptions, CylinderDuty, MovedMasses } from '../../families/electric-cylinder/sizing/input.ts'
import { cylinderDemand, emergencyStop } from '../../families/electric-cylinder/sizing/demand.ts'
import { torqueLaw, torquesWith, type DrivenMove, type DrivenScrew } from '../../families/formulas/screw-torque.ts'
import { cubicMeanLoad } from '../../families/formulas/mean-load.ts'
import { electricCylinderAssumptions } from '../../families/electric-cylinder/assumptions.ts'
import { resolveAssumptions } from '../../families/define/assumption-set.ts'
import { lifeDistance, lifeRevolutions } from '../../families/formulas/life.ts'
import { shortestStrokeTime, speedForConstantSpeedTime, speedForTotalTime, strokeProfile } from '../../families/formulas/motion-profile.ts'
import { driveTorque, shaftPower } from '../../families/formulas/torque.ts'
import { expectWithin } from './within.ts'

const mm = 1e-3
const perMinute = 1 / 60

const assumptions: CylinderAssumptions = {
  frictionCoefficient: 0.1,
  loadFactor: 1,
  requiredDistance: 0,
  motionShare: 0.1,
  supportAllowance: 0.1,
  bucklingMargin: 0.5,
  criticalSpeedMargin: 0.8,
  ballScrewEfficiency: 0.9,
  motorTorqueShare: 0.8,
  inertiaRatioLimit: 10,
}

const torqueDemand = (move: DrivenMove, screw: DrivenScrew) => torquesWith(torqueLaw(move, screw), screw.inertia)

const duty = (load: CylinderDuty['load']): CylinderDuty => ({
  brand: 'any',
  motors: [],
  load,
  speed: 0.5,
  isUnloadedSpeed: false,
  stroke: 0.3,
  acceleration: 3,
  mounting: 'clevis',
  phases: [],
})

const masses = (horizontalMass: number, verticalMass: number, rest: Partial<MovedMasses> = {}): MovedMasses => ({
  horizontalMass,
  verticalMass,
  externalForce: 0,
  returnForce: 0,
  ...rest,
})

describe('C1 Bosch Rexroth EMC, R310A 3306', () => {
  // Size, lead (mm), thrust (N), drive torque (N·m), speed (m/s), screw speed of the size (min⁻¹).
  const printed = [
    ['EMC32', 5, 580, 0.51, 0.57, 6800],
    ['EMC32', 10, 440, 0.78, 1.13, 6800],
    ['EMC40', 5, 2800, 2.46, 0.38, 4600],
    ['EMC40', 10, 2200, 3.95, 0.77, 4600],
    ['EMC40', 16, 1700, 4.87, 1.23, 4600],
    ['EMC50', 5, 5800, 5.09, 0.32, 3800],
    ['EMC50', 10, 4700, 8.3, 0.63, 3800],
    ['EMC50', 20, 3100, 11.08, 1.27, 3800],
    ['EMC63', 5, 15_900, 14.06, 0.28, 3300],
    ['EMC63', 10, 15_700, 27.76, 0.55, 3300],
    ['EMC63', 25, 11_900, 52.44, 1.38, 3300],
    ['EMC80', 5, 19_100, 16.89, 0.25, 3000],
    ['EMC80', 10, 17_400, 30.75, 0.5, 3000],
    ['EMC80', 20, 13_500, 47.68, 1, 3000],
    ['EMC80', 32, 10_000, 56.86, 1.6, 3000],
    ['EMC100', 5, 29_000, 25.64, 0.18, 2200],
    ['EMC100', 10, 29_000, 51.28, 0.37, 2200],
    ['EMC100', 20, 29_000, 102.57, 0.73, 2200],
    ['EMC100', 40, 22_900, 161.46, 1.47, 2200],
  ] as const

  test.each(printed)(
    '%s, lead %s: the drive torque follows from the thrust of %s N and 0.9, to two hundredths (two digits are printed)',
    (...row) => {
      const [, lead, thrust, torque] = row
      expectWithin(driveTorque(thrust, lead * mm, 0.9), torque, 0.02)
    },
  )

  test.each(printed)('%s, lead %s: its speed is the screw speed of the size, to three hundredths (two digits are printed)', (...row) => {
    const [, lead, , , speed, screwSpeed] = row
    expectWithin(speed / (lead * mm) / perMinute, screwSpeed, 0.03)
  })
})

test('C2 Tolomatic IMA power index: 400 lbf at 1.66 in/s are 75 W (0.5 %)', () => {
  const [inch, poundForce] = [25.4 * mm, 4.4482216]
  expectWithin(400 * poundForce * 1.66 * inch, 75, 0.005)
})

test('C6 Exlar: 500, 250, 100 and 50 lb over 0.5, 2.9, 1 and 3.5 in have a cubic mean of 240 lb (0.1 %; inputs of the catalogue, result recomputed)', () => {
  const segments = [
    [500, 0.5],
    [250, 2.9],
    [100, 1],
    [50, 3.5],
  ] as const
  expectWithin(cubicMeanLoad(segments.map(([load, weight]) => ({ load, weight }))), 240, 0.001)
})

test('R4 300 mm at 500 mm/s and 3 m/s²: 0.76667 s; back from the time, and from 0.43333 s of even speed; 50 mm is a triangle (0.001 %)', () => {
  const move = { stroke: 0.3, acceleration: 3 }
  const profile = strokeProfile({ ...move, speed: 0.5 })
  expectWithin(profile.duration, 0.76667, 1e-5)
  expectWithin(speedForTotalTime({ ...move, totalTime: profile.duration }) ?? 0, 0.5, 1e-9)
  expectWithin(speedForConstantSpeedTime({ ...move, constantSpeedTime: 0.43333 }), 0.5, 1e-5)
  const short = strokeProfile({ stroke: 0.05, acceleration: 3, speed: 0.5 })
  expectWithin(short.peakSpeed, 0.3873, 1e-4)
  expectWithin(short.duration, 0.2582, 1e-4)
  expectWithin(shortestStrokeTime({ stroke: 0.05, acceleration: 3 }), short.duration, 1e-12)
})

test('R5 40 kg at 3 m/s²: 512.4 N upright, 159.2 N level with μ 0.1; lead 10: 0.906 N·m, 3000 min⁻¹, 284.7 W (0.05 %)', () => {
  const upright = cylinderDemand(duty(masses(0, 40)), assumptions)
  const level = cylinderDemand(duty(masses(40, 0)), assumptions)
  expectWithin(upright.largestForce, 512.4, 5e-4)
  expectWithin(level.largestForce, 159.2, 5e-4)
  const torque = driveTorque(upright.largestForce, 10 * mm, 0.9)
  expectWithin(torque, 0.906, 5e-4)
  expectWithin(0.5 / (10 * mm) / perMinute, 3000, 1e-12)
  expectWithin(shaftPower(torque, 50), 284.7, 5e-4)
})

test('R6 40 kg upright, 300 mm, 0.5 m/s, 3 m/s²: Fm 402.3 N; EMC40 16x10 lives 135 842 km, with fw 1.5 40 250 km (0.1 %: computed with g 9.81)', () => {
  const { meanLoad, shown } = cylinderDemand(duty(masses(0, 40)), assumptions)
  expectWithin(shown.forces.forwardConstant, 392.3, 5e-4)
  expectWithin(shown.forces.forwardDecelerating, 272.3, 5e-4)
  expectWithin(meanLoad, 402.3, 5e-4)
  const life = (loadFactor: number) => lifeDistance(lifeRevolutions({ dynamicLoadRating: 9600, meanLoad, loadFactor }), 10 * mm) / 1000
  expectWithin(life(1), 135_842, 1e-3)
  expectWithin(life(1.5), 40_250, 1e-3)
})

describe('external forces and an emergency stop of 40 kg at 3 m/s², by hand with g = 9.80665', () => {
  test('200 N against the way out: 40 × (9.80665 + 3) + 200 = 712.27 N out; the way back is not helped by it', () => {
    const demand = cylinderDemand(duty(masses(0, 40, { externalForce: 200 })), assumptions)
    expectWithin(demand.pushForce, 712.266, 1e-6)
    expect(demand.pullForce).toBe(0)
    // Ramps of 0.5² / (2 × 3) = 41.667 mm, 216.667 mm between them; out 712.266, 592.266, 472.266 N, back 272.266, 392.266, 512.266 N.
    // Σ F³ l = (3.6134e8 + 1.0533e8 + 2.0182e7 + 1.3443e8) × 0.041667 + (2.0775e8 + 6.0360e7) × 0.216667 = 8.3979e7; / 0.6 = 1.39966e8
    expectWithin(demand.meanLoad, 519.2, 1e-3)
  })

  test('600 N against the way back, weight not counted: 40 × 3 + 600 = 720 N of pull; level with μ 0.1 39.2266 N more', () => {
    expectWithin(cylinderDemand(duty(masses(0, 40, { returnForce: 600 })), assumptions).pullForce, 720, 1e-12)
    expectWithin(cylinderDemand(duty(masses(40, 0, { returnForce: 600 })), assumptions).pullForce, 759.2266, 1e-9)
  })

  test('a stop at 15 m/s²: lifted 40 × (9.80665 + 15) = 992.266 N push, 40 × (15 − 9.80665) = 207.734 N pull; level 600 N either way', () => {
    const stopOf = (load: MovedMasses) => emergencyStop({ ...load, emergencyDeceleration: 15 })
    expectWithin(stopOf(masses(0, 40))?.push ?? 0, 992.266, 1e-9)
    expectWithin(stopOf(masses(0, 40))?.pull ?? 0, 207.734, 1e-9)
    expect(stopOf(masses(40, 0))).toMatchObject({ push: 600, pull: 600 })
    expect(emergencyStop({ thrust: 500 })).toBeUndefined()
  })

  test('its torque: 992.266 × 0.01 × 0.9 / 2π = 1.42131 N·m, and 2π × 15 / 0.01 × 3.232e-4 = 3.04608 N·m for the screw: 4.46739', () => {
    const demand = cylinderDemand(duty(masses(0, 40, { emergencyDeceleration: 15 })), assumptions)
    const move = { cases: demand.cases, profile: demand.profile, acceleration: 3, emergency: demand.emergency }
    expectWithin(torqueDemand(move, { lead: 10 * mm, efficiency: 0.9, inertia: 3.232e-4 }).peak, 4.46739, 1e-5)
  })
})

describe('a duty in phases, by hand', () => {
  const phases = [
    { load: 2000, speed: 0.1, time: 2 },
    { load: 500, speed: 0.2, time: 4 },
    { load: -800, speed: 0.05, time: 4 },
    { load: 100, speed: 0, time: 10 },
  ]

  test('ways 0.2, 0.8 and 0.2 m: Fm³ = (8e9 × 0.2 + 1.25e8 × 0.8 + 5.12e8 × 0.2) / 1.2 = 1.502e9, Fm = 1145.2 N; 2000 N push, 800 N pull', () => {
    const demand = cylinderDemand({ ...duty(masses(0, 10)), phases }, assumptions)
    expectWithin(demand.meanLoad, 1145.2, 1e-4)
    expect([demand.pushForce, demand.pullForce, demand.largestForce]).toEqual([2000, 800, 2000])
  })

  test('the forces of the stroke stay those of the mass: 10 × 12.80665 = 128.0665 N up', () => {
    const { shown, cases } = cylinderDemand({ ...duty(masses(0, 10)), phases }, assumptions)
    expect(shown.kind).toBe('vertical')
    expectWithin(shown.forces.forwardAccelerating, 128.0665, 1e-9)
    // Carried 0 kg, lifted 10 kg; none for the phases.
    expect(cases.map(({ forwardConstant }) => forwardConstant)).toEqual([expect.closeTo(0, 9), expect.closeTo(98.0665, 9)])
  })

  test('their torques with lead 20 and 0.9: 7.0736, 1.7684, 2.8294, 0.3537 N·m; √((50.036 × 2 + 3.1272 × 4 + 8.0057 × 4 + 0.1251 × 10) / 20) = 2.7005 N·m', () => {
    const demand = cylinderDemand({ ...duty(masses(0, 10)), phases }, assumptions)
    const screw = { lead: 20 * mm, efficiency: 0.9, inertia: 0 }
    const move = { cases: demand.cases, profile: demand.profile, acceleration: 3, phases }
    expectWithin(torqueDemand(move, screw).effective, 2.7005, 1e-4)
    expectWithin(torqueDemand(move, screw).peak, 7.0736, 1e-4)
  })

  test('900, 2100, 0 and 300 N for 1.1, 2.3, 3 and 1.2 s: 3.183, 7.427, 0, 1.061 N·m, √(139.37 / 7.6) = 4.282 N·m', () => {
    const some = [900, 2100, 0, 300].map((load, index) => ({ load, speed: 0.2, time: [1.1, 2.3, 3, 1.2][index] ?? 0 }))
    const demand = cylinderDemand({ ...duty(masses(0, 46)), phases: some }, assumptions)
    const move = { cases: demand.cases, profile: demand.profile, acceleration: 3, phases: some }
    expectWithin(torqueDemand(move, { lead: 20 * mm, efficiency: 0.9, inertia: 0 }).effective, 4.282, 1e-4)
  })

  test('half of the 20 s it moves; 1.2 m in 20 s are 0.06 m/s, 4320 km in 20 000 h', () => {
    const { list } = resolveAssumptions(electricCylinderAssumptions, { ...duty(masses(0, 10)), phases }, {})
    const valueOf = (assumption: string) => list.find(({ name }) => name === assumption)?.value ?? 0
    expectWithin(valueOf('motionShare'), 50, 1e-12)
    expectWithin(valueOf('requiredDistance'), 4320, 1e-9)
  })
})
