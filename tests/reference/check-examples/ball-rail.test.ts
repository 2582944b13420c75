/** One example per check of a guide; the arithmetic stands beside each. g = 9.80665 m/s². */
import { expect, test } from 'vitest'
import type { BallRailParameters } from '../../../families/ball-rail/parameters.ts'
import { ballRailSizer } from '../../../families/ball-rail/sizer.ts'
import { ballRailChecks } from '../../../families/ball-rail/sizing/checks.ts'
import type { BallRailCandidate } from '../../../families/ball-rail/wire/ball-rail.ts'
import { expectExample, type CheckExample } from './check-example.ts'

/** 100 kg = 980.665 N on four blocks: Mr = 980.665 × 0.03 = 29.420, Mp = 980.665 × 0.05 ± 300 × 0.08 = 49.033 ± 24, My = ∓300 × 0.03 = 9 N·m. */
const parameters: BallRailParameters = {
  UseMethod: 'horizontal',
  Layout: '2x2',
  SliderSpacing: 200,
  RailSpacing: 200,
  W: 100,
  A: 50,
  B: 30,
  C: 80,
  Speed: 500,
  Acceleration: 3,
  Stroke: 1000,
}
const candidate: BallRailCandidate = {
  railWidthMm: 20,
  dynamicLoadRatingKn: 20,
  ratingDistanceKm: 50,
  staticLoadRatingKn: 30,
  rollMomentKnm: 0.3,
  pitchMomentKnm: 0.25,
  yawMomentKnm: 0.25,
  equivalentLoadRule: 'sum',
  widthMm: 40,
  lengthMm: 60,
  maxRailLengthMm: 4000,
  maxSpeedMmPerS: 'none',
}

/** 1 m each: 100 kg at 500 mm/s, then 300 kg at 200 mm/s with 1 m/s². */
const Phases = [
  { load: 100, acceleration: 0, speed: 500, time: 2 },
  { load: 300, acceleration: 1, speed: 200, time: 5 },
]

const examples: readonly CheckExample<BallRailParameters, BallRailCandidate>[] = [
  // Σx² = Σy² = 0.04 m²: 245.166 + 29.420 × 0.1 / 0.04 + 73.033 × 0.1 / 0.04 + 9 × 0.1 / 0.04 = 523.799 N; 30 000 / 523.799
  { check: 'staticSafety', request: {}, required: 2.5, available: 57.2739 },
  // 2000 N towards the rails in the middle: 500 N more on each block; 30 000 / 1023.799
  { check: 'staticSafety', request: { ForceZ: 2000 }, required: 2.5, available: 29.3026 },
  // Spaced 80 mm, less than 1.5 × 60: fC 0.81. Σx² = 0.0064: 245.166 + 73.550 + 73.033 × 0.04 / 0.0064 + 9 × 0.04 / 0.0064 = 831.424 N
  { check: 'staticSafety', request: { SliderSpacing: 80 }, required: 2.5, available: 29.227 },
  // 523.799, 441.299 and 403.799 N over 41.667, 916.667 and 41.667 mm: Pm = 443.970 N; fw 1.5: (20 000 / (1.5 × 443.970))³ × 50 km;
  // 20 000 h × 1000 mm in 2.16667 s
  { check: 'life', request: {}, required: 33_230.77, available: 1_354_335 },
  // 300 kg: 735.499 + 220.650 + (147.100 + 24) × 2.5 + 9 × 2.5 = 1406.398 N; 30 000 / 1406.398
  { check: 'staticSafety', request: { Phases }, required: 2.5, available: 21.3311 },
  // 441.299 and 1406.398 N over a metre each: Pm = 1127.638 N: (20 000 / (1.5 × 1127.638))³ × 50 km; 20 000 h × 2 m in 7 s
  { check: 'life', request: { Phases }, required: 20_571.43, available: 82656.6 },
  { check: 'loadShare', request: { Phases }, required: 1406.398, available: 10_000 },
  { check: 'maxSpeed', request: { Phases: [{ load: 1, acceleration: 0, speed: 900, time: 1 }] }, required: 900, available: 5000 },
  { check: 'acceleration', request: { Phases: [{ load: 1, acceleration: 70, speed: 0, time: 1 }] }, required: 70, available: 50 },
  { check: 'loadShare', request: {}, required: 523.799, available: 10_000 },
  // Rated for 100 km: 0.5 × 20 000 × 2^(1/3)
  { check: 'loadShare', request: {}, described: { ratingDistanceKm: 100 }, required: 523.799, available: 12_599.2 },
  { check: 'maxSpeed', request: {}, described: { maxSpeedMmPerS: 400 }, required: 500, available: 400 },
  { check: 'maxSpeed', request: {}, required: 500, available: 5000 },
  { check: 'acceleration', request: { Acceleration: 60 }, required: 60, available: 50 },
  // 1000 + 200 + 60 + 40
  { check: 'railLength', request: {}, required: 1300, available: 4000 },
  { check: 'sliderSpacing', request: { SliderSpacing: 55 }, required: 60, available: 55 },
  { check: 'railSpacing', request: { RailSpacing: 35 }, required: 40, available: 35 },
]

test.each(examples)('$check: $required against $available', (example) => {
  expectExample(
    ballRailSizer,
    { parameters: { ...parameters, ...example.request }, candidate: { ...candidate, ...example.described } },
    example,
  )
})

test('every check has its example', () => {
  expect([...new Set(examples.map(({ check }) => check))].toSorted()).toEqual(Object.keys(ballRailChecks).toSorted())
})
