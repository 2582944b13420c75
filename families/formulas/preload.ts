/** A nut with internal preload, e.g. a double nut: an external force loads one half and relieves the other. */
import { cubicMeanLoad, type DirectionalMeanLoad, type LoadSegment } from './mean-load.ts'
import { cubeRoot, power } from './portable-math.ts'

/** Ratio of force to preload at which the relieved half becomes unloaded: 2^1.5 (balls deform with F^(2/3)). */
const liftOffRatio = 2 * Math.SQRT2

/**
 * Force at which the preload is lost: Flim = 2^1.5 × Fpr.
 * @param preload Fpr, N, >= 0
 * @returns N
 * Source: ISO 3408-5 through HIWIN Ballscrews BS-08-2-EN-1704-K F3.5.
 */
export const liftOffForce = (preload: number): number => liftOffRatio * preload

/**
 * Load of the loaded half: Fb = Fpr (1 + F / (2^1.5 Fpr))^1.5 up to the lift-off force, F beyond.
 * @param force absolute force F, N, >= 0
 * @param preload Fpr, N, >= 0
 * @returns N
 * Source: ISO 3408-5 through HIWIN Ballscrews BS-08-2-EN-1704-K F3.6, F3.7.
 */
export const preloadedForce = (force: number, preload: number): number =>
  force >= liftOffForce(preload) ? force : preload * power(1 + force / liftOffForce(preload), 3, 2)

/**
 * External force for a given load of the loaded half: F = 2^1.5 Fpr ((Fb / Fpr)^(2/3) − 1) up to the lift-off force.
 * @param load Fb, N, >= 0
 * @param preload Fpr, N, >= 0
 * @returns N, >= 0; 0 if the preload is at least the load
 * Source: ISO 3408-5 through HIWIN Ballscrews BS-08-2-EN-1704-K F3.6, F3.7, solved for the force.
 */
export function forceOfPreloaded(load: number, preload: number): number {
  if (load >= liftOffForce(preload)) return load
  return Math.max(liftOffForce(preload) * (cubeRoot((load / preload) ** 2) - 1), 0)
}

/** A segment of the cycle with several possible loads: signed loads F (N) over a weight (distance in m). */
export type OpenSegment = { readonly loads: readonly number[]; readonly weight: number }

/**
 * @param segments loads with their distances
 * @param external a force that acts intermittently, N
 * @returns segments with the loads without and with that force
 */
export const openSegments = (segments: readonly LoadSegment[], external: number): OpenSegment[] =>
  segments.map(({ load, weight }) => ({ loads: [load, load + external], weight }))

/** Load of the half that positive forces load. */
const halfLoad = (force: number, preload: number): number =>
  force >= 0 ? preloadedForce(force, preload) : Math.max(preloadedForce(-force, preload) + force, 0)

/**
 * Cubic mean load of both halves of a nut, each under its most unfavourable loads: Fb where the force loads it, Fb − F where it
 * relieves it.
 * @param segments possible loads with their distances
 * @param preload Fpr, N, >= 0; at 0 the mean load of each direction of force
 * @returns mean load of the half that positive forces load, and of the other, N
 * Source: ISO 3408-5 through HIWIN Ballscrews BS-08-2-EN-1704-K F3.5 to F3.7, S99TE20-1610 M12; THK General Catalog A-706 eq. 30.
 */
export function preloadedMeanLoad(segments: readonly OpenSegment[], preload: number): DirectionalMeanLoad {
  const half = (direction: 1 | -1) =>
    cubicMeanLoad(
      segments.map(({ loads, weight }) => ({ load: Math.max(...loads.map((load) => halfLoad(direction * load, preload))), weight })),
    )
  return { forward: half(1), backward: half(-1) }
}

/**
 * Lower limit of the drag factor Kp. Source: HIWIN Ballscrews S99TE20-1610 M2 (0.1 to 0.3; beyond 0.3 the formula itself counts).
 */
const leastDragShare = 0.1

/**
 * Drag torque of a preloaded nut Tp = Kp × Fpr × Ph / 2π, Kp = 0.05 / √tan α, at least 0.1.
 * @param preload Fpr (N, >= 0), lead Ph (m), tangent of the lead angle α
 * @returns N·m
 * Source: HIWIN Ballscrews S99TE20-1610 M2 (JIS B 1192).
 */
export const preloadTorque = (preload: number, screw: { readonly lead: number; readonly leadTangent: number }): number =>
  (Math.max(0.05 / Math.sqrt(screw.leadTangent), leastDragShare) * preload * screw.lead) / (2 * Math.PI)
