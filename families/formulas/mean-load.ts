/** Equivalent mean loads: constant loads with the same fatigue life as the varying load. */
import type { PhaseForces } from './axial-force.ts'
import type { StrokeProfile } from './motion-profile.ts'
import { cubeRoot, power } from './portable-math.ts'
import { forceIn, strokeStretches } from './stroke-stretches.ts'

/** A segment of the cycle: load F (N, signed) over a weight (distance in m, or speed × time). */
export type LoadSegment = { readonly load: number; readonly weight: number }

/**
 * Cubic mean Fm = (Σ |Fi|³ wi / Σ wi)^(1/3).
 * @param segments loads (N) with weights: distance li, or ni ti
 * @returns Fm, N; 0 without weight
 * Source: THK General Catalog A-706 eq. 30; Bosch Rexroth R310RU 3301 eq. 4.
 */
export function cubicMeanLoad(segments: readonly LoadSegment[]): number {
  const weight = segments.reduce((sum, segment) => sum + segment.weight, 0)
  if (weight === 0) return 0
  return cubeRoot(segments.reduce((sum, segment) => sum + Math.abs(segment.load) ** 3 * segment.weight, 0) / weight)
}

/** Mean load of each direction of force, N, >= 0. */
export type DirectionalMeanLoad = { readonly forward: number; readonly backward: number }

/**
 * Cubic mean per direction of force over the whole distance: segments with the opposite direction of force count as 0.
 * @param segments signed loads (N) with weights
 * @returns mean load of positive and of negative forces, N
 * Source: THK General Catalog A-706; HIWIN Ballscrews S99TE20-1610 (ISO 3408-5).
 */
export const directionalMeanLoad = (segments: readonly LoadSegment[]): DirectionalMeanLoad => ({
  forward: cubicMeanLoad(segments.map(({ load, weight }) => ({ load: Math.max(load, 0), weight }))),
  backward: cubicMeanLoad(segments.map(({ load, weight }) => ({ load: Math.max(-load, 0), weight }))),
})

/** Exponent with which the lives of two directions combine (ISO 3408-5, Weibull slope 10/9). */
const lifeCombinationExponent = { numerator: 10, denominator: 9 } as const

/**
 * Equivalent load with the combined life of both directions: L = (L1^(-10/9) + L2^(-10/9))^(-9/10) with Li ~ Fi^(-3),
 * so F = (F1^(10/3) + F2^(10/3))^(3/10).
 * @param mean mean load per direction, N
 * @returns equivalent load, N
 * Source: ISO 3408-5 through HIWIN Ballscrews S99TE20-1610 F3.11 and NBS eq. 2.7.
 */
export function combinedLoad(mean: DirectionalMeanLoad): number {
  const { numerator, denominator } = lifeCombinationExponent
  // Three times the exponent: life depends on the cube of the load.
  const [over, under] = [numerator, denominator / 3]
  return power(power(mean.forward, over, under) + power(mean.backward, over, under), under, over)
}

/**
 * The segments of one stroke and its return.
 * @param forces signed force per phase with the highest acceleration, N
 * @param profile distances of the phases (m), shape of the ramps
 */
export const strokeSegments = (forces: PhaseForces, profile: StrokeProfile): LoadSegment[] =>
  strokeStretches(profile).map((stretch) => ({ load: forceIn(forces, stretch), weight: stretch.distance }))

/**
 * Mean speed of a cycle nm = Σ ni ti / Σ ti.
 * @param segments speed and time (or share of time) of each stretch
 * @returns in the unit of the speeds
 * Source: HIWIN Ballscrews S99TE20-1610 p. 24.
 */
export const meanSpeed = (segments: readonly { readonly speed: number; readonly time: number }[]): number =>
  segments.reduce((sum, { speed, time }) => sum + speed * time, 0) / segments.reduce((sum, { time }) => sum + time, 0)
