/** Effect of a cylinder's mounting on the buckling of its rod. */
import { eulerEndFactor } from '../../formulas/buckling.ts'
import type { CylinderMounting } from '../wire/mounting.ts'

/**
 * End factor n of Euler's formula by mounting: hinged at both ends 1, fixed and hinged 2, fixed at both ends 4, fixed with a free end 0.25.
 * Source: THK General Catalog A-694 (η1).
 */
export const mountingEndFactor = {
  clevis: eulerEndFactor['supported-supported'],
  guided: eulerEndFactor['fixed-supported'],
  rigid: eulerEndFactor['fixed-fixed'],
  free: eulerEndFactor['fixed-free'],
} as const satisfies Record<CylinderMounting, number>

/**
 * Fraction of the rated thrust of a complete cylinder that its mounting permits: the maker's rating is assumed to apply to hinged
 * ends, and a stiffer mounting gives no benefit.
 * @param mounting end conditions of cylinder and rod
 * @returns min(1, n)
 * Source: THK General Catalog A-694 (η1); HIWIN and SMC state thrust, speed and stroke together, the longer stroke with the lesser
 * thrust (LAN3).
 */
export const ratedShare = (mounting: CylinderMounting): number => Math.min(1, mountingEndFactor[mounting])
