/** Values that scenes do not ask for: gravity as in the published figures, and the platform's own bearing. */
import type { Scene, SceneValue } from '../../engine/define/index.ts'

/** The published figures of the scenes use 9.81; all other sizings use 9.80665 (0.03 % less). */
export const gravity = {
  gravity: {
    symbol: 'g',
    unit: 'm/s^2',
    default: 9.81,
    min: 9,
    max: 10,
    source: 'Oriental Motor DG II, sizing calculations',
  },
} as const satisfies Scene['assumptions']

/** Default bearing of the platform: crossed rollers on a pitch circle of 120 mm. */
export const bearing = {
  ...gravity,
  bearingFriction: {
    symbol: 'μ',
    unit: '',
    default: 0.02,
    min: 0,
    max: 1,
    source: 'assumption: preloaded cross roller bearing',
  },
  bearingRadius: {
    symbol: 'r_b',
    unit: 'mm',
    default: 60,
    min: 0,
    max: 5000,
    source: 'assumption: roller circle of a medium frame',
  },
} as const satisfies Scene['assumptions']

/** Friction torque of all rotating parts, from their weight. */
export const bearingFriction = {
  symbol: 'Tf',
  unit: 'N*m',
  value: 'bearingFriction * rotatingMass * gravity * bearingRadius / 1000[mm/m]',
  formula: 'Tf = μ m g r_b',
  source: 'friction on the roller circle',
} as const satisfies SceneValue

/** A zero force or torque, for a load the scene does not have. */
export const none = (symbol: string, unit: 'N' | 'N*m', reason: string) =>
  ({ symbol, unit, value: `0[${unit}]`, formula: `${symbol} = 0`, source: reason }) satisfies SceneValue
