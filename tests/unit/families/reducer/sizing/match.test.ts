import { describe, expect, test } from 'vitest'
import { reducerIndex } from '../../../../../families/reducer/sizing/gear-index.ts'
import type { AcMotor, Reducer, ServoDrive, ThreePhaseDuty } from '../../../../../families/reducer/sizing/input.ts'
import { manualMatches, servoMatches } from '../../../../../families/reducer/sizing/match.ts'
import { windowOf } from '../../../../../families/reducer/sizing/window.ts'
import { threePhaseMatches } from '../../../../fixtures/whole-answers.ts'

const gear: Reducer = {
  precisionType: 'standard',
  transmissionType: 'coaxial',
  gearType: 'helical',
  reducerType: 'helicalInline',
  size: 60,
  ratio: 10,
  ratedTorque: 100,
  peakTorque: 1000,
  stopTorque: 2000,
  ratedInputSpeed: 50,
  thermalPower: 'none',
  maxInputSpeed: 50,
  efficiency: 0.96,
  frames: [90],
  adapters: [{ bore: 0.014, pilot: 0.05, boltCircle: 0.07, screw: 0.005, hubDepth: 0.035 }],
}
const motor: AcMotor = { power: 1500, speed: 24, frame: 90, poles: 4 }
const servo: ServoDrive = {
  ratedTorque: 1.27,
  peakTorque: 3.82,
  ratedSpeed: 50,
  maxSpeed: 50,
  flange: { s: 0.014, lr: 0.03, la: 0.05, le: 0.003, lb: 0.07, lz: 0.0055 },
}
const shared = { transmissionFactor: 1, ambientFactor: 1, dutyFactor: 1 }
const assumptions = { ...shared, meanSpeedShare: 1, inertiaRatioLimit: 10 }
const settingOf = (duty: ThreePhaseDuty = {}) => ({ duty, assumptions: { ...shared, startTorqueFactor: 2.5 } })

/** A catalogue of gears that differ from `gear` in what is given. */
const gearsOf = (...differences: readonly Partial<Reducer>[]) =>
  reducerIndex(
    differences.map((difference, index) => ({ sku: `G${index}`, spec: { ...gear, ...difference } })),
    [{ sku: 'M0', spec: motor }],
  )
const order = ({ list }: { list: readonly { readonly gear: number }[] }) => list.map((match) => match.gear)

describe('the order', () => {
  test('is fB nearest above the factor asked for, what is below it last', () => {
    const index = gearsOf({ ratedTorque: 60 }, { ratedTorque: 300 }, { ratedTorque: 200 }, { ratedTorque: 110 }, { ratedTorque: 90 })
    // T2 = 1500 / (2π 24) × 10 × 0.96 = 95.5 N·m
    expect(order(threePhaseMatches(settingOf(), index))).toEqual([3, 2, 1, 4, 0])
    expect(order(threePhaseMatches(settingOf({ serviceFactor: 2 }), index))).toEqual([2, 1])
  })

  test('puts what is within 5 % of the requested ratio before what is further off, then the smallest size, the smallest error, the sku', () => {
    const index = gearsOf({ size: 80 }, { size: 60, ratio: 11 }, { size: 60 }, { size: 60 }, { size: 60, ratio: 9.5 })
    expect(
      order(manualMatches({ duty: { torque: windowOf(80, 0, 100), ratio: windowOf(10, -10, 10) }, assumptions: shared }, index)),
    ).toEqual([2, 3, 4, 0, 1])
  })

  test('puts 44 min⁻¹ before 49 where 45 is requested, although its fB is further above the required one', () => {
    const outputSpeed = windowOf(45 / 60, -10, 10)
    const index = gearsOf({ ratio: (24 * 60) / 49, ratedTorque: 300 }, { ratio: (24 * 60) / 44, ratedTorque: 400 })
    const { list } = threePhaseMatches(settingOf({ outputSpeed }), index)
    expect(list.map((match) => [Math.round((match.outputSpeed ?? 0) * 60), (match.serviceFactor ?? 0) > 1.2])).toEqual([
      [44, true],
      [49, false],
    ])
  })

  test('puts servo gears that limit the drive behind those that do not', () => {
    const index = gearsOf(
      { ratedTorque: 20, peakTorque: 24 },
      { ratedTorque: 40, peakTorque: 60 },
      { ratedTorque: 30, ratedInputSpeed: 40, peakTorque: 60 },
    )
    const { list } = servoMatches({ duty: {}, motor: servo, assumptions }, index)
    expect(list.map((match) => [match.gear, match.isLimited])).toEqual([
      [1, false],
      [0, true],
      [2, true],
    ])
  })

  test('puts servo gears last that leave the motor less than its rated torque, however near fB is', () => {
    const rated = servo.ratedTorque * 10 * 0.96
    const index = gearsOf(
      { ratedTorque: 1.01 * rated, stopTorque: 0.9 * rated },
      { ratedTorque: 3 * rated },
      { ratedTorque: 2 * rated, peakTorque: 2.1 * rated },
    )
    const { list } = servoMatches({ duty: {}, motor: servo, assumptions }, index)
    expect(list.map((match) => [match.gear, match.isLimited, match.isBelowRating])).toEqual([
      [1, expect.any(Boolean), false],
      [2, true, false],
      [0, true, true],
    ])
  })
})

test('the list ends at the cap, the count does not', () => {
  const index = gearsOf(...Array.from({ length: 400 }, (_, i) => ({ ratedTorque: 100 + i })))
  const { list, count } = threePhaseMatches(settingOf(), index)
  expect([list.length, count, list.at(-1)?.gear]).toEqual([300, 400, 299])
  expect(threePhaseMatches(settingOf(), index, { limit: 5 }).list.map((match) => match.gear)).toEqual([0, 1, 2, 3, 4])
})

test('a ratio just outside its window is no match, although the search sees it', () => {
  const index = gearsOf({ ratio: 11 * (1 + 1e-10) }, { ratio: 11 })
  expect(order(threePhaseMatches(settingOf({ ratio: windowOf(10, -10, 10) }), index))).toEqual([1])
  expect(order(servoMatches({ duty: { ratio: windowOf(10, -10, 10) }, motor: servo, assumptions }, index))).toEqual([1])
})

test('a filter that is empty permits everything, counts ignore the own filter only', () => {
  const index = gearsOf({}, { gearType: 'worm', reducerType: 'worm' }, { gearType: 'worm', reducerType: 'helicalWorm' })
  expect(threePhaseMatches(settingOf(), index, { filters: { gearType: [] } }).count).toBe(3)
  const { count, counts } = threePhaseMatches(settingOf(), index, { filters: { gearType: ['worm'] } })
  expect(count).toBe(2)
  expect(counts.gearType).toEqual({ helical: 1, worm: 2 })
  expect(counts.reducerType).toEqual({ worm: 1, helicalWorm: 1 })
})

describe('a three-phase motor', () => {
  test('with four poles comes before others, whose fB is nearer', () => {
    const two = { ...motor, poles: 2 }
    const index = reducerIndex(
      [{ sku: 'G', spec: gear }],
      [
        { sku: 'A', spec: two },
        { sku: 'B', spec: { ...motor, power: 1000 } },
      ],
    )
    expect(threePhaseMatches(settingOf(), index).list.map((match) => match.motor)).toEqual([1, 0])
  })

  test('above the rated speed of the gear finds it weaker: 150 N·m × (12 / 24)^0.3 = 121.84 N·m, over 95.49 N·m', () => {
    const [match] = threePhaseMatches(settingOf(), gearsOf({ ratedTorque: 150, ratedInputSpeed: 12 })).list
    expect(match?.serviceFactor).toBeCloseTo(121.837 / 95.493, 3)
    expect(threePhaseMatches(settingOf({ serviceFactor: 1.3 }), gearsOf({ ratedTorque: 150, ratedInputSpeed: 12 })).count).toBe(0)
  })

  test('is judged by the torque asked for where that is more than its own', () => {
    // T2 = 95.49 N·m lies in 100 N·m ± 10 %: fB = 98 / 100
    const [match] = threePhaseMatches(settingOf({ torque: windowOf(100, -10, 10) }), gearsOf({ ratedTorque: 98 })).list
    expect(match?.serviceFactor).toBeCloseTo(0.98, 9)
  })

  test('starts with 2.5 × 95.49 = 238.7 N·m: limited above T2B, no match above T2Stop', () => {
    const startOf = (own: Partial<Reducer>) => threePhaseMatches(settingOf(), gearsOf(own)).list.map(({ isLimited }) => isLimited)
    expect(startOf({ peakTorque: 239, stopTorque: 300 })).toEqual([false])
    expect(startOf({ peakTorque: 238, stopTorque: 239 })).toEqual([true])
    expect(startOf({ peakTorque: 155, stopTorque: 238 })).toEqual([])
  })
})

describe('a servo motor', () => {
  const fits = (difference: Partial<Reducer>) => servoMatches({ duty: {}, motor: servo, assumptions }, gearsOf(difference)).count === 1
  const adapter = { bore: 0.014, pilot: 0.05, boltCircle: 0.07, screw: 0.005, hubDepth: 0.035 }

  test.each([
    ['a shaft too thick for the hub', { ...adapter, bore: 0.011 }],
    ['another pilot', { ...adapter, pilot: 0.0501 }],
    ['another bolt circle', { ...adapter, boltCircle: 0.0701 }],
    ['holes too small for the screws', { ...adapter, screw: 0.006 }],
    ['a shaft too long for the hub', { ...adapter, hubDepth: 0.029 }],
  ])('does not go on a gear unit with %s', (_, own) => {
    expect(fits({ adapters: [own] })).toBe(false)
    expect(fits({ adapters: [own, adapter] })).toBe(true)
  })

  test('does not go on a gear unit that its rated torque or speed exceeds', () => {
    expect([fits({ ratedTorque: 12.1 }), fits({ maxInputSpeed: 49 }), fits({ ratedTorque: 12.2 })]).toEqual([false, false, true])
  })

  test('is matched by its inertia ratio where both inertias are known', () => {
    const setting = { duty: { loadInertia: 0.227 }, motor: { ...servo, inertia: 0.486e-4 }, assumptions }
    // λ = 46.7 at i 10, 14.4 at 18, 5.2 at 30, and 0.3 of the gear unit itself
    const inertia = 0.1458e-4
    const index = gearsOf({ ratio: 10, inertia }, { ratio: 18, inertia }, { ratio: 30, inertia })
    expect(order(servoMatches(setting, index))).toEqual([2])
    expect(new Set(order(servoMatches({ ...setting, assumptions: { ...assumptions, inertiaRatioLimit: 15 } }, index)))).toEqual(
      new Set([1, 2]),
    )
  })

  test('turns a gear unit, too: one of 20 times its own inertia is too much', () => {
    const setting = { duty: { loadInertia: 1e-9 }, motor: { ...servo, inertia: 0.486e-4 }, assumptions }
    expect(order(servoMatches(setting, gearsOf({ inertia: 9.72e-4 }, { inertia: 0.4e-4 })))).toEqual([1])
  })
})
