/** The figures of one reducer, with a motor or alone; SI. */
import type { AcMotor, Reducer, ServoAdapter, ServoAssumptions, ServoDrive, ServoDuty, ServoFlange } from './input.ts'
import { inertiaRatio, motorLimit, motorTorque, outputSpeed, outputTorque, requiredInputPower, gearUseFactor } from './kernel.ts'
import { holds } from './window.ts'

/** Speeds (rev/s), torques (N·m), powers (W) of a gear and what drives it. */
export type DriveFigures = {
  readonly inputSpeed: number
  readonly outputSpeed: number
  readonly inputTorque: number
  readonly outputTorque: number
  readonly inputPower: number
  readonly outputPower: number
  /** fB. */
  readonly useFactor: number
}

/**
 * @param gear reducer
 * @param inputTorque T1, N·m
 * @param inputSpeed n1, rev/s
 * @returns figures, SI
 * Source: F1 to F5, the functions it puts together.
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
    useFactor: gearUseFactor(gear.ratedTorque, torque),
  }
}

/**
 * @param gear reducer
 * @param motor three-phase motor
 * @returns figures at the motor's rated power, SI
 * Source: F1 to F5.
 */
export const threePhaseFigures = (gear: Reducer, motor: AcMotor): DriveFigures =>
  driveFigures(gear, motorTorque(motor.power, motor.speed), motor.speed)

/** Figures of a reducer alone: fB of the torque asked for. */
export type ManualFigures = { readonly useFactor?: number }

/**
 * @param gear reducer
 * @param torque T2 that is asked for, N·m
 * Source: F5.
 */
export const manualFigures = (gear: Reducer, torque: number | undefined): ManualFigures =>
  torque === undefined ? {} : { useFactor: gearUseFactor(gear.ratedTorque, torque) }

/** What a drive must be limited to so that the gear unit is safe; 1 = no limit needed. */
export type DriveLimits = {
  /** Share of the motor's peak torque. */
  readonly peakTorque: number
  /** Mean speed as a share of the motor's rated speed. */
  readonly meanSpeed: number
  /** Highest speed as a share of the motor's highest speed. */
  readonly maxSpeed: number
}

/** Figures of a servo motor with a gear unit. */
export type ServoFigures = DriveFigures & {
  /** Peak torque of the motor at the output, N·m. */
  readonly peakOutputTorque: number
  readonly limits: DriveLimits
  /** λ; nothing where an inertia is not known. */
  readonly inertiaRatio?: number
}

/** What the gear unit bears at its output, N·m, in acceleration and in an emergency stop: the smaller, as one drive limit serves both. */
function bearablePeak(gear: Reducer, peak: number): number | undefined {
  const exceeded = [gear.peakTorque, gear.stopTorque].filter((limit) => limit !== undefined && !holds(peak, limit))
  // The filter above leaves numbers only.
  return exceeded.length === 0 ? undefined : Math.min(...(exceeded as number[]))
}

/** The share that remains of a demand under its limit. */
const shareOf = (demand: number, limit: number | undefined): number => (limit === undefined || holds(demand, limit) ? 1 : limit / demand)

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
  { duty, assumptions }: { readonly duty: ServoDuty; readonly assumptions: ServoAssumptions },
): ServoFigures {
  const peakOutputTorque = outputTorque(motor.peakTorque, gear.ratio, gear.efficiency)
  const bearable = bearablePeak(gear, peakOutputTorque)
  return {
    ...driveFigures(gear, motor.ratedTorque, motor.ratedSpeed),
    peakOutputTorque,
    limits: {
      peakTorque: bearable === undefined ? 1 : motorLimit(bearable, motor.peakTorque, gear.ratio),
      meanSpeed: shareOf(assumptions.meanSpeedShare * motor.ratedSpeed, gear.ratedInputSpeed) * assumptions.meanSpeedShare,
      maxSpeed: shareOf(motor.maxSpeed, gear.maxInputSpeed),
    },
    ...(duty.loadInertia === undefined || motor.inertia === undefined
      ? {}
      : { inertiaRatio: inertiaRatio(duty.loadInertia, gear.ratio, motor.inertia) }),
  }
}

/**
 * @param limits limits of a drive
 * @param assumptions for the mean speed, which is assumed
 * @returns whether the drive has to be limited at all
 */
export const isLimited = (limits: DriveLimits, assumptions: ServoAssumptions): boolean =>
  limits.peakTorque < 1 || limits.maxSpeed < 1 || limits.meanSpeed < assumptions.meanSpeedShare

/** Deviation of pilot and bolt circle within which they are equal, m (10⁻⁶ mm). */
export const seatTolerance = 1e-9

/**
 * @param adapter where the motor would be mounted
 * @param flange the motor's shaft and flange
 * @returns whether pilot and bolt circle are the adapter's
 */
const hasSeat = (adapter: ServoAdapter, flange: ServoFlange): boolean =>
  Math.abs(flange.la - adapter.pilot) <= seatTolerance && Math.abs(flange.lb - adapter.boltCircle) <= seatTolerance

/**
 * Shaft into the hub, pilot, bolt circle; screws and depth where the maker states them.
 * @param adapter where the motor would be mounted
 * @param flange the motor's shaft and flange
 * @returns whether the motor can be mounted
 */
export const adapterFits = (adapter: ServoAdapter, flange: ServoFlange): boolean =>
  hasSeat(adapter, flange) &&
  holds(flange.s, adapter.bore) &&
  (adapter.screw === undefined || holds(adapter.screw, flange.lz)) &&
  (adapter.hubDepth === undefined || holds(flange.lr, adapter.hubDepth))

/**
 * @param adapters adapters of a gear unit
 * @param flange the motor's shaft and flange
 * @returns the first that fits; else the first with the motor's seat; else the first
 */
export const chosenAdapter = (adapters: readonly ServoAdapter[], flange: ServoFlange): ServoAdapter | undefined =>
  adapters.find((adapter) => adapterFits(adapter, flange)) ?? adapters.find((adapter) => hasSeat(adapter, flange)) ?? adapters[0]

/** Figures of a servo motor with a gear unit that is sized: whether the drive has to be limited, and where the motor is mounted. */
export type SizedServoFigures = ServoFigures & { readonly isLimited: boolean; readonly adapter: ServoAdapter | undefined }

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
    adapter: gear.adapters && chosenAdapter(gear.adapters, motor.flange),
  }
}
