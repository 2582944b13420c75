/** What working conditions ask of any linear module: motion, forces, moments. The same numbers feed the sizing and the index. */
import type { LinearModuleAssumptions, LinearModuleDuty, LinearModuleLoad } from './input.ts'
import { phaseTimes, type PhaseTimes } from './drive.ts'
import { guideLoad, largestMoment, withForce, type GuideLoad, type LinearModuleMoments } from './load.ts'
import { largestSpeedOf, phasesMove, type MassPhase } from '../../formulas/duty-spectrum.ts'
import { meanSpeed } from '../../formulas/mean-load.ts'
import { shortestStrokeTime, strokeProfile, type StrokeProfile } from '../../formulas/motion-profile.ts'
import type { Setting } from '../../sizing/define-sizing.ts'
import { boundedQuotient, standardGravity } from '../../formulas/physical-constants.ts'

/** What a load asks while it is moved or held; SI. */
export type MovedLoad = {
  /** Mass that is moved, kg; 0 where a thrust was asked for. */
  readonly mass: number
  /** m/s². */
  readonly acceleration: number
  /** Force against forward travel at any time: weight of an upright axis, or the thrust, N. */
  readonly steadyForce: number
  /** What has to be held while the axis stands, N, >= 0: the steady force, or with the force on the carriage where that is more. */
  readonly standingForce: number
  /** μ m g of a mass on its guide, N. */
  readonly frictionForce: number
  /** m a, N. */
  readonly inertiaForce: number
  readonly guideLoad: GuideLoad
}

/** A phase of the duty spectrum: speed (m/s), time (s), and what its load asks. */
export type ModulePhase = MassPhase & MovedLoad

/** Demands, SI. */
export type LinearModuleDemand = MovedLoad & {
  readonly profile: StrokeProfile
  readonly times: PhaseTimes
  /** Shortest time that the acceleration allows for the stroke, s. */
  readonly shortestTime: number
  /** Both strokes with their pauses, s. */
  readonly cycleTime: number
  /** Share of time in motion. */
  readonly dutyCycle: number
  /** Mean travel speed with pauses, of the spectrum where there is one, m/s. */
  readonly meanSpeed: number
  /** Stroke with the free travel at its ends, m. */
  readonly requiredStroke: number
  readonly spectrum: readonly ModulePhase[]
  /** Whether life and lasting torque are those of the spectrum. */
  readonly ofSpectrum: boolean
  /** Most of anything, in the motion and in all phases of the spectrum: m/s, kg, N, N·m. */
  readonly largest: {
    readonly speed: number
    readonly mass: number
    readonly standingForce: number
    readonly moments: Readonly<Record<keyof LinearModuleMoments, number>>
  }
}

/**
 * Whether something has to hold the axis while it stands: the sizing counts no motor torque there, and so presumes a brake.
 * @param demand what the working conditions ask
 */
export const needsBrake = ({ largest }: LinearModuleDemand): boolean => largest.standingForce > 0

/** Working conditions with what follows from them. */
export type LinearModuleSetting = Setting<LinearModuleDuty, LinearModuleAssumptions, LinearModuleDemand>

/** What a load with an acceleration asks under these working conditions. */
function movedLoad(
  { posture, arms, external }: LinearModuleDuty,
  { frictionCoefficient }: LinearModuleAssumptions,
  { load, acceleration }: { readonly load: LinearModuleLoad; readonly acceleration: number },
): MovedLoad {
  const mass = 'mass' in load ? load.mass : 0
  const weight = mass * standardGravity
  const steadyForce = ('thrust' in load ? load.thrust : 0) + (posture === 'vertical' ? weight : 0)
  return {
    mass,
    acceleration,
    steadyForce,
    standingForce: Math.max(steadyForce, Math.abs(steadyForce + external.force)),
    frictionForce: posture === 'vertical' ? 0 : frictionCoefficient * weight,
    inertiaForce: mass * acceleration,
    guideLoad: withForce(guideLoad(posture, { mass, arms, acceleration }), external),
  }
}

function largestOf(duty: LinearModuleDuty, loads: readonly MovedLoad[]): LinearModuleDemand['largest'] {
  const most = (of: (load: MovedLoad) => number): number => Math.max(...loads.map(of))
  const moment = (axis: keyof LinearModuleMoments): number => most(({ guideLoad: { moments } }) => largestMoment(moments[axis]))
  return {
    speed: largestSpeedOf(duty),
    mass: most(({ mass }) => mass),
    standingForce: most(({ standingForce }) => standingForce),
    moments: { pitch: moment('pitch'), yaw: moment('yaw'), roll: moment('roll') },
  }
}

/**
 * @param duty working conditions
 * @param assumptions what they leave open
 * @returns demands, SI
 * Source: IKO CAT-1580E III-16 (motion), THK General Catalog A-403 to A-410 (loads), A-706 (mean speed of phases).
 */
export function linearModuleDemand(duty: LinearModuleDuty, assumptions: LinearModuleAssumptions): LinearModuleDemand {
  const { stroke, dwell, phases } = duty
  const profile = strokeProfile(duty)
  const cycleTime = 2 * (profile.duration + dwell)
  const moved = movedLoad(duty, assumptions, duty)
  const spectrum = phases.map((phase) => ({ ...phase, ...movedLoad(duty, assumptions, { load: phase, acceleration: phase.acceleration }) }))
  const ofSpectrum = phasesMove(phases)
  return {
    ...moved,
    profile,
    times: phaseTimes(profile),
    shortestTime: shortestStrokeTime(duty),
    cycleTime,
    dutyCycle: cycleTime === 0 ? 0 : (2 * profile.duration) / cycleTime,
    meanSpeed: ofSpectrum ? meanSpeed(phases) : boundedQuotient(2 * profile.meanSpeed * profile.duration, cycleTime),
    requiredStroke: stroke + 2 * assumptions.strokeReserve,
    spectrum,
    ofSpectrum,
    largest: largestOf(duty, [moved, ...spectrum]),
  }
}
