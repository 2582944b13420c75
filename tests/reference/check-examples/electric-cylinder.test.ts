/** One example per check of an electric cylinder; the arithmetic stands beside each. g = 9.80665 m/s². */
import { expect, test } from 'vitest'
import type { ElectricCylinderParameters } from '../../../families/electric-cylinder/parameters.ts'
import { electricCylinderSizer } from '../../../families/electric-cylinder/sizer.ts'
import { cylinderChecks } from '../../../families/electric-cylinder/sizing/checks.ts'
import type { ElectricCylinderCandidate } from '../../../families/electric-cylinder/wire/electric-cylinder.ts'
import { expectExample, type CheckExample } from './check-example.ts'

/**
 * 100 kg are lifted against 300 N. Out: 100 × 11.80665 + 300 = 1480.665 N, 980.665 + 300 = 1280.665 N, 100 × 7.80665 + 300 = 1080.665 N; back without
 * the 300 N: 780.665, 980.665, 1180.665 N. Ramps of 0.2² / (2 × 2) = 10 mm and 0.1 s; 380 mm and 1.9 s between them.
 */
const parameters: ElectricCylinderParameters = {
  MotorBrand: 'any',
  Weight: 100,
  AssemblyMethod: 'vertical',
  MaxSpeed: 200,
  Stroke: 400,
  Acceleration: 2,
  ExternalForce: 300,
}
const candidate: ElectricCylinderCandidate = {
  drive: 'servo',
  driveBrand: 'any',
  maxThrustN: 5000,
  maxPullN: 4000,
  fullLoadSpeedMmS: 300,
  noLoadSpeedMmS: 500,
  pressingSpeedMmS: 150,
  maxAccelerationMS2: 5,
  maxStrokeMm: 800,
  screwDiameterMm: 25,
  leadMm: 10,
  rootDiameterMm: 21,
  dynamicLoadRatingN: 20_000,
  driveTorqueNm: 9,
  dutyPercent: 60,
  horizontalPayloadKg: { 2: 400, 5: 250 },
  verticalPayloadKg: 120,
}

/** `without`: an input of the request that is left out. */
type Example = CheckExample<ElectricCylinderParameters, ElectricCylinderCandidate> & { readonly without?: keyof ElectricCylinderParameters }

const press = [
  { load: 300, speed: 200, time: 1 },
  { load: 4000, speed: 11, time: 1 },
  { load: 4000, speed: 0, time: 5 },
]

const examples: readonly Example[] = [
  // A DC cylinder of another brand: a no counts 2 against 1.
  {
    check: 'motorBrand',
    request: { MotorBrand: 'smc' },
    described: { drive: 'dc', driveBrand: 'hiwin' },
    required: 2,
    available: 1,
  },
  { check: 'thrust', request: {}, required: 1480.665, available: 5000 },
  // 500 N against the way back; the weight is not counted: 100 × 2 + 500
  { check: 'pull', request: { ReturnForce: 500 }, required: 700, available: 4000 },
  // HIWIN LAM1-2 holds 1200 N without current, and takes no brake: 300 × 9.80665
  {
    check: 'holding',
    request: { Weight: 300, ExternalForce: 0 },
    described: { drive: 'dc', driveBrand: 'hiwin', holdingForceN: 1200 },
    required: 2941.995,
    available: 1200,
  },
  // 100 × (9.80665 + 12), 100 × (12 − 9.80665)
  { check: 'emergencyThrust', request: { EmergencyDeceleration: 12 }, required: 2180.665, available: 5000 },
  { check: 'emergencyPull', request: { EmergencyDeceleration: 12 }, required: 219.335, available: 4000 },
  { check: 'stroke', request: {}, required: 400, available: 800 },
  // 2 × √(0.4 / 2)
  { check: 'strokeTime', request: { Time: 0.5 }, without: 'MaxSpeed', required: 0.894427, available: 0.5 },
  // 500 − (500 − 300) × 1480.665 / 5000
  { check: 'maxSpeed', request: {}, required: 200, available: 440.773 },
  { check: 'noLoadSpeed', request: { NoLoadSpeed: 200 }, required: 200, available: 500 },
  { check: 'pressingSpeed', request: { Thrust: 1000 }, without: 'Weight', required: 200, available: 150 },
  { check: 'ratedAcceleration', request: {}, required: 2, available: 5 },
  // The row of 2 m/s² covers 2 m/s², that of 5 covers 3.
  { check: 'horizontalPayload', request: { AssemblyMethod: 'horizontal' }, required: 100, available: 400 },
  { check: 'horizontalPayload', request: { AssemblyMethod: 'horizontal', Acceleration: 3 }, required: 100, available: 250 },
  { check: 'verticalPayload', request: {}, required: 100, available: 120 },
  // Free rod, n = 0.25: 0.5 × 0.25 × π³ × 206 000 × 21⁴ / (64 × 500²) = 1.55276e11 / 1.6e7; a stop presses most
  { check: 'buckling', request: { Mounting: 'free', EmergencyDeceleration: 12 }, required: 2180.665, available: 9704.74 },
  // Hinged at both ends four times that.
  { check: 'buckling', request: {}, required: 1480.665, available: 38_818.97 },
  // A complete cylinder: what its maker rates it for; with a free rod end a quarter of it
  { check: 'buckling', request: {}, described: { rootDiameterMm: 'none' }, required: 1480.665, available: 5000 },
  { check: 'buckling', request: { Mounting: 'rigid' }, described: { rootDiameterMm: 'none' }, required: 1480.665, available: 5000 },
  { check: 'buckling', request: { Mounting: 'free' }, described: { rootDiameterMm: 'none' }, required: 1480.665, available: 1250 },
  // 200 × 60 / 10; 0.8 × 60 × 3.927² × 0.021 / (8π × 0.5²) × √(2.06e11 / 7850) = 2.47402 × 5122.70
  { check: 'criticalSpeed', request: {}, required: 1200, available: 12_673.6 },
  // Fm³ = Σ F³ l / 0.8 = 1.22284e9 / 0.8, Fm = 1151.93 N; (20 000 / (1.2 × 1151.93))³ × 10 km; 20 000 h × 0.2 m/s are more than 10 000 km
  { check: 'life', request: {}, required: 10_000, available: 30_287.7 },
  // Motion without pauses.
  { check: 'ratedDuty', request: {}, required: 100, available: 60 },
  // J = π × 7850 × 0.025⁴ × 0.5 / 32 = 1.50522e-4; 1480.665 × 0.01 / (2π × 0.9) + J × 2π × 2 / 0.01 = 2.61839 + 0.18915
  { check: 'driveTorque', request: {}, required: 2.80754, available: 9 },
  // A stop: 2180.665 × 0.01 × 0.9 / 2π + J × 2π × 12 / 0.01 = 3.12357 + 1.13491
  { check: 'driveTorque', request: { EmergencyDeceleration: 12 }, required: 4.25848, available: 9 },
  // HG-KN73: 750 W, 2.4 and 7.2 N·m, 5000 min⁻¹, 1.28e-4 kg·m²; HG-KN43 (1.3 N·m) is too weak. 80 % of the torques are used.
  { check: 'motorSpeed', request: { MotorBrand: 'mitsubishi' }, required: 1200, available: 5000 },
  // The screw takes 1.50522e-4 × 2π × 2 / 0.01 = 0.189152 N·m in the ramps, at 2π × 0.2 / 0.01 23.770 W: 1480.665 × 0.2 / 0.9 + 23.770
  { check: 'motorPower', request: { MotorBrand: 'mitsubishi' }, required: 352.807, available: 750 },
  // A press: 4000 N standing and at 11 mm/s, 300 N in its travel of 200 mm/s: 300 × 0.2 / 0.9 + 23.770 (4000 × 0.011 / 0.9 + 1.3 is less)
  {
    check: 'motorPower',
    request: { MotorBrand: 'mitsubishi', Thrust: 4000, Phases: press },
    without: 'Weight',
    required: 90.4363,
    available: 750,
  },
  // The thrust is more than the phases have, or the speed: it may act in the travel.
  {
    check: 'motorPower',
    request: { MotorBrand: 'mitsubishi', Thrust: 4001, Phases: press },
    without: 'Weight',
    required: 912.881,
    available: 750,
  },
  {
    check: 'motorPower',
    request: { MotorBrand: 'mitsubishi', Thrust: 4000, MaxSpeed: 210, Phases: press },
    without: 'Weight',
    required: 958.291,
    available: 750,
  },
  // A mass with its own move, beside a press at standstill: as without it.
  { check: 'motorPower', request: { MotorBrand: 'mitsubishi', Phases: press }, required: 352.807, available: 750 },
  // In the ramps (1.50522e-4 + 1.28e-4) × 2π × 2 / 0.01 = 0.35000 N·m. Out F × 0.01 / (2π × 0.9): 2.61839 + 0.35, 2.26471, 1.91104 − 0.35;
  // back F × 0.01 × 0.9 / 2π: 1.11822 − 0.35, 1.40470, 1.69118 + 0.35; √(Σ T² t / 4.2 s) = √(15.094 / 4.2)
  { check: 'motorTorque', request: { MotorBrand: 'mitsubishi' }, required: 1.8957, available: 1.92 },
  { check: 'motorPeakTorque', request: { MotorBrand: 'mitsubishi' }, required: 2.96839, available: 5.76 },
  // (1.50522e-4 + 100 × (0.01 / 2π)²) / 1.28e-4 = (1.50522e-4 + 2.53303e-4) / 1.28e-4
  { check: 'inertiaRatio', request: { MotorBrand: 'mitsubishi' }, required: 3.15488, available: 10 },
]

test.each(examples)('$check: $required against $available', (example) => {
  const request = Object.fromEntries(Object.entries({ ...parameters, ...example.request }).filter(([name]) => name !== example.without))
  expectExample(
    electricCylinderSizer,
    // What is left are inputs of a request.
    { parameters: request as ElectricCylinderParameters, candidate: { ...candidate, ...example.described } },
    example,
  )
})

test('every check has an example', () => {
  expect([...new Set(examples.map(({ check }) => check))].toSorted()).toEqual(Object.keys(cylinderChecks).toSorted())
})
