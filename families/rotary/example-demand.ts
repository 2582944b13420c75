/**
 * The demand in the examples of the reference: the result of the first scene for the initial values of its form (verified by a
 * test).
 */
import type { CalculationRow } from './wire/calls.ts'

/** Rows of the second step. */
export const exampleDemand: readonly CalculationRow[] = [
  { name: 'totalInertia', value: 0.226966802635, unit: 'kg*m^2' },
  { name: 'indexSpeed', value: 21.4285714286, unit: 'rpm' },
  { name: 'angularAcceleration', value: 14.9599650171, unit: 'rad/s^2' },
  { name: 'accelerationTorque', value: 3.39541542746, unit: 'N*m' },
  { name: 'frictionTorque', value: 0.126970910031, unit: 'N*m' },
  { name: 'gravityTorque', value: 0, unit: 'N*m' },
  { name: 'requiredTorque', value: 5.28357950624, unit: 'N*m' },
  { name: 'effectiveTorque', value: 1.31657027604, unit: 'N*m' },
  { name: 'axialLoad', value: 105.809091693, unit: 'N' },
  { name: 'radialLoad', value: 0, unit: 'N' },
  { name: 'momentLoad', value: 0, unit: 'N*m' },
]
