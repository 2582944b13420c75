/** Buckling of slender screws. The factor tables include no safety margin; the margin is a separate, visible number. */
import type { EndFixity } from './screw-terms.ts'
import { screwSteelModulus } from './physical-constants.ts'

/**
 * End factor n of Euler's formula by the supports of the screw's ends (2 for fixed-supported is the catalogues' rounding of 2.05).
 * THK and MISUMI print η2 = n × 4.99 (their 0.5 included), HIWIN n / 4, Bosch Rexroth and NBS n × 10.2.
 * Source: THK General Catalog A-694 (η1).
 */
export const eulerEndFactor = {
  'fixed-free': 0.25,
  'supported-supported': 1,
  'fixed-supported': 2,
  'fixed-fixed': 4,
} as const satisfies Record<EndFixity, number>

/**
 * Euler load P = n π² E I / la², I = π d1⁴ / 64.
 * @param column root diameter d1 (m), free length la (m), end factor n
 * @returns N, without margin
 * Source: THK General Catalog A-694 eq. 6 without its factor 0.5.
 */
export const eulerLoad = (column: { readonly rootDiameter: number; readonly length: number; readonly endFactor: number }): number =>
  (column.endFactor * Math.PI ** 3 * screwSteelModulus * column.rootDiameter ** 4) / (64 * column.length ** 2)

/**
 * Buckling load of a jack's screw F = fm d⁴ / L².
 * @param column root diameter d (m), free length L (m), buckling factor fm (Pa)
 * @returns N, without margin
 * Source: Tsubaki Linipower Jack, selection (ZKF); Jacton technical notes 19.
 */
export const jackBucklingLoad = (column: {
  readonly rootDiameter: number
  readonly length: number
  readonly bucklingFactor: number
}): number => (column.bucklingFactor * column.rootDiameter ** 4) / column.length ** 2
