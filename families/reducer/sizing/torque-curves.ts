/** Torque-speed curves of a servo motor with a gear unit at the output: continuous and peak torque. */
import { at } from '../../../engine/base/at.ts'
import { convert } from '../../../engine/units/index.ts'

/** Figures of the pair; torques in N·m, speeds in rpm. Motor figures are at the motor's shaft, gear figures and the demand at the output. */
export type TorqueCurveInput = {
  readonly ratedTorque: number
  readonly peakTorque: number
  readonly ratedSpeed: number
  readonly maxSpeed: number
  readonly ratio: number
  /** Efficiency, above 0 to 1. */
  readonly efficiency: number
  /** Rated torque T2N of the gear unit. */
  readonly gearRatedTorque: number
  /** Torque limit of the drive for the gear unit, at the output (`drivenTorqueLimit`). */
  readonly gearPeakTorque: number
  /** Maximum input speed n1max of the gear unit. */
  readonly gearMaxSpeed: number
  readonly demand?: { readonly torque: number; readonly speed: number } | undefined
}

/** Constant up to the knee, then constant power up to the end. */
export type TorqueCurve = {
  readonly flat: number
  readonly knee: number
  readonly end: number
  /** The gear unit limits the motor's torque. */
  readonly isGearLimited: boolean
}

/** Region of the demanded point: `continuous` and `peak` are within that curve. */
export type DemandVerdict = 'continuous' | 'peak' | 'torqueTooHigh' | 'speedTooHigh'

/** Both curves of a pair at the output, with the demanded point. */
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

/** T2 = T1 × i × η up to the rated speed, constant power above it, limited to the permissible torque of the gear unit. */
const curveOf = ({ torque, ratedSpeed, maxSpeed }: Motor, limit: number): TorqueCurve => {
  const isGearLimited = limit < torque
  const flat = isGearLimited ? limit : torque
  return { flat, knee: Math.min(maxSpeed, (ratedSpeed * torque) / flat), end: maxSpeed, isGearLimited }
}

/** Tolerance: a torque equal to the limit is within it despite rounding in the conversion. */
const slack = 1 + 1e-9

const verdictOf = ({ torque, speed }: { torque: number; speed: number }, continuous: TorqueCurve, peak: TorqueCurve): DemandVerdict => {
  if (speed > peak.end * slack) return 'speedTooHigh'
  if (torque <= torqueAt(continuous, speed) * slack) return 'continuous'
  return torque <= torqueAt(peak, speed) * slack ? 'peak' : 'torqueTooHigh'
}

/**
 * @param input figures of the pair; a rated speed above the highest one is limited to it
 * @param unit unit of the torques of the result
 * @returns the curves in this unit and rpm
 */
export const torqueCurvesOf = (input: TorqueCurveInput, unit: string): TorqueCurves => {
  const shown = (torque: number): number => (unit === 'N*m' ? torque : convert(torque, 'N*m', unit))
  const { ratio, efficiency, gearRatedTorque, gearPeakTorque, gearMaxSpeed, demand } = input
  const maxSpeed = Math.min(input.maxSpeed, gearMaxSpeed) / ratio
  const ratedSpeed = Math.min(input.ratedSpeed / ratio, maxSpeed)
  const motor = (torque: number): Motor => ({ torque: shown(torque * ratio * efficiency), ratedSpeed, maxSpeed })
  // The continuous torque of a drive limited to less than the rated torque is limited as well.
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

/** A row of the data table; beyond the end of a curve its torque is undefined. */
export type TorqueRow = {
  readonly speed: number
  readonly continuous: number | undefined
  readonly peak: number | undefined
  readonly isDemand: boolean
}

const sameSpeed = 1e-9

/**
 * @param curves of a pair
 * @returns rows at the characteristic speeds, ascending, without duplicates: standstill, knees, rated and highest speed, and the
 * demanded one
 */
export const torqueRows = ({ continuous, peak, ratedSpeed, maxSpeed, demand }: TorqueCurves): readonly TorqueRow[] => {
  const speeds = [0, continuous.knee, peak.knee, ratedSpeed, maxSpeed, ...(demand ? [demand.speed] : [])].toSorted((a, b) => a - b)
  const once = speeds.filter((speed, index) => index === 0 || speed - at(speeds, index - 1) > sameSpeed * maxSpeed)
  const torqueIn = (curve: TorqueCurve, speed: number) => (speed > curve.end * slack ? undefined : torqueAt(curve, speed))
  return once.map((speed) => ({
    speed,
    continuous: torqueIn(continuous, speed),
    peak: torqueIn(peak, speed),
    isDemand: demand !== undefined && Math.abs(speed - demand.speed) <= sameSpeed * maxSpeed,
  }))
}
