/** One example per check of a ball screw; the arithmetic stands beside each. g = 9.80665 m/s², E = 2.06e5 N/mm², ρ = 7850 kg/m³. */
import { expect, test } from 'vitest'
import type { BallScrewParameters } from '../../../families/ball-screw/parameters.ts'
import { ballScrewSizer } from '../../../families/ball-screw/sizer.ts'
import { ballScrewChecks } from '../../../families/ball-screw/sizing/checks.ts'
import type { BallScrewCandidate } from '../../../families/ball-screw/wire/ball-screw.ts'
import { expectExample, type CheckExample } from './check-example.ts'

/** 100 kg upright: up 980.665 + 15 ± 200 N, down 980.665 − 15 ∓ 200 N; at most 1195.665 N. */
const parameters: BallScrewParameters = {
  AssemblyMethod: 'vertical',
  W: 100,
  Speed: 200,
  Acceleration: 2,
  Stroke: 600,
  UsePrecision: 'C7',
  FixedMethod: 'fixed-supported',
}
const candidate: BallScrewCandidate = {
  nominalDiameterMm: 25,
  leadMm: 10,
  rootDiameterMm: 21,
  ballCircleDiameterMm: 26,
  dynamicLoadRatingN: 15_000,
  staticLoadRatingN: 30_000,
  nutLengthMm: 60,
  dnLimit: 70_000,
  maxSpeedRpm: 2500,
  lengthByGrade: { 50: 2000, 210: 3000 },
  nutRigidityNPerUm: 400,
  nutRigidityLoadN: 4500,
}

const examples: readonly CheckExample<BallScrewParameters, BallScrewCandidate>[] = [
  // 30 000 / 1195.665
  { check: 'staticSafety', request: {}, required: 2.5, available: 25.0906 },
  // Preloaded with 1000 N: 1000 × (1 + 1195.665 / 2828.427)^1.5 = 1000 × 1.422731^1.5 = 1697.0 N; 30 000 / 1697.0
  { check: 'staticSafety', request: { Preload: 1000 }, required: 2.5, available: 17.6783 },
  // 10 % of 15 000 N
  { check: 'preload', request: { Preload: 2000 }, required: 2000, available: 1500 },
  // Over 10, 580 and 10 mm each way: Fm = 982.251 N; fw 1.2: (15 000 / (1.2 × 982.251))³ × 10⁶ = 2.06092e9;
  // 600 mm in 3.1 s: 1161.29 min⁻¹; 2.06092e9 / (60 × 1161.29)
  { check: 'life', request: {}, required: 20_000, available: 29_578.1 },
  // 147 × π / 4 × 21²
  { check: 'permissibleLoad', request: {}, required: 1195.665, available: 50_915 },
  // 1195.665 + 40 000 N on the table
  { check: 'permissibleLoad', request: { ExternalForce: 40_000 }, required: 41_195.665, available: 50_915 },
  // la = 600 + 60 + 40 = 700 mm, I = π × 21⁴ / 64 = 9546.56 mm⁴: 0.5 × 2 × π² × 2.06e5 × 9546.56 / 700²
  { check: 'buckling', request: {}, required: 1195.665, available: 39_611.2 },
  // The load of a phase that stands
  { check: 'buckling', request: { Phases: [{ load: -45_000, speed: 0, time: 1 }] }, required: 45_000, available: 39_611.2 },
  // 60 × 200 / 10; 0.8 × 60 × 3.9266² / (2π × 0.7²) × 0.021 / 4 × √(2.06e11 / 7850)
  { check: 'criticalSpeed', request: {}, required: 1200, available: 6464.83 },
  // 70 000 / 26
  { check: 'dnValue', request: {}, required: 1200, available: 2692.31 },
  { check: 'maxSpeed', request: { Speed: 500 }, required: 3000, available: 2500 },
  // 600 + 60 + 4 × 10 + 2 × 50
  { check: 'length', request: {}, required: 800, available: 2000 },
  { check: 'accuracy', request: { UsePrecision: 'C5' }, required: 50, available: 18 },
  // 50 µm × 660 / 300
  { check: 'travelDeviation', request: { TravelDeviation: 80 }, required: 110, available: 80 },
  // Shaft: π / 4 × 21² = 346.361 mm², × 2.06e5 / 700 / 1000 = 101.929 N/µm; nut: 0.8 × 400 × (1195.665 / 4500)^(1/3) = 205.722 N/µm;
  // 1195.665 / 101.929 + 1195.665 / 205.722 = 11.7304 + 5.8121
  { check: 'deflection', request: { MaxDeflection: 20 }, required: 17.5424, available: 20 },
  // Preloaded with 1000 N: as stiff as at 2800 N: 0.8 × 400 × (2800 / 4500)^(1/3) = 273.190 N/µm: 11.7304 + 4.3767
  { check: 'deflection', request: { MaxDeflection: 16, Preload: 1000 }, required: 16.1071, available: 16 },
  // Fixed at both ends, in bearings of 200 N/µm: 11.7304 / 4 + 5.8121 + 1195.665 / 200
  {
    check: 'deflection',
    request: { MaxDeflection: 20, FixedMethod: 'fixed-fixed', SupportRigidity: 200 },
    required: 14.723,
    available: 20,
  },
]

test.each(examples)('$check: $required against $available', (example) => {
  expectExample(
    ballScrewSizer,
    { parameters: { ...parameters, ...example.request }, candidate: { ...candidate, ...example.described } },
    example,
  )
})

test('every check has its example', () => {
  expect([...new Set(examples.map(({ check }) => check))].toSorted()).toEqual(Object.keys(ballScrewChecks).toSorted())
})

// On 100 kg: √(1195.665 / 17.5424 µm / 100) / 2π = √(68.1586 × 10⁶ / 100) / 2π = 825.582 / 2π; √(81.2107 × 10⁶ / 100) / 2π = 901.170 / 2π.
// Preloaded with 1000 N, the nut is as rigid as under 2800 N: 320 × (2800 / 4500)^(1/3) = 273.194 N/µm beside the shaft's 101.929 N/µm:
// √(74.2326 × 10⁶ / 100) / 2π = 861.583 / 2π
test.each([
  ['without bearings, under the largest load', {}, 131.396, ['withoutBearings', 'softerUnderLess']],
  [
    'fixed at both ends in bearings of 200 N/µm',
    { FixedMethod: 'fixed-fixed', SupportRigidity: 200 } as const,
    143.426,
    ['softerUnderLess'],
  ],
  ['with a preload that keeps the nut rigid', { Preload: 1000 }, 137.125, ['withoutBearings']],
])('axial natural frequency %s', (_, request, expected, remarks) => {
  const { values } = ballScrewSizer.prepare({ ...parameters, ...request }, {}).size(candidate)
  const found = values().find(({ name }) => name === 'axialFrequency')
  expect(Math.abs((found?.value ?? Number.NaN) / expected - 1)).toBeLessThan(1e-4)
  expect(found?.unit).toBe('Hz')
  expect(found?.source.split('; ').slice(1)).toEqual(['massOnSprings', ...remarks])
})

test('without the rigidity of the nut, or a mass, there is no frequency', () => {
  const nameOf = ({ name }: { readonly name: string }) => name
  const { nutRigidityNPerUm: _rigidity, ...unstated } = candidate
  expect(ballScrewSizer.prepare(parameters, {}).size(unstated).values().map(nameOf)).not.toContain('axialFrequency')
  const unloaded = ballScrewSizer
    .prepare({ ...parameters, W: 0, ExternalForce: 100 }, {})
    .size(candidate)
    .values()
  expect(unloaded.map(nameOf)).toContain('deflection')
  expect(unloaded.map(nameOf)).not.toContain('axialFrequency')
})
