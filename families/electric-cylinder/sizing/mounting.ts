/** What the mounting of a cylinder means for the buckling of its rod. */
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
