/** One example per check of a linear module; the arithmetic stands beside each. g = 9.80665 m/s², E = 2.06e5 N/mm². */
import { expect, test } from 'vitest'
import type { LinearModuleParameters } from '../../../families/linear-module/parameters.ts'
import { linearModuleSizer } from '../../../families/linear-module/sizer.ts'
import { linearModuleChecks } from '../../../families/linear-module/sizing/checks.ts'
import type { LinearModuleCandidate } from '../../../families/linear-module/wire/linear-module.ts'
import { expectExample, type CheckExample } from './check-example.ts'

/**
 * 20 kg = 196.133 N: F = 0.01 × 196.133 + 8 + 100 = 109.961 N; MP = 196.133 × 0.04 = 7.84532 and 100 × 0.05 = 5, MY = 100 × 0.03 = 3,
 * MR = 196.133 × 0.03 = 5.88399 N·m.
 */
const parameters: LinearModuleParameters = {
  AssemblyMethod: 'horizontal',
  M: 20,
  A: 40,
  B: 30,
  C: 50,
  MaxSpeed: 300,
  Acceleration: 5,
  Stroke: 400,
}
const guide = {
  sizeMm: 40,
  blocks: 1,
  verticalUse: 'operable',
  maxSpeedMmS: 'none',
  maxAccelerationMS2: 20,
  guideDynamicRatingN: 20_000,
  guideStaticRatingN: 30_000,
  guideLifeBasisKm: 50,
  pitchMomentNm: 200,
  yawMomentNm: 200,
  rollMomentNm: 400,
  pitchFactorPerMm: 0.1,
  rollFactorPerMm: 0.08,
} as const
const screw: LinearModuleCandidate = {
  ...guide,
  driveKind: 'screw',
  leadMm: 10,
  railStrokeMm: { 700: 500 },
  railSpeedMmS: { 700: 500 },
  rootDiameterMm: 12,
  ballCircleDiameterMm: 15.5,
  dnLimit: 50_000,
  maxScrewSpeedRpm: 3000,
  screwDynamicRatingN: 4000,
  screwStaticRatingN: 7000,
  bearingDynamicRatingN: 6000,
  bearingStaticRatingN: 3000,
  resistanceN: 8,
}
const belt: LinearModuleCandidate = {
  ...guide,
  driveKind: 'belt',
  leadMm: 160,
  maxSpeedMmS: 5000,
  maxStrokeMm: 5000,
  beltForceN: { 1000: 300, 2000: 200 },
  verticalMassKg: 15,
  noLoadTorqueNm: 1.2,
}

/**
 * Half a metre each: 20 kg at 100 mm/s, then 60 kg = 588.399 N at 50 mm/s with 2 m/s². The latter: F = 5.88399 + 8 + 120 = 133.88399 N,
 * MP = 588.399 × 0.04 + 120 × 0.05 = 29.53596, MY = 120 × 0.03 = 3.6, MR = 588.399 × 0.03 = 17.65197 N·m,
 * PE = 588.399 + 100 × 29.53596 + 80 × 17.65197 + 100 × 3.6 = 5314.153 N.
 */
const Phases = [
  { load: 20, acceleration: 0, speed: 100, time: 5 },
  { load: 60, acceleration: 2, speed: 50, time: 10 },
]

const examples: readonly (CheckExample<LinearModuleParameters, LinearModuleCandidate> & { readonly of?: LinearModuleCandidate })[] = [
  // 2 × √(0.4 / 5)
  { check: 'travelTime', request: { TotalTime: 0.5 }, required: 0.565685, available: 0.5 },
  { check: 'verticalUse', request: { AssemblyMethod: 'vertical' }, described: { verticalUse: 'notOperable' }, required: 2, available: 1 },
  { check: 'stroke', request: { Stroke: 600 }, required: 600, available: 500 },
  { check: 'travelSpeed', request: { MaxSpeed: 600 }, required: 600, available: 500 },
  // 50 000 / 15.5 × 10 / 60 = 537.63; 3000 × 10 / 60 = 500
  { check: 'screwSpeed', request: {}, required: 300, available: 500 },
  { check: 'screwSpeed', request: {}, described: { maxScrewSpeedRpm: 'none' }, required: 300, available: 537.634 },
  { check: 'acceleration', request: { Acceleration: 25 }, required: 25, available: 20 },
  { check: 'verticalMass', of: belt, request: { AssemblyMethod: 'vertical' }, required: 20, available: 15 },
  // Stated for a screw it binds as well.
  {
    check: 'verticalMass',
    of: screw,
    request: { AssemblyMethod: 'vertical' },
    described: { verticalMassKg: 15 },
    required: 20,
    available: 15,
  },
  // A thrust lifts as much as a mass of 900 / 9.80665 kg weighs; the mass is not named.
  { check: 'verticalMass', of: belt, request: { AssemblyMethod: 'vertical', Thrust: 900 }, required: 91.77446, available: 15 },
  // 1.96133 + 100 + 2π × 1.2 / 0.16 = 101.96133 + 47.12389
  { check: 'beltForce', of: belt, request: {}, required: 149.0852, available: 300 },
  // 200 N more against the carriage
  { check: 'beltForce', of: belt, request: { ExternalForce: 200 }, required: 349.0852, available: 300 },
  // 7000 / 109.961, 3000 / 109.961
  { check: 'screwStaticSafety', request: {}, required: 2, available: 63.6587 },
  { check: 'bearingStaticSafety', request: {}, required: 2, available: 27.2823 },
  // 147 × π / 4 × 12²
  { check: 'permissibleLoad', request: {}, required: 109.961, available: 16_625.3 },
  // I = π × 12⁴ / 64 = 1017.876 mm⁴: 0.5 × 4 × π² × 2.06e5 × 1017.876 / 700²
  { check: 'buckling', request: {}, required: 109.961, available: 8446.87 },
  // 196.133 + 100 × 12.84532 + 80 × 5.88399 + 100 × 3 = 2251.384 N; 30 000 / 2251.384
  { check: 'guideStaticSafety', request: {}, required: 2, available: 13.3251 },
  // 2 × (7.84532 + 5)
  { check: 'pitchMoment', request: {}, required: 25.6906, available: 200 },
  // 1000 N at 50 mm: 2 × (12.84532 + 50), at 30 mm: 2 × (3 + 30)
  { check: 'pitchMoment', request: { ExternalForce: 1000 }, required: 125.6906, available: 200 },
  { check: 'yawMoment', request: { ExternalForce: -1000 }, required: 66, available: 200 },
  { check: 'yawMoment', request: {}, required: 6, available: 200 },
  { check: 'rollMoment', request: {}, required: 11.768, available: 400 },
  // 2 × 196.133 / 30 000 + 25.6906 / 200 + 6 / 200 + 11.768 / 400
  { check: 'combinedLoad', request: {}, required: 0.200949, available: 1 },
  // 2251.384, 1451.384 and 951.384 N over 9, 382 and 9 mm: Pm = 1472.986 N; fw 1.5: (20 000 / (1.5 × 1472.986))³ × 50 km; the screw lives longer
  { check: 'life', request: {}, required: 10_000, available: 37_084.3 },
  // Ca 400 N: 28.7008 N each way, Fm = 35.3348 N: (400 / (1.5 × 35.3348))³ × 10 km × 1000
  { check: 'life', request: {}, described: { screwDynamicRatingN: 400 }, required: 10_000, available: 4298.32 },
  // 7000 / 133.88399, 3000 / 133.88399
  { check: 'screwStaticSafety', request: { Phases }, required: 2, available: 52.2841 },
  { check: 'bearingStaticSafety', request: { Phases }, required: 2, available: 22.4075 },
  { check: 'permissibleLoad', request: { Phases }, required: 133.884, available: 16_625.3 },
  { check: 'guideStaticSafety', request: { Phases }, required: 2, available: 5.6453 },
  { check: 'pitchMoment', request: { Phases }, required: 59.0719, available: 200 },
  { check: 'yawMoment', request: { Phases }, required: 7.2, available: 200 },
  { check: 'rollMoment', request: { Phases }, required: 35.3039, available: 400 },
  // 2 × 588.399 / 30 000 + 59.07192 / 200 + 7.2 / 200 + 35.30394 / 400
  { check: 'combinedLoad', request: { Phases }, required: 0.458846, available: 1 },
  // 1451.384 and 5314.153 N: Pm = 4246.296 N: (20 000 / (1.5 × 4246.296))³ × 50 km
  { check: 'life', request: { Phases }, required: 10_000, available: 1547.94 },
  // 9.96133 and 133.88399 N: Fm = 106.27838 N: (400 / (1.5 × 106.27838))³ × 10 km × 1000
  { check: 'life', request: { Phases }, described: { screwDynamicRatingN: 400 }, required: 10_000, available: 157.969 },
  { check: 'verticalMass', of: belt, request: { AssemblyMethod: 'vertical', Phases }, required: 60, available: 15 },
  { check: 'travelSpeed', request: { Phases: [{ load: 1, acceleration: 0, speed: 450, time: 1 }] }, required: 450, available: 500 },
  { check: 'screwSpeed', request: { Phases: [{ load: 1, acceleration: 0, speed: 450, time: 1 }] }, required: 450, available: 500 },
  { check: 'acceleration', request: { Phases: [{ load: 1, acceleration: 21, speed: 0, time: 1 }] }, required: 21, available: 20 },
  // 1.96133 + 80 + 47.12389 N is more of the 200 N at 1500 mm/s than 149.0852 N of the 300 N at 300 mm/s.
  {
    check: 'beltForce',
    of: belt,
    request: { Phases: [{ load: 20, acceleration: 4, speed: 1500, time: 1 }] },
    required: 129.0852,
    available: 200,
  },
]

test.each(examples)('$check: $required against $available', ({ of = screw, ...example }) => {
  expectExample(
    linearModuleSizer,
    { parameters: { ...parameters, ...example.request }, candidate: { ...of, ...example.described } },
    example,
  )
})

const guideChecks = ['guideStaticSafety', 'pitchMoment', 'yawMoment', 'rollMoment', 'combinedLoad']
const { M: _mass, ...thrust } = { ...parameters, Thrust: 200 }

test.each([
  ['of a mass', parameters, guideChecks],
  ['of a thrust, which says nothing of the load on the guide', thrust, []],
  ['of a thrust beside which a force acts at an arm', { ...thrust, ExternalForce: 100 }, guideChecks],
])('the guide is judged %s', (_, request, expected) => {
  const names = linearModuleSizer
    .prepare(request, {})
    .size(screw)
    .checks()
    .map(({ name }) => name)
  expect(names.filter((name) => guideChecks.includes(name))).toEqual(expected)
})

test('every check has its example', () => {
  expect([...new Set(examples.map(({ check }) => check))].toSorted()).toEqual(Object.keys(linearModuleChecks).toSorted())
})
