/** Computed figures of one reducer, with a motor or alone; SI. */
import { chosenAdapter } from './seat.ts'
import type {
  AcMotor,
  Reducer,
  ServoAdapter,
  ServoAssumptions,
  ServoDrive,
  ServoDuty,
  ThreePhaseAssumptions,
  ThreePhaseDuty,
} from './input.ts'
import {
  brakingTorque,
  gearServiceFactor,
  inertiaAtOutput,
  inertiaRatio,
  motorLimit,
  motorTorque,
  outputSpeed,
  outputTorque,
  requiredInputPower,
  torqueAtSpeed,
} from './kernel.ts'
import { demandedTorque, holds } from './window.ts'

/** Speeds (rev/s), torques (N·m), powers (W) of a gear unit and its drive. */
export type DriveFigures = {
  readonly inputSpeed: number
  readonly outputSpeed: number
  readonly inputTorque: number
  readonly outputTorque: number
  readonly inputPower: number
  readonly outputPower: number
}

/**
 * @param gear reducer
 * @param inputTorque T1, N·m
 * @param inputSpeed n1, rev/s
 * @returns figures, SI
 * Source: F1 to F5, the functions called.
 */
function driveFigures(gear: Reducer, inputTorque: number, inputSpeed: number): DriveFigures {
  const torque = outputTorque(inputTorque, gear.ratio, gear.efficiency)
  const speed = outputSpeed(inputSpeed, gear.ratio)
  const inputPower = requiredInputPower(torque, speed, gear.efficiency)
  return {
    inputSpeed,
    outputSpeed: speed,
    inputTorque,
    outputTorque: torque,
    inputPower,
    outputPower: inputPower * gear.efficiency,
  }
}

/** Figures of a three-phase motor with a gear unit. */
export type ThreePhaseFigures = DriveFigures & {
  /** Torque on the gear unit: that of the motor, or the requested one if larger, N·m. */
  readonly demandedTorque: number
  /** At the output during a direct-on-line start of the motor, N·m. */
  readonly startTorque: number
  /** T2N at the speed of the motor, N·m; undefined if the speed of the rating is not known. */
  readonly permittedTorque?: number
  /** fB; undefined under the same condition. */
  readonly serviceFactor?: number
}

/**
 * @param gear reducer
 * @param motor three-phase motor
 * @param setting requested torque, and assumptions
 * @returns figures at the motor's rated power, SI
 * Source: F1 to F5, F13.
 */
export function threePhaseFigures(
  gear: Reducer,
  motor: AcMotor,
  { duty, assumptions }: { readonly duty: ThreePhaseDuty; readonly assumptions: ThreePhaseAssumptions },
): ThreePhaseFigures {
  const figures = driveFigures(gear, motorTorque(motor.power, motor.speed), motor.speed)
  const demanded = demandedTorque(duty.torque, figures.outputTorque)
  const permittedTorque =
    gear.ratedInputSpeed === undefined ? undefined : torqueAtSpeed(gear.ratedTorque, gear.ratedInputSpeed, motor.speed)
  return {
    ...figures,
    demandedTorque: demanded,
    startTorque: assumptions.startTorqueFactor * figures.outputTorque,
    ...(permittedTorque !== undefined && { permittedTorque, serviceFactor: gearServiceFactor(permittedTorque, demanded) }),
  }
}

/** Figures of a reducer alone: fB for the requested torque. */
export type ManualFigures = { readonly serviceFactor?: number }

/**
 * @param gear reducer
 * @param torque requested T2, N·m
 * Source: F5.
 */
export const manualFigures = (gear: Reducer, torque: number | undefined): ManualFigures =>
  torque === undefined ? {} : { serviceFactor: gearServiceFactor(gear.ratedTorque, torque) }

/**
 * Limits of the drive that protect the gear unit; 1 = no limit needed, undefined if the permissible value of the gear unit is not
 * known.
 */
export type DriveLimits = {
  /** Fraction of the motor's peak torque. */
  readonly peakTorque: number
  /** Mean speed as a fraction of the motor's rated speed. */
  readonly meanSpeed?: number
  /** Highest speed as a fraction of the motor's highest speed. */
  readonly maxSpeed: number
}

/** Figures of a servo motor with a gear unit. */
export type ServoFigures = DriveFigures & {
  /** Service factor fB. */
  readonly serviceFactor: number
  /** Remaining T2 if the drive has to be limited to less than the motor's rated torque, N·m; otherwise T2. */
  readonly availableTorque: number
  /** Peak torque of the motor at the output, N·m. */
  readonly peakOutputTorque: number
  /** Peak torque at the output while the load drives and the motor brakes, N·m. */
  readonly peakBrakingTorque: number
  /** The largest torque on the gear unit, during braking: the drive is limited to T2B if its maker states it, N·m. */
  readonly operatingTorque: number
  readonly limits: DriveLimits
  /** λ; undefined if an inertia is not known. */
  readonly inertiaRatio?: number
  /** λ, without the gear unit's own inertia if that is not known; undefined if that of the rotor is not known. */
  readonly leastInertiaRatio?: number
}

/** The permissible fraction of a demand, limit / demand, at most 1. */
const shareOf = (demand: number, limit: number): number => (holds(demand, limit) ? 1 : limit / demand)

/** T2N, T2B and T2Stop of a gear unit, N·m. */
type Ratings = { readonly ratedTorque: number; readonly peakTorque?: number | undefined; readonly stopTorque?: number | undefined }

/**
 * T2B, N·m; T2N if the maker does not state it, as a gear unit also withstands its continuous torque during acceleration. The
 * drive is then limited more than necessary.
 * Source: Beckhoff AG2250, AG2400 documentation: T2N <= T2B of every unit.
 */
export const accelerationTorque = ({ peakTorque, ratedTorque }: Ratings): number => peakTorque ?? ratedTorque

/** λ as far as the inertias are known. */
function inertiaRatios(
  { ratio, inertia: gear }: Reducer,
  { inertia: rotor }: ServoDrive,
  load: number | undefined,
): Pick<ServoFigures, 'inertiaRatio' | 'leastInertiaRatio'> {
  if (load === undefined || rotor === undefined) return {}
  const leastInertiaRatio = inertiaRatio(load + (gear === undefined ? 0 : inertiaAtOutput(gear, ratio)), ratio, rotor)
  return { leastInertiaRatio, ...(gear !== undefined && { inertiaRatio: leastInertiaRatio }) }
}

/** Permissible output torque during acceleration, braking and an emergency stop, N·m. */
const bearableTorque = (gear: Ratings): number => Math.min(accelerationTorque(gear), gear.stopTorque ?? Infinity)

/**
 * Output torque, while the motor drives, of a drive limited to protect the gear unit, N·m: in braking, the same motor torque
 * produces an output torque larger by 1/η².
 * @param gear reducer
 */
export const drivenTorqueLimit = (gear: Ratings & { readonly efficiency: number }): number => gear.efficiency ** 2 * bearableTorque(gear)

/**
 * The fraction of the peak torque at which neither acceleration nor braking nor an emergency stop overloads the gear unit: T2B, or
 * T2Stop if smaller, over T1max i / η, as the load drives when the motor brakes.
 */
function peakShare(gear: Reducer, motor: ServoDrive): number {
  const { ratio, efficiency } = gear
  const bearable = bearableTorque(gear)
  const isHeld = holds(brakingTorque(motor.peakTorque, ratio, efficiency), bearable)
  return isHeld ? 1 : motorLimit(efficiency * bearable, motor.peakTorque, ratio)
}

/** With phases the mean speed is known, and no limit is needed for it. */
function meanSpeedShareOf(
  { ratedInputSpeed }: Reducer,
  { ratedSpeed }: ServoDrive,
  { duty, assumptions: { meanSpeedShare: share } }: { readonly duty: ServoDuty; readonly assumptions: ServoAssumptions },
): number | undefined {
  if (duty.spectrum !== undefined) return undefined
  return ratedInputSpeed === undefined ? undefined : shareOf(share * ratedSpeed, ratedInputSpeed) * share
}

/**
 * @param gear reducer
 * @param motor servo motor
 * @param setting load inertia and assumptions
 * @returns figures at the motor's rated torque and speed, SI
 * Source: F1 to F5, F13 (Wittenstein, Neugart tables), F14, F16.
 */
export function servoFigures(
  gear: Reducer,
  motor: ServoDrive,
  setting: { readonly duty: ServoDuty; readonly assumptions: ServoAssumptions },
): ServoFigures {
  const { duty } = setting
  const figures = driveFigures(gear, motor.ratedTorque, motor.ratedSpeed)
  const peakTorque = peakShare(gear, motor)
  const peakBrakingTorque = brakingTorque(motor.peakTorque, gear.ratio, gear.efficiency)
  const peakOutputTorque = outputTorque(motor.peakTorque, gear.ratio, gear.efficiency)
  const meanSpeed = meanSpeedShareOf(gear, motor, setting)
  return {
    ...figures,
    serviceFactor: gearServiceFactor(gear.ratedTorque, figures.outputTorque),
    availableTorque: Math.min(figures.outputTorque, peakTorque * peakOutputTorque),
    peakOutputTorque,
    peakBrakingTorque,
    operatingTorque: Math.min(peakBrakingTorque, gear.peakTorque ?? Infinity),
    limits: {
      peakTorque,
      ...(meanSpeed !== undefined && { meanSpeed }),
      maxSpeed: shareOf(motor.maxSpeed, gear.maxInputSpeed),
    },
    ...inertiaRatios(gear, motor, duty.loadInertia),
  }
}

/** Whether the drive has to be limited to less than the motor's continuous torque: the motor is too large for the gear unit. */
export const isBelowRating = ({ availableTorque, outputTorque: rated }: Pick<ServoFigures, 'availableTorque' | 'outputTorque'>): boolean =>
  !holds(rated, availableTorque)

/**
 * @param limits limits of a drive
 * @param assumptions for the mean speed, which is assumed
 * @returns whether the drive has to be limited at all
 */
export const isLimited = (limits: DriveLimits, assumptions: ServoAssumptions): boolean =>
  limits.peakTorque < 1 || limits.maxSpeed < 1 || (limits.meanSpeed ?? 1) < assumptions.meanSpeedShare

/** Figures of a servo motor with a sized gear unit: whether the drive has to be limited, and the adapter of the motor. */
export type SizedServoFigures = ServoFigures & {
  readonly isLimited: boolean
  readonly isBelowRating: boolean
  readonly adapter: ServoAdapter | undefined
}

/**
 * @param gear reducer
 * @param motor servo motor
 * @param setting load inertia and assumptions
 * @returns figures, SI, see `servoFigures`
 */
export function sizedServoFigures(gear: Reducer, motor: ServoDrive, setting: Parameters<typeof servoFigures>[2]): SizedServoFigures {
  const figures = servoFigures(gear, motor, setting)
  return {
    ...figures,
    isLimited: isLimited(figures.limits, setting.assumptions),
    isBelowRating: isBelowRating(figures),
    adapter: gear.adapters && chosenAdapter(gear.adapters, motor.flange),
  }
}
