/** What working conditions ask of any linear module: motion, forces, moments. The same numbers feed the sizing and the index. */
import type { LinearModuleAssumptions, LinearModuleDuty } from './input.ts'
import { phaseTimes, type PhaseTimes } from './drive.ts'
import { guideLoad, withForce, type GuideLoad } from './load.ts'
import { shortestStrokeTime, strokeProfile, type StrokeProfile } from '../../formulas/motion-profile.ts'
import type { Setting } from '../../sizing/define-sizing.ts'
import { standardGravity } from '../../formulas/physical-constants.ts'

/** Demands, SI. */
export type LinearModuleDemand = {
  /** Mass that is moved, kg; 0 where a thrust was asked for. */
  readonly mass: number
  readonly profile: StrokeProfile
  readonly times: PhaseTimes
  /** Shortest time that the acceleration allows for the stroke, s. */
  readonly shortestTime: number
  /** Both strokes with their pauses, s. */
  readonly cycleTime: number
  /** Share of time in motion. */
  readonly dutyCycle: number
  /** Force against forward travel at any time: weight of an upright axis, or the thrust, N. */
  readonly steadyForce: number
  /** What has to be held while the axis stands, N, >= 0: the steady force, or with the force on the carriage where that is more. */
  readonly standingForce: number
  /** μ m g of a mass on its guide, N. */
  readonly frictionForce: number
  /** m a, N. */
  readonly inertiaForce: number
  readonly guideLoad: GuideLoad
  /** Stroke with the free travel at its ends, m. */
  readonly requiredStroke: number
}

/**
 * Whether something has to hold the axis while it stands: the sizing counts no motor torque there, and so presumes a brake.
 * @param demand what the working conditions ask
 */
export const needsBrake = ({ standingForce }: LinearModuleDemand): boolean => standingForce > 0

/** Working conditions with what follows from them. */
export type LinearModuleSetting = Setting<LinearModuleDuty, LinearModuleAssumptions, LinearModuleDemand>

/**
 * @param duty working conditions
 * @param assumptions what they leave open
 * @returns demands, SI
 * Source: IKO CAT-1580E III-16 (motion), THK General Catalog A-403 to A-410 (loads).
 */
export function linearModuleDemand(duty: LinearModuleDuty, assumptions: LinearModuleAssumptions): LinearModuleDemand {
  const { posture, load, acceleration, stroke, dwell } = duty
  const mass = 'mass' in load ? load.mass : 0
  const weight = mass * standardGravity
  const profile = strokeProfile(duty)
  const cycleTime = 2 * (profile.duration + dwell)
  const steadyForce = ('thrust' in load ? load.thrust : 0) + (posture === 'vertical' ? weight : 0)
  return {
    mass,
    profile,
    times: phaseTimes(profile),
    shortestTime: shortestStrokeTime(duty),
    cycleTime,
    dutyCycle: cycleTime === 0 ? 0 : (2 * profile.duration) / cycleTime,
    steadyForce,
    standingForce: Math.max(steadyForce, Math.abs(steadyForce + duty.external.force)),
    frictionForce: posture === 'vertical' ? 0 : assumptions.frictionCoefficient * weight,
    inertiaForce: mass * acceleration,
    guideLoad: withForce(guideLoad(posture, { mass, arms: duty.arms, acceleration }), duty.external),
    requiredStroke: stroke + 2 * assumptions.strokeReserve,
  }
}
