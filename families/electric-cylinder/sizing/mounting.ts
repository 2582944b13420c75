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

/**
 * Share of the rated thrust of a complete cylinder that its mounting leaves: the maker's rating is taken to hold for hinged ends, and of a stiffer
 * mounting nothing is made.
 * @param mounting how cylinder and rod end are held
 * @returns min(1, n)
 * Source: THK General Catalog A-694 (η1); HIWIN and SMC state thrust, speed and stroke together, the longer stroke with the lesser thrust (LAN3).
 */
export const ratedShare = (mounting: CylinderMounting): number => Math.min(1, mountingEndFactor[mounting])
