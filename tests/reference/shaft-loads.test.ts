/** Loads of the output shaft of a gear unit, an emergency stop, backlash: figures worked out by hand, and the published factors. */
import { describe, expect, test } from 'vitest'
import { sizePair, type ReducerRequest } from '../../families/reducer/pair.ts'
import { elementForce, loadAtDistance, loadAtSpeed, stoppingTorque, tiltingMoment } from '../../families/reducer/sizing/kernel.ts'
import type { ReducerCandidate } from '../../families/reducer/wire/reducer.ts'
import { expectWithin } from './within.ts'

describe('SEW, determining the overhung load: FR = 2000 × Md × fZ / d0', () => {
  test('300 N·m on a sprocket of 80 mm below 20 teeth: 2000 × 300 × 1.25 / 80 = 9375 N', () => {
    expect(elementForce(300, 0.08, 1.25)).toBeCloseTo(9375, 9)
  })

  test('without the factor it is the pull itself: 2 × 50 N·m / 0.1 m = 1000 N', () => {
    expect(elementForce(50, 0.1, 1)).toBeCloseTo(1000, 9)
  })
})

test('a load 90 mm out where it is rated at 40 mm, bearing 60 mm behind the shoulder: (60 + 40) / (60 + 90) = 2/3 of it', () => {
  expect(loadAtDistance({ loadPoint: 0.04, bearingOffset: 0.06, distance: 0.09 })).toBeCloseTo(2 / 3, 12)
})

test('STOBER, above the reference speed over the cube root: rated at 20 rpm, 160 rpm leave (1/8)^(1/3) = 1/2', () => {
  expect(loadAtSpeed(20, 160)).toBeCloseTo(0.5, 12)
  expect(loadAtSpeed(20, 10)).toBe(1)
})

test('1000 N at 30 + 50 mm and 400 N at 25 mm from the axis: 1000 × 0.08 + 400 × 0.025 = 90 N·m', () => {
  expect(tiltingMoment({ radialForce: 1000, axialForce: 400, radialArm: 0.08, axialArm: 0.025 })).toBeCloseTo(90, 12)
})

test('2 kg·m² from 60 rpm to rest in 0.5 s: 2 × 2π / 0.5 = 25.13 N·m', () => {
  expectWithin(stoppingTorque(2, 1, 0.5), 25.1327, 1e-5)
})

const gear: ReducerCandidate = {
  precisionType: 'economy',
  transmissionType: 'coaxial',
  gearType: 'planetary',
  reducerType: 'planetary',
  size: 80,
  stages: 1,
  ratio: 10,
  ratedTorqueNm: 100,
  stopTorqueNm: 200,
  maxInputSpeedRpm: 6000,
  efficiency: 0.96,
  backlashArcmin: 8,
  radialLoadN: 3000,
  axialLoadN: 2000,
  tiltingMomentNm: 300,
  loadPointMm: 20,
  outputBearingMm: 40,
  loadOutputSpeedRpm: 100,
}

const demand = { t2: { value: 60, lower: 0, upper: 100 } } as const
/** What is asked and what there is by name, SI; columns where a check is not known. */
type Said = Readonly<Record<string, readonly (number | string)[]>>

const checksOf = (parameters: object, own: Partial<ReducerCandidate> = {}, overrides: Readonly<Record<string, number>> = {}): Said => {
  const request: ReducerRequest = { mode: 'manual', parameters: { ...demand, ...parameters }, overrides }
  const { limits, notKnown } = sizePair(request, { gear: { ...gear, ...own } })
  return Object.fromEntries<readonly (number | string)[]>([
    ...limits.map(({ name, required, available }) => [name, [required, available]] as const),
    ...notKnown.map(({ name, needs }) => [name, needs] as const),
  ])
}

describe('a gear unit with 60 N·m at its output', () => {
  test('and a V-belt on 100 mm: 2 × 60 × 1.75 / 0.1 = 2100 N, with 500 N from outside 2600 N, of 3000 N', () => {
    const belt = { transmissionElement: 'vBelt', pitchDiameter: 100 } as const
    expect(checksOf(belt)['radialLoad']).toEqual([expect.closeTo(2100, 9), 3000])
    expect(checksOf({ ...belt, radialForce: 500 })['radialLoad']).toEqual([expect.closeTo(2600, 9), 3000])
    // A factor of 2 in place of 1.75: 2400 N.
    expect(checksOf(belt, {}, { transmissionFactor: 2 })['radialLoad']).toEqual([expect.closeTo(2400, 9), 3000])
  })

  test('and 2000 N at 50 mm: bears 3000 × (40 + 20) / (40 + 50) = 2000 N there, and tilts by 2000 × 0.09 = 180 N·m', () => {
    const { radialLoad, tiltingMoment: tilting } = checksOf({ radialForce: 2000, forceDistance: 50 })
    expect(radialLoad).toEqual([2000, expect.closeTo(2000, 9)])
    expect(tilting).toEqual([expect.closeTo(180, 9), 300])
  })

  test('and a force nearer than the point of the rating bears no more than the rating', () => {
    expect(checksOf({ radialForce: 2000, forceDistance: 5 })['radialLoad']).toEqual([2000, 3000])
  })

  test('and a pinion of 50 mm with 1000 N along the axis: 1000 × 0.025 more, (2 × 60 × 1.25 / 0.05) × 0.06 + 25 = 205 N·m', () => {
    const { axialLoad, tiltingMoment: tilting } = checksOf({ transmissionElement: 'pinion', pitchDiameter: 50, axialForce: 1000 })
    expect([axialLoad, tilting]).toEqual([
      [1000, 2000],
      [expect.closeTo(205, 9), 300],
    ])
  })

  test('is not known where the maker states no rating, no point of it, or no bearing; what is too much for the rating itself fails', () => {
    const far = { radialForce: 2000, forceDistance: 50 }
    expect(checksOf({ radialForce: 1 }, { radialLoadN: undefined })['radialLoad']).toEqual(['radialLoadN'])
    // At the shoulder it is nearer to the bearing than any point that a maker rates.
    expect(checksOf({ ...far, forceDistance: 0 }, { loadPointMm: undefined })['radialLoad']).toEqual([far.radialForce, 3000])
    expect(checksOf(far, { loadPointMm: undefined })['radialLoad']).toEqual(['loadPointMm'])
    expect(checksOf(far, { outputBearingMm: undefined })).toMatchObject({
      radialLoad: ['outputBearingMm'],
      tiltingMoment: ['outputBearingMm'],
    })
    expect(checksOf({ ...far, radialForce: 3001 }, { outputBearingMm: undefined })['radialLoad']).toEqual([3001, 3000])
  })

  test('fails for a moment that is too much even without the arm that is not known, which is not printed as zero', () => {
    const request: ReducerRequest = { mode: 'manual', parameters: { ...demand, radialForce: 2000, forceDistance: 200 }, overrides: {} }
    const checks = sizePair(request, { gear: { ...gear, outputBearingMm: undefined } }).checks()
    const tilting = checks.find(({ name }) => name === 'tiltingMoment')
    expect(tilting).toMatchObject({ passed: false, formula: 'M = Fr × (x) + Fa × y <= Mperm' })
    expect(tilting?.inputs?.map(({ symbol }) => symbol)).toEqual(['Fr', 'x', 'Fa', 'y'])
  })

  test('of a flange is judged by its moment alone: 2000 × (0.01 + 0.04) = 100 N·m', () => {
    const flange = checksOf({ radialForce: 2000, forceDistance: 10 }, { radialLoadN: 'none' })
    expect([flange['radialLoad'], flange['tiltingMoment']]).toEqual([undefined, [expect.closeTo(100, 9), 300]])
  })

  test('has 8′ of backlash, of 10′ or of 5′', () => {
    expect(checksOf({ maxBacklash: 10 })['backlash']?.map((turns) => Number(turns) * 21_600)).toEqual([
      expect.closeTo(8, 9),
      expect.closeTo(10, 9),
    ])
    expect(checksOf({ maxBacklash: 5 }, { backlashArcmin: undefined })['backlash']).toEqual(['backlashArcmin'])
  })
})

const servo = {
  brand: 'Test',
  typeCode: 'T',
  ratedPowerW: 400,
  ratedSpeedRpm: 3000,
  maxSpeedRpm: 6000,
  ratedTorqueNm: 1.27,
  peakTorqueNm: 3.81,
  flangeSizeMm: 60,
  s: 14,
  lr: 30,
  la: 50,
  le: 3,
  lb: 70,
  lz: 5.5,
}

describe('at 3000 / 10 = 300 rpm', () => {
  const checkOf = (name: string, parameters: object, own: Partial<ReducerCandidate> = {}) =>
    sizePair({ mode: 'servo', parameters: { motor: servo, ...parameters } }, { gear: { ...gear, ...own } }).limits.find(
      (limit) => limit.name === name,
    )

  test('the shaft bears 3000 × (100 / 300)^(1/3) = 2080.1 N', () => {
    expect(checkOf('radialLoad', { radialForce: 1000 })?.available).toBeCloseTo(2080.084, 2)
  })

  test('a stop of 0.5 kg·m² in 0.1 s takes 0.5 × 2π × 5 / 0.1 = 157.08 N·m of T2Stop 200 N·m', () => {
    const stop = checkOf('emergencyStop', { loadInertia: 0.5, emergencyTime: 0.1 })
    expect([stop?.required, stop?.available]).toEqual([expect.closeTo(157.08, 2), 200])
  })

  const sprocket = { transmissionElement: 'sprocket', pitchDiameter: 60 }

  test('a sprocket of 60 mm bears what the motor brakes with, 3.81 × 10 / 0.96 = 39.6875 N·m: 2 × 39.6875 × 1.4 / 0.06 = 1852.1 N', () => {
    expect(checkOf('radialLoad', sprocket)?.required).toBeCloseTo(1852.0833, 3)
  })

  test('limited to T2B = 30 N·m it bears 2 × 30 × 1.4 / 0.06 = 1400 N', () => {
    expect(checkOf('radialLoad', sprocket, { peakTorqueNm: 30 })?.required).toBeCloseTo(1400, 6)
  })

  test('with a phase of 5 N·m it bears the continuous torque, 12.192 N·m: 2 × 12.192 × 1.4 / 0.06 = 568.96 N; of 20 N·m, 933.3 N', () => {
    const phase = (torque: number) => ({ ...sprocket, phases: [{ torque, speed: 100, time: 1 }] })
    expect(checkOf('radialLoad', phase(5))?.required).toBeCloseTo(568.96, 6)
    expect(checkOf('radialLoad', phase(20))?.required).toBeCloseTo(933.3333, 3)
  })
})

test('a service factor of 1.5 loads what sits on the shaft as it loads the gear: 2 × 1.5 × 97.387 × 1.4 / 0.1 = 4090.3 N', () => {
  // 1.5 kW at 1412 rpm: T1 = 9549.3 × 1.5 / 1412 = 10.1445 N·m; × 10 × 0.96 = 97.387 N·m
  const motor = { ratedPowerKw: 1.5, poles: 4, ratedSpeedRpm: 1412, frame: '90L', frameSize: 90 }
  const parameters = { fb: 1.5, transmissionElement: 'sprocket', pitchDiameter: 100 } as const
  const { limits } = sizePair({ mode: 'threePhase', parameters }, { gear, motor })
  expectWithin(limits.find(({ name }) => name === 'radialLoad')?.required ?? 0, 4090.25, 1e-4)
})
