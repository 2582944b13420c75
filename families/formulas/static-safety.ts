/** Static limits of a ball screw. */
import { boundedQuotient } from './physical-constants.ts'

/**
 * Static safety fs = C0a / Fa,max.
 * @param staticLoadRating C0a, N
 * @param largestForce Fa,max, N, >= 0
 * @returns dimensionless; `unlimited` without force
 * Source: THK General Catalog A-703.
 */
export const staticSafety = (staticLoadRating: number, largestForce: number): number => boundedQuotient(staticLoadRating, largestForce)

/**
 * Permissible tension or compression P2 = σ π/4 d1² (116 d1² N with d1 in mm for σ = 147 MPa).
 * @param rootDiameter d1, m
 * @param stress permissible stress σ, Pa
 * @returns N
 * Source: THK General Catalog A-695 eq. 7.
 */
export const permissibleTension = (rootDiameter: number, stress: number): number => (stress * Math.PI * rootDiameter ** 2) / 4
