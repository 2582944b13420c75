/** What the extended form asks of a ball screw, worked out outside the project: forces on the table, way back, preload, travel deviation. */
import { describe, expect, test } from 'vitest'
import { nutCompliance, nutYield, shaftEndFactor, shaftStiffness, stiffeningLoad } from '../../families/formulas/axial-stiffness.ts'
import { toSi } from '../../families/formulas/unit-scale.ts'
import { forceOfPreloaded, liftOffForce, preloadedForce, preloadedMeanLoad, preloadTorque } from '../../families/formulas/preload.ts'
import { directionalMeanLoad } from '../../families/formulas/mean-load.ts'
import { leastDeviationRatio, travelDeviation } from '../../families/formulas/travel-deviation.ts'
import type { BallScrewParameters } from '../../families/ball-screw/parameters.ts'
import { ballScrewSizer } from '../../families/ball-screw/sizer.ts'
import { ballScrewModels } from '../property/families/real-catalogue.ts'
import { expectWithin } from './within.ts'

const request: BallScrewParameters = {
  AssemblyMethod: 'vertical',
  W: 100,
  Speed: 300,
  Acceleration: 3,
  Stroke: 800,
  FixedMethod: 'fixed-supported',
}

/** THK WTF2040-2: Ca 5400 N, C0a 13 600 N, lead 40 mm, d1 17.5 mm, D 20.75 mm, nut 41.5 mm, C7 to 2000 mm, C8 and C10 to 2200 mm. */
const model = ballScrewModels.find(({ skuName }) => skuName === 'WTF2040-2') ?? expect.unreachable()
const { candidate } = model

function sized(changed: Partial<BallScrewParameters>) {
  const preparation = ballScrewSizer.prepare({ ...request, ...changed }, {})
  const made = preparation.size(candidate)
  return {
    value: (name: string) => made.values().find((row) => row.name === name)?.value ?? NaN,
    check: (name: string) => made.checks().find((row) => row.name === name),
  }
}

describe('a force of 500 N on the table of a vertical axis that carries 100 kg up and 40 kg down', () => {
  // Up: 980.665 + 15 ± 300 N, down: 392.266 − 15 ∓ 120 N; with 500 N on top: 1795.665, 1495.665, 1195.665, 757.266, 877.266, 997.266 N.
  test('the six forces', () => {
    const { value } = sized({ ExternalForce: 500, ReturnLoad: 40 })
    const names = [
      'forwardAccelerating',
      'forwardConstant',
      'forwardDecelerating',
      'backwardAccelerating',
      'backwardConstant',
      'backwardDecelerating',
    ]
    const forces = [1795.665, 1495.665, 1195.665, 757.266, 877.266, 997.266]
    names.forEach((name, index) => expect(value(`${name}Force`)).toBeCloseTo(forces[index] ?? NaN, 6))
    expect(value('maxAxialForce')).toBeCloseTo(1795.665, 6)
  })

  // Over 15 / 770 / 15 mm each way: Fm1 = 1263.85 N, nothing pulls the other way; fw 1.5: (5400 / (1.5 × 1263.85))³ × 10⁶ = 2.31112e7 turns.
  // 2.7667 s a stroke, so 800 / 2.7667 = 289.16 mm/s, 433.7 min⁻¹: 888.07 h.
  test('the life', () => {
    const { value } = sized({ ExternalForce: 500, ReturnLoad: 40 })
    expectWithin(value('meanLoadForward'), 1263.849, 1e-6)
    expect(value('meanLoadBackward')).toBe(0)
    expectWithin(value('lifeRevolutions'), 2.311117e7, 1e-6)
    expectWithin(value('lifeHours'), 888.068, 1e-6)
  })

  // 980.665 + 500 = 1480.665 N: × 0.04 / 2π = 9.42621 N·m; × η2 = 0.977704 (tan α 0.613609, μ 0.01): 9.21604 N·m.
  test('the brake holds 9.426 N·m; the load turns the screw back with 9.216 N·m', () => {
    const { value } = sized({ ExternalForce: 500, ReturnLoad: 40 })
    expect(value('brakeNeeded')).toBe(1)
    expectWithin(value('holdingTorque'), 9.426206, 1e-6)
    expectWithin(value('backDrivingTorque'), 9.216037, 1e-6)
  })

  test('a force that helps eases nothing: it may be missing', () => {
    const [alone, helped] = [sized({}), sized({ ExternalForce: -500 })]
    for (const name of ['staticSafety', 'buckling', 'permissibleLoad'] as const) {
      expect(helped.check(name)?.utilisation).toBe(alone.check(name)?.utilisation)
    }
    expect(helped.check('life')?.utilisation).toBeGreaterThanOrEqual(alone.check('life')?.utilisation ?? NaN)
  })

  test('a lying axis needs a brake against a force that stays', () => {
    expect(sized({ AssemblyMethod: 'horizontal' }).value('brakeNeeded')).toBeNaN()
    // 400 × 0.04 / 2π
    expectWithin(sized({ AssemblyMethod: 'horizontal', ExternalForce: -400 }).value('holdingTorque'), 2.546479, 1e-6)
  })
})

// Lying, 100 kg: 317.942, 17.942, −282.058 N and back. With −400 N: 80.128 N at most forward (317.942 over 15 of 800 mm and so on), 409.04 N backward.
test('a force of −400 N on a lying table: Fm1 80.13 N, Fm2 409.04 N, 26 094 h', () => {
  const { value } = sized({ AssemblyMethod: 'horizontal', ExternalForce: -400 })
  expectWithin(value('meanLoadForward'), 80.12802, 1e-6)
  expectWithin(value('meanLoadBackward'), 409.0366, 1e-6)
  expectWithin(value('lifeHours'), 26_094.11, 1e-6)
})

describe('a preload of 300 N on the lying axis', () => {
  const { value, check } = sized({ AssemblyMethod: 'horizontal', Preload: 300 })

  // Fb = 300 × (1 + 317.942 / 848.528)^1.5 = 483.54 N; 13 600 / 483.54 = 28.126.
  test('the balls bear 483.5 N: static safety 28.13', () => {
    expectWithin(preloadedForce(317.941995, 300), 483.5399, 1e-6)
    expectWithin(check('staticSafety')?.available ?? NaN, 28.125911, 1e-6)
    expect(check('buckling')?.required).toBeCloseTo(317.941995, 6)
  })

  // Each half: Fb over the strokes that load it, Fb − F over those that relieve it: 304.702 N; both: 375.132 N; 8.83801e8 turns, 33 960.9 h.
  test('both halves of the nut bear 304.7 N: 33 961 h', () => {
    expectWithin(value('meanLoadForward'), 304.702006, 1e-6)
    expectWithin(value('meanLoadBackward'), 304.702006, 1e-6)
    expectWithin(value('equivalentLoad'), 375.132173, 1e-6)
    expectWithin(value('lifeHours'), 33_960.878, 1e-6)
  })

  // tan α 0.6136: 0.05 / √0.6136 = 0.064, at least 0.1: 0.1 × 300 × 0.04 / 2π = 0.190986 N·m, on top of 317.942 × 0.04 / (2π × 0.9) = 2.248979;
  // the thread alone would have 0.977927, supports and nut leave 0.9.
  // The screw itself: 800 + 41.5 + 4 × 40 + 2 × 50 = 1101.5 mm of 20 mm: π × 7850 × 0.02⁴ × 1.1015 / 32 = 1.358232e-4 kg·m², × 2π × 3 / 0.04: 0.0640052 N·m.
  test('drags with 0.191 N·m', () => {
    expectWithin(value('preloadTorque'), 0.1909859, 1e-6)
    expectWithin(value('screwInertia'), 1.358232e-4, 1e-6)
    expectWithin(value('maxTorque'), 2.248979 + 0.190986 + 0.0640052, 1e-6)
    expectWithin(value('constantTorque'), 0.3179, 1e-5)
    // A lead of 4 mm on 16.65 mm: tan α 0.07647, Kp 0.18081; 500 N: 0.18081 × 500 × 0.004 / 2π = 0.057554 N·m.
    expectWithin(preloadTorque(500, { lead: 0.004, leadTangent: 0.004 / (Math.PI * 0.01665) }), 0.0575536, 1e-5)
  })

  test('is lifted off by 2.83 times as much, and is at most 10 % of Ca', () => {
    expectWithin(value('preloadLiftOff'), 848.528, 1e-6)
    expect(check('preload')).toMatchObject({ required: 300, available: 540, passed: true })
    expect(sized({ Preload: 541 }).check('preload')?.passed).toBe(false)
    expect(sized({ Preload: 0 }).check('preload')).toBeUndefined()
  })
})

test('beyond the force that lifts it off, a preload changes nothing; the formula turns around', () => {
  expect(preloadedForce(liftOffForce(100), 100)).toBe(liftOffForce(100))
  expect(preloadedForce(1000, 100)).toBe(1000)
  for (const force of [0, 50, 200, 282, 283, 5000]) expect(forceOfPreloaded(preloadedForce(force, 100), 100)).toBeCloseTo(force, 6)
  expect(forceOfPreloaded(90, 100)).toBe(0)
  const segments = [
    { load: 30, weight: 2 },
    { load: -70, weight: 1 },
  ]
  expect(
    preloadedMeanLoad(
      segments.map(({ load, weight }) => ({ loads: [load], weight })),
      0,
    ),
  ).toEqual(directionalMeanLoad(segments))
})

describe('travel deviation', () => {
  // JIS B 1192 through THK General Catalog A-678; transport grades e300 × lu / 300 mm.
  test.each([
    ['C0 over 90 mm', 3.5, 0.09, 3],
    ['C1 over 315 mm', 5, 0.315, 6],
    ['C3 over 1250 mm', 8, 1.25, 24],
    ['C3 over 1251 mm', 8, 1.251, 29],
    ['C5 over 1000 mm', 18, 1, 40],
    ['C5 over 10 000 mm', 18, 10, 260],
    ['T5 over 1000 mm', 23, 1, 40],
    ['T3 as C5, the next coarser table', 12, 1, 40],
    ['C0 longer than it is made, as C1', 3.5, 2, 18],
    ['C7 over 1000 mm: 50 × 1000 / 300', 50, 1, 166.666667],
    ['C7 over 100 mm, as over 300', 50, 0.1, 50],
    ['C10 over 600 mm: 210 × 2', 210, 0.6, 420],
  ])('%s', (_, e300, length, deviation) => expectWithin(travelDeviation(e300 * 1e-6, length) * 1e6, deviation, 1e-8))

  test('no grade has less than the least ratio', () => {
    for (const length of [0.05, 0.3, 0.9, 3, 12]) {
      for (const e300 of [1, 3.5, 4, 5, 6, 7, 8, 12, 18, 20, 23, 24, 50, 210]) {
        expect(travelDeviation(e300 * 1e-6, length) / (e300 * 1e-6)).toBeGreaterThanOrEqual(leastDeviationRatio(length) * (1 - 1e-12))
      }
    }
  })

  // lu = 800 + 41.5 mm; the ordered grade is the coarsest that will do: C10 210 × 841.5 / 300 = 589.05 µm, C7 140.25 µm.
  test('of the grade that is ordered, and as a demand', () => {
    const orderOf = (TravelDeviation?: number) => {
      return ballScrewSizer.prepare({ ...request, ...(TravelDeviation !== undefined && { TravelDeviation }) }, {}).card(model).machineCode
    }
    expect(sized({}).value('travelDeviation')).toBeCloseTo(589.05, 6)
    expect(sized({}).check('travelDeviation')).toBeUndefined()
    expect(sized({ TravelDeviation: 150 }).value('travelDeviation')).toBeCloseTo(140.25, 6)
    expect(sized({ TravelDeviation: 150 }).check('travelDeviation')).toMatchObject({ required: 140.25, available: 150, passed: true })
    expect(sized({ TravelDeviation: 140 }).check('travelDeviation')?.passed).toBe(false)
    expect([orderOf(), orderOf(300), orderOf(150)].map((code) => code.split(' ').at(-1))).toEqual(['C10', 'C8', 'C7'])
  })

  // 2000 mm + 41.5 + 160 + 100 = 2301.5 mm is longer than any; 1850 mm asks for 2151.5 mm, which C7 (2000 mm) is not made in: C8 then, 630.5 µm.
  test('of grades that are long enough only', () => {
    expect(sized({ Stroke: 1850, TravelDeviation: 400 }).check('travelDeviation')).toMatchObject({ required: 630.5, passed: false })
  })
})

describe('stiffness', () => {
  const fixedSupported = shaftEndFactor['fixed-supported']

  // THK General Catalog A-713: vertical, 1000 + 500 N, d1 21.9 mm: KS 776 N/µm at 100 mm and 111 N/µm at 700 mm, δ 1.9 and 13.5 µm, 11.6 µm apart.
  test('THK A-713: the shaft of a BNF2512 gives way by 1.9 µm at 100 mm and 13.5 µm at 700 mm', () => {
    const displacementAt = (length: number) => 1500 / shaftStiffness({ rootDiameter: 0.0219, length, endFactor: fixedSupported })
    expectWithin(shaftStiffness({ rootDiameter: 0.0219, length: 0.1, endFactor: fixedSupported }), 776e6, 1e-3)
    expect(displacementAt(0.1) * 1e6).toBeCloseTo(1.9, 1)
    expect(displacementAt(0.7) * 1e6).toBeCloseTo(13.5, 1)
    expect((displacementAt(0.7) - displacementAt(0.1)) * 1e6).toBeCloseTo(11.6, 1)
  })

  // HIWIN Ballscrews S99TE20-1610 example 4.5-5, 1R40-10B2-FSW: dr 34.91 mm over 1000 mm, K 74 kgf/µm, C 5370 kgf, P 250 kgf, bearing 105 kgf/µm, 700 kgf.
  // Printed: Ks 20.5 (with E = 2.1e5 N/mm²; 20.1 with 2.06e5), Kn 46, Kt 12.35 kgf/µm, 56 µm; Kn 58 and half of 106 µm with 500 kgf; half of 61 µm fixed at both ends.
  describe('HIWIN example 4.5-5', () => {
    const kgf = 9.80665
    const displacement = (preload: number, ends: keyof typeof shaftEndFactor): number => {
      const force = 700 * kgf
      const shaft = force / shaftStiffness({ rootDiameter: 0.03491, length: 1, endFactor: shaftEndFactor[ends] })
      const stiffening = stiffeningLoad(force, preload * kgf)
      const nut =
        nutYield({ force, stiffening, share: 0.8 }) * nutCompliance({ stiffness: toSi(74 * kgf, 'N/um'), load: 0.28 * 5370 * kgf })
      return (shaft + nut + force / toSi(105 * kgf, 'N/um')) * 1e6
    }

    test('56 µm with a preload of 250 kgf: 700 kgf is where it lifts off', () => {
      expectWithin(displacement(250, 'fixed-supported'), 56, 0.02)
      expectWithin(displacement(250, 'fixed-supported'), displacement(0, 'fixed-supported'), 1e-9)
    })
    test('53 µm with 500 kgf', () => expectWithin(displacement(500, 'fixed-supported'), 53, 0.02))
    test('30.5 µm fixed at both ends', () => expectWithin(displacement(250, 'fixed-fixed'), 30.5, 0.02))
  })

  test('of a nut whose maker states nothing it is not known, and only where it is asked for', () => {
    const unstated = { ...candidate, nutRigidityNPerUm: undefined }
    const notKnown = (MaxDeflection?: number) =>
      ballScrewSizer.prepare({ ...request, ...(MaxDeflection !== undefined && { MaxDeflection }) }, {}).size(unstated).notKnown
    expect(notKnown()).toEqual([])
    expect(notKnown(1000)).toEqual([{ name: 'deflection', needs: ['nutRigidityNPerUm'] }])
  })
})
