/** Demands on any linear module: motion, forces, moments. Used by both the sizing and the index. */
import type { LinearModuleAssumptions, LinearModuleDuty, LinearModuleLoad } from './input.ts'
import { phaseTimes, type PhaseTimes } from './drive.ts'
import { guideLoad, largestMoment, withForce, type GuideLoad, type LinearModuleMoments } from './load.ts'
import { largestSpeedOf, phasesMove, type MassPhase } from '../../formulas/duty-spectrum.ts'
import { meanSpeed } from '../../formulas/mean-load.ts'
import { shortestStrokeTime, strokeProfile, type StrokeProfile } from '../../formulas/motion-profile.ts'
import type { Setting } from '../../sizing/define-sizing.ts'
import { boundedQuotient, standardGravity } from '../../formulas/physical-constants.ts'

/** Demands of a load in motion and at standstill; SI. */
export type MovedLoad = {
  /** Moved mass, kg; 0 if a thrust is requested. */
  readonly mass: number
  /** Mass that weighs as much as the drive lifts, kg: of a thrust F / g; 0 unless the axis is vertical. */
  readonly liftedMass: number
  /** Acceleration, m/s². */
  readonly acceleration: number
  /** Permanent force against forward travel: weight of a vertical axis, or the thrust, N. */
  readonly steadyForce: number
  /** Force to hold at standstill, N, >= 0: the steady force, with the external force if that is larger. */
  readonly standingForce: number
  /** Friction force μ m g of a mass on its guide, N. */
  readonly frictionForce: number
  /** Inertial force m a, N. */
  readonly inertiaForce: number
  readonly guideLoad: GuideLoad
}

/** A phase of the duty spectrum: speed (m/s), time (s), and the demands of its load. */
export type ModulePhase = MassPhase & MovedLoad

/** Demands, SI. */
export type LinearModuleDemand = MovedLoad & {
  readonly profile: StrokeProfile
  readonly times: PhaseTimes
  /** Shortest time of the stroke at this acceleration, s. */
  readonly shortestTime: number
  /** Both strokes including dwell, s. */
  readonly cycleTime: number
  /** Fraction of time in motion. */
  readonly dutyCycle: number
  /** Mean travel speed including dwell, of the spectrum if there is one, m/s. */
  readonly meanSpeed: number
  /** Stroke including the free travel at its ends, m. */
  readonly requiredStroke: number
  /** Length between the supports of a screw whose maker states no rails, m. */
  readonly supportLength: number
  readonly spectrum: readonly ModulePhase[]
  /** Whether the spectrum determines life and continuous torque. */
  readonly ofSpectrum: boolean
  /** Maxima over the motion and all phases of the spectrum: m/s, kg, N, N·m. */
  readonly largest: {
    readonly speed: number
    readonly mass: number
    readonly liftedMass: number
    readonly standingForce: number
    readonly moments: Readonly<Record<keyof LinearModuleMoments, number>>
  }
}

/**
 * Whether a brake is needed to hold the axis at standstill: the sizing assumes no motor torque there.
 * @param demand of the working conditions
 */
export const needsBrake = ({ largest }: LinearModuleDemand): boolean => largest.standingForce > 0

/** Working conditions with the derived demand. */
export type LinearModuleSetting = Setting<LinearModuleDuty, LinearModuleAssumptions, LinearModuleDemand>

/** Demands of a load with an acceleration under these working conditions. */
function movedLoad(
  { posture, arms, external }: LinearModuleDuty,
  { frictionCoefficient }: LinearModuleAssumptions,
  { load, acceleration }: { readonly load: LinearModuleLoad; readonly acceleration: number },
): MovedLoad {
  const mass = 'mass' in load ? load.mass : 0
  const weight = mass * standardGravity
  const steadyForce = ('thrust' in load ? load.thrust : 0) + (posture === 'vertical' ? weight : 0)
  const lifted = 'thrust' in load ? load.thrust / standardGravity : mass
  return {
    mass,
    liftedMass: posture === 'vertical' ? lifted : 0,
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
    liftedMass: most(({ liftedMass }) => liftedMass),
    standingForce: most(({ standingForce }) => standingForce),
    moments: { pitch: moment('pitch'), yaw: moment('yaw'), roll: moment('roll') },
  }
}

/**
 * @param duty working conditions
 * @param assumptions resolved assumptions
 * @returns demands, SI
 * Source: IKO CAT-1580E III-16 (motion), THK General Catalog A-403 to A-410 (loads), A-706 (mean speed of phases).
 */
export function linearModuleDemand(duty: LinearModuleDuty, assumptions: LinearModuleAssumptions): LinearModuleDemand {
  const { stroke, dwell, phases } = duty
  const profile = strokeProfile(duty)
  const cycleTime = 2 * (profile.duration + dwell)
  const requiredStroke = stroke + 2 * assumptions.strokeReserve
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
    requiredStroke,
    supportLength: requiredStroke + assumptions.supportAllowance,
    spectrum,
    ofSpectrum,
    largest: largestOf(duty, [moved, ...spectrum]),
  }
}
