/** Fatigue life of ball screws (ISO 3408-5 as the catalogues print it). */
import { lifeCombinationExponent } from './mean-load.ts'
import { boundedQuotient, unlimited } from './physical-constants.ts'
import { cubeRoot, power } from './portable-math.ts'

/** Revolutions that the dynamic load rating stands for. */
export const ratingRevolutions = 1e6

/**
 * Nominal life L10 = (Ca / (fw Fm))³ × 10⁶.
 * @param rating dynamic load rating Ca (N), mean load Fm (N, >= 0), load factor fw (>= 1)
 * @returns revolutions; `unlimited` without load
 * Source: THK General Catalog A-704 eq. 27; HIWIN Ballscrews S99TE20-1610 F3.9.
 */
export const lifeRevolutions = (rating: {
  readonly dynamicLoadRating: number
  readonly meanLoad: number
  readonly loadFactor: number
}): number => Math.min(boundedQuotient(rating.dynamicLoadRating, rating.loadFactor * rating.meanLoad) ** 3 * ratingRevolutions, unlimited)

/**
 * Life with two directions of force: L = (L1^(-10/9) + L2^(-10/9))^(-9/10).
 * @param first L1, revolutions
 * @param second L2, revolutions
 * @returns revolutions
 * Source: ISO 3408-5 through HIWIN Ballscrews S99TE20-1610 F3.11.
 */
export function combinedLife(first: number, second: number): number {
  const { numerator, denominator } = lifeCombinationExponent
  return 1 / power(1 / power(first, numerator, denominator) + 1 / power(second, numerator, denominator), denominator, numerator)
}

/**
 * Distance LS = L Ph.
 * @param revolutions L, revolutions
 * @param lead Ph, m
 * @returns m
 * Source: THK General Catalog A-705 eq. 29.
 */
export const lifeDistance = (revolutions: number, lead: number): number => (revolutions >= unlimited ? unlimited : revolutions * lead)

/**
 * Time Lh = L / nm.
 * @param revolutions L, revolutions
 * @param meanRotationalSpeed nm, rev/s, >= 0
 * @returns s
 * Source: THK General Catalog A-704 eq. 28.
 */
export const lifeTime = (revolutions: number, meanRotationalSpeed: number): number => boundedQuotient(revolutions, meanRotationalSpeed)

/**
 * Smallest rating for a wanted life: Ca = fw Fm (L / 10⁶)^(1/3).
 * @param demand mean load Fm (N), load factor fw, life L (revolutions)
 * @returns Ca, N
 * Source: THK General Catalog A-704 eq. 27 solved for Ca.
 */
export const requiredDynamicLoadRating = (demand: {
  readonly meanLoad: number
  readonly loadFactor: number
  readonly revolutions: number
}): number => demand.loadFactor * demand.meanLoad * cubeRoot(demand.revolutions / ratingRevolutions)
