/** Formulas of reducers: speeds, torques, power, use factor, limits of a motor. SI; rotational speed in rev/s. */
import { boundedQuotient } from '../../formulas/physical-constants.ts'

/**
 * F2: torque of a motor T1 = P / (2π n1).
 * @param power P, W
 * @param speed n1, rev/s, > 0
 * @returns N·m (9550 P / n in kW and min⁻¹; exactly 9549.3)
 * Source: NORD gear unit planning; Lenze g500 manual p. 28 (9549).
 */
export const motorTorque = (power: number, speed: number): number => power / (2 * Math.PI * speed)

/**
 * F1: output speed n2 = n1 / i.
 * @param inputSpeed n1, rev/s
 * @param ratio i, > 1
 * @returns rev/s
 * Source: NORD gear unit planning.
 */
export const outputSpeed = (inputSpeed: number, ratio: number): number => inputSpeed / ratio

/**
 * F4: output torque T2 = T1 i η; of a peak torque likewise.
 * @param inputTorque T1, N·m
 * @param ratio i
 * @param efficiency η, 0 to 1
 * @returns N·m
 * Source: Yaskawa Σ-II manual, motors with gears.
 */
export const outputTorque = (inputTorque: number, ratio: number, efficiency: number): number => inputTorque * ratio * efficiency

/**
 * F3: input power P1 = 2π T2 n2 / η.
 * @param torque T2, N·m
 * @param speed n2, rev/s
 * @param efficiency η, 0 to 1
 * @returns W
 * Source: NORD gear unit planning.
 */
export const requiredInputPower = (torque: number, speed: number, efficiency: number): number => (2 * Math.PI * torque * speed) / efficiency

/**
 * F5: use factor fB = T2N / T2. A reducer fits where it is at least the factor asked for (F6).
 * @param ratedTorque T2N, N·m
 * @param torque T2, N·m
 * @returns dimensionless
 * Source: SEW gearmotor catalogue (fB = Ma max / Ma).
 */
export const gearUseFactor = (ratedTorque: number, torque: number): number => boundedQuotient(ratedTorque, torque)

/** Exponent of the law by which a rated torque falls with the input speed. */
const speedExponent = 0.3

/**
 * F13: what a gear bears for ever at a speed, T2N × (n1N / n1)^0.3 above its rated speed. Below it the rated torque stands, which is on the safe side.
 * @param ratedTorque T2N, N·m
 * @param ratedSpeed n1N, rev/s
 * @param speed n1, rev/s, > 0
 * @returns N·m
 * Source: the same hours of life, L ~ T^(-10/3) / n (roller bearings, R15), so that T ~ n^(-0.3); makers' ratings at several speeds fall likewise.
 */
export const torqueAtSpeed = (ratedTorque: number, ratedSpeed: number, speed: number): number =>
  speed <= ratedSpeed ? ratedTorque : ratedTorque * (ratedSpeed / speed) ** speedExponent

/**
 * F4 with the load as the driver: the losses of the gear add to what it bears, T2 = T1 i / η.
 * @param inputTorque T1, N·m
 * @param ratio i
 * @param efficiency η, 0 to 1
 * @returns N·m
 * Source: Yaskawa Σ-II manual, motors with gears; power from the output to the input.
 */
export const brakingTorque = (inputTorque: number, ratio: number, efficiency: number): number => (inputTorque * ratio) / efficiency

/**
 * F14: share of a motor's torque that a weaker gear unit permits, T2 limit / (T1 i). The efficiency is left out, which is on the safe side.
 * @param gearTorque T2N or T2B, N·m
 * @param torque rated or peak torque of the motor, N·m
 * @param ratio i
 * @returns 0 to 1
 * Source: Beckhoff AG2300 documentation, limitation of the motor.
 */
export const motorLimit = (gearTorque: number, torque: number, ratio: number): number => Math.min(1, gearTorque / (torque * ratio))

/**
 * F16: inertia ratio at the motor λ = J_load / (i² J_M).
 * @param loadInertia J_load at the output, kg·m²
 * @param ratio i
 * @param motorInertia J_M, kg·m²
 * @returns dimensionless
 * Source: Machine Design, New rules for sizing servos.
 */
export const inertiaRatio = (loadInertia: number, ratio: number, motorInertia: number): number =>
  boundedQuotient(loadInertia, ratio ** 2 * motorInertia)
