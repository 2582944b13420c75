/** A horizontal table: its axis is vertical, so gravity causes no torque, and its weight loads the bearing. */
import type { Scene } from '../../engine/define/index.ts'
import { bearingFriction, none } from './bearing.ts'

const verticalAxis = 'vertical axis: weight does not turn'

/** Loads that do not act about a vertical axis. */
export const uprightLoads = {
  frictionTorque: bearingFriction,
  gravityTorque: none('Tg', 'N*m', verticalAxis),
  processTorque: none('Tw', 'N*m', 'nothing is worked on while it turns'),
  dwellTorque: none('T4', 'N*m', `${verticalAxis}, nothing to hold`),
  radialLoad: none('Fr', 'N', 'vertical axis: no weight across it; balanced about it'),
} as const satisfies Scene['values']

/** Weight of all rotating parts. */
export const weight = {
  symbol: 'Fa',
  unit: 'N',
  value: 'rotatingMass * gravity',
  formula: 'Fa = m g',
  source: 'Harmonic Drive FHA series manual p. 23',
} as const satisfies Scene['values'][string]

/** A balanced load causes no tilting moment. */
export const balanced = none('M', 'N*m', 'balanced about the axis')
