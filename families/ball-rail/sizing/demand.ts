/** What working conditions ask of any guide: loads of the blocks in every phase, distance to last for. The same numbers feed sizing and index. */
import { strokePhases, type StrokePhase } from '../../formulas/axial-force.ts'
import { distributeLoad, type LoadDistribution } from './block-load.ts'
import { carriageForce, resultantOf, type Resultant, type Vector } from './forces.ts'
import type { BallRailAssumptions, BallRailDuty } from './input.ts'
import { blockPositions, outerSpacing, type BlockPosition } from './layout.ts'
import type { Setting } from '../../sizing/define-sizing.ts'
import { strokeProfile, type StrokeProfile } from '../../formulas/motion-profile.ts'

/** A phase of the cycle with what acts in it. */
export type GuidePhase = {
  readonly name: StrokePhase
  /** m; 0 where the phase does not occur. */
  readonly distance: number
  readonly force: Vector
  readonly resultant: Resultant
  readonly distribution: LoadDistribution
}

/** Demands, SI. */
export type BallRailDemand = {
  readonly positions: readonly BlockPosition[]
  readonly profile: StrokeProfile
  readonly phases: Readonly<Record<StrokePhase, GuidePhase>>
  /** Mean travel speed with pauses, m/s. */
  readonly meanSpeed: number
  /** Travel within the required life, m. */
  readonly requiredDistance: number
  /** Rail needed beyond the length of one block, m. */
  readonly railWithoutBlock: number
}

/** Working conditions with what follows from them. */
export type BallRailSetting = Setting<BallRailDuty, BallRailAssumptions, BallRailDemand>

/** Distance of each phase, m: forward and backward are alike. */
const distancesOf = ({ accelerationDistance, constantDistance, decelerationDistance }: StrokeProfile): Record<StrokePhase, number> => ({
  forwardAccelerating: accelerationDistance,
  forwardConstant: constantDistance,
  forwardDecelerating: decelerationDistance,
  backwardAccelerating: accelerationDistance,
  backwardConstant: constantDistance,
  backwardDecelerating: decelerationDistance,
})

/**
 * @param duty working conditions
 * @param assumptions what they leave open
 * @returns demands, SI
 * Source: THK General Catalog A-103 to A-107 (phases), IKO CAT-1578E III-9 to III-13 (loads).
 */
export function ballRailDemand(duty: BallRailDuty, assumptions: BallRailAssumptions): BallRailDemand {
  const { travel, lateral, normal } = duty.arms
  const point = { x: travel, y: lateral, z: normal }
  const positions = blockPositions(duty)
  const profile = strokeProfile(duty)
  const distances = distancesOf(profile)
  const phaseOf = (name: StrokePhase): GuidePhase => {
    const force = carriageForce(duty, name)
    const resultant = resultantOf([{ force, point }])
    return { name, distance: distances[name], force, resultant, distribution: distributeLoad(resultant, positions) }
  }
  const meanSpeed = profile.meanSpeed * assumptions.motionShare
  return {
    positions,
    profile,
    // Object.fromEntries widens the names to string; these are all of them.
    phases: Object.fromEntries(strokePhases.map((name) => [name, phaseOf(name)])) as Record<StrokePhase, GuidePhase>,
    meanSpeed,
    requiredDistance: assumptions.requiredLife * meanSpeed,
    railWithoutBlock: duty.stroke + outerSpacing(duty) + assumptions.railEndAllowance,
  }
}
