/** Demand of a rotary application on a platform, SI: the interface between scenes, matching and calls. */

/**
 * Demand of one application. Speeds in rev/s as everywhere in the sizing, angular acceleration in rad/s², torques and moments in
 * N·m, forces in N.
 */
export type RotaryDemand = {
  /** Total moment of inertia rotating with the platform, about its axis, kg·m². */
  readonly inertia: number
  /** Highest speed of the output, rev/s. */
  readonly speed: number
  /** rad/s². */
  readonly acceleration: number
  readonly accelerationTorque: number
  readonly frictionTorque: number
  /** At the worst angle; 0 on a vertical axis. */
  readonly gravityTorque: number
  /** Process torque during rotation. */
  readonly processTorque: number
  /** Largest torque of the cycle including the safety factor. */
  readonly requiredTorque: number
  /** Root mean square over the cycle, without the safety factor. */
  readonly rmsTorque: number
  readonly axialLoad: number
  readonly radialLoad: number
  /** Tilting moment on the bearing. */
  readonly momentLoad: number
  /** Power of a continuously rotating platform, W; undefined for an indexing one. */
  readonly continuousPower?: number
  /** Deceleration of the table in an emergency stop, rad/s². */
  readonly emergencyDeceleration?: number
  /** Largest lost motion of the table, turns. */
  readonly lostMotion?: number
  /** Largest deviation of repeated positions, turns. */
  readonly repeatability?: number
}

/** Relative tolerance between parts that were rounded for display. */
const printedDigits = 1e-3

/**
 * An inertia below Ta / α would admit platforms that are too small, so that it is raised to Ta / α.
 * @param demand as given
 * @returns the demand with an inertia consistent with its acceleration torque
 */
export function coherentDemand(demand: RotaryDemand): RotaryDemand {
  const { inertia, acceleration, accelerationTorque } = demand
  const implied = acceleration === 0 ? 0 : (accelerationTorque * (1 - printedDigits)) / acceleration
  return implied <= inertia ? demand : { ...demand, inertia: implied }
}
