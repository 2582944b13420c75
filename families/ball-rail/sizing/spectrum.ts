/** The duty spectrum of a guide: loads on the blocks in each of its phases. */
import { distributeLoad, type LoadDistribution } from './block-load.ts'
import { carriageForce, resultantOf } from './forces.ts'
import type { BallRailDuty } from './input.ts'
import type { BlockPosition } from './layout.ts'
import type { PointLoad } from './vector.ts'
import type { MassPhase } from '../../formulas/duty-spectrum.ts'

/** A phase of the spectrum: its distance (m) and the possible load distributions; each block counts with its worst. */
export type SpectrumPhase = { readonly distance: number; readonly alternatives: readonly LoadDistribution[] }

/** An acceleration of a phase may be positive or negative. */
const bothWays = ['forwardAccelerating', 'forwardDecelerating'] as const

/**
 * @param duty working conditions
 * @param positions block centres, m
 * @returns phases in order: accelerated and decelerated, without and, if there is one, with the external force
 * Source: THK General Catalog; ISO 14728-1 (mean load over the distance).
 */
export function spectrumPhases(duty: BallRailDuty, positions: readonly BlockPosition[]): readonly SpectrumPhase[] {
  const { travel: x, lateral: y, normal: z } = duty.arms
  const { x: pushX, y: pushY, z: pushZ } = duty.external.force
  const alternativesOf = ({ mass, acceleration }: MassPhase): LoadDistribution[] =>
    bothWays.flatMap((way) => {
      const carried: PointLoad = { force: carriageForce({ ...duty, mass, acceleration }, way), point: { x, y, z } }
      const loads = pushX === 0 && pushY === 0 && pushZ === 0 ? [[carried]] : [[carried], [carried, duty.external]]
      return loads.map((forces) => distributeLoad(resultantOf(forces, duty.drive), positions))
    })
  return duty.phases.map((phase) => ({ distance: phase.speed * phase.time, alternatives: alternativesOf(phase) }))
}
