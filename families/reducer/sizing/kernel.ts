/** Formulas of reducers: speeds, torques, power, service factor, limits of a motor. SI; rotational speed in rev/s. */
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
 * F5: service factor fB = T2N / T2. A reducer passes if it is at least the required factor (F6).
 * @param ratedTorque T2N, N·m
 * @param torque T2, N·m
 * @returns dimensionless
 * Source: SEW gearmotor catalogue (fB = Ma max / Ma).
 */
export const gearServiceFactor = (ratedTorque: number, torque: number): number => boundedQuotient(ratedTorque, torque)

/** Exponent with which a rated torque decreases with the input speed. */
const speedExponent = 0.3

/**
 * F13: permissible continuous torque at a speed, T2N × (n1N / n1)^0.3 above its rated speed. Below it the rated torque applies,
 * which is conservative.
 * @param ratedTorque T2N, N·m
 * @param ratedSpeed n1N, rev/s
 * @param speed n1, rev/s, > 0
 * @returns N·m
 * Source: the same hours of life, L ~ T^(-10/3) / n (roller bearings, R15), so that T ~ n^(-0.3); makers' ratings at several
 * speeds fall likewise.
 */
export const torqueAtSpeed = (ratedTorque: number, ratedSpeed: number, speed: number): number =>
  speed <= ratedSpeed ? ratedTorque : ratedTorque * (ratedSpeed / speed) ** speedExponent

/**
 * F4 while the load drives: the losses of the gear unit add to its output torque, T2 = T1 i / η.
 * @param inputTorque T1, N·m
 * @param ratio i
 * @param efficiency η, 0 to 1
 * @returns N·m
 * Source: Yaskawa Σ-II manual, motors with gears; power from the output to the input.
 */
export const brakingTorque = (inputTorque: number, ratio: number, efficiency: number): number => (inputTorque * ratio) / efficiency

/**
 * F14: fraction of a motor's torque that a weaker gear unit permits, T2 limit / (T1 i). Neglecting the efficiency is conservative.
 * @param gearTorque T2N or T2B, N·m
 * @param torque rated or peak torque of the motor, N·m
 * @param ratio i
 * @returns 0 to 1
 * Source: Beckhoff AG2300 documentation, limitation of the motor.
 */
export const motorLimit = (gearTorque: number, torque: number, ratio: number): number => Math.min(1, gearTorque / (torque * ratio))

/**
 * F16: inertia ratio at the motor λ = J / (i² J_M).
 * @param inertia J of all inertias at the output, and of those at the input times i², kg·m²
 * @param ratio i
 * @param motorInertia J_M, kg·m²
 * @returns dimensionless
 * Source: Machine Design, New rules for sizing servos; SEW, Dolin (J_ext: all external inertias referred to the motor).
 */
export const inertiaRatio = (inertia: number, ratio: number, motorInertia: number): number =>
  boundedQuotient(inertia, ratio ** 2 * motorInertia)

/**
 * Inertia at the input referred to the output, J i².
 * @param inertia J, kg·m²
 * @param ratio i
 * @returns kg·m²
 * Source: F7.
 */
export const inertiaAtOutput = (inertia: number, ratio: number): number => inertia * ratio ** 2

/**
 * Twist of the output under a torque, φ = T / C_t, without the backlash.
 * @param torque T at the output, N·m
 * @param stiffness C_t, N·m per turn
 * @returns turns
 * Source: Beckhoff AG2400 documentation (torsional rigidity Ct21).
 */
export const torsionalTwist = (torque: number, stiffness: number): number => boundedQuotient(torque, stiffness)

/**
 * F11: radial force of the transmission element, F_R = 2 T2 f_z / d.
 * @param torque T2, N·m
 * @param pitchDiameter d, m, > 0
 * @param factor f_z of the transmission element: pull of a chain or belt, teeth
 * @returns N
 * Source: SEW, determining the overhung load (FR = 2000 × Md × fZ / d0); Oriental Motor, radial load of gearheads
 * (W = K × T × f / r).
 */
export const elementForce = (torque: number, pitchDiameter: number, factor: number): number => (2 * torque * factor) / pitchDiameter

/**
 * Remaining fraction of a permissible shaft load above the speed of its rating, (n_N / n2)^(1/3); below it the rating applies,
 * which is conservative.
 * @param ratedSpeed n_N of the output, rev/s
 * @param speed n2, rev/s
 * @returns 0 to 1
 * Source: STOBER PK manual p. 181 (permissible shaft loads, divided by the cube root of n2 / nref).
 */
export const loadAtSpeed = (ratedSpeed: number, speed: number): number => (speed <= ratedSpeed ? 1 : (ratedSpeed / speed) ** (1 / 3))

/**
 * F11: remaining fraction of a permissible radial load if the force acts farther out than the point of its rating,
 * (z + x_N) / (z + x).
 * @param lever point of the rating x_N and of the force x from the shoulder, output bearing to shoulder z, all in m
 * @returns 0 to 1 for x >= x_N
 * Source: SEW, determining the overhung load (FxL = FRa × a / (b + x)): the load of the bearing stays the same.
 */
export const loadAtDistance = ({
  loadPoint,
  bearingOffset,
  distance,
}: {
  readonly loadPoint: number
  readonly bearingOffset: number
  readonly distance: number
}): number => (bearingOffset + loadPoint) / (bearingOffset + distance)

/** Forces on a shaft (N) and their lever arms (m). */
export type ShaftForces = {
  readonly radialForce: number
  readonly axialForce: number
  /** From the output bearing. */
  readonly radialArm: number
  /** From the axis. */
  readonly axialArm: number
}

/**
 * M = F_r (x + z) + F_a y about the output bearing.
 * @param forces N, m
 * @returns N·m
 * Source: Wittenstein alpha, tilting moment at the output; R14.
 */
export const tiltingMoment = ({ radialForce, axialForce, radialArm, axialArm }: ShaftForces): number =>
  radialForce * radialArm + axialForce * axialArm

/**
 * Torque at the output to stop a load, M = J 2π n2 / t.
 * @param inertia J_L at the output, kg·m²
 * @param speed n2, rev/s
 * @param time t, s, > 0
 * @returns N·m
 * Source: F17.
 */
export const stoppingTorque = (inertia: number, speed: number, time: number): number => (inertia * 2 * Math.PI * speed) / time
