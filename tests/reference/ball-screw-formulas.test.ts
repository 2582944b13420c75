/** Published worked examples of single formulas for ball screws. Each test names its source and its tolerance. */
import { describe, expect, test } from 'vitest'
import { axialForces, largestAxialForce, strokePhases } from '../../families/formulas/axial-force.ts'
import { eulerEndFactor, eulerLoad } from '../../families/formulas/buckling.ts'
import { bendingEigenvalue, criticalSpeed, rotationalSpeed, speedValueLimit } from '../../families/formulas/critical-speed.ts'
import { lifeDistance, lifeRevolutions, lifeTime } from '../../families/formulas/life.ts'
import { cubicMeanLoad, directionalMeanLoad, meanSpeed, strokeSegments } from '../../families/formulas/mean-load.ts'
import { strokeProfile } from '../../families/formulas/motion-profile.ts'
import { forwardEfficiency, leadAngle, reverseEfficiency } from '../../families/formulas/screw-efficiency.ts'
import { permissibleTension, staticSafety } from '../../families/formulas/static-safety.ts'
import { driveTorque, effectiveTorque, reflectedInertia, turningTorque } from '../../families/formulas/torque.ts'
import { expectWithin } from './within.ts'

const mm = 1e-3
const km = 1e3
const perMinute = 1 / 60
const degree = Math.PI / 180
const kilogramForce = 9.80665

describe('W01 THK General Catalog A-722..A-735, high-speed transfer', () => {
  const forces = axialForces({ posture: 'horizontal', mass: 80, acceleration: 1 / 0.15, frictionCoefficient: 0.003, guideResistance: 15 })
  const profile = strokeProfile({ stroke: 1, speed: 1, acceleration: 1 / 0.15 })
  const mean = directionalMeanLoad(strokeSegments(forces, profile))

  test('axial forces of the six phases, printed without decimals', () => {
    const printed = [550, 17, -516, -550, -17, 516]
    strokePhases.forEach((phase, index) => expect(Math.abs(forces[phase] - (printed[index] ?? NaN))).toBeLessThan(1))
  })

  test('the stroke splits into 75, 850 and 75 mm', () => {
    expect(profile.accelerationDistance).toBeCloseTo(0.075, 12)
    expect(profile.constantDistance).toBeCloseTo(0.85, 12)
  })

  test('mean load 225 N in each direction (0.2 %)', () => {
    expectWithin(mean.forward, 225, 0.002)
    expectWithin(mean.backward, 225, 0.002)
  })

  test.each([
    ['WTF2040-2', 5400, 40, 4.1e9, 171_000, 164_000],
    ['WTF2040-3', 6600, 40, 7.47e9, 311_000, 298_800],
    ['WTF3060-2', 11_800, 60, 4.27e10, 2_670_000, 2_562_000],
    ['WTF3060-3', 14_500, 60, 7.93e10, 4_950_000, 4_758_000],
  ])('life of %s by the larger of both directions (0.5 %)', (_, dynamicLoadRating, lead, revolutions, hours, kilometres) => {
    const life = lifeRevolutions({ dynamicLoadRating, meanLoad: 225, loadFactor: 1.5 })
    const meanRotation = (2 * 8 * perMinute) / (lead * mm)
    expectWithin(meanRotation / perMinute, lead === 40 ? 400 : 267, 0.002)
    expectWithin(life, revolutions, 0.005)
    expectWithin(lifeTime(life, meanRotation) / 3600, hours, 0.005)
    expectWithin(lifeDistance(life, lead * mm) / km, kilometres, 0.005)
  })

  test('buckling of the 20 mm screw with the row fixed-fixed 15 500 N (0.5 %), tension 35 500 N (0.5 %)', () => {
    expectWithin(0.5 * eulerLoad({ rootDiameter: 17.5 * mm, length: 1.1, endFactor: eulerEndFactor['fixed-fixed'] }), 15_500, 0.005)
    expectWithin(permissibleTension(17.5 * mm, 147e6), 35_500, 0.005)
  })

  test.each([
    [17.5, 2180],
    [26.4, 3294],
  ])('critical speed with root diameter %d mm (0.3 %)', (diameter, printed) => {
    const speed =
      0.8 * criticalSpeed({ rootDiameter: diameter * mm, length: 1.1, eigenvalueSquared: bendingEigenvalue['fixed-supported'] ** 2 })
    expectWithin(speed / perMinute, printed, 0.003)
  })

  test.each([
    [20.75, 3370],
    [31.25, 2240],
  ])('speed by DN 70 000 with ball circle %d mm (0.2 %)', (diameter, printed) => {
    expectWithin(speedValueLimit(70_000 * mm * perMinute, diameter * mm) / perMinute, printed, 0.002)
  })

  test('speed with lead 20, 40 and 60 mm: 3000, 1500 and 1000 min⁻¹', () => {
    expect([20, 40, 60].map((lead) => Math.round(rotationalSpeed(1, lead * mm) / perMinute))).toEqual([3000, 1500, 1000])
  })

  test('permissible load 13.6 kN / 2.5 = 5440 N; static safety 24.7 (0.1)', () => {
    expect(13_600 / 2.5).toBe(5440)
    expect(Math.abs(staticSafety(13_600, largestAxialForce(forces)) - 24.7)).toBeLessThan(0.1)
  })

  test('torques with η 0.9: steady 120, accelerating 4730, decelerating −4490, effective 1305 N mm (0.5 %)', () => {
    const steady = driveTorque(17, 40 * mm, 0.9)
    const screwInertia = 1.48e-4
    const inertia = reflectedInertia(80, 40 * mm) + screwInertia
    expectWithin(inertia, 3.39e-3, 0.005)
    const motorInertia = 1e-3
    const ramp = turningTorque(inertia + motorInertia, 1, (1500 * perMinute) / 0.15)
    expectWithin(steady, 0.12, 0.005)
    expectWithin(steady + ramp, 4.73, 0.005)
    expectWithin(steady - ramp, -4.49, 0.005)
    const segments = [
      { torque: 4.73, time: 0.15 },
      { torque: 0.12, time: 0.85 },
      { torque: -4.49, time: 0.15 },
    ]
    expectWithin(effectiveTorque(segments, 3.75), 1.305, 0.005)
  })
})

test('W03 THK General Catalog A-706: mean load with a change of sign, 35.5 and 17.2 N (0.5 %)', () => {
  const mean = directionalMeanLoad([
    { load: 10, weight: 10 },
    { load: 50, weight: 50 },
    { load: -40, weight: 10 },
    { load: -10, weight: 70 },
  ])
  expectWithin(mean.forward, 35.5, 0.005)
  expectWithin(mean.backward, 17.2, 0.005)
})

describe('W05 THK General Catalog A-403..A-407, KR5520A horizontal, screw part', () => {
  const forces = axialForces({ posture: 'horizontal', mass: 30, acceleration: 2.4, frictionCoefficient: 0.005, guideResistance: 10 })
  const profile = strokeProfile({ stroke: 1.2, speed: 0.5, acceleration: 2.4 })

  test('axial forces 83, 11, −61 and back, printed without decimals', () => {
    const printed = [83, 11, -61, -83, -11, 61]
    strokePhases.forEach((phase, index) => expect(Math.abs(forces[phase] - (printed[index] ?? NaN))).toBeLessThan(1))
  })

  test('the stroke splits into 52.5, 1095 and 52.5 mm (1 %, the source rounds the ramp time)', () => {
    expectWithin(profile.accelerationDistance, 52.5 * mm, 0.01)
    expectWithin(profile.constantDistance, 1095 * mm, 0.01)
  })

  test('mean load 26.2 N (1 %), life 3.05e7 km (3 %, cube of the mean load)', () => {
    const mean = directionalMeanLoad(strokeSegments(forces, profile)).forward
    expectWithin(mean, 26.2, 0.01)
    const life = lifeRevolutions({ dynamicLoadRating: 3620, meanLoad: mean, loadFactor: 1.2 })
    expectWithin(lifeDistance(life, 20 * mm) / km, 3.05e7, 0.03)
  })

  test('static safety 111.9, buckling 11 000 N, tension 35 300 N, critical speed 1560 min⁻¹ (1 %), DN 31 125', () => {
    expectWithin(staticSafety(9290, largestAxialForce(forces)), 111.9, 0.01)
    expectWithin(0.5 * eulerLoad({ rootDiameter: 17.5 * mm, length: 1.3, endFactor: eulerEndFactor['fixed-fixed'] }), 11_000, 0.01)
    expectWithin(permissibleTension(17.5 * mm, 147e6), 35_300, 0.01)
    const critical = criticalSpeed({ rootDiameter: 17.5 * mm, length: 1.3, eigenvalueSquared: bendingEigenvalue['fixed-supported'] ** 2 })
    expectWithin((0.8 * critical) / perMinute, 1560, 0.01)
    const speed = rotationalSpeed(0.5, 20 * mm) / perMinute
    expect(speed).toBeCloseTo(1500, 9)
    expect(speed * 20.75).toBeCloseTo(31_125, 6)
  })

  test('support bearing: 1.41e13 rev = 2.82e8 km (1 %), fs 48.0 (1 %)', () => {
    const life = lifeRevolutions({ dynamicLoadRating: 7600, meanLoad: 26.2, loadFactor: 1.2 })
    expectWithin(life, 1.41e13, 0.01)
    expectWithin(lifeDistance(life, 20 * mm) / km, 2.82e8, 0.01)
    expectWithin(staticSafety(3990, largestAxialForce(forces)), 48, 0.01)
  })
})

test('W07 HIWIN Ballscrews S99TE20-1610 p. 24: mean speed 487.5 min⁻¹, mean load 318.5 kgf (0.1 %)', () => {
  const cycle = [
    { load: 100, speed: 1000, time: 45 },
    { load: 400, speed: 50, time: 35 },
    { load: 800, speed: 100, time: 20 },
  ]
  expect(meanSpeed(cycle)).toBeCloseTo(487.5, 9)
  expectWithin(cubicMeanLoad(cycle.map(({ load, speed, time }) => ({ load: 1.1 * load, weight: speed * time }))), 318.5, 0.001)
})

test('W09 HIWIN Ballscrews S99TE20-1610 p. 26: 5674 kgf for 7e6 rev permits 2966 kgf (0.1 %)', () => {
  // 0.1 % of the load is 0.3 % of the life.
  expectWithin(lifeRevolutions({ dynamicLoadRating: 5674, meanLoad: 2966, loadFactor: 1 }), 7e6, 0.003)
})

describe('W11 HIWIN Ballscrews S99TE20-1610 p. 35, R40-10B2', () => {
  test('buckling 30 240 kgf, with margin 0.5 15 120 kgf (0.2 %)', () => {
    const load = eulerLoad({ rootDiameter: 34.91 * mm, length: 1, endFactor: eulerEndFactor['fixed-supported'] })
    expectWithin(load / kilogramForce, 30_240, 0.002)
    expectWithin((0.5 * load) / kilogramForce, 15_120, 0.002)
  })

  test('critical speed 6516, with margin 0.8 5213 min⁻¹ (1.1 %, the source rounds 2.74e8 to 2.71e8)', () => {
    const speed =
      criticalSpeed({ rootDiameter: 34.91 * mm, length: 1, eigenvalueSquared: bendingEigenvalue['fixed-supported'] ** 2 }) / perMinute
    expectWithin(speed, 6516, 0.011)
    expectWithin(0.8 * speed, 5213, 0.011)
  })

  test('lead angle 4.4°, efficiency 0.938 and 0.934 (0.2 %)', () => {
    const angle = leadAngle(10 * mm, 41.4 * mm)
    const friction = Math.tan(0.286 * degree)
    expect(Math.abs(angle / degree - 4.4)).toBeLessThan(0.05)
    expectWithin(forwardEfficiency(angle, friction), 0.938, 0.002)
    expectWithin(reverseEfficiency(angle, friction), 0.934, 0.002)
  })
})

test('W13 Bosch Rexroth R310RU 3301 p. 120-121, 63x10 by chart: 1850 min⁻¹ and 360 kN (1 %)', () => {
  const speed =
    criticalSpeed({ rootDiameter: 56.5 * mm, length: 2.4, eigenvalueSquared: bendingEigenvalue['fixed-supported'] ** 2 }) / perMinute
  expectWithin(speed, 1850, 0.01)
  expectWithin(0.8 * speed, 1480, 0.01)
  const load = eulerLoad({ rootDiameter: 56.5 * mm, length: 2.4, endFactor: eulerEndFactor['fixed-supported'] })
  expectWithin(load, 360e3, 0.02)
  expectWithin(load / 2, 180e3, 0.02)
})

test('W15 MISUMI Economy Series p. 1678, BSS1520: 24 824 h (0.1 %)', () => {
  const life = lifeRevolutions({ dynamicLoadRating: 4400, meanLoad: 250, loadFactor: 1.2 })
  expectWithin(lifeTime(life, 2118 * perMinute) / 3600, 24_824, 0.001)
})

describe('W17 MITCalc preliminary sizing of a ball screw', () => {
  test('2400 min⁻¹, required rating 17 073.1 N (0.001 %), DN 76 800', () => {
    const speed = rotationalSpeed(0.8, 20 * mm)
    expect(speed / perMinute).toBeCloseTo(2400, 9)
    const life = lifeRevolutions({ dynamicLoadRating: 17_073.1, meanLoad: 1000, loadFactor: 1.2 })
    // 0.001 % of the rating is 0.003 % of the life.
    expectWithin(life, 20_000 * 3600 * speed, 3e-5)
    expect(32 * (speed / perMinute)).toBeCloseTo(76_800, 6)
  })

  test('efficiency 0.9484 on the nominal diameter (0.3 %, the source uses its own pitch diameter), torque 3.3564 N m with it', () => {
    expectWithin(forwardEfficiency(leadAngle(20 * mm, 32 * mm), 0.01), 0.9484, 0.003)
    expectWithin(driveTorque(1000, 20 * mm, 0.9484), 3.3564, 1e-4)
  })
})
