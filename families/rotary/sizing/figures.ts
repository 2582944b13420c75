/** The figures of a platform under a demand, with a motor or with its own; SI. */
import { inertiaRatio } from '../../reducer/sizing/kernel.ts'
import { chosenAdapter } from '../../reducer/sizing/seat.ts'
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

/** What a demand makes of a platform, at the table. Where a figure is not stated that counts, its torques are the least that they can be. */
export type PlatformFigures = {
  /** Columns that its torques would need. */
  readonly torqueNeeds: readonly string[]
  /** T with the platform's own inertia, N·m. */
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

/** An inertia takes torque where something is accelerated. */
const missingInertia = ({ acceleration }: RotaryDemand, inertia: number | undefined, column: string): readonly string[] =>
  acceleration > 0 && inertia === undefined ? [column] : []

/**
 * @param demand at the table
 * @param platform one frame with one ratio
 * @returns figures, SI
 * Source: R8, R14, F18.
 */
export function platformFigures(demand: RotaryDemand, { inertia: own, bearingOffset }: Platform): PlatformFigures {
  const inertia = own ?? 0
  const { rmsTorque, rule } = rmsWithInertia(demand, inertia)
  const moment = bearingMoment(demand, bearingOffset)
  return {
    torqueNeeds: missingInertia(demand, own, 'inertiaKgM2'),
    torque: totalTorque(demand, inertia),
    rmsTorque,
    rmsRule: rule,
    inertia: demand.inertia + inertia,
    ...(moment === undefined ? {} : { moment }),
  }
}

/** What drives a platform, and what its figures start from. */
type MotorSetting = { readonly motor: ServoDrive; readonly atTable?: PlatformFigures }

/** What it makes of the motor. Where a figure is not stated that counts, its torques are the least that they can be: no losses, no own inertia. */
export type MotorFigures = {
  /** Columns that the torque for the table would need, and those of all torques. */
  readonly tableNeeds: readonly string[]
  readonly torqueNeeds: readonly string[]
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
  /** λ; nothing where one of the inertias is not known. */
  readonly inertiaRatio?: number
}

/**
 * @param demand at the table
 * @param platform with drive `gear`
 * @param setting motor; figures of the platform where they are known already
 * @returns figures at the motor, SI
 * Source: R5, F4, F16, F18; Oriental Motor, sizing of hollow rotary actuators.
 */
export function motorFigures(
  demand: RotaryDemand,
  platform: Platform,
  { motor, atTable = platformFigures(demand, platform) }: MotorSetting,
): MotorFigures {
  const { torque, inertia } = atTable
  const { ratio } = platform
  const efficiency = platform.efficiency ?? 1
  const tableTorque = torqueAtMotor(torque, ratio, efficiency)
  const rotor = motor.inertia === undefined ? undefined : rotorTorque(demand, ratio, motor.inertia)
  // The rotor's torque does not go through the gear: η cancels out where T / (I η) is made of the sum.
  const rotorAtTable = efficiency * ratio ** 2 * (motor.inertia ?? 0)
  const effective = rmsWithInertia(demand, (platform.inertia ?? 0) + rotorAtTable)
  const tableNeeds = [...(platform.efficiency === undefined ? ['efficiency'] : []), ...atTable.torqueNeeds]
  return {
    tableNeeds,
    torqueNeeds: [...tableNeeds, ...missingInertia(demand, motor.inertia, 'rotorInertiaKgCm2')],
    speed: motorSpeed(demand.speed, ratio),
    tableTorque,
    peakTorque: tableTorque + (rotor ?? 0),
    rmsTorque: torqueAtMotor(effective.rmsTorque, ratio, efficiency),
    rmsRule: effective.rule,
    ...(rotor === undefined ? {} : { rotorTorque: rotor }),
    ...(motor.inertia === undefined || platform.inertia === undefined ? {} : { inertiaRatio: inertiaRatio(inertia, ratio, motor.inertia) }),
  }
}

/** Loads of the main bearing; nothing where the moment about it is not known. */
function bearingLoadOf(demand: RotaryDemand, { bearingOffset }: Platform): BearingLoad | undefined {
  const moment = bearingMoment(demand, bearingOffset)
  return moment === undefined ? undefined : { radial: demand.radialLoad, axial: demand.axialLoad, moment }
}

/** Life of the main bearing. */
export type BearingLifeFigures = {
  readonly dynamicRating: number
  readonly pitchDiameter: number
  readonly load: BearingLoad
  /** P_c, N. */
  readonly equivalentLoad: number
  /** s, at the index speed throughout. */
  readonly life: number
}

/**
 * @param demand at the table
 * @param platform one frame with one ratio
 * @param assumptions load factor
 * @returns life at the index speed throughout, which is on the safe side for a table that dwells; nothing where a figure for it is not stated
 * Source: R15.
 */
export function bearingLifeFigures(
  demand: RotaryDemand,
  platform: Platform,
  { bearingLoadFactor }: RotaryAssumptions,
): BearingLifeFigures | undefined {
  const { dynamicRating, pitchDiameter } = platform
  const load = bearingLoadOf(demand, platform)
  if (typeof dynamicRating !== 'number' || pitchDiameter === undefined || load === undefined) return undefined
  const equivalentLoad = equivalentBearingLoad(load, pitchDiameter)
  const life = bearingLife(dynamicRating, bearingLoadFactor * equivalentLoad, demand.speed)
  return { dynamicRating, pitchDiameter, load, equivalentLoad, life }
}

/** Static safety of the main bearing. */
export type BearingStaticFigures = {
  readonly staticRating: number
  readonly pitchDiameter: number
  readonly load: BearingLoad
  /** f_s. */
  readonly staticSafety: number
}

/**
 * @param demand at the table
 * @param platform one frame with one ratio
 * @returns static safety; nothing where a figure for it is not stated
 * Source: R16.
 */
export function bearingStaticFigures(demand: RotaryDemand, platform: Platform): BearingStaticFigures | undefined {
  const { staticRating, pitchDiameter } = platform
  const load = bearingLoadOf(demand, platform)
  if (typeof staticRating !== 'number' || pitchDiameter === undefined || load === undefined) return undefined
  return { staticRating, pitchDiameter, load, staticSafety: bearingStaticSafety(staticRating, load, pitchDiameter) }
}

/** Figures of a platform under a demand, alone or with its motor; `adapter` is where the motor is mounted. */
export type RotaryFigures = {
  readonly atTable: PlatformFigures
  readonly atMotor?: MotorFigures
  readonly adapter: ServoAdapter | undefined
}

/**
 * @param sized demand, platform, its motor where it has one
 * @returns figures, SI
 */
export function rotaryFigures({ duty: demand, component: { platform, motor } }: RotaryCase): RotaryFigures {
  const atTable = platformFigures(demand, platform)
  if (motor === undefined) return { atTable, adapter: undefined }
  return {
    atTable,
    atMotor: motorFigures(demand, platform, { motor, atTable }),
    adapter: platform.adapters && chosenAdapter(platform.adapters, motor.flange),
  }
}
