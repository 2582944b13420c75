/** One example per check of a rotary platform and its motor; the arithmetic stands beside each. */
import { expect, test } from 'vitest'
import { sizeRotaryPair } from '../../../families/rotary/pair.ts'
import { rotaryChecks } from '../../../families/rotary/sizing/checks.ts'
import type { RotaryDemand } from '../../../families/rotary/sizing/demand.ts'
import type { RotaryCandidate } from '../../../families/rotary/wire/rotary.ts'
import type { ServoMotorCandidate } from '../../../families/servo-motor/wire/servo-motor.ts'

/** A disc of 0.227 kg·m². Sf = 5.284 / (0.227 × 14.96 + 0.127) = 5.284 / 3.52292 = 1.499892. */
const disc: RotaryDemand = {
  inertia: 0.227,
  speed: 21.43 / 60,
  acceleration: 14.96,
  accelerationTorque: 3.395,
  frictionTorque: 0.127,
  gravityTorque: 0,
  processTorque: 0,
  requiredTorque: 5.284,
  rmsTorque: 1.317,
  axialLoad: 105.8,
  radialLoad: 200,
  momentLoad: 10,
}
/** Its motor is built in. */
const actuator: RotaryCandidate = {
  ratio: 50,
  permissibleTorqueNm: 39,
  continuousTorqueNm: 20,
  permissibleMomentNm: 188,
  permissibleAxialN: 9800,
  permissibleRadialN: 2940,
  maxSpeedRpm: 96,
  inertiaKgM2: 0.17,
  loadInertiaLimitKgM2: 0.54,
  bearingDynamicN: 10_800,
  bearingStaticN: 18_700,
  bearingPitchMm: 77,
  bearingOffsetMm: 17,
  lostMotionArcmin: 2,
  repeatabilityArcsec: 15,
  bearing: 'crossRoller',
  drive: 'integrated',
}
const geared: RotaryCandidate = {
  ...actuator,
  ratio: 30,
  efficiency: 0.9,
  inertiaKgM2: 1e-12,
  drive: 'gear',
  servoAdapters: [{ bore: 14, pilot: 50, boltCircle: 70, hubDepth: 32, screw: 4 }],
}
const motor: ServoMotorCandidate = {
  brand: 'Test',
  typeCode: 'T',
  ratedPowerW: 400,
  ratedSpeedRpm: 3000,
  maxSpeedRpm: 6000,
  ratedTorqueNm: 1.27,
  peakTorqueNm: 4.46,
  rotorInertiaKgCm2: 0.486,
  flangeSizeMm: 60,
  s: 14,
  lr: 30,
  la: 50,
  le: 3,
  lb: 70,
  lz: 5.5,
}

/** Check, what is asked besides, the demand and its limit in the unit that the check is shown in. */
type Example = readonly [check: string, more: Partial<RotaryDemand>, required: number, available: number]

const ofActuator: readonly Example[] = [
  // 5.284 + 0.17 × 14.96 × 1.499892 = 5.284 + 3.81453
  ['platformTorque', {}, 9.09853, 39],
  // 1.317 × (1 + 0.17 / 0.227), less than 1.317 + 0.17 × 14.96
  ['platformContinuousTorque', {}, 2.3033, 20],
  ['platformSpeed', {}, 21.43, 96],
  ['axialLoad', {}, 105.8, 9800],
  ['radialLoad', {}, 200, 2940],
  // 10 + 200 × 0.017
  ['momentLoad', {}, 13.4, 188],
  // Pc = 200 + 2 × 13.4 / 0.077 + 0.45 × 105.8 = 595.662 N; 10⁶ / (60 × 21.43) × (10 800 / (1.5 × 595.662))^(10/3)
  ['bearingLife', {}, 20_000, 3152115],
  // 18 700 / (200 + 348.052 + 0.44 × 105.8)
  ['bearingStaticSafety', {}, 1.5, 31.4495],
  ['loadInertia', {}, 0.227, 0.54],
  // (0.227 + 0.17) × 60
  ['emergencyStop', { emergencyDeceleration: 60 }, 23.82, 39],
  // 3′ are 3 / 21 600 of a turn, 6″ 6 / 1 296 000
  ['lostMotion', { lostMotion: 3 / 21_600 }, 2, 3],
  ['repeatability', { repeatability: 6 / 1_296_000 }, 15, 6],
]

const ofMotor: readonly Example[] = [
  // 21.43 × 30
  ['motorSpeed', {}, 642.9, 3000],
  // 5.284 / (30 × 0.9) + 0.486e-4 × 14.96 × 30 × 1.499892 = 0.195704 + 0.0327152
  ['motorPeakTorque', {}, 0.228419, 4.46],
  // 1.317 × (1 + 0.9 × 30² × 0.486e-4 / 0.227) / (30 × 0.9) = 1.317 × 1.173419 / 27
  ['motorRmsTorque', {}, 0.0572367, 1.27],
  // 0.227 / (30² × 0.486e-4)
  ['inertiaRatio', {}, 5.18976, 10],
  ['shaftBore', {}, 14, 14],
  ['motorPilot', {}, 0, 0.01],
  ['motorBoltCircle', {}, 0, 0.01],
  ['motorScrew', {}, 4, 5.5],
  ['hubDepth', {}, 30, 32],
]

/** Digits that were worked out. */
const digits = 5e-6

const expectRow = (sizing: ReturnType<typeof sizeRotaryPair>, [name, , required, available]: Example) => {
  const check = sizing.checks().find((each) => each.name === name)
  expect(Math.abs((check?.required ?? NaN) - required)).toBeLessThanOrEqual(digits * required + 1e-9)
  expect(Math.abs((check?.available ?? NaN) - available)).toBeLessThanOrEqual(digits * available)
  expect(check?.passed).toBe(required <= available)
}

test.each(ofActuator)('%s of %j is %d against %d', (...example) => {
  expectRow(sizeRotaryPair({ ...disc, ...example[1] }, { platform: actuator }), example)
})

test.each(ofMotor)('%s of %j is %d against %d, at the motor', (...example) => {
  expectRow(sizeRotaryPair({ ...disc, ...example[1] }, { platform: geared, motor: { motor } }), example)
})

test('every check has an example', () => {
  expect([...ofActuator, ...ofMotor].map(([name]) => name).toSorted()).toEqual(Object.keys(rotaryChecks).toSorted())
})
