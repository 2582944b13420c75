/** Formulas of rotary platforms: from the table to the motor. SI; rotational speed in rev/s. */
import type { RotaryDemand } from './demand.ts'

/**
 * Motor speed n1 = N × I.
 * @param tableSpeed N, rev/s
 * @param ratio I, >= 1
 * @returns rev/s
 * Source: F1.
 */
export const motorSpeed = (tableSpeed: number, ratio: number): number => tableSpeed * ratio

/**
 * Torque at the motor T1 = T / (I × η); efficiency applies to torque only.
 * @param tableTorque T, N·m
 * @param ratio I, >= 1
 * @param efficiency η, 0 to 1
 * @returns N·m
 * Source: R5, F4.
 */
export const torqueAtMotor = (tableTorque: number, ratio: number, efficiency: number): number => tableTorque / (ratio * efficiency)

/** T_a + T_f + T_g + T_w, N·m; the acceleration torque is at least J_L × α. */
const torqueSum = ({ inertia, acceleration, accelerationTorque, frictionTorque, gravityTorque, processTorque }: RotaryDemand): number =>
  Math.max(accelerationTorque, inertia * acceleration) + frictionTorque + gravityTorque + processTorque

/**
 * Load torque: T, or the sum of its components if T is smaller, so that a larger component never reduces the demand.
 * @param demand at the table
 * @returns N·m
 * Source: R12.
 */
export const loadTorque = (demand: RotaryDemand): number => Math.max(demand.requiredTorque, torqueSum(demand))

/**
 * Safety factor included in the demand: Sf = T / (T_a + T_f + T_g + T_w), at least 1; 1 without torques.
 * @param demand at the table
 * Source: R12.
 */
export function safetyFactorOf(demand: RotaryDemand): number {
  const sum = torqueSum(demand)
  return sum > 0 ? loadTorque(demand) / sum : 1
}

/**
 * Torque including the acceleration of the platform itself: T + J0 × α × Sf.
 * @param demand at the table
 * @param ownInertia J0, kg·m²
 * @returns N·m
 * Source: R8 (J1 of the formula), F17.
 */
export const totalTorque = (demand: RotaryDemand, ownInertia: number): number =>
  loadTorque(demand) + ownInertia * demand.acceleration * safetyFactorOf(demand)

/**
 * Torque to accelerate the motor's own rotor: J_M × α × I × S_f.
 * @param demand at the table
 * @param ratio I, >= 1
 * @param rotorInertia J_M, kg·m²
 * @returns N·m at the motor
 * Source: Oriental Motor, sizing of hollow rotary actuators: the rotor's J0 × i² belongs to the acceleration torque,
 * T_M = (T_L + T_a) × S_f.
 */
export const rotorTorque = (demand: RotaryDemand, ratio: number, rotorInertia: number): number =>
  rotorInertia * demand.acceleration * ratio * safetyFactorOf(demand)

/**
 * How the effective torque increases with an additional inertia: not at all, in proportion to the inertias, or by the acceleration
 * torque.
 */
export type RmsRule = 'unchanged' | 'proportional' | 'additive'

/** An upper bound of the effective torque, and the rule that determines it. */
export type RmsBound = { readonly rmsTorque: number; readonly rule: RmsRule }

/**
 * Effective torque with an inertia J_x in addition to the load: min(T_rms × (1 + J_x / J_L), T_rms + J_x × α). Both are upper
 * bounds of the root mean square of the cycle with J_x (docs/decisions/drives.md). Continuous rotation, which has a power instead
 * of a cycle, has no acceleration.
 * @param demand at the table
 * @param extraInertia J_x at the table, kg·m²
 * @returns N·m
 * Source: F17, F18.
 */
export function rmsWithInertia({ rmsTorque, inertia, acceleration, continuousPower }: RotaryDemand, extraInertia: number): RmsBound {
  const added = extraInertia * acceleration
  if (added === 0 || continuousPower !== undefined) return { rmsTorque, rule: 'unchanged' }
  const [proportional, additive] = [inertia > 0 ? rmsTorque * (1 + extraInertia / inertia) : Infinity, rmsTorque + added]
  return proportional <= additive ? { rmsTorque: proportional, rule: 'proportional' } : { rmsTorque: additive, rule: 'additive' }
}

/**
 * Torque at the table during an emergency stop: (J_L + J0) × α_e + T_g + T_w. Friction, which helps to stop, is neglected.
 * @param demand at the table
 * @param ownInertia J0, kg·m²
 * @returns N·m; 0 if no emergency stop is requested
 * Source: R8, F17: what slows an inertia down is its torque of acceleration; gravity and process may act along with the motion.
 */
export const emergencyTorque = (
  { inertia, emergencyDeceleration = 0, gravityTorque, processTorque }: RotaryDemand,
  ownInertia: number,
): number => (emergencyDeceleration === 0 ? 0 : (inertia + ownInertia) * emergencyDeceleration + gravityTorque + processTorque)
