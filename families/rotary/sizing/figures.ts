/** The figures of a platform under a demand, with a motor or with its own; SI. */
import { inertiaRatio } from '../../reducer/sizing/kernel.ts'
import { chosenAdapter } from '../../reducer/sizing/figures.ts'
import type { ServoAdapter, ServoDrive } from '../../reducer/sizing/input.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import { bearingLife, bearingStaticSafety, equivalentBearingLoad, type BearingLoad } from './bearing.ts'
import type { RotaryDemand } from './demand.ts'
import type { Platform, RotaryAssumptions } from './input.ts'
import { motorSpeed, rmsWithInertia, rotorTorque, torqueAtMotor, totalTorque, type RmsRule } from './kernel.ts'

/** A platform under a demand at its table; `motor` drives a platform of drive `gear` and is left out for the others. */
export type RotaryCase = SizingCase<
  RotaryDemand,
  RotaryAssumptions,
  undefined,
  { readonly platform: Platform; readonly motor?: ServoDrive | undefined }
>

/** What a demand makes of a platform, at the table. */
export type PlatformFigures = {
  /** T with the platform's own inertia where it is known, N·m. */
  readonly torque: number
  /** T_rms likewise, N·m; and how it grew. */
  readonly rmsTorque: number
  readonly rmsRule: RmsRule
  /** JL + J0, kg·m². */
  readonly inertia: number
  /** About the middle of the bearing, N·m; nothing where a radial load acts and the distance of the bearing is not known. */
  readonly moment?: number
}

/** M + Fr × R; R does not matter without a radial load. */
function bearingMoment({ momentLoad, radialLoad }: RotaryDemand, offset: number | undefined): number | undefined {
  if (radialLoad === 0) return momentLoad
  return offset === undefined ? undefined : momentLoad + radialLoad * offset
}

/**
 * @param demand at the table
 * @param platform one frame with one ratio
 * @returns figures, SI
 * Source: R8, R14, F18.
 */
export function platformFigures(demand: RotaryDemand, { inertia = 0, bearingOffset }: Platform): PlatformFigures {
  const { rmsTorque, rule } = rmsWithInertia(demand, inertia)
  const moment = bearingMoment(demand, bearingOffset)
  return {
    torque: totalTorque(demand, inertia),
    rmsTorque,
    rmsRule: rule,
    inertia: demand.inertia + inertia,
    ...(moment === undefined ? {} : { moment }),
  }
}

/** What drives a platform, and what its figures start from. */
type MotorSetting = { readonly motor: ServoDrive; readonly assumptions: RotaryAssumptions; readonly atTable?: PlatformFigures }

/** What it makes of the motor. */
export type MotorFigures = {
  /** n1, rev/s. */
  readonly speed: number
  /** What the table takes, T / (I η), N·m. */
  readonly tableTorque: number
  /** What the rotor takes, N·m; nothing where its inertia is not known. */
  readonly rotorTorque?: number
  /** Both, N·m. */
  readonly peakTorque: number
  /** With the rotor where it is known, N·m; and how it grew. */
  readonly rmsTorque: number
  readonly rmsRule: RmsRule
  /** η that was used. */
  readonly efficiency: number
  /** λ; nothing where the rotor's inertia is not known. */
  readonly inertiaRatio?: number
}

/**
 * @param demand at the table
 * @param platform with drive `gear`
 * @param setting motor and assumptions; figures of the platform where they are known already
 * @returns figures at the motor, SI
 * Source: R5, F4, F16, F18; Oriental Motor, sizing of hollow rotary actuators.
 */
export function motorFigures(
  demand: RotaryDemand,
  platform: Platform,
  { motor, assumptions, atTable = platformFigures(demand, platform) }: MotorSetting,
): MotorFigures {
  const { torque, inertia } = atTable
  const { ratio } = platform
  const efficiency = platform.efficiency ?? assumptions.platformEfficiency
  const tableTorque = torqueAtMotor(torque, ratio, efficiency)
  const rotor = motor.inertia === undefined ? undefined : rotorTorque(demand, ratio, motor.inertia)
  // The rotor's torque does not go through the gear: η cancels out where T / (I η) is made of the sum.
  const rotorAtTable = efficiency * ratio ** 2 * (motor.inertia ?? 0)
  const effective = rmsWithInertia(demand, (platform.inertia ?? 0) + rotorAtTable)
  return {
    speed: motorSpeed(demand.speed, ratio),
    tableTorque,
    peakTorque: tableTorque + (rotor ?? 0),
    rmsTorque: torqueAtMotor(effective.rmsTorque, ratio, efficiency),
    rmsRule: effective.rule,
    efficiency,
    ...(rotor === undefined ? {} : { rotorTorque: rotor }),
    ...(motor.inertia === undefined ? {} : { inertiaRatio: inertiaRatio(inertia, ratio, motor.inertia) }),
  }
}

/** Figures of the main bearing; nothing where its ratings, or the moment about it, are not known. */
export type BearingFigures = {
  /** M about the middle of the bearing, N·m. */
  readonly moment: number
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
  const { ratings, bearingOffset } = platform
  const moment = bearingMoment(demand, bearingOffset)
  if (ratings === undefined || moment === undefined) return undefined
  const load: BearingLoad = { radial: demand.radialLoad, axial: demand.axialLoad, moment }
  const equivalentLoad = equivalentBearingLoad(load, ratings.pitchDiameter)
  return {
    moment,
    equivalentLoad,
    life: bearingLife(ratings.dynamicRating, assumptions.bearingLoadFactor * equivalentLoad, demand.speed),
    staticSafety: bearingStaticSafety(ratings.staticRating, load, ratings.pitchDiameter),
  }
}

/** Figures of a platform under a demand, alone or with its motor; `adapter` is where the motor is mounted. */
export type RotaryFigures = {
  readonly atTable: PlatformFigures
  readonly atMotor?: MotorFigures
  readonly adapter: ServoAdapter | undefined
}

/**
 * @param sized demand, platform, its motor where it has one, assumptions
 * @returns figures, SI
 */
export function rotaryFigures({ duty: demand, component: { platform, motor }, assumptions }: RotaryCase): RotaryFigures {
  const atTable = platformFigures(demand, platform)
  if (motor === undefined) return { atTable, adapter: undefined }
  return {
    atTable,
    atMotor: motorFigures(demand, platform, { motor, assumptions, atTable }),
    adapter: platform.adapters && chosenAdapter(platform.adapters, motor.flange),
  }
}
