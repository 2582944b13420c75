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
