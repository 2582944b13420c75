/** What a scene does not ask: gravity as the published figures take it, and the platform's own bearing. */
import type { Scene, SceneValue } from '../../engine/define/index.ts'

/** Published figures of the scenes count with 9.81; the other sizings count with 9.80665 (0.03 % less). */
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

/** The platform's bearing as long as none is chosen: cross rollers on a circle of 120 mm. */
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

/** Friction of everything that turns, by its weight. */
export const bearingFriction = {
  symbol: 'Tf',
  unit: 'N*m',
  value: 'bearingFriction * rotatingMass * gravity * bearingRadius / 1000[mm/m]',
  formula: 'Tf = μ m g r_b',
  source: 'friction on the roller circle',
} as const satisfies SceneValue

/** A value of nothing: a force or torque that the scene does not have. */
export const none = (symbol: string, unit: 'N' | 'N*m', reason: string) =>
  ({ symbol, unit, value: `0[${unit}]`, formula: `${symbol} = 0`, source: reason }) satisfies SceneValue
