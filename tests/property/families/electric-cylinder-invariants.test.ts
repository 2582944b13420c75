/** Invariants 26 to 35 of electric-cylinder sizing, over the whole range of the form; the shipped rows where a test says so. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { motorBrands, type ElectricCylinderCandidate } from '../../../families/electric-cylinder/wire/electric-cylinder.ts'
import type { AssumptionOverrides } from '../../../families/define/assumption-set.ts'
import { cylinderOf } from '../../../families/electric-cylinder/conversion.ts'
import { electricCylinderSizer } from '../../../families/electric-cylinder/sizer.ts'
import type { ElectricCylinderParameters } from '../../../families/electric-cylinder/parameters.ts'
import { strokePhases } from '../../../families/formulas/axial-force.ts'
import { loadedSpeed } from '../../../families/electric-cylinder/sizing/figures.ts'
import { electricCylinderSizing } from '../../../families/electric-cylinder/sizing/electric-cylinder-sizing.ts'
import { strokeProfile } from '../../../families/formulas/motion-profile.ts'
import { driveTorque } from '../../../families/formulas/torque.ts'
import { between } from './arbitraries.ts'
import { expectNear, expectNotAbove } from './closeness.ts'
import { cylinderModels, cylinderParameters, cylinders, cylinderSetting } from './electric-cylinder-arbitraries.ts'
import { matchingSkus } from './matching-skus.ts'
import { assertUntil } from '../../setup/runs.ts'

const gravity = 9.80665
const friction = 0.01

const rows = cylinderModels.map(({ candidate }) => candidate)
const seriesOf = (series: string) => cylinderModels.filter((model) => model.series === series).map(({ candidate }) => candidate)
const matches = (parameters: ElectricCylinderParameters, overrides: AssumptionOverrides = {}): string[] =>
  matchingSkus(electricCylinderSizer, cylinderModels, { parameters, overrides })
const isSubset = (inner: readonly string[], outer: readonly string[]): boolean => inner.every((sku) => outer.includes(sku))
const size = (parameters: ElectricCylinderParameters, candidate: ElectricCylinderCandidate, overrides: AssumptionOverrides = {}) =>
  electricCylinderSizing.size(cylinderSetting(parameters, overrides), cylinderOf(candidate))
/** A DC cylinder of which everything is known. */
const complete = {
  drive: 'dc',
  driveBrand: 'hiwin',
  holdingForceN: 'none',
  pressingSpeedMmS: 'none',
  minStrokeMm: 10,
  maxStrokeMm: 1000,
  screwDiameterMm: 25,
  leadMm: 5,
  rootDiameterMm: 22,
  dynamicLoadRatingN: 60_000,
} as const
const move = fc.record({ Stroke: between(10, 900), Acceleration: between(0.1, 12), MaxSpeed: between(1, 900) })

test('26: the models of a motor brand are models of any brand', () => {
  fc.assert(
    fc.property(cylinderParameters, (parameters) => {
      const any = matches({ ...parameters, MotorBrand: 'any' })
      for (const MotorBrand of motorBrands) expect(isSubset(matches({ ...parameters, MotorBrand }), any)).toBe(true)
    }),
  )
})

test('27: the thrust W (a + g), or W (a + μ g), asks what the weight asks, of every model that is rated by its thrust', () => {
  // A thrust acts all the time, a weight changes its force: life and motor see that, and a level weight is also pulled. Whatever the thrust moves
  // has an inertia of its own: no motor is asked for.
  const overrides = { requiredDistance: 0, frictionCoefficient: friction }
  const byThrust = cylinderModels.filter(
    ({ candidate }) =>
      candidate.horizontalPayloadKg === 'none' && candidate.maxPullN !== undefined && candidate.maxPullN >= candidate.maxThrustN,
  )
  const posture = fc.constantFrom(['vertical', 1] as const, ['horizontal', friction] as const)
  fc.assert(
    fc.property(move, between(0.1, 1500), posture, (rest, Weight, [AssemblyMethod, share]) => {
      const base = { ...rest, MotorBrand: 'any' } as const
      const byWeight = { ...base, Weight, AssemblyMethod }
      const thrust = { ...base, Thrust: Weight * (rest.Acceleration + share * gravity) }
      const found = (parameters: ElectricCylinderParameters) => matchingSkus(electricCylinderSizer, byThrust, { parameters, overrides })
      expect(found(thrust)).toEqual(found(byWeight))
    }),
  )
})

test('27: with life asked for, a thrust asks at least what the weight asks', () => {
  fc.assert(
    fc.property(move, between(0.1, 1500), (rest, Weight) => {
      const base = { ...rest, MotorBrand: 'any' } as const
      const emc = new Set(cylinderModels.filter(({ series }) => series === 'EMC').map(({ skuID }) => skuID))
      const thrust = matches({ ...base, Thrust: Weight * (rest.Acceleration + gravity) }).filter((sku) => emc.has(sku))
      expect(isSubset(thrust, matches({ ...base, Weight, AssemblyMethod: 'vertical' }))).toBe(true)
    }),
  )
})

test('28: a level weight never asks for more force than a lifted one', () => {
  fc.assert(
    fc.property(move, between(0.1, 3000), between(0, 1), (rest, Weight, frictionCoefficient) => {
      const force = (AssemblyMethod: 'horizontal' | 'vertical') =>
        cylinderSetting({ ...rest, MotorBrand: 'any', Weight, AssemblyMethod }, { frictionCoefficient }).demand.largestForce
      expectNotAbove(force('horizontal'), force('vertical'))
    }),
  )
})

test('29: payloads and forces of one direction say nothing of the other: LEY32 lead 4 lifts more than it carries, LAN5-1 pulls half', () => {
  const find = (sku: string) => cylinderModels.find(({ skuID }) => skuID === sku)?.candidate
  const ley = find('SMC-LEY32-4')
  expect([ley?.horizontalPayloadKg, ley?.verticalPayloadKg]).toEqual([{ '2': 60, '3': 40 }, 43])
  expect([find('HIWIN-LAN5-1')?.maxThrustN, find('HIWIN-LAN5-1')?.maxPullN]).toEqual([8000, 4000])
})

test('30 and 59: no row is faster under load than without; the straight line ends in both speeds', () => {
  for (const row of rows) {
    expect(row.fullLoadSpeedMmS).toBeLessThanOrEqual(row.noLoadSpeedMmS)
    const cylinder = cylinderOf(row)
    expect(loadedSpeed(cylinder, 0)).toBe(cylinder.noLoadSpeed)
    expect(loadedSpeed(cylinder, cylinder.maxThrust)).toBe(cylinder.fullLoadSpeed)
  }
  fc.assert(
    fc.property(cylinders, between(0, 40_000), between(0, 1), (row, force, share) => {
      const cylinder = cylinderOf(row)
      expectNotAbove(loadedSpeed(cylinder, force), loadedSpeed(cylinder, force * share))
      expectNotAbove(cylinder.fullLoadSpeed, loadedSpeed(cylinder, force))
    }),
  )
})

test('31: of one size, a larger lead is faster and not stronger (EMC, LEY)', () => {
  const sizes = new Map<string, ElectricCylinderCandidate[]>()
  for (const { skuName, series, candidate } of cylinderModels) {
    const name = skuName.split('-', 1).join('')
    if (series === 'EMC' || series === 'LEY') sizes.set(name, [...(sizes.get(name) ?? []), candidate])
  }
  expect(sizes.size).toBe(9)
  for (const models of sizes.values()) {
    const byLead = models.toSorted((a, b) => (a.leadMm ?? 0) - (b.leadMm ?? 0))
    for (const [index, row] of byLead.entries()) {
      const next = byLead[index + 1]
      if (next === undefined) continue
      expect(next.noLoadSpeedMmS).toBeGreaterThan(row.noLoadSpeedMmS)
      expect(next.maxThrustN).toBeLessThanOrEqual(row.maxThrustN)
    }
  }
})

test('32 and 57: EMC drive torques follow from the thrust (2 %); LEY sizes have one step-motor speed; the motor gives more than the rod', () => {
  expect(seriesOf('EMC').length).toBe(19)
  for (const { maxThrustN, leadMm = 0, driveTorqueNm = 0 } of seriesOf('EMC')) {
    expectNear(driveTorque(maxThrustN, leadMm / 1000, 0.9), driveTorqueNm, 0.02)
  }
  const rpm = seriesOf('LEY').map(({ noLoadSpeedMmS, leadMm = 1 }) => (noLoadSpeedMmS * 60) / leadMm)
  expect([...new Set(rpm)].toSorted((a, b) => b - a)).toEqual([3000, 2500, 1875])
  fc.assert(
    fc.property(cylinderParameters, cylinders, (parameters, candidate) => {
      const { figures } = size(parameters, candidate)
      if (figures.motorPower !== undefined) expectNotAbove(figures.mechanicalPower, figures.motorPower)
    }),
  )
})

test('33: life × F³ is constant; fw 1.5 instead of 1 divides it by 3.375', () => {
  const row = { drive: 'servo', maxThrustN: 9000, fullLoadSpeedMmS: 500, noLoadSpeedMmS: 500, maxStrokeMm: 900, leadMm: 10 } as const
  fc.assert(
    fc.property(between(10, 3000), between(1, 5), between(1000, 60_000), (Thrust, factor, dynamicLoadRatingN) => {
      const life = (force: number, loadFactor: number) =>
        size(
          { MotorBrand: 'any', Thrust: force, MaxSpeed: 100, Stroke: 300, Acceleration: 3 },
          { ...row, dynamicLoadRatingN },
          { loadFactor },
        ).figures.lifeDistance ?? 0
      expectNear(life(Thrust * factor, 1) * factor ** 3, life(Thrust, 1))
      expectNear(life(Thrust, 1) / life(Thrust, 1.5), 3.375)
      expectNear(life(Thrust / Math.cbrt(2), 1), 2 * life(Thrust, 1))
    }),
  )
})

test('34: the mean load lies between the forces of the phases, and is the thrust where that is constant', () => {
  fc.assert(
    fc.property(cylinderParameters, (parameters) => {
      const { demand } = cylinderSetting(parameters)
      const forces = demand.cases.map((phases) => strokePhases.map((phase) => Math.abs(phases[phase])))
      expectNotAbove(demand.meanLoad, Math.max(...forces.flat()))
      expectNotAbove(Math.max(...forces.map((all) => Math.min(...all))), demand.meanLoad)
      if (parameters.Thrust !== undefined) expectNear(demand.meanLoad, parameters.Thrust)
    }),
  )
})

test('35: the speed for a time takes that time, and the form of the time asks what the form of that speed asks', () => {
  fc.assert(
    fc.property(cylinderParameters, (parameters) => {
      const { Time, ...rest } = parameters
      if (Time === undefined) return
      const { duty } = cylinderSetting(parameters)
      expectNear(strokeProfile(duty).duration, Time, 1e-6)
      expect(matches({ ...rest, MaxSpeed: duty.speed * 1000 })).toEqual(matches(parameters))
    }),
  )
})

test('mass and speed on the card are what can be asked for, and no more: of cylinders whose motor slows down under load, too', async () => {
  const posture = fc.constantFrom('vertical' as const, 'horizontal' as const)
  const whole = {
    ...complete,
    maxAccelerationMS2: 'none',
    dutyPercent: 'none',
    horizontalPayloadKg: 'none',
    verticalPayloadKg: 'none',
  } as const
  const slowing = fc
    .tuple(between(200, 8000), between(5, 400), between(0.1, 0.7))
    .map(([maxThrustN, noLoadSpeedMmS, loss]): ElectricCylinderCandidate => ({
      ...whole,
      maxThrustN,
      maxPullN: maxThrustN,
      noLoadSpeedMmS,
      fullLoadSpeedMmS: noLoadSpeedMmS * (1 - loss),
    }))
  let bySpeed = 0
  await assertUntil(
    fc.property(move, between(0.1, 1500), posture, slowing, ({ MaxSpeed, ...rest }, Weight, AssemblyMethod, candidate) => {
      const parameters = { ...rest, MotorBrand: 'any', AssemblyMethod, Weight, MaxSpeed: MaxSpeed / 4 } as const
      // A model of the catalogue with figures of its own.
      const model = { ...cylinderModels[0], candidate } as (typeof cylinderModels)[number]
      const { maxW, maxSpeed } = electricCylinderSizer.prepare(parameters, {}).card(model)
      const verdict = (change: Partial<ElectricCylinderParameters>) => size({ ...parameters, ...change }, candidate)
      if (maxW === undefined || maxSpeed === undefined || maxSpeed === 0) return
      const above = verdict({ Weight: maxW * (1 + 1e-6) })
      if (above.limits.some(({ name, passed }) => name === 'maxSpeed' && !passed)) bySpeed += 1
      const verdicts = [
        verdict({ Weight: maxW * (1 - 1e-6) }),
        above,
        verdict({ MaxSpeed: maxSpeed * (1 - 1e-6) }),
        verdict({ MaxSpeed: maxSpeed * (1 + 1e-6) }),
      ]
      expect(verdicts.map((sized) => sized.verdict.verdict)).toEqual(['passed', 'failed', 'passed', 'failed'])
    }),
    () => bySpeed > 5,
    { round: 50, most: 1000 },
  )
  expect(bySpeed).toBeGreaterThan(5)
})

test('phases: a harder one finds no more; one phase with the thrust of the request asks for what the request asks for', () => {
  const phase = fc.record({ load: between(0, 4000), speed: between(1, 400), time: between(0.1, 100) })
  fc.assert(
    fc.property(move, fc.array(phase, { minLength: 1, maxLength: 5 }), between(1, 3), (rest, Phases, more) => {
      const parameters = { ...rest, MotorBrand: 'any', Thrust: 100 } as const
      const harder = Phases.map((one, index) => (index === 0 ? { ...one, load: one.load * more } : one))
      expect(isSubset(matches({ ...parameters, Phases: harder }), matches({ ...parameters, Phases }))).toBe(true)
      const same = [{ load: 100, speed: rest.MaxSpeed, time: 1 }]
      expect(matches({ ...parameters, Phases: same })).toEqual(matches(parameters))
    }),
  )
})
