/** One example per check of a gear unit, by mode; the arithmetic stands beside each. */
import { expect, test } from 'vitest'
import type { AcMotorCandidate } from '../../../families/ac-motor/wire/ac-motor.ts'
import { sizePair, type ReducerRequest } from '../../../families/reducer/pair.ts'
import { manualSizing, servoSizing, threePhaseSizing } from '../../../families/reducer/sizing/reducer-sizing.ts'
import type { ReducerMode } from '../../../families/reducer/wire/modes.ts'
import type { ReducerCandidate } from '../../../families/reducer/wire/reducer.ts'
import type { ServoMotorCandidate } from '../../../families/servo-motor/wire/servo-motor.ts'

const industrial: ReducerCandidate = {
  precisionType: 'standard',
  transmissionType: 'coaxial',
  gearType: 'helical',
  reducerType: 'helicalInline',
  size: 77,
  stages: 2,
  ratio: 20,
  ratedTorqueNm: 500,
  peakTorqueNm: 750,
  stopTorqueNm: 1000,
  ratedInputSpeedRpm: 1400,
  maxInputSpeedRpm: 3000,
  efficiency: 0.94,
  backlashArcmin: 15,
  torsionalStiffnessNmPerArcmin: 31,
  thermalPowerKw: 4,
  motorFrames: ['90:B5'],
  radialLoadN: 6000,
  axialLoadN: 3000,
  tiltingMomentNm: 600,
  loadPointMm: 30,
  outputBearingMm: 50,
  loadOutputSpeedRpm: 50,
}
const planetary: ReducerCandidate = {
  ...industrial,
  gearType: 'planetary',
  reducerType: 'planetary',
  ratio: 10,
  ratedTorqueNm: 20,
  peakTorqueNm: 30,
  stopTorqueNm: 60,
  ratedInputSpeedRpm: 3500,
  maxInputSpeedRpm: 6500,
  efficiency: 0.96,
  backlashArcmin: 8,
  torsionalStiffnessNmPerArcmin: 10,
  inertiaKgCm2: 0.13,
  thermalPowerKw: 0.3,
  servoAdapters: [{ bore: 14, pilot: 50, boltCircle: 70, hubDepth: 32, screw: 5 }],
  radialLoadN: 3000,
  axialLoadN: 2000,
  tiltingMomentNm: 300,
  loadPointMm: 20,
  outputBearingMm: 40,
  loadOutputSpeedRpm: 100,
}
/** T1 = 9549.297 × 1.5 / 1400 = 10.23139 N·m; n2 = 1400 / 20 = 70 rpm; T2 = 10.23139 × 20 × 0.94 = 192.3501 N·m. */
const motor: AcMotorCandidate = { ratedPowerKw: 1.5, poles: 4, ratedSpeedRpm: 1400, frame: '90L', frameSize: 90 }
/** n2 = 3000 / 10 = 300 rpm; T2 = 1.27 × 10 × 0.96 = 12.192 N·m. */
const servo: ServoMotorCandidate = {
  brand: 'Test',
  typeCode: 'T',
  ratedPowerW: 400,
  ratedSpeedRpm: 3000,
  maxSpeedRpm: 6000,
  ratedTorqueNm: 1.27,
  peakTorqueNm: 3.81,
  rotorInertiaKgCm2: 0.26,
  flangeSizeMm: 60,
  s: 14,
  lr: 30,
  la: 50,
  le: 3,
  lb: 70,
  lz: 5.5,
}

const within = (value: number, lower = -10, upper = 10) => ({ value, lower, upper })

/**
 * T2m = ((12³ × 250 × 2 + 4³ × 250 × 1) / (250 × 3))^(1/3) = 1173.333^(1/3) = 10.54728 N·m; n2m = 750 / 6 = 125 rpm. At the motor: driving
 * 12 / (10 × 0.96) = 1.25 N·m, driven 4 × 0.96 / 10 = 0.384 N·m; √((1.25² × 2 + 0.384² × 1) / 6) = 0.738518 N·m.
 */
const phases = [
  { torque: 12, speed: 250, time: 2 },
  { torque: -4, speed: 250, time: 1 },
  { torque: 0, speed: 0, time: 3 },
]

/** Check, what is asked, the demand and its limit in the unit that the check is shown in. */
type Example = readonly [check: string, asked: object, required: number, available: number]

const examples: Readonly<Record<ReducerMode, readonly Example[]>> = {
  threePhase: [
    // 500 / 192.3501
    ['torque', { fb: 1.25 }, 1.25, 2.59943],
    // 2.5 × 192.3501, against T2B and T2Stop
    ['startTorque', {}, 480.875, 750],
    ['startEmergency', {}, 480.875, 1000],
    // 1.5 × 1.1
    ['motorPowerWindow', { motorPower: within(1.5) }, 1.5, 1.65],
    // Below 200: 200 × 0.9
    ['outputTorqueWindow', { t2: within(200) }, 180, 192.3501],
    // Below 75: 75 × 0.9
    ['outputSpeedWindow', { n2: within(75) }, 67.5, 70],
    ['ratioWindow', { i: within(20) }, 20, 22],
    ['inputSpeed', {}, 1400, 3000],
    // 1: there is an adapter for the frame
    ['motorFlange', {}, 1, 1],
    // 4 kW × 0.8 at 40 °C
    ['thermal', {}, 1.5, 3.2],
    // 2 × 192.3501 × 1.4 / 0.1; 6000 × (50 / 70)^(1/3) = 6000 × 0.893904
    ['radialLoad', { transmissionElement: 'sprocket', pitchDiameter: 100 }, 5385.8, 5363.42],
    // 3000 × 0.893904
    ['axialLoad', { axialForce: 1000 }, 1000, 2681.71],
    // 2000 × (0.06 + 0.05)
    ['tiltingMoment', { radialForce: 2000, forceDistance: 60 }, 220, 600],
    // 2 × 2π × 70 / 60 / 0.05 = 2 × 7.330383 / 0.05
    ['emergencyStop', { loadInertia: 2, emergencyTime: 0.05 }, 293.215, 1000],
    ['backlash', { maxBacklash: 12 }, 15, 12],
    // 192.3501 / 31; with fb 1.5: 288.52515 / 31
    ['twist', { maxTwist: 7 }, 6.204842, 7],
    ['twist', { maxTwist: 7, fb: 1.5 }, 9.307263, 7],
  ],
  servo: [
    ['continuousTorque', {}, 12.192, 20],
    // Braking 3.81 × 10 / 0.96 = 39.6875 > 30: k = 30 / 39.6875 = 0.755906; k × 3.81 × 10 × 0.96
    ['peakTorque', {}, 27.648, 30],
    ['brakingTorque', {}, 30, 30],
    ['emergencyTorque', {}, 30, 60],
    ['outputSpeedWindow', { n2: within(300) }, 300, 330],
    ['ratioWindow', { i: within(10) }, 10, 11],
    ['inputSpeed', {}, 3000, 6500],
    ['maxInputSpeed', {}, 6000, 6500],
    ['meanInputSpeed', {}, 3000, 3500],
    // (0.01 / 10² + 0.13e-4) / 0.26e-4 = 1.13e-4 / 0.26e-4
    ['inertiaRatio', { loadInertia: 0.01 }, 4.346154, 10],
    // 1.27 × 2π × 50 = 398.982 W
    // 0.3 kW × 0.8 at 40 °C
    ['thermal', {}, 0.398982, 0.24],
    // 3000 × (100 / 300)^(1/3) = 3000 × 0.693361
    ['radialLoad', { radialForce: 1500 }, 1500, 2080.08],
    // 2000 × 0.693361
    ['axialLoad', { axialForce: 1000 }, 1000, 1386.72],
    // 2000 × (0.06 + 0.04)
    ['tiltingMoment', { radialForce: 2000, forceDistance: 60 }, 200, 300],
    // 0.5 × 2π × 5 / 0.1
    ['emergencyStop', { loadInertia: 0.5, emergencyTime: 0.1 }, 157.08, 60],
    ['backlash', { maxBacklash: 10 }, 8, 10],
    // Braking 39.6875 N·m are limited to T2B: 30 / 10
    ['twist', { maxTwist: 2.5 }, 3, 2.5],
    // Of phases the hardest: 12 / 10
    ['twist', { maxTwist: 2.5, phases }, 1.2, 2.5],
    ['meanTorque', { phases }, 10.54728, 20],
    ['phaseTorque', { phases }, 12, 30],
    // 10 × 250
    ['phaseSpeed', { phases }, 2500, 6500],
    ['motorSpeed', { phases }, 2500, 6000],
    // 10 × 125
    ['meanInputSpeed', { phases }, 1250, 3500],
    // The drive is limited as above: 0.755906 × 3.81
    ['motorPeakTorque', { phases }, 1.25, 2.88],
    // At 6000 rpm, twice the rated speed: 1.25 × 2
    ['motorPeakTorque', { phases: [{ torque: 12, speed: 600, time: 1 }] }, 2.5, 2.88],
    ['motorRmsTorque', { phases }, 0.738518, 1.27],
    // 2 × 18 × 1.75 / 0.1: 18 N·m of a phase are more than the 12.192 of the motor
    ['radialLoad', { transmissionElement: 'vBelt', pitchDiameter: 100, phases: [{ torque: 18, speed: 1, time: 1 }] }, 630, 2080.08],
    // Without phases what the limited drive brakes with, T2B: 2 × 30 × 1.75 / 0.1
    ['radialLoad', { transmissionElement: 'vBelt', pitchDiameter: 100 }, 1050, 2080.08],
    ['shaftBore', {}, 14, 14],
    ['motorPilot', {}, 0, 0.01],
    ['motorBoltCircle', {}, 0, 0.01],
    ['motorScrew', {}, 5, 5.5],
    ['hubDepth', {}, 30, 32],
  ],
  manual: [
    // 20 / 15
    ['torque', {}, 1, 1.33333],
    // 15 × 2
    ['ratedTorqueWindow', {}, 20, 30],
    ['ratioWindow', { i: within(10) }, 10, 11],
    ['meanTorque', { phases }, 10.54728, 20],
    ['phaseTorque', { phases }, 12, 30],
    ['phaseSpeed', { phases }, 2500, 6500],
    ['meanInputSpeed', { phases }, 1250, 3500],
    // 2 × 15 × 1.75 / 0.1
    ['radialLoad', { transmissionElement: 'vBelt', pitchDiameter: 100 }, 525, 3000],
    // 3000 × (40 + 20) / (40 + 80)
    ['radialLoad', { radialForce: 1600, forceDistance: 80 }, 1600, 1500],
    ['axialLoad', { axialForce: 500 }, 500, 2000],
    // 1500 × (0.04 + 0.04)
    ['tiltingMoment', { radialForce: 1500, forceDistance: 40 }, 120, 300],
    ['backlash', { maxBacklash: 6 }, 8, 6],
    // 15 / 10
    ['twist', { maxTwist: 2 }, 1.5, 2],
  ],
}

const sized = (mode: ReducerMode, request: object) => {
  const requests: Readonly<Record<ReducerMode, ReducerRequest>> = {
    threePhase: { mode: 'threePhase', parameters: request },
    servo: { mode: 'servo', parameters: { motor: servo, ...request } },
    manual: { mode: 'manual', parameters: { t2: within(15, 0, 100), ...request } },
  }
  return sizePair(requests[mode], mode === 'threePhase' ? { gear: industrial, motor } : { gear: planetary })
}

const all = (['threePhase', 'servo', 'manual'] as const).flatMap((mode) => examples[mode].map((example) => [mode, ...example] as const))

/** Digits that were worked out. */
const digits = 5e-6

test.each(all)('%s: %s of %j is %d against %d', (mode, name, request, required, available) => {
  const check = sized(mode, request)
    .checks()
    .find((each) => each.name === name)
  expect(Math.abs((check?.required ?? NaN) - required)).toBeLessThanOrEqual(digits * required + 1e-9)
  expect(Math.abs((check?.available ?? NaN) - available)).toBeLessThanOrEqual(digits * available)
  expect(check?.passed).toBe(['torque'].includes(name) || required <= available)
})

test('every check of every mode has an example', () => {
  const namesOf = (mode: ReducerMode) => [...new Set(examples[mode].map(([name]) => name))].toSorted()
  expect(namesOf('threePhase')).toEqual(threePhaseSizing.checkNames.toSorted())
  expect(namesOf('servo')).toEqual(servoSizing.checkNames.toSorted())
  expect(namesOf('manual')).toEqual(manualSizing.checkNames.toSorted())
})
