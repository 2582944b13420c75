/** One example per check of a screw jack; the arithmetic stands beside each. g = 9.80665 m/s². */
import { expect, test } from 'vitest'
import type { ScrewJackParameters } from '../../../families/screw-jack/parameters.ts'
import { screwJackSizer } from '../../../families/screw-jack/sizer.ts'
import { screwJackChecks } from '../../../families/screw-jack/sizing/checks.ts'
import type { ScrewJackCandidate } from '../../../families/screw-jack/wire/screw-jack.ts'
import { expectExample, type CheckExample } from './check-example.ts'

/** 4000 kg: F = 4000 × 9.80665 = 39 226.6 N. */
const parameters: ScrewJackParameters = {
  ED: 30,
  W: 4000,
  Speed: 300,
  Stroke: 500,
  FixedMethod: 'base-fixed-end-free',
  InstallType: '2A',
}
/** Tr40x7 in a worm gear of ratio 6. */
const candidate: ScrewJackCandidate = {
  capacityKg: 5000,
  screwKind: 'trapezoidal',
  screwDiameterMm: 40,
  leadMm: 7,
  rootDiameterMm: 32,
  wormRatio: 6,
  efficiency: 0.21,
  maxInputSpeedRpm: 1500,
  maxInputTorqueNm: 44.2,
  thermalPowerKw: 0.9,
  nominalDutyPercent: 20,
  maxDutyPercent: 40,
  maxStrokeMm: 1500,
  extensionMm: 70,
  maxInputRadialForceN: 750,
  nutLengthMm: 60,
}

/** Two minutes in five: 4500 kg up with 400 mm/min, 1000 kg down with 800 mm/min, rest with 4500 kg. */
const Phases = [
  { load: 4500, speed: 400, time: 60 },
  { load: 1000, speed: 800, time: 60 },
  { load: 4500, speed: 0, time: 180 },
]

const examples: readonly CheckExample<ScrewJackParameters, ScrewJackCandidate>[] = [
  // One jack bears all.
  { check: 'capacity', request: {}, required: 4000, available: 5000 },
  // Three jacks with fd 0.9: 9000 / (3 × 0.9) = 9000 / 2.7
  { check: 'capacity', request: { W: 9000, JackCount: 3 }, required: 3333.33, available: 5000 },
  // The heaviest phase
  { check: 'capacity', request: { Phases }, required: 4500, available: 5000 },
  // The fastest phase: 800 × 6 / 7
  { check: 'inputSpeed', request: { Phases }, required: 685.714, available: 1500 },
  // Largest 44 129.9 N × 0.4 / 60 m/s / 0.21 = 1400.95 W; mean (294.200 W × 60 + 130.755 W × 60) / 300 / 0.21 = 404.72 W, / 0.2 = 2023.6 W
  { check: 'thermal', request: { Phases }, required: 2.0236, available: 0.72 },
  // 10 minutes of 2942 N·m/s × 0.1 in 40: all within any 30 minutes: 294.200 × 600 / 1800 / 0.21 / 0.2
  {
    check: 'thermal',
    request: {
      Phases: [
        { load: 4500, speed: 400, time: 600 },
        { load: 0, speed: 0, time: 1800 },
      ],
    },
    required: 2.33492,
    available: 0.72,
  },
  // 120 s of 300 s are more than 30 %
  { check: 'dutyCycle', request: { Phases }, required: 40, available: 40 },
  // 134.958 µm of the screw: 39 226.6 N × 570 mm / (804.248 mm² × 2.06e5 N/mm²)
  { check: 'screwShortening', request: { MaxDeflection: 150 }, required: 134.958, available: 150 },
  // and 39 226.6 N / 500 N/µm
  { check: 'deflection', request: { MaxDeflection: 150 }, described: { housingRigidityNPerUm: 500 }, required: 213.41, available: 150 },
  { check: 'stroke', request: {}, required: 500, available: 1500 },
  // 300 mm/min × 6 / 7 mm
  { check: 'inputSpeed', request: {}, required: 257.143, available: 1500 },
  // 39 226.6 N × 0.007 m / (2π × 6 × 0.21) = 274.586 / 7.91681
  { check: 'inputTorque', request: {}, required: 34.684, available: 44.2 },
  // 39 226.6 N × 0.005 m/s / 0.21 = 933.97 W; 0.9 kW × 20 / 30 × 0.8 at 40 °C
  { check: 'thermal', request: {}, required: 0.93397, available: 0.48 },
  { check: 'thermal', request: {}, assumed: { ambientFactor: 1 }, required: 0.93397, available: 0.6 },
  { check: 'dutyCycle', request: {}, required: 30, available: 40 },
  // 4 × 39 226.6 N; 25 000 × 32⁴ / (500 + 70)² = 25 000 × 1 048 576 / 324 900
  { check: 'buckling', request: {}, required: 156_906.4, available: 80_684.5 },
  // 147 × π × 32² / 4
  { check: 'permissibleLoad', request: {}, required: 39_226.6, available: 118_224 },
  // 300 / 7 min⁻¹; 0.8 × 3.516 × 60 / (8 × π × 0.57²) × 0.032 × √(2.06e11 / 7850) = 20.668 × 0.032 × 5122.70, as 0.36 is rounded up
  { check: 'criticalSpeed', request: {}, required: 42.857, available: 3388.06 },
  // 20 000 h × 60 × 0.3 m/min × 0.3; (39 000 / 39 226.6)³ × 10 mm × 10⁶ = 0.982770 × 10 km
  // Mean 240 mm/min: 20 000 h × 60 × 0.24 m/min; ((44 129.9³ × 24 + 9806.65³ × 48) / 72)^(1/3) = 30 820.2 N: (39 000 / 30 820.2)³ × 10 km
  {
    check: 'life',
    request: { Phases },
    described: { screwKind: 'ball', leadMm: 10, dynamicLoadRatingN: 39_000 },
    required: 288,
    available: 20.2622,
  },
  {
    check: 'life',
    request: {},
    described: { screwKind: 'ball', leadMm: 10, dynamicLoadRatingN: 39_000 },
    required: 108,
    available: 9.8277,
  },
  // d2 = 40 − 7 / 2 = 36.5 mm: 2 × 39 226.6 / (π × 36.5 × 60) = 78 453.2 / 6880.09
  { check: 'nutPressure', request: { MaxNutPressure: 8 }, required: 11.4029, available: 8 },
  { check: 'inputRadialForce', request: { InputRadialForce: 500 }, required: 500, available: 750 },
]

test.each(examples)('$check: $required against $available', (example) => {
  expectExample(
    screwJackSizer,
    { parameters: { ...parameters, ...example.request }, candidate: { ...candidate, ...example.described } },
    example,
  )
})

test('of more than eight jacks the load distribution is not known, unless a factor below the printed ones is entered', () => {
  const verdictOf = (jackCount: number, loadSharing?: number) => {
    const overrides = loadSharing === undefined ? {} : { loadSharing }
    const { notKnown, verdict } = screwJackSizer.prepare({ ...parameters, W: 8000, JackCount: jackCount }, overrides).size(candidate)
    return [verdict.verdict, notKnown.map(({ needs }) => needs)]
  }
  expect([verdictOf(8), verdictOf(9)]).toEqual([
    ['passed', []],
    ['notKnown', [['loadSharingOfMany']]],
  ])
  expect(verdictOf(9, 0.75)).toEqual(['passed', []])
})

test('every check has an example', () => {
  // Only ever not known, see above.
  const judged = [...new Set([...examples.map(({ check }) => check), 'loadSharing'])]
  expect(judged.toSorted()).toEqual(Object.keys(screwJackChecks).toSorted())
})
