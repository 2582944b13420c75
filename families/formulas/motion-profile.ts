/** A stroke from standstill to standstill with equal ramps, trapezoidal by default. */
import { rampShapeOf, type MotionProfile, type RampShape } from './ramp-shape.ts'

/** Distances in m, times in s, speeds in m/s. */
export type StrokeProfile = {
  /** Highest speed reached within the stroke. */
  readonly peakSpeed: number
  readonly accelerationDistance: number
  readonly constantDistance: number
  readonly decelerationDistance: number
  /** Time of one ramp. */
  readonly rampTime: number
  readonly shape: RampShape
  /** Time of one stroke; 0 without motion. */
  readonly duration: number
  /** Stroke over duration; 0 without motion. */
  readonly meanSpeed: number
}

/** A stroke S (m, > 0) with the highest acceleration a (m/s², > 0) and the shape of its ramps. */
type AcceleratedStroke = { readonly stroke: number; readonly acceleration: number; readonly motionProfile?: MotionProfile | undefined }

/**
 * Profile of one stroke. With k and m of the ramp's shape (trapezoid: 1 and 1) the speed is reached if S >= m v²/a, then each ramp takes k v/a and
 * m v²/(2a); otherwise v_peak = √(S a / m). Without acceleration the ramps have no length.
 * @param move stroke S (m, > 0), highest speed v (m/s, >= 0), highest acceleration a (m/s², >= 0), shape of the ramps
 * Source: THK General Catalog A-706, IKO CAT-1580E III-16; `rampShapeOf` for other shapes.
 */
export function strokeProfile(move: AcceleratedStroke & { readonly speed: number }): StrokeProfile {
  const { stroke, speed, acceleration } = move
  const shape = rampShapeOf(move.motionProfile)
  const { timeFactor, strokeFactor } = shape
  const reached = acceleration === 0 || stroke * acceleration >= strokeFactor * (speed * speed)
  const peakSpeed = reached ? speed : highestSpeedOf(move)
  const ramp = acceleration === 0 ? 0 : Math.min((strokeFactor * (peakSpeed * peakSpeed)) / (2 * acceleration), stroke / 2)
  const constantDistance = reached ? Math.max(stroke - 2 * ramp, 0) : 0
  const rampTime = acceleration === 0 ? 0 : (timeFactor * peakSpeed) / acceleration
  const duration = peakSpeed === 0 ? 0 : 2 * rampTime + constantDistance / peakSpeed
  return {
    peakSpeed,
    accelerationDistance: ramp,
    constantDistance,
    decelerationDistance: ramp,
    rampTime,
    shape,
    duration,
    meanSpeed: duration === 0 ? 0 : stroke / duration,
  }
}

/** The required pace of a stroke: its highest speed (m/s), the time of the whole stroke (s), or the time at constant speed (s). */
export type Pace = { readonly speed: number } | { readonly totalTime: number } | { readonly constantSpeedTime: number }

/**
 * The highest speed that a stroke permits: two ramps without constant-speed phase, v = √(S a / m).
 * @param move stroke S (m, > 0), acceleration a (m/s², > 0), shape of the ramps
 * @returns m/s
 */
export const highestSpeedOf = ({ stroke, acceleration, motionProfile }: AcceleratedStroke): number =>
  Math.sqrt((stroke * acceleration) / rampShapeOf(motionProfile).strokeFactor)

/**
 * Shortest time for a stroke: two ramps without constant-speed phase, T = 2 k √(S / (m a)); for the trapezoid 2 √(S / a).
 * @param move stroke S (m, > 0), acceleration a (m/s², > 0), shape of the ramps
 * @returns s
 * Source: IKO CAT-1580E III-16.
 */
export function shortestStrokeTime({ stroke, acceleration, motionProfile }: AcceleratedStroke): number {
  const { timeFactor, strokeFactor } = rampShapeOf(motionProfile)
  return 2 * timeFactor * Math.sqrt(stroke / (strokeFactor * acceleration))
}

/**
 * Relative tolerance within which a time below the shortest one counts as the shortest one: rounding must not make a stroke
 * impossible.
 */
const timeTolerance = 1e-12

/**
 * Speed at which the stroke S takes the time T. With the ramps S = v T − (2 k − m) v² / a;
 * for a trapezoid v = (a T − √(a² T² − 4 a S)) / 2.
 * Without cancellation v = 2 S / (T + √(T² − 4 (2 k − m) S / a)), where 4 S / a = Tmin² m / k².
 * @param move stroke S (m, > 0), acceleration a (m/s², > 0), shape of the ramps, total time T (s)
 * @returns m/s; undefined if T is shorter than `shortestStrokeTime`
 * Source: IKO CAT-1580E III-16 solved for v.
 */
export function speedForTotalTime(move: AcceleratedStroke & { readonly totalTime: number }): number | undefined {
  const { stroke, totalTime } = move
  const { timeFactor, strokeFactor } = rampShapeOf(move.motionProfile)
  const shortest = shortestStrokeTime(move)
  if (totalTime < shortest * (1 - timeTolerance)) return undefined
  const share = ((2 * timeFactor - strokeFactor) * strokeFactor) / timeFactor ** 2
  return (2 * stroke) / (totalTime + Math.sqrt(Math.max(totalTime ** 2 - share * shortest ** 2, 0)))
}

/**
 * Speed of a stroke with the constant-speed time tu: S = v tu + m v² / a, so v = 2 S / (tu + √(tu² + 4 m S / a)),
 * where 4 m S / a = Tmin² m² / k².
 * @param move stroke S (m, > 0), acceleration a (m/s², > 0), shape of the ramps, time at constant speed tu (s, >= 0)
 * @returns m/s
 * Source: IKO CAT-1580E III-16 solved for v.
 */
export function speedForConstantSpeedTime(move: AcceleratedStroke & { readonly constantSpeedTime: number }): number {
  const { timeFactor, strokeFactor } = rampShapeOf(move.motionProfile)
  const share = (strokeFactor / timeFactor) ** 2
  return (2 * move.stroke) / (move.constantSpeedTime + Math.sqrt(move.constantSpeedTime ** 2 + share * shortestStrokeTime(move) ** 2))
}

/**
 * The highest speed of a stroke with the given pace.
 * @param move stroke S (m, > 0), acceleration a (m/s², > 0), shape of the ramps, pace
 * @returns m/s; undefined if the stroke cannot be done in the total time
 */
export function speedOfPace({ pace, ...move }: AcceleratedStroke & { readonly pace: Pace }): number | undefined {
  if ('speed' in pace) return pace.speed
  return 'totalTime' in pace ? speedForTotalTime({ ...move, ...pace }) : speedForConstantSpeedTime({ ...move, ...pace })
}

/** A point of a ramp's curve: time from the start of the phase (s), speed (m/s), acceleration as a fraction of the maximum. */
export type CurvePoint = { readonly time: number; readonly speed: number; readonly acceleration: number }

/** A phase of a cycle, SI. Without a curve, the acceleration of a ramp is constant. */
export type CyclePhase = {
  readonly direction: 'forward' | 'backward'
  readonly kind: 'accelerate' | 'constant' | 'decelerate' | 'dwell'
  readonly duration: number
  readonly distance: number
  readonly startSpeed: number
  readonly endSpeed: number
  readonly curve?: readonly CurvePoint[]
}

/** Number of line segments of a displayed curve. */
const curvePieces = 24

/** The curve of an upward ramp, or mirrored of a downward one; none for constant acceleration. */
function curveOf({ peakSpeed, rampTime, shape }: StrokeProfile, kind: 'accelerate' | 'decelerate'): Pick<CyclePhase, 'curve'> {
  if (shape.points.length === 1) return {}
  const curve = Array.from({ length: curvePieces + 1 }, (_, index) => {
    const done = index / curvePieces
    const place = kind === 'accelerate' ? done : 1 - done
    return { time: done * rampTime, speed: peakSpeed * shape.speedAt(place), acceleration: shape.accelerationAt(place) }
  })
  return { curve }
}

/**
 * The phases of a cycle: stroke, dwell, return, dwell. Phases of zero duration are omitted.
 * @param profile one stroke
 * @param dwell dwell after each stroke, s, >= 0
 */
export function cyclePhases(profile: StrokeProfile, dwell: number): CyclePhase[] {
  const { peakSpeed, accelerationDistance, constantDistance, decelerationDistance, rampTime } = profile
  const rising = { duration: rampTime, distance: accelerationDistance, startSpeed: 0, endSpeed: peakSpeed }
  const falling = { duration: rampTime, distance: decelerationDistance, startSpeed: peakSpeed, endSpeed: 0 }
  const stroke = [
    { kind: 'accelerate', ...rising, ...curveOf(profile, 'accelerate') },
    { kind: 'constant', duration: constantSpeedTimeOf(profile), distance: constantDistance, startSpeed: peakSpeed, endSpeed: peakSpeed },
    { kind: 'decelerate', ...falling, ...curveOf(profile, 'decelerate') },
    { kind: 'dwell', duration: dwell, distance: 0, startSpeed: 0, endSpeed: 0 },
  ] as const
  return (['forward', 'backward'] as const).flatMap((direction) =>
    stroke.filter(({ duration }) => duration > 0).map((phase) => ({ direction, ...phase })),
  )
}

/**
 * @param profile one stroke
 * @returns time at constant speed, s
 */
export const constantSpeedTimeOf = ({ peakSpeed, constantDistance }: StrokeProfile): number =>
  peakSpeed === 0 ? 0 : constantDistance / peakSpeed
