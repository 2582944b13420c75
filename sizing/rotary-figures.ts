/** The figures of a platform under a demand, with a motor or with its own; SI. */
import { inertiaRatio } from './reducer-kernel.ts'
import type { ServoDrive } from './reducer-input.ts'
import { bearingLife, bearingStaticSafety, equivalentBearingLoad, type BearingLoad } from './rotary-bearing.ts'
import type { RotaryDemand } from './rotary-demand.ts'
import type { Platform, RotaryAssumptions } from './rotary-input.ts'
import { motorSpeed, torqueAtMotor, totalRmsTorque, totalTorque } from './rotary-kernel.ts'

/** What a demand makes of a platform, at the table. */
export type PlatformFigures = {
  /** T with the platform's own inertia where it is known, N·m. */
  readonly torque: number
  /** T_rms likewise, N·m. */
  readonly rmsTorque: number
  /** JL + J0, kg·m². */
  readonly inertia: number
  /** About the middle of the bearing, N·m. */
  readonly moment: number
}

/**
 * @param demand at the table
 * @param platform one frame with one ratio
 * @returns figures, SI
 * Source: R8, R14, F18.
 */
export function platformFigures(demand: RotaryDemand, { inertia = 0, bearingOffset = 0 }: Platform): PlatformFigures {
  return {
    torque: totalTorque(demand, inertia),
    rmsTorque: totalRmsTorque(demand, inertia),
    inertia: demand.inertia + inertia,
    moment: demand.momentLoad + demand.radialLoad * bearingOffset,
  }
}

/** What it makes of the motor. */
export type MotorFigures = {
  /** n1, rev/s. */
  readonly speed: number
  /** N·m. */
  readonly peakTorque: number
  /** N·m. */
  readonly rmsTorque: number
  /** η that was used. */
  readonly efficiency: number
  /** λ; nothing where the rotor's inertia is not known. */
  readonly inertiaRatio?: number
}

/**
 * @param demand at the table
 * @param platform with drive `gear`
 * @param setting motor and assumptions
 * @returns figures at the motor, SI
 * Source: R5, F4, F16.
 */
export function motorFigures(
  demand: RotaryDemand,
  platform: Platform,
  { motor, assumptions }: { readonly motor: ServoDrive; readonly assumptions: RotaryAssumptions },
): MotorFigures {
  const { torque, rmsTorque, inertia } = platformFigures(demand, platform)
  const efficiency = platform.efficiency ?? assumptions.platformEfficiency
  return {
    speed: motorSpeed(demand.speed, platform.ratio),
    peakTorque: torqueAtMotor(torque, platform.ratio, efficiency),
    rmsTorque: torqueAtMotor(rmsTorque, platform.ratio, efficiency),
    efficiency,
    ...(motor.inertia === undefined ? {} : { inertiaRatio: inertiaRatio(inertia, platform.ratio, motor.inertia) }),
  }
}

/** Figures of the main bearing; nothing where its ratings are not known. */
export type BearingFigures = {
  /** P_c, N. */
  readonly equivalentLoad: number
  /** s, at the index speed throughout. */
  readonly life: number
  /** f_s. */
  readonly staticSafety: number
}

/**
 * @param demand at the table
 * @param platform one frame with one ratio
 * @param assumptions load factor
 * @returns life at the index speed throughout, which is on the safe side for a table that dwells; static safety
 * Source: R15, R16.
 */
export function bearingFigures(demand: RotaryDemand, platform: Platform, assumptions: RotaryAssumptions): BearingFigures | undefined {
  const { ratings } = platform
  if (ratings === undefined) return undefined
  const load: BearingLoad = {
    radial: demand.radialLoad,
    axial: demand.axialLoad,
    moment: platformFigures(demand, platform).moment,
  }
  const equivalentLoad = equivalentBearingLoad(load, ratings.pitchDiameter)
  return {
    equivalentLoad,
    life: bearingLife(ratings.dynamicRating, assumptions.bearingLoadFactor * equivalentLoad, demand.speed),
    staticSafety: bearingStaticSafety(ratings.staticRating, load, ratings.pitchDiameter),
  }
}
