/** What working conditions ask of any slide module. The same numbers feed the sizing and the index. */
import { axialForces, largestAxialForce, worseForces, type PhaseForces } from '../../formulas/axial-force.ts'
import { cubicMeanLoad } from '../../formulas/mean-load.ts'
import type { Setting } from '../../sizing/define-sizing.ts'
import { strokeProfile, type StrokeProfile } from '../../formulas/motion-profile.ts'
import type { SlideModuleAssumptions, SlideModuleDuty } from './input.ts'
import { momentNames, momentsIn, slideLoads, type MomentName, type Moments, type SlideLoads } from './moments.ts'
import { strokeStretches } from '../../formulas/stroke-stretches.ts'

/** Demands, SI. */
export type SlideModuleDemand = {
  /** Force along the travel per phase, N; with that on the table or without it, whichever is more. */
  readonly forces: PhaseForces
  /** Largest of them whatever its direction, N. */
  readonly largestForce: number
  readonly profile: StrokeProfile
  readonly loads: SlideLoads
  /** Sum of the largest moments |M|, N·m. */
  readonly totalMoment: number
  /** Mean travel speed with pauses, m/s. */
  readonly meanSpeed: number
  /** Travel within the required life, m. */
  readonly requiredDistance: number
}

/** Working conditions with what follows from them. */
export type SlideModuleSetting = Setting<SlideModuleDuty, SlideModuleAssumptions, SlideModuleDemand>

/**
 * @param duty working conditions
 * @param assumptions what they leave open
 * @returns demands, SI
 * Source: THK General Catalog; IKO CAT-1580E III-16 (motion).
 */
export function slideModuleDemand(duty: SlideModuleDuty, assumptions: SlideModuleAssumptions): SlideModuleDemand {
  const { acceleration } = assumptions
  const profile = strokeProfile({ ...duty, acceleration })
  // On a wall the travel is horizontal: the weight is across it.
  const posture = duty.posture === 'vertical' ? 'vertical' : 'horizontal'
  const forces = worseForces(axialForces({ ...assumptions, posture, mass: duty.mass }), duty.external?.force ?? 0)
  const loads = slideLoads(duty, acceleration, duty.external)
  const meanSpeed = profile.meanSpeed * assumptions.motionShare
  return {
    forces,
    largestForce: largestAxialForce(forces),
    profile,
    loads,
    totalMoment: momentNames.reduce((sum, name) => sum + loads.largest[name], 0),
    meanSpeed,
    requiredDistance: assumptions.requiredLife * meanSpeed,
  }
}

/**
 * Cubic mean over the distance of the cycle of something that the moments make.
 * @param demand loads and stretches of the cycle
 * @param of value under moments (N·m), >= 0
 * Source: THK General Catalog A-706 eq. 30.
 */
export const meanOverCycle = ({ loads, profile }: SlideModuleDemand, of: (moments: Moments) => number): number =>
  cubicMeanLoad(strokeStretches(profile).map((stretch) => ({ load: of(momentsIn(loads, stretch)), weight: stretch.distance })))

/**
 * Cubic mean of one moment over the cycle, N·m.
 * @param demand loads and stretches of the cycle
 * @param name direction
 */
export const meanMoment = (demand: SlideModuleDemand, name: MomentName): number =>
  meanOverCycle(demand, (moments) => Math.abs(moments[name]))
