/** Effect of a mass on the carriage of a linear module: forces and moments by posture. */
import type { ModulePosture } from '../wire/linear-module.ts'
import { axialForces, strokePhases, type PhaseForces, type StrokePhase } from '../../formulas/axial-force.ts'
import type { LinearModuleArms, LinearModuleForce, LinearModuleLoad } from './input.ts'
import { standardGravity } from '../../formulas/physical-constants.ts'

/** A moment, N·m: at constant speed, and the additional moment of a forward acceleration (negative for a deceleration). */
export type ModuleMoment = { readonly constant: number; readonly accelerating: number }

/** Moments about the axes of a carriage, signed. */
export type LinearModuleMoments = { readonly pitch: ModuleMoment; readonly yaw: ModuleMoment; readonly roll: ModuleMoment }

/** All loads of a mass on the guide: forces normal to the travel (N) and moments. */
export type GuideLoad = { readonly radial: number; readonly lateral: number; readonly moments: LinearModuleMoments }

/** Moments per weight and per inertia force, by posture. Source: THK General Catalog A-403 (horizontal), A-408 (vertical). */
const leverTable = {
  horizontal: (arms) => ({ pitch: arms.along, yaw: 0, roll: arms.lateral }),
  wall: (arms) => ({ pitch: 0, yaw: arms.along, roll: arms.height }),
  vertical: (arms) => ({ pitch: arms.height, yaw: arms.lateral, roll: 0 }),
} as const satisfies Record<ModulePosture, (arms: LinearModuleArms) => { pitch: number; yaw: number; roll: number }>

/**
 * Forces and moments of a mass. Horizontal: radial m g, pitch m g x, roll m g y; wall: lateral m g, yaw m g x, roll m g z;
 * vertical: pitch m g z, yaw m g y. An acceleration adds pitch m a z and yaw m a y in every posture.
 * @param posture orientation of the axis
 * @param load mass m (kg, >= 0) with its lever arms (m, signed), acceleration a (m/s², >= 0)
 * @returns N, N·m
 * Source: THK General Catalog.
 */
export function guideLoad(
  posture: ModulePosture,
  { mass, arms, acceleration }: { readonly mass: number; readonly arms: LinearModuleArms; readonly acceleration: number },
): GuideLoad {
  const weight = mass * standardGravity
  const inertia = mass * acceleration
  const lever = leverTable[posture](arms)
  return {
    radial: posture === 'horizontal' ? weight : 0,
    lateral: posture === 'wall' ? weight : 0,
    moments: {
      pitch: { constant: weight * lever.pitch, accelerating: inertia * arms.height },
      yaw: { constant: weight * lever.yaw, accelerating: inertia * arms.lateral },
      roll: { constant: weight * lever.roll, accelerating: 0 },
    },
  }
}

/**
 * Adds the moments of an intermittent force along the travel. Makers do not distinguish the signs of lever arms, so that
 * magnitudes are added.
 * @param load of the mass, N and N·m
 * @param external force (N) with its lever arms (m)
 * @returns N, N·m
 * Source: statics; THK General Catalog A-408 (moments of forces along the travel).
 */
export function withForce(load: GuideLoad, { force, lateral, height }: LinearModuleForce): GuideLoad {
  if (force === 0) return load
  const more = ({ constant, accelerating }: ModuleMoment, arm: number): ModuleMoment => ({
    constant: Math.abs(constant) + Math.abs(force * arm),
    accelerating,
  })
  const { pitch, yaw, roll } = load.moments
  return { ...load, moments: { pitch: more(pitch, height), yaw: more(yaw, lateral), roll } }
}

/**
 * Largest magnitude of a moment in a cycle, |Mconst| + |Macc|, as accelerations act in both directions.
 * @param moment N·m
 * @returns N·m, >= 0
 */
export const largestMoment = ({ constant, accelerating }: ModuleMoment): number => Math.abs(constant) + Math.abs(accelerating)

/** Sign of the acceleration along the forward direction, per phase. */
export const accelerationSign = {
  forwardAccelerating: 1,
  forwardConstant: 0,
  forwardDecelerating: -1,
  backwardAccelerating: -1,
  backwardConstant: 0,
  backwardDecelerating: 1,
} as const satisfies Record<StrokePhase, -1 | 0 | 1>

/** Load of the drive. */
export type DriveLoad = {
  readonly posture: ModulePosture
  readonly load: LinearModuleLoad
  readonly acceleration: number
  readonly frictionCoefficient: number
  readonly resistance: number
}

const massOf = (load: LinearModuleLoad): number => ('mass' in load ? load.mass : 0)

/**
 * Force along the travel per phase, F = m [a + g (sin θ + μ cos θ)] + f with θ = 0 or 90°. A thrust acts against forward travel in
 * every phase, like the weight on a vertical axis.
 * @param drive posture, mass (kg) or thrust (N), acceleration (m/s²), friction coefficient, resistance of seals f (N)
 * @returns signed force per phase, N; positive against forward (upward) travel
 * Source: Oriental Motor sizing 23; THK General Catalog A-702 eq. 14-25.
 */
export function driveForces({ posture, load, ...rest }: DriveLoad): PhaseForces {
  const forces = axialForces({
    ...rest,
    posture: posture === 'vertical' ? 'vertical' : 'horizontal',
    mass: massOf(load),
    guideResistance: rest.resistance,
  })
  const thrust = 'thrust' in load ? load.thrust : 0
  // The phases of a record of exactly these phases.
  return Object.fromEntries(strokePhases.map((phase) => [phase, forces[phase] + thrust])) as PhaseForces
}
