/** One example per check of a slide module; the arithmetic stands beside each. g = 9.80665 m/s². */
import { expect, test } from 'vitest'
import type { SlideModuleParameters } from '../../../families/slide-module/parameters.ts'
import { slideModuleSizer } from '../../../families/slide-module/sizer.ts'
import { slideModuleChecks } from '../../../families/slide-module/sizing/checks.ts'
import type { SlideModuleCandidate } from '../../../families/slide-module/wire/slide-module.ts'
import { expectExample, type CheckExample } from './check-example.ts'

/**
 * 10 kg = 98.0665 N, a = max(0.3 / 0.2, 0.3 g) = 2.941995 m/s²: MR = 98.0665 × 0.05 = 4.903325, MP = 98.0665 × 0.04 + 29.41995 × 0.06 = 5.687857,
 * MY = 29.41995 × 0.05 = 1.4709975 N·m.
 */
const parameters: SlideModuleParameters = {
  W: 10,
  AssemblyMethod: 'horizontal',
  A: 50,
  B: 40,
  C: 60,
  Stroke: 250,
  Speed: 300,
  Width: 80,
  UseEnvironment: 'standard',
  PositionAccuracy: '0.01',
}
const candidate: SlideModuleCandidate = {
  widthMm: 60,
  leadMm: 10,
  environment: 'standard',
  repeatabilityMm: 0.005,
  payloadHorizontalKg: 30,
  payloadVerticalKg: 8,
  speedByStrokeMmS: { 200: 500, 400: 400 },
  dynamicLoadRatingN: 12_000,
  staticLoadRatingN: 18_000,
  rollMomentNm: 300,
  pitchMomentNm: 200,
  yawMomentNm: 200,
  allowableMomentNm: 10,
}

/**
 * Three metres each: 5 kg at 300 mm/s, then 20 kg = 196.133 N at 100 mm/s with 2 m/s². The latter: MR = 196.133 × 0.05 = 9.80665,
 * MP = 196.133 × 0.04 + 40 × 0.06 = 10.24532, MY = 40 × 0.05 = 2 N·m, K = 196.133 / 18 000 + 9.80665 / 300 + 10.24532 / 200 + 2 / 200 = 0.1048117.
 */
const Phases = [
  { load: 5, acceleration: 0, speed: 300, time: 10 },
  { load: 20, acceleration: 2, speed: 100, time: 30 },
]

const examples: readonly CheckExample<SlideModuleParameters, SlideModuleCandidate>[] = [
  { check: 'payload', request: {}, required: 10, available: 30 },
  { check: 'payload', request: { AssemblyMethod: 'vertical' }, required: 10, available: 8 },
  // The tables hold for a0 = max(0.4 / 0.2, 0.3 g) = 2.941995 m/s² and 18 000 h: twice a0 halves the mass, and so do eight times the hours.
  { check: 'payload', request: {}, assumed: { acceleration: 5.88399 }, required: 10, available: 15 },
  { check: 'payload', request: {}, assumed: { requiredLife: 144_000 }, required: 10, available: 15 },
  { check: 'payload', request: {}, assumed: { requiredLife: 144_000, motionShare: 12.5 }, required: 10, available: 30 },
  { check: 'verticalUse', request: { AssemblyMethod: 'vertical' }, described: { payloadVerticalKg: 'none' }, required: 2, available: 1 },
  { check: 'stroke', request: { Stroke: 500 }, required: 500, available: 400 },
  // The length with 400 mm of stroke
  { check: 'maxSpeed', request: { Speed: 450 }, required: 450, available: 400 },
  { check: 'width', request: { Width: 50 }, required: 60, available: 50 },
  { check: 'environment', request: { UseEnvironment: 'clean' }, required: 2, available: 1 },
  { check: 'repeatability', request: { PositionAccuracy: '0.002' }, required: 0.005, available: 0.002 },
  // Ratings with a safety of 2
  { check: 'rollMoment', request: {}, required: 4.90333, available: 150 },
  { check: 'pitchMoment', request: {}, required: 5.68786, available: 100 },
  { check: 'yawMoment', request: {}, required: 1.471, available: 100 },
  // 98.0665 / 18 000 + 4.903325 / 300 + 5.687857 / 200 + 1.4709975 / 200
  // 100 N, 30 mm across and 70 mm above: 5.687857 + 7 and 1.4709975 + 3
  { check: 'pitchMoment', request: { ExternalForce: -100, ForceA: 30, ForceC: 70 }, required: 12.68786, available: 100 },
  { check: 'yawMoment', request: { ExternalForce: 100, ForceA: 30, ForceC: 70 }, required: 4.471, available: 100 },
  // Where the load is: 5.687857 + 6
  { check: 'pitchMoment', request: { ExternalForce: 100 }, required: 11.68786, available: 100 },
  // 0.01 × 98.0665 + 10 + 29.41995 + 100
  { check: 'driveForce', request: { ExternalForce: 100 }, described: { maxThrustN: 150 }, required: 140.40062, available: 150 },
  // Lifted: 98.0665 + 10 + 29.41995 + 100
  {
    check: 'driveForce',
    request: { ExternalForce: 100, AssemblyMethod: 'vertical' },
    described: { maxThrustN: 150 },
    required: 237.48645,
    available: 150,
  },
  { check: 'combinedFactor', request: {}, required: 0.0575868, available: 0.5 },
  // 4.903325 + 5.687857 + 1.4709975
  { check: 'dynamicMoment', request: {}, required: 12.06218, available: 10 },
  // 18 000 N × K: 1036.563, 745.305 and 718.827 N over 15.296, 219.409 and 15.296 mm: Pm = 768.692 N;
  // fw 1.5: (12 000 / (1.5 × 768.692))³ × 50 km = 56 361.6 km at 267.2925 mm/s
  { check: 'guideLife', request: {}, required: 18_000, available: 58_572.5 },
  // With 100 N, 30 mm across and 70 mm above: 18 000 N × (K + 7 / 200 + 3 / 200) = 900 N more in each phase: 1936.563, 1645.305 and 1618.827 N: Pm = 1664.644 N
  { check: 'guideLife', request: { ExternalForce: 100, ForceA: 30, ForceC: 70 }, required: 18_000, available: 5767.5 },
  { check: 'payload', request: { Phases }, required: 20, available: 30 },
  // A phase with 4 m/s²: 30 × 2.941995 / 4
  { check: 'payload', request: { Phases: [{ load: 1, acceleration: 4, speed: 0, time: 1 }] }, required: 10, available: 22.065 },
  { check: 'maxSpeed', request: { Phases: [{ load: 1, acceleration: 0, speed: 410, time: 1 }] }, required: 410, available: 400 },
  { check: 'rollMoment', request: { Phases }, required: 9.80665, available: 150 },
  { check: 'pitchMoment', request: { Phases }, required: 10.24532, available: 100 },
  { check: 'yawMoment', request: { Phases }, required: 2, available: 100 },
  { check: 'combinedFactor', request: { Phases }, required: 0.104812, available: 0.5 },
  { check: 'dynamicMoment', request: { Phases }, required: 22.05197, available: 10 },
  // 0.01 × 196.133 + 10 + 40 + 100
  { check: 'driveForce', request: { Phases, ExternalForce: 100 }, described: { maxThrustN: 150 }, required: 151.96133, available: 150 },
  // 18 000 N × K: 372.653 and 1886.611 N: Pm = 1501.241 N; (12 000 / (1.5 × 1501.241))³ × 50 km = 7566.39 km at 6 m in 40 s
  { check: 'guideLife', request: { Phases }, required: 18_000, available: 14_011.8 },
]

test.each(examples)('$check: $required against $available', (example) => {
  expectExample(
    slideModuleSizer,
    { parameters: { ...parameters, ...example.request }, candidate: { ...candidate, ...example.described } },
    example,
  )
})

test('every check has its example', () => {
  expect([...new Set(examples.map(({ check }) => check))].toSorted()).toEqual(Object.keys(slideModuleChecks).toSorted())
})
