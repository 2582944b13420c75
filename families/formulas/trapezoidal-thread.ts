/** Sliding screws: geometry, friction, self-locking. */
import { arctangent, cosine, tangent } from './portable-math.ts'

/** Crest clearance ac by pitch, m. Source: ISO 2904 as cited for trapezoidal profiles (recalled). */
const crestClearanceOf = (pitch: number): number => {
  if (pitch <= 5e-3) return 0.25e-3
  return pitch <= 12e-3 ? 0.5e-3 : 1e-3
}

/** Half of the 30° thread angle of a trapezoidal thread, rad. */
export const trapezoidalFlankAngle = (15 * Math.PI) / 180

/**
 * Pitch and root diameter of a trapezoidal thread: d2 = d − p/2, d3 = d − p − 2 ac.
 * @param diameter nominal diameter d, m
 * @param pitch p, m
 * @returns pitch diameter d2 and root diameter d3, m
 * Source: ISO 2904 (profile recalled; agrees with published screw tables).
 */
export function trapezoidalGeometry(diameter: number, pitch: number): { readonly pitchDiameter: number; readonly rootDiameter: number } {
  return { pitchDiameter: diameter - pitch / 2, rootDiameter: diameter - pitch - 2 * crestClearanceOf(pitch) }
}

/**
 * Flank pressure in a nut p = F P / (m π d2 H1), H1 = P / 2.
 * @param force F, N
 * @param nut pitch diameter d2 and length m, m
 * @returns Pa
 * Source: tribology-abc.com, lead screw calculator (contact pressure p, thread height H1 = 0.5 P).
 */
export const nutPressure = (force: number, nut: { readonly pitchDiameter: number; readonly length: number }): number =>
  (2 * force) / (Math.PI * nut.pitchDiameter * nut.length)

/** A sliding screw under load; flank angle 0 for a square thread. */
export type SlidingScrew = {
  /** d2, m. */
  readonly pitchDiameter: number
  /** Advance per turn z p, m. */
  readonly lead: number
  /** μ of the thread. */
  readonly frictionCoefficient: number
  /** Half flank angle, rad. */
  readonly flankAngle: number
  /** Thrust collar: mean diameter (m) and friction coefficient; undefined with a rolling thrust bearing. */
  readonly collar?: { readonly meanDiameter: number; readonly frictionCoefficient: number }
}

/**
 * Friction angle of the thread ρ' = atan(μ / cos(flank angle)).
 * @returns rad
 * Source: Bhandari, Design of Machine Elements, ch. 6.
 */
export const threadFrictionAngle = (screw: Pick<SlidingScrew, 'frictionCoefficient' | 'flankAngle'>): number =>
  arctangent(screw.frictionCoefficient / cosine(screw.flankAngle))

/**
 * Lead angle λ = atan(z p / (π d2)).
 * @returns rad
 */
export const threadLeadAngle = (screw: Pick<SlidingScrew, 'lead' | 'pitchDiameter'>): number =>
  arctangent(screw.lead / (Math.PI * screw.pitchDiameter))

const collarTorque = (screw: SlidingScrew, force: number): number =>
  screw.collar ? (screw.collar.frictionCoefficient * force * screw.collar.meanDiameter) / 2 : 0

/**
 * Torque to raise a load M = F d2/2 tan(λ + ρ') + μc F Dm/2.
 * @param screw geometry and friction
 * @param force F, N
 * @returns N·m
 * Source: Bhandari, Design of Machine Elements, ch. 6.
 */
export const raisingTorque = (screw: SlidingScrew, force: number): number =>
  ((force * screw.pitchDiameter) / 2) * tangent(threadLeadAngle(screw) + threadFrictionAngle(screw)) + collarTorque(screw, force)

/**
 * Torque to lower a load M = F d2/2 tan(ρ' − λ) + μc F Dm/2; negative if the load back-drives the screw.
 * @param screw geometry and friction
 * @param force F, N
 * @returns N·m
 * Source: Bhandari, Design of Machine Elements, ch. 6.
 */
export const loweringTorque = (screw: SlidingScrew, force: number): number =>
  ((force * screw.pitchDiameter) / 2) * tangent(threadFrictionAngle(screw) - threadLeadAngle(screw)) + collarTorque(screw, force)

/**
 * Efficiency including the collar η = F z p / (2π M).
 * @param screw geometry and friction
 * @returns 0 to 1
 * Source: Bhandari, Design of Machine Elements, ch. 6.
 */
export const slidingScrewEfficiency = (screw: SlidingScrew): number => screw.lead / (2 * Math.PI * raisingTorque(screw, 1))

/**
 * Whether the thread is self-locking: λ <= k ρ'; with k = 1 vibration can overcome it.
 * @param screw geometry and friction
 * @param share k, fraction of the friction angle, 0 to 1
 * Source: Bhandari, Design of Machine Elements, ch. 6.
 */
export const isSelfLocking = (
  screw: Pick<SlidingScrew, 'lead' | 'pitchDiameter' | 'frictionCoefficient' | 'flankAngle'>,
  share = 1,
): boolean => threadLeadAngle(screw) <= share * threadFrictionAngle(screw)
