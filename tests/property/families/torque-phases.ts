/** Torque at the output of a rotating platform over one cycle: what the scenes are compared with. */

/** A stretch of the cycle with constant torque (N·m, negative: against the rotation); times in s, speeds in rev/s. */
export type TorquePhase = {
  readonly duration: number
  readonly startSpeed: number
  readonly endSpeed: number
  readonly torque: number
}

const sum = (phases: readonly TorquePhase[], of: (phase: TorquePhase) => number): number =>
  phases.reduce((total, phase) => total + of(phase), 0)

const cycleTime = (phases: readonly TorquePhase[]): number => sum(phases, ({ duration }) => duration)

/**
 * Root mean square of the torque: Trms = √(Σ T² t / Σ t).
 * @param phases all of the cycle, pauses too
 * @returns N·m; 0 for no time at all
 * Source: Harmonic Drive CHA manual p. 67.
 */
export function rmsTorque(phases: readonly TorquePhase[]): number {
  const time = cycleTime(phases)
  return time === 0 ? 0 : Math.sqrt(sum(phases, ({ torque, duration }) => torque * torque * duration) / time)
}

/**
 * Largest torque of the cycle in either direction.
 * @param phases all of the cycle
 * @returns N·m
 */
export const peakTorque = (phases: readonly TorquePhase[]): number =>
  phases.reduce((largest, { torque }) => Math.max(largest, Math.abs(torque)), 0)

/**
 * Mean speed: nav = Σ n t / Σ t.
 * @param phases all of the cycle, pauses too
 * @returns rev/s; 0 for no time at all
 * Source: Harmonic Drive CHA manual p. 67.
 */
export function meanSpeed(phases: readonly TorquePhase[]): number {
  const time = cycleTime(phases)
  return time === 0 ? 0 : sum(phases, ({ startSpeed, endSpeed, duration }) => ((startSpeed + endSpeed) / 2) * duration) / time
}

/**
 * Share of the cycle in which it turns: ED.
 * @param phases all of the cycle, pauses too
 * @returns 0 to 1; 0 for no time at all
 * Source: Harmonic Drive CHA manual p. 67.
 */
export function dutyShare(phases: readonly TorquePhase[]): number {
  const time = cycleTime(phases)
  return time === 0 ? 0 : sum(phases, ({ startSpeed, endSpeed, duration }) => (startSpeed + endSpeed > 0 ? duration : 0)) / time
}

/** A ramp of an inertia: total inertia kg·m², speed that is reached rev/s, time of the ramp s. */
export type InertiaRamp = { readonly inertia: number; readonly speed: number; readonly time: number }

/**
 * Angular acceleration of a ramp from standstill: α = 2 π N / t1.
 * @returns rad/s²
 * Source: Oriental Motor DG II, sizing calculations.
 */
export const rampAcceleration = ({ speed, time }: Pick<InertiaRamp, 'speed' | 'time'>): number => (2 * Math.PI * speed) / time

/**
 * Torque that a ramp takes beside what acts anyway: Ta = J α.
 * @returns N·m
 * Source: Oriental Motor DG II, sizing calculations; Harmonic Drive CHA manual p. 67.
 */
export const rampTorque = ({ inertia, ...ramp }: InertiaRamp): number => inertia * rampAcceleration(ramp)
