/** Published worked examples of whole axes: the same numbers when the load is divided between screw, guides and motor. */
import { describe, expect, test } from 'vitest'
import { prepareAxis } from '../../families/linear-axis/combination.ts'
import { flowsFrom } from '../../families/define/assembly-flow.ts'
import { openFlows, openParts } from '../../families/linear-axis/open-positions.ts'
import type { AxisConditions } from '../../families/linear-axis/divide.ts'
import { ballScrewTable } from '../../families/ball-screw/table.ts'
import { ballRailTable } from '../../families/ball-rail/table.ts'
import { strokePhases } from '../../families/formulas/axial-force.ts'
import { servoMotorTable } from '../../families/servo-motor/table.ts'
import { modelsOf } from '../property/families/real-catalogue.ts'
import { expectWithin } from './within.ts'

const named = <Row extends { readonly skuID: string }>(rows: readonly Row[], skuID: string): Row => {
  const found = rows.find((row) => row.skuID === skuID)
  if (!found) throw new RangeError(`the catalogue has no ${skuID}`)
  return found
}

const screw = named(modelsOf(ballScrewTable), 'THK-WTF2040-2').candidate
const guide = named(modelsOf(ballRailTable), 'THK-HSR20R').candidate
const [anyMotor] = modelsOf(servoMotorTable)
if (!anyMotor) throw new RangeError('the catalogue has no motors')

describe('THK General Catalog A-722 to A-735: 80 kg, 1 m at 1 m/s in 0.15 s, 8 cycles a minute, lead 40', () => {
  const conditions: AxisConditions = {
    posture: 'horizontal',
    mass: 80,
    stroke: 1000,
    speed: 1000,
    acceleration: 1000 / 150,
    dwell: 7.5 / 2 - 1.15,
    requiredLife: 30_000,
    layout: '2x2',
    sliderSpacing: 300,
    railSpacing: 300,
    armA: 0,
    armB: 0,
    armC: 0,
    precision: 'C7',
    fixing: 'fixed-supported',
  }
  // The example has 15 N for the guides without load, no coupling, and no losses of the inertia's torque; the rotor is 10⁻³ kg·m².
  const prepared = prepareAxis(conditions, {
    'linear-axis/sealResistance': 15 / (4 * guide.railWidthMm),
    'linear-axis/couplingShare': 0,
    'ball-screw/ballScrewEfficiency': 0.99,
    'ball-screw/threadFriction': 0.0005,
  })
  const motor = { ...anyMotor.candidate, rotorInertiaKgCm2: 10, ratedSpeedRpm: 3000 }
  const parts = prepared.partsOf({ screw, guide, motor })
  const { demand, figures } = parts.screw.sized

  test('the screw bears 550, 17, −516, −550, −17, 516 N, printed without decimals', () => {
    expectWithin(parts.friction.force, 0.003 * 80 * 9.807 + 15, 1e-4)
    const printed = [550, 17, -516, -550, -17, 516]
    strokePhases.forEach((phase, index) => expect(Math.abs(demand.forces[phase] - (printed[index] ?? NaN))).toBeLessThan(1))
  })

  test('its mean load is 225 N in each direction (0.2 %), it turns 1500 min⁻¹ and 400 min⁻¹ in the mean', () => {
    expectWithin(demand.meanLoad.forward, 225, 0.002)
    expectWithin(demand.meanLoad.backward, 225, 0.002)
    expect(figures.workingSpeed * 60).toBeCloseTo(1500, 9)
    expectWithin(figures.meanRotationalSpeed * 60, 400, 0.001)
  })

  test('the motor turns 3.39·10⁻³ kg·m² (0.5 %) with 4.73 N·m at most (1 %) and 1.305 N·m in the mean (1 %)', () => {
    expectWithin(parts.screw.motor.demand.loadInertia, 3.39e-3, 0.005)
    const { peak, effective } = parts.motor.figures.torques ?? { peak: NaN, effective: NaN }
    expectWithin(peak, 4.73, 0.01)
    expectWithin(effective, 1.305, 0.01)
    expectWithin(parts.motor.figures.inertiaRatio ?? NaN, 3.39, 0.005)
  })

  test('with the losses of the screw the motor gives at least as much', () => {
    const lossy = prepareAxis(conditions, {}).partsOf({ screw, guide, motor })
    expect(lossy.motor.figures.torques?.peak).toBeGreaterThan(parts.motor.figures.torques?.peak ?? Infinity)
    expect(lossy.motor.figures.torques?.effective).toBeLessThan(1.15 * 1.305)
  })
})

describe('THK General Catalog A-103 to A-107 as one mass: 1300 kg on two HSR35 rails', () => {
  const conditions: AxisConditions = {
    posture: 'horizontal',
    mass: 1300,
    stroke: 1450,
    speed: 500,
    acceleration: 10,
    layout: '2x2',
    sliderSpacing: 600,
    railSpacing: 400,
    armA: 73.846,
    armB: 30.769,
    armC: 292.308,
    fixing: 'fixed-fixed',
  }
  const guides = modelsOf(ballRailTable).filter(({ skuName }) => skuName.startsWith('HSR35'))

  test('the guides bear 7958.9 N on the worst block (0.1 %: g = 9.8 there), the screw the inertia and their friction', () => {
    expect(guides.length).toBeGreaterThan(0)
    const prepared = prepareAxis(conditions, {})
    for (const { candidate } of guides) {
      const { guide: sized, screw: onGuides, friction } = prepared.partsOf({ screw, guide: candidate, motor: anyMotor.candidate })
      expectWithin(sized.figures.largestLoad, 7958.9, 0.001)
      expectWithin(onGuides.sized.demand.largestForce, 1300 * 10 + friction.force, 1e-9)
      // Less than the weight no four blocks press; what the inertia presses comes on top.
      expect(friction.pressure).toBeGreaterThanOrEqual(1300 * 9.80665)
    }
  })
})

describe('HIWIN G99TE20-1808 table 1-6: a mass of 15 kN on a vertical axis, 200 mm before its four blocks', () => {
  const prepared = prepareAxis(
    {
      posture: 'vertical',
      mass: 1530.6,
      stroke: 500,
      speed: 100,
      acceleration: 1e-6,
      layout: '2x2',
      sliderSpacing: 600,
      railSpacing: 400,
      armA: 0,
      armB: 0,
      armC: 200,
      fixing: 'fixed-fixed',
    },
    {},
  )

  test('the guides bear 2.5 kN on each block and none of the weight, the screw all of it and their friction (0.1 %)', () => {
    const parts = prepared.partsOf({ screw, guide, motor: anyMotor.candidate })
    expectWithin(parts.guide.figures.largestLoad, 2500, 0.001)
    expectWithin(parts.friction.pressure, 4 * 2500, 0.001)
    expectWithin(parts.screw.sized.demand.forces.forwardConstant - parts.friction.force, 15_000, 0.001)
    expectWithin(parts.screw.motor.demand.holdingTorque, (15_010 * 0.04) / (2 * Math.PI), 0.001)
  })
})

test.each([
  [15, 15, 3.1],
  [20, 20, 3.9],
  [25, 23, 4.4],
  [30, 28, 5.4],
  [35, 34, 7.4],
  [45, 45, 9.1],
  [55, 53, 10.2],
])(
  'NBS p. 9: the seals of a block of size %d, %d mm wide, resist with %d N; what is assumed is that or up to 20 %% more',
  (_, width, printed) => {
    const assumed = 0.22 * width
    expect(assumed / printed).toBeGreaterThan(1)
    expect(assumed / printed).toBeLessThan(1.2)
  },
)

describe('by hand: 120 kg upright on a screw of lead 40, what the axis needs besides', () => {
  const upright: AxisConditions = {
    posture: 'vertical',
    mass: 120,
    stroke: 800,
    speed: 300,
    acceleration: 3,
    layout: '2x2',
    sliderSpacing: 300,
    railSpacing: 300,
    armA: 0,
    armB: 0,
    armC: 150,
    fixing: 'fixed-supported',
  }
  const openOfParts = ({ fixing }: AxisConditions, matched: Parameters<typeof openParts>[2], values: Parameters<typeof flowsFrom>[0]) =>
    openParts(fixing, flowsFrom(values, openFlows(fixing)), matched).map(({ role, quantity, item }) => ({
      role,
      quantity,
      needs: item.kind === 'open' ? item.needs : [],
    }))
  const openOf = (conditions: AxisConditions, overrides = {}) => {
    const prepared = prepareAxis(conditions, overrides)
    const motor = { ...anyMotor.candidate, s: 19 }
    const parts = prepared.partsOf({ screw, guide, motor })
    const open = openOfParts(conditions, { screw, motor }, prepared.join(parts).values())
    return {
      peak: parts.motor.figures.torques?.peak ?? NaN,
      open: Object.fromEntries(
        open.map(({ role, quantity, needs }) => [
          role,
          { quantity, needs: Object.fromEntries(needs.map(({ name, value }) => [name, value])) },
        ]),
      ),
    }
  }

  test('a brake of 1.3 times 120 kg × g × 40 mm / 2π, a coupling of 1.5 times the largest torque for the shaft of the motor', () => {
    const { peak, open } = openOf(upright)
    expect(open['brake']?.needs['holdingTorque']).toBeCloseTo((1.3 * 120 * 9.80665 * 0.04) / (2 * Math.PI), 6)
    expect(open['coupling']?.needs['ratedTorque']).toBeCloseTo(1.5 * peak, 6)
    expect(open['coupling']?.needs['speed']).toBeCloseTo((300 / 40) * 60, 6)
    expect(open['coupling']?.needs['driveBore']).toBe(19)
  })

  test('a coupling whose torque is not known where the inertia of the motor is not', () => {
    const prepared = prepareAxis(upright, {})
    const { rotorInertiaKgCm2: _unknown, ...motor } = anyMotor.candidate
    const values = prepared.join(prepared.partsOf({ screw, guide, motor })).values()
    const coupling = openOfParts(upright, { screw, motor }, values).find(({ role }) => role === 'coupling')
    expect(coupling?.needs[0]).toEqual({ name: 'ratedTorque', op: '>=', unit: 'N*m', from: [] })
  })

  test('both with the factors of the person', () => {
    const { peak, open } = openOf(upright, { 'linear-axis/brakeFactor': 2, 'linear-axis/couplingFactor': 3 })
    expect(open['brake']?.needs['holdingTorque']).toBeCloseTo((2 * 120 * 9.80665 * 0.04) / (2 * Math.PI), 6)
    expect(open['coupling']?.needs['ratedTorque']).toBeCloseTo(3 * peak, 6)
  })

  test('no brake where nothing turns the screw at rest', () => {
    expect(Object.keys(openOf({ ...upright, posture: 'horizontal' }).open)).toEqual(['coupling', 'fixedSupport', 'freeSupport'])
  })

  test.each([
    ['fixed-free', { fixedSupport: 1 }, ['fixedSupport']],
    ['fixed-supported', { fixedSupport: 1, freeSupport: 1 }, ['fixedSupport']],
    ['fixed-fixed', { fixedSupport: 2 }, ['fixedSupport']],
    ['supported-supported', { freeSupport: 2 }, ['freeSupport']],
  ] as const)('a screw %s has its supports, of which some take the thrust', (fixing, quantities, thrust) => {
    const supports = Object.entries(openOf({ ...upright, fixing }).open).filter(([role]) => role.endsWith('Support'))
    expect(Object.fromEntries(supports.map(([role, { quantity }]) => [role, quantity]))).toEqual(quantities)
    const taking = supports.filter(([, { needs }]) => (needs['axialForce'] ?? 0) >= 120 * 9.80665)
    expect(taking.map(([role]) => role)).toEqual(thrust)
  })
})
