/** A stroke from standstill to standstill with equal ramps: a trapezoid of speed over time, or a triangle when the stroke is too short. */

/** Distances in m, times in s, speeds in m/s. */
export type StrokeProfile = {
  /** Highest speed that the stroke lets the axis reach. */
  readonly peakSpeed: number
  readonly accelerationDistance: number
  readonly constantDistance: number
  readonly decelerationDistance: number
  /** Time of one stroke; 0 when nothing moves. */
  readonly duration: number
  /** Stroke over duration; 0 when nothing moves. */
  readonly meanSpeed: number
}

/**
 * Profile of one stroke. The speed is reached if S >= v²/a, then t = S/v + v/a and each ramp takes v²/(2a);
 * otherwise v_peak = √(S a), t = 2 √(S/a). Without acceleration the ramps have no length.
 * @param move stroke S (m, > 0), speed v (m/s, >= 0), acceleration a (m/s², >= 0)
 * Source: THK General Catalog A-706, IKO CAT-1580E III-16.
 */
export function strokeProfile(move: { readonly stroke: number; readonly speed: number; readonly acceleration: number }): StrokeProfile {
  const { stroke, speed, acceleration } = move
  const reached = acceleration === 0 || stroke * acceleration >= speed * speed
  const peakSpeed = reached ? speed : Math.sqrt(stroke * acceleration)
  const ramp = acceleration === 0 ? 0 : Math.min((peakSpeed * peakSpeed) / (2 * acceleration), stroke / 2)
  const constantDistance = reached ? Math.max(stroke - 2 * ramp, 0) : 0
  const rampTime = acceleration === 0 ? 0 : peakSpeed / acceleration
  const duration = peakSpeed === 0 ? 0 : 2 * rampTime + constantDistance / peakSpeed
  return {
    peakSpeed,
    accelerationDistance: ramp,
    constantDistance,
    decelerationDistance: ramp,
    duration,
    meanSpeed: duration === 0 ? 0 : stroke / duration,
  }
}

/** How fast a stroke is asked for: by its highest speed (m/s), by the time of the whole stroke (s), or by the time at constant speed (s). */
export type Pace = { readonly speed: number } | { readonly totalTime: number } | { readonly evenTime: number }

/**
 * Shortest time for a stroke: a triangle of speed, T = 2 √(S / a).
 * @param move stroke S (m, > 0), acceleration a (m/s², > 0)
 * @returns s
 * Source: IKO CAT-1580E III-16.
 */
export const shortestStrokeTime = (move: { readonly stroke: number; readonly acceleration: number }): number =>
  2 * Math.sqrt(move.stroke / move.acceleration)

/** Times this close (relative) below the shortest one are the shortest one: rounding must not make a stroke impossible. */
const timeTolerance = 1e-12

/**
 * Speed of the trapezoid that covers S in the time T: v = (a T − √(a² T² − 4 a S)) / 2, written without cancellation as
 * v = 2 S / (T + √(T² − 4 S / a)).
 * @param move stroke S (m, > 0), acceleration a (m/s², > 0), total time T (s)
 * @returns m/s; undefined when T is shorter than `shortestStrokeTime`
 * Source: IKO CAT-1580E III-16 solved for v.
 */
export function speedForTotalTime(move: {
  readonly stroke: number
  readonly acceleration: number
  readonly totalTime: number
}): number | undefined {
  const { stroke, totalTime } = move
  const shortest = shortestStrokeTime(move)
  if (totalTime < shortest * (1 - timeTolerance)) return undefined
  return (2 * stroke) / (totalTime + Math.sqrt(Math.max(totalTime ** 2 - shortest ** 2, 0)))
}

/**
 * Speed of the trapezoid that runs evenly for the time tu: S = v tu + v² / a, so v = 2 S / (tu + √(tu² + 4 S / a)).
 * @param move stroke S (m, > 0), acceleration a (m/s², > 0), time at constant speed tu (s, >= 0)
 * @returns m/s
 * Source: IKO CAT-1580E III-16 solved for v.
 */
export const speedForEvenTime = (move: { readonly stroke: number; readonly acceleration: number; readonly evenTime: number }): number =>
  (2 * move.stroke) / (move.evenTime + Math.sqrt(move.evenTime ** 2 + shortestStrokeTime(move) ** 2))

/**
 * The highest speed that a pace asks for.
 * @param move stroke S (m, > 0), acceleration a (m/s², > 0), pace
 * @returns m/s; undefined when the stroke cannot be done in the total time
 */
export function speedOfPace(move: { readonly stroke: number; readonly acceleration: number; readonly pace: Pace }): number | undefined {
  const { stroke, acceleration, pace } = move
  if ('speed' in pace) return pace.speed
  if ('totalTime' in pace) return speedForTotalTime({ stroke, acceleration, ...pace })
  return speedForEvenTime({ stroke, acceleration, ...pace })
}

/** A stretch of a cycle with constant acceleration, SI. */
export type CyclePhase = {
  readonly direction: 'forward' | 'backward'
  readonly kind: 'accelerate' | 'constant' | 'decelerate' | 'dwell'
  readonly duration: number
  readonly distance: number
  readonly startSpeed: number
  readonly endSpeed: number
}

/**
 * The phases of a cycle: stroke, pause, return, pause. Phases without duration are left out.
 * @param profile one stroke
 * @param acceleration a, m/s², >= 0
 * @param dwell pause after each stroke, s, >= 0
 */
export function cyclePhases(profile: StrokeProfile, acceleration: number, dwell: number): CyclePhase[] {
  const { peakSpeed, accelerationDistance, constantDistance, decelerationDistance } = profile
  const ramp = acceleration === 0 ? 0 : peakSpeed / acceleration
  const even = peakSpeed === 0 ? 0 : constantDistance / peakSpeed
  const stroke = [
    { kind: 'accelerate', duration: ramp, distance: accelerationDistance, startSpeed: 0, endSpeed: peakSpeed },
    { kind: 'constant', duration: even, distance: constantDistance, startSpeed: peakSpeed, endSpeed: peakSpeed },
    { kind: 'decelerate', duration: ramp, distance: decelerationDistance, startSpeed: peakSpeed, endSpeed: 0 },
    { kind: 'dwell', duration: dwell, distance: 0, startSpeed: 0, endSpeed: 0 },
  ] as const
  return (['forward', 'backward'] as const).flatMap((direction) =>
    stroke.filter(({ duration }) => duration > 0).map((phase) => ({ direction, ...phase })),
  )
}
