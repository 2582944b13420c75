/**
 * Strokes with other ramps than those of a trapezoid, worked out by hand. A ramp to v with the highest acceleration a lasts k v / a and both ramps take
 * m v² / a: S-curve k = m = 2; modified sine k = π/2, m = (π + 4)/4 = 1.785398. g = 9.80665 m/s².
 *
 * A load F0 ± F1 α, α being the share of the highest acceleration, has over two equal ramps the mean cube F0³ + 3 F0 F1² M2, M2 = ∫ α² v dt / ∫ v dt:
 * - S-curve: α is even about the middle of the ramp and v odd about its half, so M2 is the mean of α² over the time: 1/3.
 * - modified sine: ∫ α² v dτ = (1/8π) (π/4 − 1/3) + (3/2π) (π/16 + 1/4) = 1/8 + 1/(3π) = 0.231103; over c = (π + 4)/(4π) = 0.568310: 0.406650.
 */
import { describe, expect, test } from 'vitest'
import type { BallRailCandidate } from '../../families/ball-rail/wire/ball-rail.ts'
import { ballRailSizer } from '../../families/ball-rail/sizer.ts'
import { ballScrewSizer } from '../../families/ball-screw/sizer.ts'
import type { Sizer } from '../../families/define/sizer.ts'
import type { ElectricCylinderCandidate } from '../../families/electric-cylinder/wire/electric-cylinder.ts'
import { electricCylinderSizer } from '../../families/electric-cylinder/sizer.ts'
import { strokeProfile } from '../../families/formulas/motion-profile.ts'
import { linearModuleSizer } from '../../families/linear-module/sizer.ts'
import { linearModuleTable } from '../../families/linear-module/table.ts'
import type { SlideModuleCandidate } from '../../families/slide-module/wire/slide-module.ts'
import { slideModuleSizer } from '../../families/slide-module/sizer.ts'
import { ballScrewModels, modelsOf } from '../property/families/real-catalogue.ts'
import { expectWithin } from './within.ts'

const precise = 1e-6

/** A value of the sizing by its name. */
function valuesOf<Parameters, Candidate>(
  sizer: Sizer<Parameters, Candidate>,
  request: Parameters,
  candidate: Candidate,
  overrides: Readonly<Record<string, number>> = {},
) {
  const prepared = sizer.prepare(request, overrides)
  const rows = [...prepared.demands(), ...prepared.size(candidate).values()]
  return (name: string) => rows.find((row) => row.name === name)?.value ?? NaN
}

test('MechDesigner, Rothbart: a whole modified sine has Cv = 1.76 and Ca = 5.53', () => {
  // S = 1 m with a = 1 m/s² and all the speed it gives: T² = Ca S / a, v = Cv S / T.
  const { duration, peakSpeed } = strokeProfile({ stroke: 1, acceleration: 1, speed: Infinity, motionProfile: 'modifiedSine' })
  expectWithin(duration ** 2, 5.53, 0.0005)
  expectWithin(peakSpeed * duration, 1.76, 0.0005)
})

test('Movensys WMX3: in the time of a trapezoid an S-curve needs twice the acceleration', () => {
  const trapezoid = strokeProfile({ stroke: 1, speed: 0.5, acceleration: 2 })
  const curve = strokeProfile({ stroke: 1, speed: 0.5, acceleration: 4, motionProfile: 'sCurve' })
  expectWithin(curve.duration, trapezoid.duration, 1e-12)
  expect(curve.peakSpeed).toBe(trapezoid.peakSpeed)
})

describe('a ball screw that lifts 100 kg over 800 mm, 300 mm/s, at most 3 m/s², S-curve', () => {
  const { candidate } = ballScrewModels.find(({ skuName }) => skuName === 'WTF2040-2') ?? expect.unreachable()
  const value = valuesOf(
    ballScrewSizer,
    {
      AssemblyMethod: 'vertical',
      W: 100,
      Speed: 300,
      Acceleration: 3,
      Stroke: 800,
      FixedMethod: 'fixed-supported',
      MotionProfile: 'sCurve',
    },
    candidate,
  )

  // Ramps of 2 × 0.3 / 3 = 0.2 s and 0.3² / 3 = 30 mm; 740 mm at 300 mm/s: 2 × 0.2 + 0.74 / 0.3 = 2.866667 s.
  test('the motion', () => {
    expectWithin(value('rampDistance'), 30, precise)
    expectWithin(value('strokeTime'), 2.866667, precise)
  })

  // 995.665 ± 300 α N up, 965.665 ∓ 300 α N down: [800 (995.665³ + 965.665³) + 2 × 30 × 3 × (995.665 + 965.665) × 300² / 3] / 1600 = 983.18233³.
  // The peak is that of the trapezoid: 1295.665 N.
  test('the mean load lies under that of the trapezoid, 984.322 N with half the ramps, and the peak does not', () => {
    expectWithin(value('meanLoadForward'), 983.18233, precise)
    expectWithin(value('maxAxialForce'), 1295.665, precise)
  })
})

describe('a guide with 40 kg on four blocks, 200 mm above them, 500 mm/s over 1 m, at most 4 m/s², modified sine', () => {
  const candidate: BallRailCandidate = {
    dynamicLoadRatingKn: 20,
    ratingDistanceKm: 50,
    staticLoadRatingKn: 30,
    rollMomentKnm: 0.3,
    pitchMomentKnm: 0.25,
    yawMomentKnm: 0.25,
    equivalentLoadRule: 'sum',
    railWidthMm: 20,
    widthMm: 40,
    lengthMm: 60,
    maxRailLengthMm: 4000,
    maxSpeedMmPerS: 'none',
  }
  const value = valuesOf(
    ballRailSizer,
    {
      UseMethod: 'horizontal',
      Layout: '2x2',
      SliderSpacing: 200,
      RailSpacing: 200,
      W: 40,
      A: 0,
      B: 0,
      C: 200,
      Speed: 500,
      Acceleration: 4,
      Stroke: 1000,
      MotionProfile: 'modifiedSine',
    },
    candidate,
  )

  // Both ramps take 1.785398 × 0.5² / 4 = 111.587 mm and π/2 × 0.5 / 4 × 2 = 0.392699 s; 888.413 mm at 500 mm/s: 2.169524 s.
  test('the motion', () => {
    expectWithin(value('rampDistance'), 55.793693, precise)
    expectWithin(value('strokeTime'), 2.169524, precise)
  })

  // A block: 40 g / 4 = 98.0665 N, and 40 × 4 × 0.2 = 32 N·m × 0.1 / (4 × 0.1²) = 80 N of the acceleration.
  // 98.0665³ + 0.111587 × 3 × 98.0665 × 80² × 0.406650 = 100.942707³.
  test('the mean load of a block', () => expectWithin(value('meanBlockLoad'), 100.942707, precise))
})

describe('a cylinder that lifts 50 kg', () => {
  const candidate: ElectricCylinderCandidate = {
    drive: 'servo',
    driveBrand: 'any',
    maxThrustN: 5000,
    maxPullN: 4000,
    fullLoadSpeedMmS: 300,
    noLoadSpeedMmS: 500,
    maxAccelerationMS2: 5,
    maxStrokeMm: 800,
  }
  const base = { MotorBrand: 'any', Weight: 50, AssemblyMethod: 'vertical', Acceleration: 2, MotionProfile: 'sCurve' } as const

  // Both ramps take 2 × 0.2² / 2 = 40 of 100 mm; 490.3325 ± 100 α N: 490.3325³ + 0.4 × 3 × 490.3325 × 100² / 3 = 493.036801³.
  test('over 100 mm with 200 mm/s: the mean load', () => {
    const value = valuesOf(electricCylinderSizer, { ...base, MaxSpeed: 200, Stroke: 100 }, candidate)
    expectWithin(value('equivalentLoad'), 493.036801, precise)
  })

  // √(0.03 × 2 / 2) = 173.205 mm/s, 4 × 0.173205 / 2 = 0.346410 s: 30 mm do not let it reach 200 mm/s, as a trapezoid would (20 mm).
  test('over 30 mm: the speed is not reached', () => {
    const value = valuesOf(electricCylinderSizer, { ...base, MaxSpeed: 200, Stroke: 30 }, candidate)
    expectWithin(value('peakSpeed'), 173.205081, precise)
    expectWithin(value('strokeTime'), 0.34641016, precise)
  })
})

describe('a linear module', () => {
  const { candidate } = modelsOf(linearModuleTable).find(({ skuID }) => skuID === 'KR5520A-N') ?? expect.unreachable()

  // v = 2 S / (T + √(T² − 4 (2 k − m) S / a)): 1 / (1.5 + √(2.25 − 8 × 0.5 / 3)) and 1 / (1.5 + √(2.25 − (3π − 4) × 0.5 / 3)).
  test.each([
    ['sCurve', 406.929669],
    ['modifiedSine', 375.923382],
  ] as const)('500 mm in 1.5 s with at most 3 m/s², %s: %d mm/s', (MotionProfile, speed) => {
    const request = { AssemblyMethod: 'horizontal', M: 10, TotalTime: 1.5, Acceleration: 3, Stroke: 500, MotionProfile } as const
    const value = valuesOf(linearModuleSizer, request, candidate)
    expectWithin(value('travelSpeed'), speed, precise)
    expectWithin(value('strokeTime'), 1.5, precise)
  })

  // THK A-408, KR5520A: 5916 N, 7364 N and 4468 N in the phases. Both ramps take 1.785398 × 0.5² / 2.4 / 1.2 = 0.154982 of the way:
  // 5916³ + 3 × 5916 × 1448² × 0.406650 × 0.154982 = 5938.25³ (printed for the trapezoid: 5947 N); the source rounds.
  test('THK A-408 with a modified sine: the mean load of a block', () => {
    const request = {
      AssemblyMethod: 'vertical',
      M: 30,
      A: 0,
      B: 40,
      C: 193,
      MaxSpeed: 500,
      Acceleration: 2.4,
      Stroke: 1200,
      MotionProfile: 'modifiedSine',
    } as const
    expectWithin(valuesOf(linearModuleSizer, request, candidate)('meanGuideLoad'), 5938.25, 0.0005)
  })
})

describe('a slide module with 10 kg, 100 mm above the table, 500 mm/s over 500 mm, at most 3 m/s², S-curve', () => {
  const candidate: SlideModuleCandidate = {
    widthMm: 60,
    leadMm: 10,
    environment: 'standard',
    repeatabilityMm: 0.005,
    payloadHorizontalKg: 30,
    speedByStrokeMmS: { 500: 1000 },
    dynamicLoadRatingN: 12_000,
    staticLoadRatingN: 10_000,
    rollMomentNm: 100,
    pitchMomentNm: 100,
    yawMomentNm: 100,
  }
  const value = valuesOf(
    slideModuleSizer,
    { W: 10, AssemblyMethod: 'horizontal', A: 0, B: 0, C: 100, Stroke: 500, Speed: 500, Width: 100, MotionProfile: 'sCurve' },
    candidate,
    { acceleration: 3 },
  )

  // Both ramps take 2 × 0.5² / 3 = 1/3 of 0.5 m. MP = 10 × 3 × 0.1 = 3 N·m × α whatever its sign: 98.0665 + 10 000 × 3 α / 100 = 98.0665 + 300 α N.
  // Means over a ramp, as those over its time: α 1/2, α² 1/3, α³ 1/4. 98.0665³ + (3 × 98.0665² × 300 / 2 + 3 × 98.0665 × 300² / 3 + 300³ / 4) / 3.
  test('the mean load of its guide', () => expectWithin(value('guideMeanLoad'), 196.416683, precise))

  // 2 × 2 × 0.5 / 3 + (0.5 − 1/6) / 0.5
  test('the time', () => expectWithin(value('strokeTime'), 1.333333, precise))

  // Ramps of 0.2 s: the highest acceleration of an S-curve is twice the mean, 2 × 0.5 / 0.2.
  test('the acceleration where none is given', () => {
    const request = { W: 10, AssemblyMethod: 'horizontal', A: 0, B: 0, C: 100, Stroke: 500, Speed: 500, Width: 100 } as const
    const assumed = (changed: object) =>
      slideModuleSizer.prepare({ ...request, ...changed }, {}).assumptions.find(({ name }) => name === 'acceleration')?.value
    expect([assumed({}), assumed({ MotionProfile: 'sCurve' })]).toEqual([2.941995, 5])
  })
})
