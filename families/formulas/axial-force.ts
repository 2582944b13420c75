/** Axial force on a screw in the six phases of a back-and-forth stroke. */
import { boundedQuotient, standardGravity } from './physical-constants.ts'
import { cosine, sine } from './portable-math.ts'

/** Orientation of the axis. */
export const postures = ['horizontal', 'vertical'] as const
export type Posture = (typeof postures)[number]

/** Inclination α of an axis that is not vertical, rad, 0 to π/2; forward travel is uphill. 0 if omitted. */
export type Inclined = { readonly inclination?: number | undefined }

/** Moved mass and its motion; SI. */
export type AxialLoad = Inclined & {
  readonly posture: Posture
  /** Moved mass m, kg, >= 0. */
  readonly mass: number
  /** Acceleration and deceleration a, m/s², >= 0. */
  readonly acceleration: number
  /** Friction coefficient of the guide μ, >= 0; acts on the normal force on the guide, so not in the vertical posture. */
  readonly frictionCoefficient: number
  /** Resistance of the unloaded guide f (seals), N, >= 0. */
  readonly guideResistance: number
}

/** Phases of a stroke and of its return; forward is up when vertical. */
export const strokePhases = [
  'forwardAccelerating',
  'forwardConstant',
  'forwardDecelerating',
  'backwardAccelerating',
  'backwardConstant',
  'backwardDecelerating',
] as const
/** One of the six phases. */
export type StrokePhase = (typeof strokePhases)[number]

/** Signed axial force per phase, N; positive against forward travel. */
export type PhaseForces = Readonly<Record<StrokePhase, number>>

/** Components of the weight as fractions: along the travel, and normal to the guide. */
export type WeightShares = { readonly along: number; readonly onto: number }

/**
 * @param inclination α, rad
 * @returns sin α along the travel, cos α normal to the guide
 */
export const inclinedShares = ({ inclination = 0 }: Inclined): WeightShares =>
  inclination === 0 ? { along: 0, onto: 1 } : { along: sine(inclination), onto: cosine(inclination) }

/**
 * @param load posture, inclination α (rad)
 * @returns 1 and 0 when vertical, sin α and cos α otherwise
 */
export const weightShares = (load: Pick<AxialLoad, 'posture' | 'inclination'>): WeightShares =>
  load.posture === 'vertical' ? { along: 1, onto: 0 } : inclinedShares(load)

/**
 * Axial force per phase. Horizontal: ±(μ m g + f) ± m a; inclined: m g sin α ± (μ m g cos α + f) ± m a; vertical: m g ± f ± m a.
 * @param load mass (kg), acceleration (m/s²), friction coefficient, guide resistance (N), posture, inclination (rad)
 * @returns signed force per phase, N
 * Source: THK General Catalog A-702 eq. 14-25; inclined: the weight resolved.
 */
export function axialForces(load: AxialLoad): PhaseForces {
  const weight = load.mass * standardGravity
  const inertia = load.mass * load.acceleration
  const { along, onto } = weightShares(load)
  const steady = along * weight
  const resistance = load.guideResistance + load.frictionCoefficient * onto * weight
  return {
    forwardAccelerating: steady + resistance + inertia,
    forwardConstant: steady + resistance,
    forwardDecelerating: steady + resistance - inertia,
    backwardAccelerating: steady - resistance - inertia,
    backwardConstant: steady - resistance,
    backwardDecelerating: steady - resistance + inertia,
  }
}

/**
 * The same force in every phase: a purely gravitational load, lifted and lowered without ramps.
 * @param force N
 */
export const constantForces = (force: number): PhaseForces => ({
  forwardAccelerating: force,
  forwardConstant: force,
  forwardDecelerating: force,
  backwardAccelerating: force,
  backwardConstant: force,
  backwardDecelerating: force,
})

/**
 * The larger in magnitude of a force alone and together with an external force that acts intermittently.
 * @param force signed, N
 * @param external the other force, N; positive against forward travel
 * @returns signed force, N
 */
export const worseForce = (force: number, external: number): number =>
  Math.abs(force + external) > Math.abs(force) ? force + external : force

/**
 * `worseForce` in each phase.
 * @param forces signed force per phase, N
 * @param external the other force, N; positive against forward travel
 * @returns signed force per phase, N
 */
export function worseForces(forces: PhaseForces, external: number): PhaseForces {
  if (external === 0) return forces
  return {
    forwardAccelerating: worseForce(forces.forwardAccelerating, external),
    forwardConstant: worseForce(forces.forwardConstant, external),
    forwardDecelerating: worseForce(forces.forwardDecelerating, external),
    backwardAccelerating: worseForce(forces.backwardAccelerating, external),
    backwardConstant: worseForce(forces.backwardConstant, external),
    backwardDecelerating: worseForce(forces.backwardDecelerating, external),
  }
}

/**
 * Largest force of the cycle regardless of its direction, Fa,max = max |Fa,i|.
 * @param forces signed force per phase, N
 * @returns N, >= 0
 */
export const largestAxialForce = (forces: PhaseForces): number => Math.max(...strokePhases.map((phase) => Math.abs(forces[phase])))

/**
 * Mass for a given largest axial force: Fa,max = m k + f, with
 * k = g + a (vertical), μ g + a (horizontal) or g (sin α + μ cos α) + a (inclined).
 * @param force Fa,max, N
 * @param load posture, inclination (rad), acceleration (m/s²), friction coefficient, guide resistance (N)
 * @returns kg; negative if the resistance alone exceeds the force; at most `unlimited`
 * Source: THK General Catalog A-702 eq. 14-25, solved for m.
 */
export function massOfForce(force: number, load: Omit<AxialLoad, 'mass'>): number {
  const { along, onto } = weightShares(load)
  const perMass = (along + load.frictionCoefficient * onto) * standardGravity + load.acceleration
  return boundedQuotient(force - load.guideResistance, perMass)
}
