/** Demands on any guide: loads of the blocks in every phase, required distance. Used by both the sizing and the index. */
import { strokePhases, type StrokePhase } from '../../formulas/axial-force.ts'
import { distributeLoad, transverseLoad, type LoadDistribution } from './block-load.ts'
import { carriageForce, resultantOf, type Resultant } from './forces.ts'
import type { BallRailAssumptions, BallRailDuty } from './input.ts'
import { blockPositions, outerSpacing, type BlockPosition } from './layout.ts'
import { spectrumPhases, type SpectrumPhase } from './spectrum.ts'
import { phasesMove } from '../../formulas/duty-spectrum.ts'
import { meanSpeed as phasesMeanSpeed } from '../../formulas/mean-load.ts'
import type { Setting } from '../../sizing/define-sizing.ts'
import type { PointLoad, Vector } from './vector.ts'
import { strokeProfile, type StrokeProfile } from '../../formulas/motion-profile.ts'
import { strokeStretches, type Stretch } from '../../formulas/stroke-stretches.ts'

/** A phase of the cycle, or a segment of it, with its loads. */
export type GuidePhase = {
  readonly name: StrokePhase
  /** Distance, m; 0 if the phase does not occur. */
  readonly distance: number
  readonly force: Vector
  readonly resultant: Resultant
  readonly distribution: LoadDistribution
  /**
   * Load distributions without and, if there is one, with the external force; the members above belong to the alternative with the
   * largest load on a block.
   */
  readonly alternatives: readonly LoadDistribution[]
}

/** Demands, SI. */
export type BallRailDemand = {
  readonly positions: readonly BlockPosition[]
  readonly profile: StrokeProfile
  /** At the maximum acceleration. */
  readonly phases: Readonly<Record<StrokePhase, GuidePhase>>
  /** By descending distance: of equal loads, that of the longer phase governs, usually travel at constant speed. */
  readonly byDistance: readonly StrokePhase[]
  /** Segments for means over the distance: the phases themselves, if their accelerations are constant. */
  readonly stretches: readonly GuidePhase[]
  /** Phases of the duty spectrum in order; empty without one. */
  readonly spectrum: readonly SpectrumPhase[]
  /** Whether the spectrum determines the life. */
  readonly ofSpectrum: boolean
  /** Mean travel speed including dwell, m/s. */
  readonly meanSpeed: number
  /** Travel within the required life, m. */
  readonly requiredDistance: number
  /** Required rail length in excess of the length of one block, m. */
  readonly railWithoutBlock: number
}

/** Working conditions with the derived demand. */
export type BallRailSetting = Setting<BallRailDuty, BallRailAssumptions, BallRailDemand>

/** Distance of each phase, m; equal for stroke and return. */
const distancesOf = ({ accelerationDistance, constantDistance, decelerationDistance }: StrokeProfile): Record<StrokePhase, number> => ({
  forwardAccelerating: accelerationDistance,
  forwardConstant: constantDistance,
  forwardDecelerating: decelerationDistance,
  backwardAccelerating: accelerationDistance,
  backwardConstant: constantDistance,
  backwardDecelerating: decelerationDistance,
})

/** Whether an external force acts on the carriage. */
export const isPushed = ({ external: { force } }: BallRailDuty): boolean => force.x !== 0 || force.y !== 0 || force.z !== 0

/** Whether every load is proportional to the mass. */
export const isByMassAlone = (duty: BallRailDuty): boolean => !isPushed(duty) && duty.returnMass === duty.mass && duty.phases.length === 0

/** Largest |P| + |PT| of all blocks, N: the load before the moments on each block, whose effect depends on its ratings. */
export const largestTransverse = ({ blocks }: LoadDistribution): number => Math.max(...blocks.map((load) => transverseLoad(load, 'sum')))

/** Whether a distribution has a larger block load, or an equal one and larger moments on each block. */
export function isWorse(one: LoadDistribution, other: LoadDistribution): boolean {
  const severity = (distribution: LoadDistribution): readonly [number, number] => {
    const { roll, pitch, yaw } = distribution.moments
    return [largestTransverse(distribution), Math.abs(roll) + Math.abs(pitch) + Math.abs(yaw)]
  }
  const [[load, moment], [otherLoad, otherMoment]] = [severity(one), severity(other)]
  return load > otherLoad || (load === otherLoad && moment > otherMoment)
}

const plus = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z })

/** Loads in a segment, without and with the external force. */
function loadsOf(
  duty: BallRailDuty,
  { phase, acceleration: share }: Pick<Stretch, 'phase' | 'acceleration'>,
): readonly (readonly PointLoad[])[] {
  const { travel, lateral, normal } = duty.arms
  const mass = phase.startsWith('forward') ? duty.mass : duty.returnMass
  const acceleration = share * duty.acceleration
  const carried = [{ force: carriageForce({ ...duty, mass, acceleration }, phase), point: { x: travel, y: lateral, z: normal } }]
  return isPushed(duty) ? [carried, [...carried, duty.external]] : [carried]
}

/**
 * @param duty working conditions
 * @param positions of the blocks
 * @param stretch phase, fraction of the maximum acceleration, distance
 * @returns the segment with its loads
 * Source: THK General Catalog A-103 to A-107 (phases), IKO CAT-1578E III-9 to III-13 (loads).
 */
export function guideStretch(duty: BallRailDuty, positions: readonly BlockPosition[], stretch: Omit<Stretch, 'time'>): GuidePhase {
  const alternatives = loadsOf(duty, stretch).map((loads) => {
    const resultant = resultantOf(loads, duty.drive)
    return { force: loads.map(({ force }) => force).reduce(plus), resultant, distribution: distributeLoad(resultant, positions) }
  })
  const worst = alternatives.reduce((most, one) => (isWorse(one.distribution, most.distribution) ? one : most))
  const distributions = alternatives.map(({ distribution }) => distribution)
  return { name: stretch.phase, distance: stretch.distance, ...worst, alternatives: distributions }
}

/**
 * @param duty working conditions
 * @param assumptions resolved assumptions
 * @returns demands, SI
 * Source: THK General Catalog A-103 to A-107 (phases), IKO CAT-1578E III-9 to III-13 (loads).
 */
export function ballRailDemand(duty: BallRailDuty, assumptions: BallRailAssumptions): BallRailDemand {
  const positions = blockPositions(duty)
  const profile = strokeProfile(duty)
  const distances = distancesOf(profile)
  const stretchOf = (stretch: Omit<Stretch, 'time'>): GuidePhase => guideStretch(duty, positions, stretch)
  const ofSpectrum = phasesMove(duty.phases)
  const meanSpeed = (ofSpectrum ? phasesMeanSpeed(duty.phases) : profile.meanSpeed) * assumptions.motionShare
  const entries = strokePhases.map((phase) => [phase, stretchOf({ phase, acceleration: 1, distance: distances[phase] })] as const)
  // Object.fromEntries widens the names to string; all of them are present.
  const phases = Object.fromEntries(entries) as Record<StrokePhase, GuidePhase>
  return {
    positions,
    profile,
    phases,
    byDistance: strokePhases.toSorted((a, b) => phases[b].distance - phases[a].distance),
    stretches: profile.shape.points.length === 1 ? strokePhases.map((name) => phases[name]) : strokeStretches(profile).map(stretchOf),
    spectrum: spectrumPhases(duty, positions),
    ofSpectrum,
    meanSpeed,
    requiredDistance: assumptions.requiredLife * meanSpeed,
    railWithoutBlock: duty.stroke + outerSpacing(duty) + assumptions.railEndAllowance,
  }
}
