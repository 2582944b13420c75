/** Axial deflection of a screw drive under load: springs in series. */
import { screwSteelModulus } from './physical-constants.ts'
import { cubeRoot } from './portable-math.ts'
import type { EndFixity } from './screw-terms.ts'

/**
 * Minimum stiffness of the shaft along the travel, as a factor of that of its full length fixed at one end. Fixed at both ends,
 * the minimum is at the centre: two halves in parallel.
 * Source: THK General Catalog A-707 eq. 33, A-708 eq. 34.
 */
export const shaftEndFactor = {
  'fixed-free': 1,
  'supported-supported': 1,
  'fixed-supported': 1,
  'fixed-fixed': 4,
} as const satisfies Record<EndFixity, number>

/**
 * KS = k A E / L, A = π d1² / 4.
 * @param shaft root diameter d1 (m), length between the supports L (m), factor of the ends k
 * @returns N/m
 * Source: THK General Catalog A-707 eq. 33, A-708 eq. 34; HIWIN Ballscrews BS-08-2-EN-1704-K F3.31, F3.32.
 */
export const shaftStiffness = (shaft: { readonly rootDiameter: number; readonly length: number; readonly endFactor: number }): number =>
  (shaft.endFactor * Math.PI * shaft.rootDiameter ** 2 * screwSteelModulus) / (4 * shaft.length)

/**
 * Ratio of axial load to preload at which a nut without preload is as stiff.
 * Source: HIWIN Ballscrews S99TE20-1610 M39 (2.8 × 0.1 C).
 */
const preloadReach = 2.8

/**
 * The axial load that determines the stiffness of a nut: ball contacts deform with F^(2/3), so that stiffness rises with the load,
 * or with the preload if that has the larger effect.
 * @param force largest axial load, N, >= 0
 * @param preload Fpr, N, >= 0
 * @returns N
 * Source: THK General Catalog A-709 eq. 35, A-710 eq. 36; HIWIN Ballscrews S99TE20-1610 M38, M39.
 */
export const stiffeningLoad = (force: number, preload: number): number => Math.max(force, preloadReach * preload)

/**
 * Axial deflection of a nut under load, without the maker's figures: F / (k × F*^(1/3)), to be multiplied by FK^(1/3) / K.
 * @param load largest axial load F, stiffening load F* (N, >= F), fraction k of the maker's stiffness that the mounted nut has
 * @returns N^(2/3); 0 without load
 */
export const nutYield = (load: { readonly force: number; readonly stiffening: number; readonly share: number }): number =>
  load.force === 0 ? 0 : load.force / (load.share * cubeRoot(load.stiffening))

/** Stiffness K of a nut without preload as stated by its maker, N/m, and the axial load FK at which it is stated, N. */
export type NutStiffness = { readonly stiffness: number; readonly load: number }

/**
 * Compliance factor of a nut, FK^(1/3) / K.
 * @param nut maker's figures
 * @returns m / N^(2/3)
 */
export const nutCompliance = (nut: NutStiffness): number => cubeRoot(nut.load) / nut.stiffness

/**
 * f = √(K / m) / (2π) of a mass on a spring.
 * @param spring stiffness K, N/m, and mass m, kg, > 0
 * @returns Hz
 */
export const naturalFrequency = ({ stiffness, mass }: { readonly stiffness: number; readonly mass: number }): number =>
  Math.sqrt(stiffness / mass) / (2 * Math.PI)
