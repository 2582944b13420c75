/** Formulas of rotary platforms: from the table to the motor. SI; rotational speed in rev/s. */
import type { RotaryDemand } from './rotary-demand.ts'

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

/**
 * Safety factor that the demand carries: Sf = T / (T_a + T_f + T_g + T_w); 1 where nothing asks for torque.
 * @param demand at the table
 * Source: R12.
 */
export function safetyFactorOf({ requiredTorque, accelerationTorque, frictionTorque, gravityTorque, processTorque }: RotaryDemand): number {
  const sum = accelerationTorque + frictionTorque + gravityTorque + processTorque
  return sum > 0 ? requiredTorque / sum : 1
}

/**
 * Torque with what accelerates the platform itself: T + J0 × α × Sf.
 * @param demand at the table
 * @param ownInertia J0, kg·m²
 * @returns N·m
 * Source: R8 (J1 of the formula), F17.
 */
export const totalTorque = (demand: RotaryDemand, ownInertia: number): number =>
  demand.requiredTorque + ownInertia * demand.acceleration * safetyFactorOf(demand)

/**
 * Effective torque with the platform's own inertia: T_rms × (JL + J0) / JL. Exact where all torque accelerates; on the safe side where friction,
 * gravity or a process take part of it, as these do not grow with the inertia.
 * @param demand at the table
 * @param ownInertia J0, kg·m²
 * @returns N·m
 * Source: F17, F18.
 */
export const totalRmsTorque = ({ rmsTorque, inertia, acceleration }: RotaryDemand, ownInertia: number): number =>
  inertia > 0 && acceleration > 0 ? rmsTorque * (1 + ownInertia / inertia) : rmsTorque
