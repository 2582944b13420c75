/** A nut that is preloaded against itself, as of two halves: a force loads one of them more and relieves the other. */
import { cubicMeanLoad, type DirectionalMeanLoad, type LoadSegment } from './mean-load.ts'
import { cubeRoot, power } from './portable-math.ts'

/** The force over the preload at which the relieved half carries nothing any more: 2^1.5 (balls deform with F^(2/3)). */
const liftOffRatio = 2 * Math.SQRT2

/**
 * Force that lifts the preload off: Flim = 2^1.5 × Fpr.
 * @param preload Fpr, N, >= 0
 * @returns N
 * Source: ISO 3408-5 through HIWIN Ballscrews BS-08-2-EN-1704-K F3.5.
 */
export const liftOffForce = (preload: number): number => liftOffRatio * preload

/**
 * Load of the half that bears a force: Fb = Fpr (1 + F / (2^1.5 Fpr))^1.5 up to the force that lifts the preload off, F beyond.
 * @param force F whatever its direction, N, >= 0
 * @param preload Fpr, N, >= 0
 * @returns N
 * Source: ISO 3408-5 through HIWIN Ballscrews BS-08-2-EN-1704-K F3.6, F3.7.
 */
export const preloadedForce = (force: number, preload: number): number =>
  force >= liftOffForce(preload) ? force : preload * power(1 + force / liftOffForce(preload), 3, 2)

/**
 * The force with which the half that bears it has a load: F = 2^1.5 Fpr ((Fb / Fpr)^(2/3) − 1) up to the force that lifts the preload off.
 * @param load Fb, N, >= 0
 * @param preload Fpr, N, >= 0
 * @returns N, >= 0; 0 where the preload alone is as much
 * Source: ISO 3408-5 through HIWIN Ballscrews BS-08-2-EN-1704-K F3.6, F3.7, solved for the force.
 */
export function forceOfPreloaded(load: number, preload: number): number {
  if (load >= liftOffForce(preload)) return load
  return Math.max(liftOffForce(preload) * (cubeRoot((load / preload) ** 2) - 1), 0)
}

/** A stretch of the cycle whose load is one of several: signed loads F (N) over a weight (distance in m). */
export type OpenSegment = { readonly loads: readonly number[]; readonly weight: number }

/**
 * @param segments loads with their distances
 * @param external another force that acts or not, N
 * @returns the loads without and with it
 */
export const openSegments = (segments: readonly LoadSegment[], external: number): OpenSegment[] =>
  segments.map(({ load, weight }) => ({ loads: [load, load + external], weight }))

/** Load of the half that bears positive forces. */
const halfLoad = (force: number, preload: number): number =>
  force >= 0 ? preloadedForce(force, preload) : Math.max(preloadedForce(-force, preload) + force, 0)

/**
 * Cubic mean load of both halves of a nut, each under the loads that are worst for it: Fb where the force loads it, Fb − F where it relieves it.
 * @param segments possible loads with their distances
 * @param preload Fpr, N, >= 0; without it the mean load of each direction of force
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

/** Least share of the preload that drags. Source: HIWIN Ballscrews S99TE20-1610 M2 (0.1 to 0.3; beyond 0.3 the formula itself counts). */
const leastDragShare = 0.1

/**
 * Drag torque of a preloaded nut Tp = Kp × Fpr × Ph / 2π, Kp = 0.05 / √tan α, at least 0.1.
 * @param preload Fpr (N, >= 0), lead Ph (m), tangent of the lead angle α
 * @returns N·m
 * Source: HIWIN Ballscrews S99TE20-1610 M2 (JIS B 1192).
 */
export const preloadTorque = (preload: number, screw: { readonly lead: number; readonly leadTangent: number }): number =>
  (Math.max(0.05 / Math.sqrt(screw.leadTangent), leastDragShare) * preload * screw.lead) / (2 * Math.PI)
