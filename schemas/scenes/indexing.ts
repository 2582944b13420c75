/**
 * Parts shared by scenes with an indexing motion (rotate, stop, dwell): a trapezoidal speed profile, or a triangular one if the
 * ramps take the whole time.
 */
import type { Scene, SceneItem, SceneValue } from '../../engine/define/index.ts'

type Timing = Readonly<Record<'angle' | 'indexTime' | 'accelerationTime' | 'dwellTime', number>>

/** Factor on the largest torque. */
export const safetyFactor = { symbol: 'Sf', unit: '', default: 1.5, min: 1, max: 5 } as const satisfies SceneItem

/**
 * Items of the motion; acceleration and deceleration each take the acceleration time, so it is at most half of the index time.
 */
export const indexingItems = ({ angle, indexTime, accelerationTime, dwellTime }: Timing) =>
  ({
    angle: { symbol: 'θ', unit: 'deg', default: angle, min: 0.01, max: 3600 },
    indexTime: { symbol: 't', unit: 's', default: indexTime, min: 0.01, max: 3600 },
    accelerationTime: { symbol: 't1', unit: 's', default: accelerationTime, min: 0.001, max: 'indexTime / 2' },
    dwellTime: { symbol: 'td', unit: 's', default: dwellTime, min: 0, max: 86_400 },
    safetyFactor,
  }) as const satisfies Scene['items']

const motionSource = 'Oriental Motor DG II, sizing calculations'
const cycleSource = 'Harmonic Drive CHA manual p. 67'

/** Speed, acceleration and acceleration torque. */
export const motionValues = {
  indexSpeed: {
    symbol: 'N',
    unit: 'rpm',
    value: 'angle / (indexTime - accelerationTime) / 6[deg/s/rpm]',
    formula: 'N = θ / (6 (t − t1))',
    source: motionSource,
  },
  angularAcceleration: {
    symbol: 'α',
    unit: 'rad/s^2',
    value: 'indexSpeed * 0.10471975511965977[rad/s/rpm] / accelerationTime',
    formula: 'α = (π / 30) N / t1',
    source: motionSource,
  },
} as const satisfies Scene['values']

/** J α, for an inertia from any source. */
export const accelerationTorque = {
  symbol: 'Ta',
  unit: 'N*m',
  value: 'totalInertia * angularAcceleration / 1[rad]',
  formula: 'Ta = J α',
  source: motionSource,
} as const satisfies SceneValue

/** Largest torque of the cycle with the safety factor. */
export const requiredTorque = {
  symbol: 'T',
  unit: 'N*m',
  value: 'acceleratingTorque * safetyFactor',
  formula: 'T = (Ta + Tf + Tg + Tw) Sf',
  source: motionSource,
} as const satisfies SceneValue

const phaseTorque = (symbol: string, value: string, formula: string) =>
  ({ symbol, unit: 'N*m', value, formula, source: cycleSource }) as const satisfies SceneValue

/**
 * Torques of the phases, the largest with its safety factor, and the root mean square. The scene defines the torque during the dwell
 * (`dwellTorque`).
 */
export const cycleValues = {
  ...motionValues,
  accelerationTorque,
  steadyTime: { symbol: 't2', unit: 's', value: 'indexTime - 2 * accelerationTime', formula: 't2 = t − 2 t1', source: motionSource },
  acceleratingTorque: phaseTorque('T1', 'accelerationTorque + steadyTorque', 'T1 = Ta + Tf + Tg + Tw'),
  steadyTorque: phaseTorque('T2', 'frictionTorque + gravityTorque + processTorque', 'T2 = Tf + Tg + Tw'),
  deceleratingTorque: phaseTorque('T3', 'steadyTorque - accelerationTorque', 'T3 = Tf + Tg + Tw − Ta'),
  requiredTorque,
  effectiveTorque: {
    symbol: 'Trms',
    unit: 'N*m',
    value:
      'sqrt((pow(acceleratingTorque, 2) * accelerationTime + pow(steadyTorque, 2) * steadyTime + pow(deceleratingTorque, 2) * accelerationTime + pow(dwellTorque, 2) * dwellTime) / (indexTime + dwellTime))',
    formula: 'Trms = √((T1² t1 + T2² t2 + T3² t1 + T4² td) / (t + td))',
    source: cycleSource,
  },
} as const satisfies Scene['values']

/** The torque over one cycle. */
export const indexingCycle = {
  speed: 'indexSpeed',
  phases: [
    { kind: 'accelerate', duration: 'accelerationTime', torque: 'acceleratingTorque' },
    { kind: 'constant', duration: 'steadyTime', torque: 'steadyTorque' },
    { kind: 'decelerate', duration: 'accelerationTime', torque: 'deceleratingTorque' },
    { kind: 'dwell', duration: 'dwellTime', torque: 'dwellTorque' },
  ],
} as const satisfies Scene['cycle']

/** The rows of the second step. */
export const demandRows = [
  'totalInertia',
  'indexSpeed',
  'angularAcceleration',
  'accelerationTorque',
  'frictionTorque',
  'gravityTorque',
  'requiredTorque',
  'effectiveTorque',
  'axialLoad',
  'radialLoad',
  'momentLoad',
] as const
