/** Fatigue life of ball screws (ISO 3408-5 as the catalogues print it). */
import { boundedQuotient, unlimited } from './physical-constants.ts'
import { cubeRoot } from './portable-math.ts'
import { inUnit, toSi } from './unit-scale.ts'

/** Revolutions to which the dynamic load rating refers. */
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
 * Mean load at which a screw lasts for a distance: Fm = Ca / fw × (Ph × 10⁶ / LS)^(1/3).
 * @param rating dynamic load rating Ca (N), lead Ph (m), load factor fw (>= 1)
 * @param distance LS, m, > 0
 * @returns N
 * Source: THK General Catalog A-704 eq. 27, A-705 eq. 29, solved for the load.
 */
export const loadForDistance = (
  rating: { readonly dynamicLoadRating: number; readonly lead: number; readonly loadFactor: number },
  distance: number,
): number => (rating.dynamicLoadRating / rating.loadFactor) * cubeRoot((rating.lead * ratingRevolutions) / distance)

/** Default required life: hours in service, and an upper limit on the distance (km). */
const commonLife = { hours: 20_000, distance: 10_000 }

/**
 * Default required life of a screw as a distance: 20 000 h at its mean speed, at most 10 000 km.
 * @param speed fraction of time in motion × speed, m/s
 * @returns km
 * Source: MITCalc ball-screw example (20 000 h); tables of Schneider Electric PAS stand for 30 000 km.
 */
export const travelInLife = (speed: number): number => Math.min(inUnit(speed * toSi(commonLife.hours, 'h'), 'km'), commonLife.distance)
