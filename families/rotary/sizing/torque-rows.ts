/** The torques of a rotary platform and its motor as formulas with inputs; each text is the formula actually used. */
import type { SymbolValue } from '../../sizing/check.ts'
import type { ServoDrive } from '../../reducer/sizing/input.ts'
import type { MotorFigures, PlatformFigures } from './figures.ts'
import type { RotaryDemand } from './demand.ts'
import type { Platform } from './input.ts'
import { loadTorque, safetyFactorOf, type RmsRule } from './kernel.ts'

/** A formula without its limit, and the values of its symbols. */
export type TorqueRow = { readonly formula: string; readonly inputs: readonly SymbolValue[] }

/** A platform with drive `gear` and its motor under a demand, and the figures at the motor. */
export type DrivenPlatform = {
  readonly demand: RotaryDemand
  readonly platform: Platform
  readonly motor: ServoDrive
  readonly figures: MotorFigures
}

/** α of the demand is in rad/s²; the base of the unit table is the turn. */
const acceleration = (demand: RotaryDemand): SymbolValue => ['α', demand.acceleration / (2 * Math.PI), 'rad/s^2']
const safety = (demand: RotaryDemand): SymbolValue => ['Sf', safetyFactorOf(demand), '']

/**
 * J0, if known.
 * @param platform one frame with one ratio
 */
export const ownInertia = ({ inertia }: Platform): readonly SymbolValue[] => (inertia === undefined ? [] : [['J0', inertia, 'kg*m^2']])

const rotorInertia = ({ inertia }: ServoDrive): readonly SymbolValue[] => (inertia === undefined ? [] : [['JM', inertia, 'kg*m^2']])

const gearing = ({ platform }: DrivenPlatform): readonly SymbolValue[] => [
  ['I', platform.ratio, ''],
  ['η', platform.efficiency ?? 1, ''],
]

/**
 * Torque at the table including the acceleration of the platform itself.
 * @param demand at the table
 * @param platform one frame with one ratio
 */
export const tableTorqueRow = (demand: RotaryDemand, platform: Platform): TorqueRow => ({
  formula: platform.inertia === undefined ? 'T' : 'T + J0 × α × Sf',
  inputs: [
    ['T', loadTorque(demand), 'N*m'],
    ...(platform.inertia === undefined ? [] : [...ownInertia(platform), acceleration(demand), safety(demand)]),
  ],
})

/** The table torque at the motor: T / (I η). */
export function tableTorqueAtMotorRow(driven: DrivenPlatform): TorqueRow {
  const { formula, inputs } = tableTorqueRow(driven.demand, driven.platform)
  return {
    formula: `${driven.platform.inertia === undefined ? formula : `(${formula})`} / (I × η)`,
    inputs: [...inputs, ...gearing(driven)],
  }
}

/** The torque for the rotor. */
export const rotorTorqueRow = ({ demand, platform, motor }: DrivenPlatform): TorqueRow => ({
  formula: 'JM × α × I × Sf',
  inputs: [...rotorInertia(motor), acceleration(demand), ['I', platform.ratio, ''], safety(demand)],
})

/** Sum of both; only that of the table if the rotor's inertia is not known. */
export function motorPeakRow(driven: DrivenPlatform): TorqueRow {
  const table = tableTorqueAtMotorRow(driven)
  if (driven.figures.rotorTorque === undefined) return table
  const rotor = rotorTorqueRow(driven)
  const known = new Set(table.inputs.map(([symbol]) => symbol))
  return {
    formula: `${table.formula} + ${rotor.formula}`,
    inputs: [...table.inputs, ...rotor.inputs.filter(([symbol]) => !known.has(symbol))],
  }
}

/** Formula of Trms with the inertia `extra` (a product or a sum), by the rule that determines it. */
const grown: Readonly<Record<RmsRule, (extra: string) => string>> = {
  unchanged: () => 'Trms',
  proportional: (extra) => `Trms × (1 + ${extra} / JL)`,
  additive: (extra) => `Trms + ${extra} × α`,
}

const grownBy = (rule: RmsRule, demand: RotaryDemand, extra: readonly SymbolValue[]): readonly SymbolValue[] => [
  ['Trms', demand.rmsTorque, 'N*m'],
  ...(rule === 'unchanged' ? [] : extra),
  ...(rule === 'proportional' ? [['JL', demand.inertia, 'kg*m^2'] as const] : []),
  ...(rule === 'additive' ? [acceleration(demand)] : []),
]

/**
 * Effective torque at the table including the platform's own inertia.
 * @param demand at the table
 * @param platform one frame with one ratio
 * @param figures of the platform
 */
export const tableRmsRow = (demand: RotaryDemand, platform: Platform, { rmsRule }: PlatformFigures): TorqueRow => ({
  formula: grown[rmsRule]('J0'),
  inputs: grownBy(rmsRule, demand, ownInertia(platform)),
})

/** Effective torque at the motor, including the inertias of platform and rotor if known. */
export function motorRmsRow(driven: DrivenPlatform): TorqueRow {
  const { demand, platform, motor, figures } = driven
  const extra = [...(platform.inertia === undefined ? [] : ['J0']), ...(motor.inertia === undefined ? [] : ['JM × I² × η'])].join(' + ')
  const isSum = platform.inertia !== undefined && motor.inertia !== undefined
  const formula = grown[figures.rmsRule](isSum ? `(${extra})` : extra)
  return {
    formula: `${figures.rmsRule === 'additive' ? `(${formula})` : formula} / (I × η)`,
    inputs: [...grownBy(figures.rmsRule, demand, [...ownInertia(platform), ...rotorInertia(motor)]), ...gearing(driven)],
  }
}
