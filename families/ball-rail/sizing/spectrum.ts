/** The duty spectrum of a guide: what acts on the blocks in each of its phases. */
import { distributeLoad, type LoadDistribution } from './block-load.ts'
import { carriageForce, resultantOf } from './forces.ts'
import type { BallRailDuty, GuideDutyPhase } from './input.ts'
import type { BlockPosition } from './layout.ts'
import type { PointLoad } from './vector.ts'
import { meanSpeed } from '../../formulas/mean-load.ts'

/** A phase of the spectrum: its distance (m) and what may act in it; each block counts with the worst. */
export type SpectrumPhase = { readonly distance: number; readonly alternatives: readonly LoadDistribution[] }

/** An acceleration of a phase speeds the carriage up or slows it down. */
const bothWays = ['forwardAccelerating', 'forwardDecelerating'] as const

/**
 * @param duty working conditions
 * @param positions block centres, m
 * @returns phases in their order: sped up and slowed down, without and with the force on the carriage, where there is one
 * Source: THK General Catalog; ISO 14728-1 (mean load over the distance).
 */
export function spectrumPhases(duty: BallRailDuty, positions: readonly BlockPosition[]): readonly SpectrumPhase[] {
  const { travel: x, lateral: y, normal: z } = duty.arms
  const { x: pushX, y: pushY, z: pushZ } = duty.external.force
  const alternativesOf = ({ mass, acceleration }: GuideDutyPhase): LoadDistribution[] =>
    bothWays.flatMap((way) => {
      const carried: PointLoad = { force: carriageForce({ posture: duty.posture, mass, acceleration }, way), point: { x, y, z } }
      const loads = pushX === 0 && pushY === 0 && pushZ === 0 ? [[carried]] : [[carried], [carried, duty.external]]
      return loads.map((acting) => distributeLoad(resultantOf(acting, duty.drive), positions))
    })
  return duty.phases.map((phase) => ({ distance: phase.speed * phase.time, alternatives: alternativesOf(phase) }))
}

/**
 * Whether phases move at all: only then they say something about a life.
 * @param phases of a spectrum
 */
export const phasesMove = (phases: readonly GuideDutyPhase[]): boolean => phases.some(({ speed, time }) => speed * time > 0)

/**
 * vm = Σ vi ti / Σ ti.
 * @param phases of a spectrum that moves
 * @returns m/s
 * Source: THK General Catalog A-706.
 */
export const phasesMeanSpeed = (phases: readonly GuideDutyPhase[]): number => meanSpeed(phases)

/**
 * @param duty working conditions
 * @returns m/s: of the motion and of all phases
 */
export const largestSpeedOf = ({ speed, phases }: Pick<BallRailDuty, 'speed' | 'phases'>): number =>
  Math.max(speed, ...phases.map((phase) => phase.speed))

/**
 * @param duty working conditions
 * @returns m/s²: of the motion and of all phases
 */
export const largestAccelerationOf = ({ acceleration, phases }: Pick<BallRailDuty, 'acceleration' | 'phases'>): number =>
  Math.max(acceleration, ...phases.map((phase) => phase.acceleration))
