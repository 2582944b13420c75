/** Invariants 1 to 10 of the selection of electric cylinders, and its index, over the whole range of the form. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ElectricCylinderCandidate } from '../../../contract/electric-cylinder.ts'
import { checkCandidate } from '../../../families/check-candidate.ts'
import { cylinderSetting, electricCylinderFamily } from '../../../families/electric-cylinder/family.ts'
import type { ElectricCylinderParameters } from '../../../families/electric-cylinder/parameters.ts'
import { calculateSelection } from '../../../server/services/selection/calculate.ts'
import { torqueDemand, shaftInertia } from '../../../sizing/cylinder-motor.ts'
import { factoredUtilisations } from '../../../sizing/terms.ts'
import { cylinderCatalogue, cylinderModels, cylinderParameters, cylinders } from './cylinder-arbitraries.ts'
import { between } from './arbitraries.ts'
import { matchingSkus } from './matching-skus.ts'

const rounding = 1e-9
/** A life beyond any number worth saying is "unlimited", utilisation 0; the index gives the tiny number. */
const negligible = 1e-20
const gravity = 9.80665

const matches = (parameters: ElectricCylinderParameters): string[] => matchingSkus(electricCylinderFamily, cylinderModels, { parameters })
const listed = (parameters: ElectricCylinderParameters) =>
  calculateSelection(electricCylinderFamily, cylinderCatalogue, { parameters, count: cylinderModels.length })
const isSubset = (inner: readonly string[], outer: readonly string[]): boolean => inner.every((sku) => outer.includes(sku))

/** Forces of both masses or of the thrust, without the project's own force module: pushing, pulling, cubic mean. */
function forcesOf(
  { Thrust, Weight, AssemblyMethod, HorizontalLoad = 0, VerticalLoad = 0, Acceleration }: ElectricCylinderParameters,
  shares: readonly number[],
) {
  if (Thrust !== undefined) return { push: Thrust, pull: 0, mean: Thrust }
  const [level, lifted] = Weight === undefined ? [HorizontalLoad, VerticalLoad] : AssemblyMethod === 'vertical' ? [0, Weight] : [Weight, 0]
  const mean = (forces: readonly number[]) =>
    Math.cbrt(forces.reduce((sum, force, index) => sum + Math.abs(force) ** 3 * (shares[index] ?? 0), 0))
  const friction = 0.01 * level * gravity
  const inertia = level * Acceleration
  return {
    push: Math.max(friction + inertia, lifted * (gravity + Acceleration)),
    pull: Math.max(friction + inertia, lifted * (Acceleration - gravity), 0),
    mean: Math.max(
      mean([friction + inertia, friction, friction - inertia]),
      mean([lifted * (gravity + Acceleration), lifted * gravity, lifted * (gravity - Acceleration)]),
    ),
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

/** A demand against a figure that a row may not have. */
const against = (demand: number, limit: number | undefined): Pair => [demand, limit ?? Infinity]

/** Masses that are carried and lifted, kg. */
function massesOf({ Weight = 0, AssemblyMethod, HorizontalLoad = 0, VerticalLoad = 0 }: ElectricCylinderParameters): [number, number] {
  return AssemblyMethod === 'vertical' ? [HorizontalLoad, Weight + VerticalLoad] : [Weight + HorizontalLoad, VerticalLoad]
}

/** Limits that are figures of the row. */
function statedLimits(parameters: ElectricCylinderParameters, row: ElectricCylinderCandidate, speed: number): Pair[] {
  const [carried, lifted] = massesOf(parameters)
  const isThrust = parameters.Thrust !== undefined
  return [
    [parameters.Stroke, row.maxStrokeMm],
    against(parameters.Acceleration, row.maxAccelerationMS2),
    against(10, row.dutyPercent),
    against(isThrust ? speed : 0, row.pressingSpeedMmS),
    against(isThrust ? 0 : carried, row.horizontalPayloadKg?.[parameters.Acceleration <= 2 ? '2' : '3']),
    against(isThrust ? 0 : lifted, row.verticalPayloadKg),
  ]
}

/** Limits of the screw: buckling, critical speed, life. */
function screwLimits(
  { Stroke }: ElectricCylinderParameters,
  row: ElectricCylinderCandidate,
  need: { push: number; mean: number; speed: number },
): Pair[] {
  const { rootDiameterMm: root, leadMm: lead, dynamicLoadRatingN: rating } = row
  const length = Stroke + 100
  const factor = [250, 1000, 2000].findIndex((limit) => need.speed <= limit)
  const loadFactor = [1.2, 1.5, 2].at(factor === -1 ? 3 : factor) ?? 3.5
  const ofShaft = (shaft: number, pitch: number): Pair[] => [
    [need.push, (0.5 * 2 * Math.PI ** 3 * 2.06e5 * shaft ** 4) / 64 / length ** 2],
    [(need.speed / pitch) * 60, ((0.8 * 60 * 3.927 ** 2) / (8 * Math.PI)) * (shaft / length ** 2) * Math.sqrt(2.06e5 / 7.85e-9)],
  ]
  return [
    ...(root === undefined || lead === undefined ? [] : ofShaft(root, lead)),
    ...(rating === undefined || lead === undefined ? [] : [[25.4, (rating / (loadFactor * need.mean)) ** 3 * lead] as const]),
  ]
}

/** Every check written down a second time, in the catalogue's units. */
function fits(parameters: ElectricCylinderParameters, row: ElectricCylinderCandidate): boolean {
  const { speed, peak, shares } = motionOf(parameters)
  const { push, pull, mean } = forcesOf(parameters, shares)
  const force = Math.max(push, pull)
  const loaded = row.noLoadSpeedMmS - (row.noLoadSpeedMmS - row.fullLoadSpeedMmS) * Math.min(force / row.maxThrustN, 1)
  const limits: readonly Pair[] = [
    [push, row.maxThrustN],
    against(pull, row.maxPullN),
    [speed, parameters.NoLoadSpeed === undefined ? loaded : row.noLoadSpeedMmS],
    ...statedLimits(parameters, row, speed),
    ...screwLimits(parameters, row, { push, mean, speed }),
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
  if (row.driveBrand !== undefined) return row.driveBrand === parameters.MotorBrand
  const { setting } = cylinderSetting(parameters, {})
  const [lead = 0, diameter = 0] = [row.leadMm, row.screwDiameterMm]
  const move = { cases: setting.demand.cases, profile: setting.demand.profile, acceleration: parameters.Acceleration }
  return setting.motors.some((motor) => {
    const inertia = shaftInertia(diameter / 1000, (parameters.Stroke + 100) / 1000) + motor.inertia
    const torque = torqueDemand(move, { lead: lead / 1000, efficiency: 0.9, inertia })
    const limits: readonly (readonly [number, number])[] = [
      [need.speed / lead, motor.maxSpeed],
      [(need.force * need.peak) / 1000 / 0.9, motor.ratedPower],
      [torque.effective, 0.8 * motor.ratedTorque],
      [torque.peak, 0.8 * motor.peakTorque],
    ]
    return limits.every(([demand, limit]) => demand <= limit * (1 + rounding))
  })
}

test('1 and 2: the answer is exactly the rows that pass every check, written down a second time', () => {
  fc.assert(
    fc.property(cylinderParameters, (parameters) => {
      const expected = cylinderModels.filter(({ candidate }) => fits(parameters, candidate)).map(({ skuID }) => skuID)
      expect(listed(parameters).list.map(({ skuID }) => skuID)).toEqual(expected)
    }),
  )
})

const demands = ['Thrust', 'Weight', 'HorizontalLoad', 'VerticalLoad', 'MaxSpeed', 'NoLoadSpeed'] as const

test('3 and 4: a larger load, speed or acceleration only removes models, so that the default never becomes smaller', () => {
  fc.assert(
    fc.property(cylinderParameters, fc.constantFrom(...demands, 'Acceleration' as const), between(1, 4), (parameters, name, factor) => {
      const entered = parameters[name]
      // A time with a larger acceleration needs less speed.
      if (entered === undefined || (name === 'Acceleration' && parameters.Time !== undefined)) return
      const [before, after] = [matches(parameters), matches({ ...parameters, [name]: entered * factor })]
      expect(isSubset(after, before)).toBe(true)
      const rank = ([first]: readonly string[]) =>
        first === undefined ? cylinderModels.length : cylinderModels.findIndex(({ skuID }) => skuID === first)
      expect(rank(after)).toBeGreaterThanOrEqual(rank(before))
    }),
  )
})

test('3: a longer stroke never passes a stroke, buckling or critical-speed check that a shorter one fails; more time only adds models', () => {
  fc.assert(
    fc.property(cylinderParameters, cylinders, between(1, 3), (parameters, candidate, factor) => {
      const failing = (Stroke: number) =>
        electricCylinderFamily
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

test('5, 6 and 8: one default if anything fits, none otherwise; the same request gives the same bytes', () => {
  fc.assert(
    fc.property(cylinderParameters, (parameters) => {
      const { list, matched } = listed(parameters)
      expect(list.filter(({ isDefault }) => isDefault).length).toBe(matched > 0 ? 1 : 0)
      expect(list.length).toBe(matched)
      const reversed = Object.fromEntries(Object.entries(parameters).toReversed()) as ElectricCylinderParameters // the same entries
      expect(JSON.stringify(listed(reversed))).toBe(JSON.stringify(listed(parameters)))
    }),
    { numRuns: 50 },
  )
})

test('7: a demand equal to its limit passes, a millionth more does not', () => {
  const base = { MotorBrand: 'any', Stroke: 100, Acceleration: 1 } as const
  const passed = (parameters: ElectricCylinderParameters, candidate: ElectricCylinderCandidate, name: string) =>
    electricCylinderFamily
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
      if (row.verticalPayloadKg === undefined) return
      expect(
        passed({ ...base, HorizontalLoad: 0, VerticalLoad: row.verticalPayloadKg * factor, MaxSpeed: 1 }, row, 'verticalPayload'),
      ).toBe(holds)
    }),
  )
})

test('10: every number of a check and of a card is finite; an efficiency is between 0 and 100 %', () => {
  fc.assert(
    fc.property(cylinderParameters, cylinders, (parameters, candidate) => {
      expect(checkCandidate(electricCylinderFamily, { parameters, candidate })).toHaveProperty('answer')
      const model = {
        skuID: 'X',
        skuName: 'X',
        series: 'X',
        maker: 'X',
        basis: 'demo',
        source: 'X',
        icon: 'x',
        rank: 0,
        candidate,
      } as const
      const card = electricCylinderFamily.prepare(parameters, {}).card(model)
      const numbers = [...Object.values(card), ...card.disPlayParams.map(({ value }) => value)].filter((value) => typeof value === 'number')
      expect(numbers.every(Number.isFinite)).toBe(true)
      const { efficiency = 50 } = card
      expect(efficiency > 0 && efficiency < 100).toBe(true)
    }),
  )
})

test('the index gives the utilisation of each check (1e-12), or less where its term says so', () => {
  const lower = new Set(electricCylinderFamily.terms.filter(({ lowerBound }) => lowerBound).map(({ check }) => check))
  fc.assert(
    fc.property(cylinderParameters, cylinders, (parameters, candidate) => {
      const preparation = electricCylinderFamily.prepare(parameters, {})
      const [query, model] = [preparation.queryTerms(), electricCylinderFamily.modelTerms(candidate)]
      expect([query.length, model.length]).toEqual([electricCylinderFamily.terms.length, electricCylinderFamily.terms.length])
      expect([...query, ...model].every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
      const factored = factoredUtilisations(electricCylinderFamily.terms, query, model)
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
