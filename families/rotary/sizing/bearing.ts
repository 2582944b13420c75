/**
 * Main bearing of a rotary platform: equivalent load, life, static safety of crossed roller bearings. SI; rotational speed in
 * rev/s.
 */
import { boundedQuotient, unlimited } from '../../formulas/physical-constants.ts'

/** Loads of the bearing. */
export type BearingLoad = {
  /** F_r, N. */
  readonly radial: number
  /** F_a, N. */
  readonly axial: number
  /** Moment M about the centre of the rollers, N·m. */
  readonly moment: number
}

/** Ratio of axial to radial load that separates the two sets of factors X, Y. */
const axialShareLimit = 1.5
const factorsBelow = { x: 1, y: 0.45 } as const
const factorsAbove = { x: 0.67, y: 0.67 } as const

/** Factor of the axial load in the static equivalent load. */
const staticAxialFactor = 0.44

/** Life exponent of roller bearings. */
const rollerExponent = 10 / 3

const ratedRevolutions = 1e6

/**
 * P_c = X (F_r + 2 M / dp) + Y F_a; X = 1, Y = 0.45 where F_a <= 1.5 (F_r + 2 M / dp), else both 0.67.
 * @param load N, N·m
 * @param pitchDiameter dp, m, > 0
 * @returns N
 * Source: R15, Harmonic Drive FHA manual, cross-roller bearing.
 */
export function equivalentBearingLoad({ radial, axial, moment }: BearingLoad, pitchDiameter: number): number {
  const tilted = radial + (2 * moment) / pitchDiameter
  const { x, y } = axial <= axialShareLimit * tilted ? factorsBelow : factorsAbove
  return x * tilted + y * axial
}

/**
 * L10 = 10⁶ / (60 N) × (C / (f_w P_c))^(10/3), hours.
 * @param dynamicRating C, N
 * @param load f_w × P_c, N
 * @param speed N, rev/s
 * @returns s; `unlimited` without load or speed
 * Source: R15.
 */
export function bearingLife(dynamicRating: number, load: number, speed: number): number {
  if (load === 0 || speed === 0) return unlimited
  return Math.min(unlimited, (ratedRevolutions / speed) * (dynamicRating / load) ** rollerExponent)
}

/**
 * f_s = C0 / (F_r + 2 M / dp + 0.44 F_a).
 * @param staticRating C0, N
 * @param load N, N·m
 * @param pitchDiameter dp, m, > 0
 * @returns dimensionless
 * Source: R16. Required: above 1.5 normal, 2 with shocks, 3 precise.
 */
export const bearingStaticSafety = (staticRating: number, { radial, axial, moment }: BearingLoad, pitchDiameter: number): number =>
  boundedQuotient(staticRating, radial + (2 * moment) / pitchDiameter + staticAxialFactor * axial)
