/** What a servo motor with a gear gives at the output: continuous and peak torque over speed. */
import { convert } from '../../../engine/units/index.ts'

/** Figures of the pair; torques in N·m, speeds in rpm. Motor figures are at the motor's shaft, gear figures and the demand at the output. */
export type TorqueCurveInput = {
  readonly ratedTorque: number
  readonly peakTorque: number
  readonly ratedSpeed: number
  readonly maxSpeed: number
  readonly ratio: number
  /** Share, above 0 to 1. */
  readonly efficiency: number
  /** T2N. */
  readonly gearRatedTorque: number
  /** What the drive is limited to for the gear unit, at the output (`drivenTorqueLimit`). */
  readonly gearPeakTorque: number
  /** n1max. */
  readonly gearMaxSpeed: number
  readonly demand?: { readonly torque: number; readonly speed: number } | undefined
}

/** Flat up to the knee, then constant power up to the end. */
export type TorqueCurve = {
  readonly flat: number
  readonly knee: number
  readonly end: number
  /** The gear's rating is below what the motor gives. */
  readonly isGearLimited: boolean
}

/** Where the demanded point lies: `continuous` and `peak` are within that curve. */
export type DemandVerdict = 'continuous' | 'peak' | 'torqueTooHigh' | 'speedTooHigh'

/** Both curves of a pair at the output, with the point that is demanded. */
export type TorqueCurves = {
  readonly continuous: TorqueCurve
  readonly peak: TorqueCurve
  /** Rated and highest output speed. */
  readonly ratedSpeed: number
  readonly maxSpeed: number
  readonly demand: { readonly torque: number; readonly speed: number; readonly verdict: DemandVerdict } | undefined
  readonly units: { readonly torque: string; readonly speed: string }
}

/**
 * The torque of a curve at a speed within it: T = T0 up to the knee, T0 × knee / n above it.
 * @param curve in its own units
 * @param speed n, in the unit of the curve
 */
export const torqueAt = ({ flat, knee }: TorqueCurve, speed: number): number => (speed <= knee ? flat : (flat * knee) / speed)

type Motor = { readonly torque: number; readonly ratedSpeed: number; readonly maxSpeed: number }

/** T2 = T1 × i × η up to the rated speed, constant power above it, never above what the gear may carry. */
const curveOf = ({ torque, ratedSpeed, maxSpeed }: Motor, limit: number): TorqueCurve => {
  const isGearLimited = limit < torque
  const flat = isGearLimited ? limit : torque
  return { flat, knee: Math.min(maxSpeed, (ratedSpeed * torque) / flat), end: maxSpeed, isGearLimited }
}

/** A torque that is stated as exactly the limit is within it, whatever the last digit of the conversion. */
const slack = 1 + 1e-9

const verdictOf = ({ torque, speed }: { torque: number; speed: number }, continuous: TorqueCurve, peak: TorqueCurve): DemandVerdict => {
  if (speed > peak.end * slack) return 'speedTooHigh'
  if (torque <= torqueAt(continuous, speed) * slack) return 'continuous'
  return torque <= torqueAt(peak, speed) * slack ? 'peak' : 'torqueTooHigh'
}

/**
 * @param input figures of the pair; a rated speed above the highest one counts as the highest
 * @param unit of the torques that are wanted
 * @returns the curves in this unit and rpm
 */
export const torqueCurvesOf = (input: TorqueCurveInput, unit: string): TorqueCurves => {
  const shown = (torque: number): number => (unit === 'N*m' ? torque : convert(torque, 'N*m', unit))
  const { ratio, efficiency, gearRatedTorque, gearPeakTorque, gearMaxSpeed, demand } = input
  const maxSpeed = Math.min(input.maxSpeed, gearMaxSpeed) / ratio
  const ratedSpeed = Math.min(input.ratedSpeed / ratio, maxSpeed)
  const motor = (torque: number): Motor => ({ torque: shown(torque * ratio * efficiency), ratedSpeed, maxSpeed })
  // A drive that is limited to less than the rated torque gives no more for ever, either.
  const continuous = curveOf(motor(input.ratedTorque), shown(Math.min(gearRatedTorque, gearPeakTorque)))
  const peak = curveOf(motor(input.peakTorque), shown(gearPeakTorque))
  const point = demand && { torque: shown(demand.torque), speed: demand.speed }
  return {
    continuous,
    peak,
    ratedSpeed,
    maxSpeed,
    demand: point && { ...point, verdict: verdictOf(point, continuous, peak) },
    units: { torque: unit, speed: 'rpm' },
  }
}

/** A row of the data table; a curve that has ended has no torque. */
export type TorqueRow = {
  readonly speed: number
  readonly continuous: number | undefined
  readonly peak: number | undefined
  readonly isDemand: boolean
}

const sameSpeed = 1e-9

/**
 * @param curves of a pair
 * @returns the speeds at which something happens, ascending, each once: standstill, knees, rated and highest speed, and the demanded one
 */
export const torqueRows = ({ continuous, peak, ratedSpeed, maxSpeed, demand }: TorqueCurves): readonly TorqueRow[] => {
  const speeds = [0, continuous.knee, peak.knee, ratedSpeed, maxSpeed, ...(demand ? [demand.speed] : [])].toSorted((a, b) => a - b)
  const once = speeds.filter((speed, index) => index === 0 || speed - (speeds[index - 1] ?? 0) > sameSpeed * maxSpeed)
  const at = (curve: TorqueCurve, speed: number) => (speed > curve.end * slack ? undefined : torqueAt(curve, speed))
  return once.map((speed) => ({
    speed,
    continuous: at(continuous, speed),
    peak: at(peak, speed),
    isDemand: demand !== undefined && Math.abs(speed - demand.speed) <= sameSpeed * maxSpeed,
  }))
}
