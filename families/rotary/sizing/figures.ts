/** Computed figures of a platform under a demand, with a separate or a built-in motor; SI. */
import { inertiaRatio } from '../../reducer/sizing/kernel.ts'
import { chosenAdapter } from '../../reducer/sizing/seat.ts'
import type { ServoAdapter, ServoDrive } from '../../reducer/sizing/input.ts'
import { toSi } from '../../formulas/unit-scale.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import { requestsOutside, type PrintedRange } from '../../sizing/printed-range.ts'
import { bearingLife, bearingStaticSafety, equivalentBearingLoad, type BearingLoad } from './bearing.ts'
import type { RotaryDemand } from './demand.ts'
import type { Platform, RotaryAssumptions } from './input.ts'
import { motorSpeed, rmsWithInertia, rotorTorque, torqueAtMotor, totalTorque, type RmsRule } from './kernel.ts'

/** A platform under a demand at its table; `motor` drives a platform with drive `gear` and is undefined for the others. */
export type RotaryCase = SizingCase<
  RotaryDemand,
  RotaryAssumptions,
  undefined,
  { readonly platform: Platform; readonly motor?: ServoDrive | undefined }
>

/** Figures of a platform at the table. If a relevant figure is not stated, its torques are lower bounds. */
export type PlatformFigures = {
  /** Missing columns for its torques. */
  readonly torqueNeeds: readonly string[]
  /** Torque T including the platform's own inertia, N·m. */
  readonly torque: number
  /** T_rms including that inertia, N·m, and the rule of its increase. */
  readonly rmsTorque: number
  readonly rmsRule: RmsRule
  /** Total inertia JL + J0, kg·m². */
  readonly inertia: number
  /** Moment about the centre of the bearing, N·m; undefined if a radial load acts and the position of the bearing is not known. */
  readonly moment?: number
}

/** M + Fr × R; R is irrelevant without a radial load. */
function bearingMoment({ momentLoad, radialLoad }: RotaryDemand, offset: number | undefined): number | undefined {
  if (radialLoad === 0) return momentLoad
  return offset === undefined ? undefined : momentLoad + radialLoad * offset
}

/** The missing inertia column, which matters if there is an acceleration. */
const missingInertia = ({ acceleration }: RotaryDemand, inertia: number | undefined, column: string): readonly string[] =>
  acceleration > 0 && inertia === undefined ? [column] : []

/**
 * @param demand at the table
 * @param platform one frame with one ratio
 * @returns figures, SI
 * Source: R8, R14, F18.
 */
export function platformFigures(demand: RotaryDemand, platform: Platform): PlatformFigures {
  const { inertia = 0, bearingOffset } = platform
  const { rmsTorque, rule } = rmsWithInertia(demand, inertia)
  const moment = bearingMoment(demand, bearingOffset)
  return {
    torqueNeeds: missingInertia(demand, platform.inertia, 'inertiaKgM2'),
    torque: totalTorque(demand, inertia),
    rmsTorque,
    rmsRule: rule,
    inertia: demand.inertia + inertia,
    ...(moment === undefined ? {} : { moment }),
  }
}

/** The motor of a platform, and the platform figures. */
type MotorSetting = { readonly motor: ServoDrive; readonly atTable?: PlatformFigures }

/** Figures at the motor. If a relevant figure is not stated, its torques are lower bounds: without losses, without own inertia. */
export type MotorFigures = {
  /** Missing columns for the torque of the table, and for all torques. */
  readonly tableNeeds: readonly string[]
  readonly torqueNeeds: readonly string[]
  /** n1, rev/s. */
  readonly speed: number
  /** Torque for the table, T / (I η), N·m. */
  readonly tableTorque: number
  /** Torque for the rotor, N·m; undefined if its inertia is not known. */
  readonly rotorTorque?: number
  /** Sum of both, N·m. */
  readonly peakTorque: number
  /** T_rms including the rotor if its inertia is known, N·m, and the rule of its increase. */
  readonly rmsTorque: number
  readonly rmsRule: RmsRule
  /** λ; undefined if one of the inertias is not known. */
  readonly inertiaRatio?: number
}

/**
 * @param demand at the table
 * @param platform with drive `gear`
 * @param setting motor; figures of the platform if already computed
 * @returns figures at the motor, SI
 * Source: R5, F4, F16, F18; Oriental Motor, sizing of hollow rotary actuators.
 */
export function motorFigures(
  demand: RotaryDemand,
  platform: Platform,
  { motor, atTable = platformFigures(demand, platform) }: MotorSetting,
): MotorFigures {
  const { torque, inertia } = atTable
  const { ratio, efficiency = 1, inertia: platformInertia = 0 } = platform
  const { inertia: rotorInertia = 0 } = motor
  const tableTorque = torqueAtMotor(torque, ratio, efficiency)
  const rotor = rotorTorque(demand, ratio, rotorInertia)
  // The rotor's torque does not pass the gear: η cancels out when T / (I η) is computed from the sum.
  const rotorAtTable = efficiency * ratio ** 2 * rotorInertia
  const effective = rmsWithInertia(demand, platformInertia + rotorAtTable)
  const tableNeeds = [...(platform.efficiency === undefined ? ['efficiency'] : []), ...atTable.torqueNeeds]
  return {
    tableNeeds,
    torqueNeeds: [...tableNeeds, ...missingInertia(demand, motor.inertia, 'rotorInertiaKgCm2')],
    speed: motorSpeed(demand.speed, ratio),
    tableTorque,
    peakTorque: tableTorque + rotor,
    rmsTorque: torqueAtMotor(effective.rmsTorque, ratio, efficiency),
    rmsRule: effective.rule,
    ...(motor.inertia === undefined ? {} : { rotorTorque: rotor }),
    ...(motor.inertia === undefined || platform.inertia === undefined ? {} : { inertiaRatio: inertiaRatio(inertia, ratio, motor.inertia) }),
  }
}

/** Loads of the main bearing; undefined if the moment about it is not known. */
function bearingLoadOf(demand: RotaryDemand, { bearingOffset }: Platform): BearingLoad | undefined {
  const moment = bearingMoment(demand, bearingOffset)
  return moment === undefined ? undefined : { radial: demand.radialLoad, axial: demand.axialLoad, moment }
}

/** Pitch circles for which the rule of life and static safety of a bearing is printed. */
export const bearingRuleRange: PrintedRange<Pick<Platform, 'pitchDiameter'>> = {
  quantity: 'dp',
  unit: 'mm',
  source: 'Harmonic Drive FHA',
  asksFor: 'bearingChart',
  value: ({ pitchDiameter }) => pitchDiameter,
  from: () => toSi(77, 'mm'),
  to: () => toSi(148.8, 'mm'),
}

/**
 * What the maker has to be asked where the rule of life and static safety does not apply: it is printed for crossed roller bearings of
 * some sizes.
 * @param platform of the bearing
 * @returns names of figures; empty where the rule applies, or the size is not stated
 */
export const bearingRuleNeeds = (platform: Platform): readonly string[] =>
  platform.bearing === 'crossRoller' ? requestsOutside([bearingRuleRange], platform) : ['bearing']

/** Life of the main bearing. */
export type BearingLifeFigures = {
  readonly dynamicRating: number
  readonly pitchDiameter: number
  readonly load: BearingLoad
  /** Equivalent load P_c, N. */
  readonly equivalentLoad: number
  /** Life at constant index speed, s. */
  readonly life: number
}

/**
 * @param demand at the table
 * @param platform one frame with one ratio
 * @param assumptions load factor
 * @returns life at constant index speed, which is conservative for a table that dwells; undefined if a required figure is not
 * stated
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
  if (bearingRuleNeeds(platform).length > 0) return undefined
  const equivalentLoad = equivalentBearingLoad(load, pitchDiameter)
  const life = bearingLife(dynamicRating, bearingLoadFactor * equivalentLoad, demand.speed)
  return { dynamicRating, pitchDiameter, load, equivalentLoad, life }
}

/** Static safety of the main bearing. */
export type BearingStaticFigures = {
  readonly staticRating: number
  readonly pitchDiameter: number
  readonly load: BearingLoad
  /** Static safety f_s. */
  readonly staticSafety: number
}

/**
 * @param demand at the table
 * @param platform one frame with one ratio
 * @returns static safety; undefined if a required figure is not stated
 * Source: R16.
 */
export function bearingStaticFigures(demand: RotaryDemand, platform: Platform): BearingStaticFigures | undefined {
  const { staticRating, pitchDiameter } = platform
  const load = bearingLoadOf(demand, platform)
  if (typeof staticRating !== 'number' || pitchDiameter === undefined || load === undefined) return undefined
  if (bearingRuleNeeds(platform).length > 0) return undefined
  return { staticRating, pitchDiameter, load, staticSafety: bearingStaticSafety(staticRating, load, pitchDiameter) }
}

/** Figures of a platform under a demand, alone or with its motor; `adapter` is that of the motor. */
export type RotaryFigures = {
  readonly atTable: PlatformFigures
  readonly atMotor?: MotorFigures
  readonly adapter: ServoAdapter | undefined
}

/**
 * @param sized demand, platform, and its motor if any
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
