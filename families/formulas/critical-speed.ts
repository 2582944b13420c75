/** Critical speed of a rotating screw, and speed limit of its balls. */
import type { EndFixity } from './screw-terms.ts'
import { screwSteelDensity, screwSteelModulus } from './physical-constants.ts'

/**
 * Eigenvalue λ of the first bending mode by the supports of the screw's ends.
 * Source: THK General Catalog A-696 (λ1); π is exact for supported-supported.
 */
export const bendingEigenvalue = {
  'fixed-free': 1.875,
  'supported-supported': Math.PI,
  'fixed-supported': 3.927,
  'fixed-fixed': 4.73,
} as const satisfies Record<EndFixity, number>

/**
 * Critical speed N = λ² / (2π lb²) × √(E I / (ρ A)) = λ² d1 / (8π lb²) × √(E / ρ).
 * @param shaft root diameter d1 (m), distance between supports lb (m), squared eigenvalue λ² (for jacks fn π²)
 * @returns rev/s, without margin
 * Source: THK General Catalog A-696 eq. 8 without its factor 0.8.
 */
export const criticalSpeed = (shaft: {
  readonly rootDiameter: number
  readonly length: number
  readonly eigenvalueSquared: number
}): number =>
  (shaft.eigenvalueSquared * shaft.rootDiameter * Math.sqrt(screwSteelModulus / screwSteelDensity)) / (8 * Math.PI * shaft.length ** 2)

/**
 * Speed limit of the ball circulation N = DN / D.
 * @param speedValue permissible DN, m·rev/s
 * @param ballCircleDiameter D, m
 * @returns rev/s
 * Source: THK General Catalog A-697 eq. 9-13.
 */
export const speedValueLimit = (speedValue: number, ballCircleDiameter: number): number => speedValue / ballCircleDiameter

/**
 * Rotational speed for a travel speed n = v / Ph.
 * @param speed v, m/s
 * @param lead Ph, m
 * @returns rev/s
 */
export const rotationalSpeed = (speed: number, lead: number): number => speed / lead
