/** Published worked examples of screw jacks and sliding screws. Each test names its source and its tolerance. */
import { describe, expect, test } from 'vitest'
import { eulerLoad, jackBucklingLoad } from '../../families/formulas/buckling.ts'
import { criticalSpeed } from '../../families/formulas/critical-speed.ts'
import { jackInputPower, jackInputSpeed } from '../../families/screw-jack/sizing/drive.ts'
import { jackFixings } from '../../families/screw-jack/sizing/fixing.ts'
import { standardGravity } from '../../families/formulas/physical-constants.ts'
import { driveTorque, shaftPower } from '../../families/formulas/torque.ts'
import {
  isSelfLocking,
  loweringTorque,
  raisingTorque,
  slidingScrewEfficiency,
  threadFrictionAngle,
  threadLeadAngle,
  trapezoidalFlankAngle,
  trapezoidalGeometry,
  type SlidingScrew,
} from '../../families/formulas/trapezoidal-thread.ts'
import { expectWithin } from './within.ts'

const mm = 1e-3
const perMinute = 1 / 60
const degree = Math.PI / 180
const factors = { free: 2.5e10, supported: 1e11, fixed: 2e11 }

test('J1 Tsubaki Linipower Jack, column check: 695 027 N (0.001 %), above 4 × 49 000 N', () => {
  const load = jackBucklingLoad({
    rootDiameter: 38.4 * mm,
    length: 791 * mm,
    bucklingFactor: jackFixings['base-fixed-end-fixed'].bucklingFactor,
  })
  expectWithin(load, 695_027, 1e-5)
  expect(load).toBeGreaterThan(4 * 49_000)
})

test('J2 Makishinko p. 226, JA050: 6135 N; Euler 0.2 %, rounded factor 0.4 %', () => {
  expectWithin(0.25 * eulerLoad({ rootDiameter: 31.5 * mm, length: 1, endFactor: 0.25 }), 6135, 0.002)
  expectWithin(jackBucklingLoad({ rootDiameter: 31.5 * mm, length: 1, bucklingFactor: factors.free }) / 4, 6135, 0.004)
})

test.each([
  ['SWL2.5', { lead: 6 * mm, wormRatio: 6, liftPerMinute: 0.5, efficiency: 0.23, kilowatts: 0.72, tolerance: 0.01 }],
  ['SWL5', { lead: 7 * mm, wormRatio: 6, liftPerMinute: 0.583, efficiency: 0.21, kilowatts: 0.9, tolerance: 0.03 }],
])('J4 Hongyu SWL table, %s: 20 kN at 500 min⁻¹ (the table rounds to one digit)', (_, jack) => {
  const speed = jack.liftPerMinute * perMinute
  expectWithin(jackInputSpeed({ speed, wormRatio: jack.wormRatio, lead: jack.lead }) / perMinute, 500, 0.001)
  expectWithin(jackInputPower(20e3, speed, jack.efficiency) / 1000, jack.kilowatts, jack.tolerance)
})

// Duff-Norton SK-2390-B, table 1-1, Essentials machine screw jacks. The printed torque at full load holds without the no-load torque, e.g.
// 2 US tons: 4000 lbf × 0.25 in / (2π × 6 × 0.221) = 120.0 lbf·in.
test.each([
  ['2 ton', { pounds: 4000, lead: 0.25, wormRatio: 6, efficiency: 0.221, poundInches: 120 }],
  ['5 ton', { pounds: 10_000, lead: 0.375, wormRatio: 6, efficiency: 0.221, poundInches: 450 }],
  ['10 ton', { pounds: 20_000, lead: 0.5, wormRatio: 8, efficiency: 0.265, poundInches: 750 }],
])('J6 Duff-Norton SK-2390-B p. 3, %s: input torque at full load within 0.2 %%', (_, jack) => {
  const inch = 25.4 * mm
  const poundForce = 0.45359237 * standardGravity
  const torque = driveTorque(jack.pounds * poundForce, (jack.lead * inch) / jack.wormRatio, jack.efficiency)
  expectWithin(torque, jack.poundInches * poundForce * inch, 0.002)
})

test('J5 Joyce WJT242 p. 13: the formula gives 0.122 hp; the printed 0.10 hp leaves the tare torque out', () => {
  const poundInch = 0.112984829
  const horsepower = 745.699872
  const power = (torquePoundInch: number) => shaftPower(torquePoundInch * poundInch, 350 * perMinute) / horsepower
  expectWithin(power(2000 * 0.009 + 4), 0.122, 0.005)
  expectWithin(power(2000 * 0.009), 0.1, 0.005)
})

describe('J11 Bhandari ex. 6.1, square screw of three starts', () => {
  const screw: SlidingScrew = {
    pitchDiameter: trapezoidalGeometry(50 * mm, 8 * mm).pitchDiameter,
    lead: 24 * mm,
    frictionCoefficient: 0.15,
    flankAngle: 0,
    collar: { meanDiameter: 82.5 * mm, frictionCoefficient: 0.15 },
  }

  test('raising 204 644.14 N mm, handle 409.288 N (0.01 %)', () => {
    expectWithin(raisingTorque(screw, 15e3), 204.64414, 1e-4)
    expectWithin(raisingTorque(screw, 15e3) / 0.5, 409.288, 1e-4)
  })

  test('lowering 87 401.51 N mm with its collar, the thread alone −5411 N mm (0.01 %)', () => {
    expectWithin(loweringTorque(screw, 15e3), 87.40151, 1e-4)
    const { collar: _, ...thread } = screw
    expectWithin(-loweringTorque(thread, 15e3), 5.411, 1e-4)
  })

  test('the thread alone is not self-locking: λ 9.43°, ρ 8.53°', () => {
    expect(Math.abs(threadLeadAngle(screw) / degree - 9.43)).toBeLessThan(0.005)
    expect(Math.abs(threadFrictionAngle(screw) / degree - 8.53)).toBeLessThan(0.005)
    expect(isSelfLocking(screw)).toBe(false)
  })
})

test('J13 Bhandari ex. 6.3, vice: clamping force 2868.61 N, efficiency 12.175 % (0.01 %)', () => {
  const screw: SlidingScrew = {
    pitchDiameter: trapezoidalGeometry(22 * mm, 5 * mm).pitchDiameter,
    lead: 5 * mm,
    frictionCoefficient: 0.15,
    flankAngle: 0,
    collar: { meanDiameter: 50 * mm, frictionCoefficient: 0.17 },
  }
  expectWithin((125 * 0.15) / raisingTorque(screw, 1), 2868.61, 1e-4)
  expectWithin(slidingScrewEfficiency(screw), 0.12175, 1e-4)
})

test('J15 Bhandari ex. 6.6, Tr52x8 with collar: 0.061838 kW at 30 min⁻¹, efficiency 12.937 % (0.01 %), 240 mm/min', () => {
  const screw: SlidingScrew = {
    pitchDiameter: trapezoidalGeometry(52 * mm, 8 * mm).pitchDiameter,
    lead: 8 * mm,
    frictionCoefficient: 0.15,
    flankAngle: trapezoidalFlankAngle,
    collar: { meanDiameter: 80 * mm, frictionCoefficient: 0.12 },
  }
  const speed = 30 * perMinute
  expectWithin(shaftPower(raisingTorque(screw, 2000), speed), 61.838, 1e-4)
  expectWithin(slidingScrewEfficiency(screw), 0.12937, 1e-4)
  expect((speed * screw.lead) / (mm * perMinute)).toBeCloseTo(240, 9)
})

describe('derived reference cases', () => {
  test('R2: 50 kN at 1000 mm/min, p 7, i 6, η 0.21: 857.1 min⁻¹, 44.21 N m, 3.968 kW (0.02 %)', () => {
    const speed = 1000 * mm * perMinute
    const inputSpeed = jackInputSpeed({ speed, wormRatio: 6, lead: 7 * mm })
    const torque = driveTorque(50e3, (7 * mm) / 6, 0.21)
    expectWithin(inputSpeed / perMinute, 857.1, 2e-4)
    expectWithin(torque, 44.21, 2e-4)
    expectWithin(jackInputPower(50e3, speed, 0.21), 3968, 2e-4)
    expectWithin(shaftPower(torque, inputSpeed), 3968, 2e-4)
    expectWithin((9550 * 3.968) / 857.1, torque, 1e-3)
  })

  test.each([
    ['free', 26.2e3, 362],
    ['supported', 104.9e3, 724],
    ['fixed', 209.7e3, 1024],
  ] as const)('R3: root 32 mm, L 1000 mm, end %s (0.2 %)', (end, load, longest) => {
    const bucklingFactor = factors[end]
    expectWithin(jackBucklingLoad({ rootDiameter: 32 * mm, length: 1, bucklingFactor }), load, 0.002)
    const length = Math.sqrt(jackBucklingLoad({ rootDiameter: 32 * mm, length: 1, bucklingFactor }) / (4 * 50e3))
    expectWithin(length / mm, longest, 0.002)
  })

  test('a rotating screw of root 23 mm and 3000 mm with a free end: about 92 min⁻¹ with the rounded factor (4 %)', () => {
    const { speedFactor } = jackFixings['base-fixed-end-free']
    const speed = 0.8 * criticalSpeed({ rootDiameter: 23 * mm, length: 3, eigenvalueSquared: speedFactor * Math.PI ** 2 })
    expectWithin(speed / perMinute, 92, 0.04)
  })
})

/** Trapezoidal screws: d2, d3 in mm, lead angle in degrees, thread efficiency at μ 0.10 and 0.15 (derived from ISO 2904). */
const screws = [
  [18, 4, 16, 13.5, 4.55, 0.431, 0.335],
  [20, 4, 18, 15.5, 4.05, 0.403, 0.31],
  [30, 6, 27, 23, 4.05, 0.403, 0.31],
  [40, 7, 36.5, 32, 3.49, 0.369, 0.28],
  [55, 9, 50.5, 45, 3.25, 0.352, 0.265],
  [58, 12, 52, 45, 4.2, 0.412, 0.317],
  [60, 9, 55.5, 50, 2.95, 0.331, 0.247],
  [65, 12, 59, 52, 3.7, 0.382, 0.291],
  [80, 10, 75, 69, 2.43, 0.289, 0.213],
  [90, 16, 82, 72, 3.55, 0.373, 0.283],
  [100, 18, 91, 80, 3.6, 0.376, 0.286],
] as const

test.each(screws)(
  'Tr%dx%d: pitch and root diameter, lead angle (0.01°), efficiency (0.001)',
  (diameter, pitch, d2, d3, angle, eta10, eta15) => {
    const geometry = trapezoidalGeometry(diameter * mm, pitch * mm)
    expect(geometry.pitchDiameter / mm).toBeCloseTo(d2, 9)
    expect(geometry.rootDiameter / mm).toBeCloseTo(d3, 9)
    const thread = { pitchDiameter: geometry.pitchDiameter, lead: pitch * mm, flankAngle: trapezoidalFlankAngle }
    expect(Math.abs(threadLeadAngle(thread) / degree - angle)).toBeLessThan(0.01)
    expect(Math.abs(slidingScrewEfficiency({ ...thread, frictionCoefficient: 0.1 }) - eta10)).toBeLessThan(0.001)
    expect(Math.abs(slidingScrewEfficiency({ ...thread, frictionCoefficient: 0.15 }) - eta15)).toBeLessThan(0.001)
  },
)
