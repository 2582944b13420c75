/** A stroke and its return as stretches of one load each: what means over distance or time are made of. */
import { strokePhases, type PhaseForces, type StrokePhase } from './axial-force.ts'
import { evenTimeOf, type StrokeProfile } from './motion-profile.ts'

/** A stretch of a phase: distance in m, time in s, acceleration as a share of the highest (0 in even motion). */
export type Stretch = { readonly phase: StrokePhase; readonly acceleration: number; readonly distance: number; readonly time: number }

/** The phase without acceleration in the same direction. */
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
 * @returns the stretches of it and its return: one for even motion, one for a ramp with constant acceleration, several for another ramp
 */
export const strokeStretches = (profile: StrokeProfile): Stretch[] =>
  strokePhases.flatMap((phase) => {
    if (phase === evenPhase[phase]) return [{ phase, acceleration: 0, distance: profile.constantDistance, time: evenTimeOf(profile) }]
    return profile.shape.points.map(({ acceleration, distance, time }) => ({
      phase,
      acceleration,
      distance: distance * profile.accelerationDistance,
      time: time * profile.rampTime,
    }))
  })

/**
 * A force in a stretch: the part of the acceleration, m × a, is as large as the acceleration there.
 * @param forces signed force per phase with the highest acceleration, N
 * @param stretch phase, share of that acceleration
 * @returns N
 */
export function forceIn(forces: PhaseForces, { phase, acceleration }: Pick<Stretch, 'phase' | 'acceleration'>): number {
  const even = forces[evenPhase[phase]]
  return acceleration === 1 || phase === evenPhase[phase] ? forces[phase] : even + acceleration * (forces[phase] - even)
}
