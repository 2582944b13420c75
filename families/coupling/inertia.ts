/** Moment of inertia of a coupling. */
import { shaftInertia } from '../formulas/torque.ts'
import { toSi } from '../formulas/unit-scale.ts'
import type { CouplingCandidate } from './wire/coupling.ts'

/**
 * Makers state it with the largest bores. Smaller ones leave more material: at most a steel shaft of the largest bore, as long as the
 * coupling.
 * @returns an upper bound for any bores, kg·m²; undefined if a figure is not stated
 */
export const couplingInertia = ({ inertiaKgM2, maxBoreMm, lengthMm }: CouplingCandidate): number | undefined =>
  inertiaKgM2 === undefined || lengthMm === undefined ? undefined : inertiaKgM2 + shaftInertia(toSi(maxBoreMm, 'mm'), toSi(lengthMm, 'mm'))
