/** Demands on any slide module. Used by both the sizing and the index. */
import { axialForces, largestAxialForce, worseForces, type PhaseForces } from '../../formulas/axial-force.ts'
import { largestAccelerationOf, largestSpeedOf, phasesMove, type MassPhase } from '../../formulas/duty-spectrum.ts'
import { cubicMeanLoad, meanSpeed as phasesMeanSpeed } from '../../formulas/mean-load.ts'
import type { Setting } from '../../sizing/define-sizing.ts'
import { strokeProfile, type StrokeProfile } from '../../formulas/motion-profile.ts'
import type { SlideModuleAssumptions, SlideModuleDuty } from './input.ts'
import { momentNames, momentsIn, slideLoads, type Moments, type SlideLoads } from './moments.ts'
import { strokeStretches } from '../../formulas/stroke-stretches.ts'

/**
 * Loads of a carried mass (kg) with an acceleration (m/s²): largest force along the travel (N), weight and moments on the guide.
 */
export type Carried = Pick<MassPhase, 'mass' | 'acceleration'> & { readonly largestForce: number; readonly loads: SlideLoads }

/** A phase of the duty spectrum with the loads of its mass. */
export type SlidePhase = MassPhase & Carried

/** Demands, SI. */
export type SlideModuleDemand = {
  /** Force along the travel per phase, N; the larger of those with and without the external force. */
  readonly forces: PhaseForces
  /** Largest absolute force along the travel, N, including the phases of the spectrum. */
  readonly largestForce: number
  readonly profile: StrokeProfile
  readonly loads: SlideLoads
  readonly spectrum: readonly SlidePhase[]
  /** Whether the spectrum determines the life. */
  readonly ofSpectrum: boolean
  /** Loads of the motion, and of all phases of the spectrum. */
  readonly carried: readonly Carried[]
  /** Largest sum of simultaneous moments |M|, N·m. */
  readonly totalMoment: number
  /** Largest carried mass, kg, speed, m/s, and acceleration, m/s², of the motion and of all phases of the spectrum. */
  readonly largest: { readonly mass: number; readonly speed: number; readonly acceleration: number }
  /** Mean travel speed including dwell, of the spectrum if there is one, m/s. */
  readonly meanSpeed: number
  /** Travel within the required life, m. */
  readonly requiredDistance: number
}

/**
 * @param carried the motion, and phases
 * @param of measure to maximise
 * @returns the entry with the largest measure
 */
export const hardest = (carried: SlideModuleDemand['carried'], of: (carried: Carried) => number): Carried =>
  carried.reduce((most, one) => (of(one) > of(most) ? one : most))

/** Sum of all moments of a load, N·m. */
export const totalMoment = ({ loads: { largest } }: Carried): number => momentNames.reduce((sum, name) => sum + largest[name], 0)

/** Working conditions with the derived demand. */
export type SlideModuleSetting = Setting<SlideModuleDuty, SlideModuleAssumptions, SlideModuleDemand>

/**
 * @param duty working conditions
 * @param assumptions resolved assumptions
 * @returns demands, SI
 * Source: THK General Catalog; IKO CAT-1580E III-16 (motion).
 */
export function slideModuleDemand(duty: SlideModuleDuty, assumptions: SlideModuleAssumptions): SlideModuleDemand {
  const { acceleration } = assumptions
  const profile = strokeProfile({ ...duty, acceleration })
  // On a wall the travel is horizontal: the weight acts across it.
  const posture = duty.posture === 'vertical' ? 'vertical' : 'horizontal'
  const forcesOf = (moved: Pick<MassPhase, 'mass' | 'acceleration'>): PhaseForces =>
    worseForces(axialForces({ ...assumptions, ...moved, posture }), duty.external?.force ?? 0)
  const motion = { mass: duty.mass, acceleration }
  const forces = forcesOf(motion)
  const loads = slideLoads(duty, acceleration, duty.external)
  const spectrum = duty.phases.map((phase) => ({
    ...phase,
    largestForce: largestAxialForce(forcesOf(phase)),
    loads: slideLoads({ ...duty, mass: phase.mass }, phase.acceleration, duty.external),
  }))
  const ofSpectrum = phasesMove(duty.phases)
  const carried = [{ ...motion, largestForce: largestAxialForce(forces), loads }, ...spectrum]
  const meanSpeed = (ofSpectrum ? phasesMeanSpeed(duty.phases) : profile.meanSpeed) * assumptions.motionShare
  return {
    forces,
    largestForce: hardest(carried, ({ largestForce }) => largestForce).largestForce,
    profile,
    loads,
    spectrum,
    ofSpectrum,
    carried,
    totalMoment: totalMoment(hardest(carried, totalMoment)),
    largest: {
      mass: hardest(carried, ({ mass }) => mass).mass,
      speed: largestSpeedOf(duty),
      acceleration: largestAccelerationOf({ acceleration, phases: duty.phases }),
    },
    meanSpeed,
    requiredDistance: assumptions.requiredLife * meanSpeed,
  }
}

/**
 * Cubic mean, over the distance of the cycle, of a function of weight and moments; over the phases of the spectrum, each with its
 * largest moments, if there is one that moves.
 * @param demand loads and segments of the cycle
 * @param of value under a weight (N) and moments (N·m), >= 0
 * Source: THK General Catalog A-706 eq. 30.
 */
export function meanOverCycle({ loads, profile, spectrum, ofSpectrum }: SlideModuleDemand, of: (carried: CarriedLoad) => number): number {
  if (ofSpectrum) {
    return cubicMeanLoad(
      spectrum.map((phase) => ({
        load: of({ support: phase.loads.support, moments: phase.loads.largest }),
        weight: phase.speed * phase.time,
      })),
    )
  }
  const { support } = loads
  return cubicMeanLoad(
    strokeStretches(profile).map((stretch) => ({ load: of({ support, moments: momentsIn(loads, stretch) }), weight: stretch.distance })),
  )
}

/** Weight on the guide (N) and moments (N·m) at one instant. */
export type CarriedLoad = { readonly support: number; readonly moments: Moments }
