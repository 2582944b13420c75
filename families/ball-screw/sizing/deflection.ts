/** Axial displacement under the largest axial load: shaft, nut and, if requested, supports. */
import {
  nutCompliance,
  nutYield,
  shaftEndFactor,
  shaftStiffness,
  stiffeningLoad,
  type NutStiffness,
} from '../../formulas/axial-stiffness.ts'
import type { BallScrewSetting } from './demand.ts'

/** Displacements, m. */
export type Deflection = {
  readonly shaft: number
  readonly nut: number
  /** Bearings and brackets; 0 if their stiffness is not given. */
  readonly supports: number
  readonly total: number
}

/**
 * @param setting working conditions with the derived demand
 * @returns F / (k × F*^(1/3)), N^(2/3): the duty-dependent factor of the nut's displacement
 */
export const nutYieldOf = ({ duty, demand: { largestForce }, assumptions }: BallScrewSetting): number =>
  nutYield({
    force: largestForce,
    stiffening: stiffeningLoad(largestForce, duty.preload),
    share: assumptions.nutRigidityShare,
  })

/**
 * @param setting working conditions with the derived demand
 * @returns displacement of bearings and brackets, m; 0 if their stiffness is not given
 */
export const supportYieldOf = ({ duty, demand }: BallScrewSetting): number =>
  duty.supportRigidity === undefined ? 0 : demand.largestForce / duty.supportRigidity

/**
 * δ = F / KS + F / KN + F / KB with the nut where the shaft is least stiff.
 * @param setting working conditions with the derived demand
 * @param screw root diameter, distance of the supports, m; nut rigidity stated by the maker
 * @returns m
 * Source: THK General Catalog A-707 eq. 31, 32.
 */
export function deflectionOf(
  setting: BallScrewSetting,
  screw: { readonly rootDiameter: number; readonly supportLength: number; readonly nut: NutStiffness },
): Deflection {
  const { duty, demand } = setting
  const endFactor = shaftEndFactor[duty.endFixity]
  const shaft = demand.largestForce / shaftStiffness({ rootDiameter: screw.rootDiameter, length: screw.supportLength, endFactor })
  const nut = nutYieldOf(setting) * nutCompliance(screw.nut)
  const supports = supportYieldOf(setting)
  return { shaft, nut, supports, total: shaft + nut + supports }
}
