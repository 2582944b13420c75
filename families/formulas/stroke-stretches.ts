/** A stroke and its return as segments of constant load, for means over distance or time. */
import { strokePhases, type PhaseForces, type StrokePhase } from './axial-force.ts'
import { constantSpeedTimeOf, type StrokeProfile } from './motion-profile.ts'

/** A segment of a phase: distance in m, time in s, acceleration as a fraction of the maximum (0 at constant speed). */
export type Stretch = { readonly phase: StrokePhase; readonly acceleration: number; readonly distance: number; readonly time: number }

/** The constant-speed phase in the same direction. */
const evenPhase = {
  forwardAccelerating: 'forwardConstant',
  forwardConstant: 'forwardConstant',
  forwardDecelerating: 'forwardConstant',
  backwardAccelerating: 'backwardConstant',
  backwardConstant: 'backwardConstant',
  backwardDecelerating: 'backwardConstant',
} as const satisfies Record<StrokePhase, StrokePhase>

/**
 * @param profile one stroke
 * @returns its segments and those of its return: one for constant speed, one for a ramp with constant acceleration, several for
 * other ramps
 */
export const strokeStretches = (profile: StrokeProfile): Stretch[] =>
  strokePhases.flatMap((phase) => {
    if (phase === evenPhase[phase]) {
      return [{ phase, acceleration: 0, distance: profile.constantDistance, time: constantSpeedTimeOf(profile) }]
    }
    return profile.shape.points.map(({ acceleration, distance, time }) => ({
      phase,
      acceleration,
      distance: distance * profile.accelerationDistance,
      time: time * profile.rampTime,
    }))
  })

/**
 * Force in a segment: the inertial part m × a is proportional to the acceleration there.
 * @param forces signed force per phase with the maximum acceleration, N
 * @param stretch phase, fraction of that acceleration
 * @returns N
 */
export function forceIn(forces: PhaseForces, { phase, acceleration }: Pick<Stretch, 'phase' | 'acceleration'>): number {
  const even = forces[evenPhase[phase]]
  return acceleration === 1 || phase === evenPhase[phase] ? forces[phase] : even + acceleration * (forces[phase] - even)
}
