/** What a rotating application asks of a platform, SI: the meeting point of the scenes, of the matching and of the calls. */

/** Demand of one application. Speeds in rev/s as everywhere in the sizing, angular acceleration in rad/s², torques and moments in N·m, forces in N. */
export type RotaryDemand = {
  /** Moment of inertia of everything that turns with the platform, about its axis, kg·m². */
  readonly inertia: number
  /** Highest speed of the output, rev/s. */
  readonly speed: number
  /** rad/s². */
  readonly acceleration: number
  readonly accelerationTorque: number
  readonly frictionTorque: number
  /** At the worst angle; 0 on a vertical axis. */
  readonly gravityTorque: number
  /** Torque of the process while turning. */
  readonly processTorque: number
  /** Largest torque of the cycle with the safety factor. */
  readonly requiredTorque: number
  /** Root mean square over the cycle, without the safety factor. */
  readonly rmsTorque: number
  readonly axialLoad: number
  readonly radialLoad: number
  /** Tilting moment on the bearing. */
  readonly momentLoad: number
  /** Power of a platform that turns without end, W; an indexing one has none. */
  readonly continuousPower?: number
  /** With which an emergency stops the table, rad/s². */
  readonly emergencyDeceleration?: number
  /** Largest lost motion of the table, turns. */
  readonly lostMotion?: number
  /** Largest deviation of repeated positions, turns. */
  readonly repeatability?: number
}

/** How far parts may be off one another that were rounded to be read. */
const printedDigits = 1e-3

/**
 * An inertia that is less than the torque of its acceleration says would find more than there is: it counts as Ta / α.
 * @param demand as it was given
 * @returns the demand whose inertia is no less than its torque needs
 */
export function coherentDemand(demand: RotaryDemand): RotaryDemand {
  const { inertia, acceleration, accelerationTorque } = demand
  const implied = acceleration === 0 ? 0 : (accelerationTorque * (1 - printedDigits)) / acceleration
  return implied <= inertia ? demand : { ...demand, inertia: implied }
}
