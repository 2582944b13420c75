/** What the laws of every selection do not say of electric cylinders: each check written down a second time, strokes and times, and the index. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ElectricCylinderCandidate } from '../../../families/electric-cylinder/wire/electric-cylinder.ts'
import { electricCylinderSizer } from '../../../families/electric-cylinder/sizer.ts'
import type { ElectricCylinderParameters } from '../../../families/electric-cylinder/parameters.ts'
import { calculateSelection } from '../../fixtures/whole-answers.ts'
import { shaftInertia } from '../../../families/formulas/torque.ts'
import { torqueDemand } from '../../../families/formulas/screw-torque.ts'
import { factoredUtilisations } from '../../../families/sizing/terms.ts'
import { cylinderCatalogue, cylinderModels, cylinderParameters, cylinders, cylinderSetting } from './electric-cylinder-arbitraries.ts'
import { between } from './arbitraries.ts'
import { matchingSkus } from './matching-skus.ts'

const rounding = 1e-9
/** A life beyond any number worth saying is "unlimited", utilisation 0; the index gives the tiny number. */
const negligible = 1e-20
const gravity = 9.80665

const matches = (parameters: ElectricCylinderParameters): string[] => matchingSkus(electricCylinderSizer, cylinderModels, { parameters })
const listed = (parameters: ElectricCylinderParameters) =>
  calculateSelection(electricCylinderSizer, cylinderCatalogue, { parameters, part: { page: 1, size: cylinderModels.length } })
const isSubset = (inner: readonly string[], outer: readonly string[]): boolean => inner.every((sku) => outer.includes(sku))

/** Forces of both masses or of the thrust, without the project's own force module: pushing, pulling, cubic mean, stopping. */
function forcesOf(parameters: ElectricCylinderParameters, shares: readonly number[]) {
  const { Thrust, Acceleration, ExternalForce: out = 0, ReturnForce: back = 0, EmergencyDeceleration: stop = 0 } = parameters
  if (Thrust !== undefined) return { push: Thrust, pull: 0, mean: Thrust, stopPush: 0, stopPull: 0 }
  const [level, lifted] = massesOf(parameters)
  const cubes = (forces: readonly number[]) => forces.reduce((sum, force, index) => sum + Math.abs(force) ** 3 * (shares[index] ?? 0), 0)
  const around = (steady: number, mass: number) => [steady + mass * Acceleration, steady, steady - mass * Acceleration]
  // Way out and way back of a mass: alone, pushed against on the way out, and on the way back without help of the weight.
  const means = (steady: readonly [number, number, number], mass: number) => {
    const [there, home, unhelped] = steady
    const ways = [[there, home], [there + out, home], ...(back > 0 ? [[there + out, unhelped + back]] : [])]
    return ways.map((pair) => Math.cbrt(pair.reduce((sum, force) => sum + cubes(around(force, mass)), 0) / 2))
  }
  const friction = 0.01 * level * gravity
  const inertia = level * Acceleration
  return {
    push: Math.max(friction + inertia, lifted * (gravity + Acceleration)) + out,
    pull: Math.max(friction + inertia + back, lifted * (Acceleration - gravity), back > 0 ? lifted * Acceleration + back : 0),
    mean: Math.max(...means([friction, friction, friction], level), ...means([lifted * gravity, lifted * gravity, 0], lifted)),
    stopPush: stop === 0 ? 0 : Math.max(level * stop, lifted * (gravity + stop)),
    stopPull: stop === 0 ? 0 : Math.max(level * stop, lifted * (stop - gravity)),
  }
}

/** The motion in mm and s: speed asked for, highest speed, shares of the distance in the phases. */
function motionOf({ MaxSpeed, NoLoadSpeed, Time, Stroke, Acceleration }: ElectricCylinderParameters) {
  const a = Acceleration * 1000
  const asked = MaxSpeed ?? NoLoadSpeed
  const byTime = Time === undefined ? 0 : (a * Time - Math.sqrt(Math.max((a * Time) ** 2 - 4 * a * Stroke, 0))) / 2
  const speed = asked ?? byTime
  const peak = Math.min(speed, Math.sqrt(Stroke * a))
  const ramp = peak ** 2 / (2 * a) / Stroke
  return { speed, peak, shares: [ramp, 1 - 2 * ramp, ramp] }
}

type Pair = readonly [demand: number, limit: number]

/** A limit that is not known is not held. */
const unknown: Pair = [1, 0]

/** A demand against a figure: without end where the maker has none, never enough where it is not known. */
const against = (demand: number, limit: number | 'none' | undefined): Pair => [demand, limit === 'none' ? Infinity : (limit ?? 0)]

/** Masses that are carried and lifted, kg. */
function massesOf({ Weight = 0, AssemblyMethod, HorizontalLoad = 0, VerticalLoad = 0 }: ElectricCylinderParameters): [number, number] {
  return AssemblyMethod === 'vertical' ? [HorizontalLoad, Weight + VerticalLoad] : [Weight + HorizontalLoad, VerticalLoad]
}

/** Limits that are figures of the row. */
function statedLimits(parameters: ElectricCylinderParameters, row: ElectricCylinderCandidate, speed: number): Pair[] {
  const [carried, lifted] = massesOf(parameters)
  const isThrust = parameters.Thrust !== undefined
  const { horizontalPayloadKg: payloads } = row
  const payload = typeof payloads === 'object' ? payloads[parameters.Acceleration <= 2 ? '2' : '3'] : payloads
  return [
    [parameters.Stroke, row.maxStrokeMm],
    against(parameters.Acceleration, row.maxAccelerationMS2),
    against(100, row.dutyPercent),
    against(isThrust ? speed : 0, row.pressingSpeedMmS),
    against(isThrust ? 0 : carried, payload),
    against(isThrust ? 0 : lifted, row.verticalPayloadKg),
  ]
}

const endFactors = { clevis: 1, guided: 2, rigid: 4, free: 0.25 }

/** Limits of the screw: buckling, critical speed, life. */
function screwLimits(
  { Stroke, Mounting = 'clevis' }: ElectricCylinderParameters,
  row: ElectricCylinderCandidate,
  need: { push: number; mean: number; speed: number },
): Pair[] {
  const { rootDiameterMm: root, leadMm: lead, dynamicLoadRatingN: rating } = row
  const length = Stroke + 100
  const factor = [250, 1000, 2000].findIndex((limit) => need.speed <= limit)
  // 20 000 h at this speed, mm/s → km
  const distance = Math.min((20_000 * 3600 * need.speed) / 1e6, 10_000)
  const loadFactor = [1.2, 1.5, 2].at(factor === -1 ? 3 : factor) ?? 3.5
  const ofShaft = (shaft: number, pitch: number): Pair[] => [
    [need.push, (endFactors[Mounting] * 0.5 * Math.PI ** 3 * 2.06e5 * shaft ** 4) / 64 / length ** 2],
    [(need.speed / pitch) * 60, ((0.8 * 60 * 3.927 ** 2) / (8 * Math.PI)) * (shaft / length ** 2) * Math.sqrt(2.06e5 / 7.85e-9)],
  ]
  // A complete cylinder is rated as a whole, for hinged ends.
  const ofRoot = (): Pair[] => {
    if (root === 'none') return [[need.push, row.maxThrustN * Math.min(1, endFactors[Mounting])]]
    return root === undefined || lead === undefined ? [unknown] : ofShaft(root, lead)
  }
  return [...ofRoot(), rating === undefined || lead === undefined ? unknown : [distance, (rating / (loadFactor * need.mean)) ** 3 * lead]]
}

/** Torque at the screw of a servo cylinder, by the project's own module, which has tests of its own. */
function driveLimits(parameters: ElectricCylinderParameters, row: ElectricCylinderCandidate): Pair[] {
  const { drive, leadMm: lead, screwDiameterMm: diameter, driveTorqueNm: limit } = row
  if (drive !== 'servo') return []
  if (lead === undefined || diameter === undefined || limit === undefined) return [unknown]
  const { demand } = cylinderSetting(parameters)
  const move = { cases: demand.cases, profile: demand.profile, acceleration: parameters.Acceleration, emergency: demand.emergency }
  const inertia = shaftInertia(diameter / 1000, (parameters.Stroke + 100) / 1000)
  return [[torqueDemand(move, { lead: lead / 1000, efficiency: 0.9, inertia }).peak, limit]]
}

/** Every check written down a second time, in the catalogue's units. */
function fits(parameters: ElectricCylinderParameters, row: ElectricCylinderCandidate): boolean {
  const { speed, peak, shares } = motionOf(parameters)
  const { push, pull, mean, stopPush, stopPull } = forcesOf(parameters, shares)
  const force = Math.max(push, pull)
  const loaded = row.noLoadSpeedMmS - (row.noLoadSpeedMmS - row.fullLoadSpeedMmS) * Math.min(force / row.maxThrustN, 1)
  const limits: readonly Pair[] = [
    [push, row.maxThrustN],
    [stopPush, row.maxThrustN],
    ...(pull > 0 ? [against(pull, row.maxPullN)] : []),
    ...(stopPull > 0 ? [against(stopPull, row.maxPullN)] : []),
    [speed, parameters.NoLoadSpeed === undefined ? loaded : row.noLoadSpeedMmS],
    ...statedLimits(parameters, row, speed),
    ...screwLimits(parameters, row, { push: Math.max(push, stopPush), mean, speed }),
    ...driveLimits(parameters, row),
  ]
  return limits.every(([demand, limit]) => demand <= limit * (1 + rounding)) && hasMotor(parameters, row, { force, speed, peak })
}

/** Whether one of the brand's motors gives speed, power and torques; torques by the project's own module, which has tests of its own. */
function hasMotor(
  parameters: ElectricCylinderParameters,
  row: ElectricCylinderCandidate,
  need: { force: number; speed: number; peak: number },
): boolean {
  if (parameters.MotorBrand === 'any') return true
  if (row.driveBrand !== 'any') return row.driveBrand === parameters.MotorBrand
  const { demand, duty } = cylinderSetting(parameters)
  const [lead = 0, diameter = 0] = [row.leadMm, row.screwDiameterMm]
  const move = { cases: demand.cases, profile: demand.profile, acceleration: parameters.Acceleration, emergency: demand.emergency }
  const mass = parameters.Thrust === undefined ? Math.max(...massesOf(parameters)) : undefined
  return duty.motors.some((motor) => {
    const ofScrew = shaftInertia(diameter / 1000, (parameters.Stroke + 100) / 1000)
    const inertia = ofScrew + motor.inertia
    const loadInertia = mass === undefined ? 0 : ofScrew + mass * (lead / 2000 / Math.PI) ** 2
    const torque = torqueDemand(move, { lead: lead / 1000, efficiency: 0.9, inertia })
    const limits: readonly (readonly [number, number])[] = [
      [need.speed / lead, motor.maxSpeed],
      [(need.force * need.peak) / 1000 / 0.9, motor.ratedPower],
      [torque.effective, 0.8 * motor.ratedTorque],
      [torque.peak, 0.8 * motor.peakTorque],
      [loadInertia, 10 * motor.inertia],
    ]
    return limits.every(([demand, limit]) => demand <= limit * (1 + rounding))
  })
}

test('1 and 2: the answer is exactly the rows that pass every check, written down a second time', () => {
  fc.assert(
    fc.property(cylinderParameters, (parameters) => {
      const expected = cylinderModels.filter(({ candidate }) => fits(parameters, candidate)).map(({ skuID }) => skuID)
      expect(
        listed(parameters)
          .list.map(({ skuID }) => skuID)
          .toSorted(),
      ).toEqual(expected.toSorted())
    }),
  )
})

test('3: a longer stroke never passes a stroke, buckling or critical-speed check that a shorter one fails; more time only adds models', () => {
  fc.assert(
    fc.property(cylinderParameters, cylinders, between(1, 3), (parameters, candidate, factor) => {
      const failing = (Stroke: number) =>
        electricCylinderSizer
          .prepare({ ...parameters, Stroke }, {})
          .size(candidate)
          .limits.filter(({ name, passed }) => !passed && ['stroke', 'buckling'].includes(name))
          .map(({ name }) => name)
      expect(isSubset(failing(parameters.Stroke), failing(parameters.Stroke * factor))).toBe(true)
      if (parameters.Time === undefined) return
      expect(isSubset(matches(parameters), matches({ ...parameters, Time: parameters.Time * factor }))).toBe(true)
    }),
  )
})

test('7: a demand equal to its limit passes, a millionth more does not', () => {
  const base = { MotorBrand: 'any', Stroke: 100, Acceleration: 1 } as const
  const passed = (parameters: ElectricCylinderParameters, candidate: ElectricCylinderCandidate, name: string) =>
    electricCylinderSizer
      .prepare(parameters, {})
      .size(candidate)
      .limits.find((limit) => limit.name === name)?.passed
  fc.assert(
    fc.property(cylinders, fc.constantFrom(1, 1 + 1e-6), (row, factor) => {
      const holds = factor === 1
      expect(passed({ ...base, Thrust: row.maxThrustN * factor, MaxSpeed: 1 }, row, 'thrust')).toBe(holds)
      expect(passed({ ...base, Thrust: 1, MaxSpeed: 1, Stroke: row.maxStrokeMm * factor }, row, 'stroke')).toBe(holds)
      expect(passed({ ...base, Thrust: 1, NoLoadSpeed: row.noLoadSpeedMmS * factor }, row, 'noLoadSpeed')).toBe(holds)
      expect(passed({ ...base, Thrust: row.maxThrustN, MaxSpeed: row.fullLoadSpeedMmS * factor }, row, 'maxSpeed')).toBe(holds)
      if (typeof row.verticalPayloadKg !== 'number') return
      expect(
        passed({ ...base, HorizontalLoad: 0, VerticalLoad: row.verticalPayloadKg * factor, MaxSpeed: 1 }, row, 'verticalPayload'),
      ).toBe(holds)
    }),
  )
})

test('the index gives the utilisation of each check (1e-12), or less where its term says so', () => {
  const lower = new Set(electricCylinderSizer.terms.filter(({ lowerBound }) => lowerBound).map(({ check }) => check))
  fc.assert(
    fc.property(cylinderParameters, cylinders, (parameters, candidate) => {
      const preparation = electricCylinderSizer.prepare(parameters, {})
      const [query, model] = [preparation.queryTerms(), electricCylinderSizer.modelTerms(candidate)]
      expect([query.length, model.length]).toEqual([electricCylinderSizer.terms.length, electricCylinderSizer.terms.length])
      expect([...query, ...model].every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
      const factored = factoredUtilisations(electricCylinderSizer.terms, query, model)
      for (const { name, utilisation } of preparation.size(candidate).limits) {
        const sum = factored.get(name) ?? Number.NaN
        const deviation = lower.has(name) ? Math.max(sum - utilisation, 0) : Math.abs(sum - utilisation)
        expect(deviation, `${name}: ${sum} against ${utilisation}`).toBeLessThanOrEqual(1e-12 * utilisation + negligible)
        factored.delete(name)
      }
      expect([...factored].filter(([, utilisation]) => utilisation !== 0)).toEqual([])
    }),
  )
})
