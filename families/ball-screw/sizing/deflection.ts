/** How far the nut gives way under the largest axial load: shaft, nut and, where it is asked for, what holds them. */
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
  /** Bearings and brackets; 0 where their stiffness is not asked for. */
  readonly supports: number
  readonly total: number
}

/**
 * @param setting working conditions with what follows from them
 * @returns F / (k × F*^(1/3)), N^(2/3): the working conditions' side of what the nut gives way by
 */
export const nutYieldOf = ({ duty, demand: { largestForce }, assumptions }: BallScrewSetting): number =>
  nutYield({
    force: largestForce,
    stiffening: stiffeningLoad(largestForce, duty.preload),
    share: assumptions.nutRigidityShare,
  })

/**
 * @param setting working conditions with what follows from them
 * @returns what bearings and brackets give way by, m; 0 where their stiffness is not asked for
 */
export const supportYieldOf = ({ duty, demand }: BallScrewSetting): number =>
  duty.supportRigidity === undefined ? 0 : demand.largestForce / duty.supportRigidity

/**
 * δ = F / KS + F / KN + F / KB with the nut where the shaft is softest.
 * @param setting working conditions with what follows from them
 * @param screw root diameter, distance of the supports, m; what its maker states of the nut
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
