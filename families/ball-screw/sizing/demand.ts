/** Demands on any ball screw: forces, mean load, required distance. Used by both the sizing and the index. */
import { axialForces, largestAxialForce, weightShares, worseForces, type PhaseForces } from '../../formulas/axial-force.ts'
import { spectrumMeans, spectrumPeaks, spectrumSegments } from '../../formulas/duty-spectrum.ts'
import type { BallScrewAssumptions, BallScrewDuty } from './input.ts'
import { combinedLoad, strokeSegments, type DirectionalMeanLoad } from '../../formulas/mean-load.ts'
import { standardGravity } from '../../formulas/physical-constants.ts'
import { openSegments, preloadedForce, preloadedMeanLoad } from '../../formulas/preload.ts'
import type { Setting } from '../../sizing/define-sizing.ts'
import { strokeProfile, type StrokeProfile } from '../../formulas/motion-profile.ts'

/** Demands, SI. */
export type BallScrewDemand = {
  /** The larger per phase of the forces with and without the external force. */
  readonly forces: PhaseForces
  /** Forces without the external force. */
  readonly undisturbed: PhaseForces
  /** Fa,max, N. */
  readonly largestForce: number
  /** Fb, N: load on the balls of a preloaded nut under Fa,max. */
  readonly ballForce: number
  /** Force to hold at standstill, N, >= 0, without the help of friction. */
  readonly standingForce: number
  /** v, m/s: the largest of the motion and all phases. */
  readonly largestSpeed: number
  readonly profile: StrokeProfile
  /** Fm per direction of force, N. */
  readonly meanLoad: DirectionalMeanLoad
  /** Equivalent load with the combined life of both directions, N. */
  readonly equivalentLoad: number
  /** Whether mean load and mean speed are those of the duty spectrum. */
  readonly ofSpectrum: boolean
  /** Mean travel speed including dwell, m/s. */
  readonly meanSpeed: number
  /** Travel within the required life, m. */
  readonly requiredDistance: number
  /** Travel including overtravel at both ends, m, which the screw has to accommodate. */
  readonly longestTravel: number
  /** Distance between supports required by the travel alone, m. */
  readonly travelBetweenSupports: number
}

/** Working conditions with the derived demand. */
export type BallScrewSetting = Setting<BallScrewDuty, BallScrewAssumptions, BallScrewDemand>

/**
 * @param duty working conditions
 * @returns the largest speed of the motion and all phases, m/s
 */
export const largestSpeedOf = (duty: BallScrewDuty): number => Math.max(duty.speed, spectrumPeaks(duty.phases).largestSpeed)

/** Forces of the motion without the external force; the return stroke has its own mass. */
function undisturbedForces(duty: BallScrewDuty, assumptions: BallScrewAssumptions): PhaseForces {
  const out = axialForces({ ...duty, ...assumptions })
  if (duty.returnMass === duty.mass) return out
  const { backwardAccelerating, backwardConstant, backwardDecelerating } = axialForces({ ...duty, ...assumptions, mass: duty.returnMass })
  return { ...out, backwardAccelerating, backwardConstant, backwardDecelerating }
}

/** Means of the duty spectrum; undefined if none of its phases moves. */
function ofSpectrum({ phases }: BallScrewDuty) {
  const means = spectrumMeans(phases)
  return means && { ...means, segments: spectrumSegments(phases).map(({ load, weight }) => ({ loads: [load], weight })) }
}

/** The largest force at standstill: weight, external force, phases of the spectrum without speed. */
function standingForce(duty: BallScrewDuty): number {
  const { mass, returnMass, externalForce, phases } = duty
  const { along } = weightShares(duty)
  const weights = [mass, returnMass].map((standing) => along * standing * standardGravity)
  const forces = weights.flatMap((weight) => [weight, weight + externalForce])
  const standing = phases.filter(({ speed }) => speed === 0).map(({ load }) => load)
  return Math.max(...[...forces, ...standing].map(Math.abs))
}

/**
 * @param duty working conditions
 * @param assumptions resolved assumptions
 * @returns demands, SI
 * Source: THK General Catalog; ISO 3408-5 for two directions.
 */
export function ballScrewDemand(duty: BallScrewDuty, assumptions: BallScrewAssumptions): BallScrewDemand {
  const undisturbed = undisturbedForces(duty, assumptions)
  const forces = worseForces(undisturbed, duty.externalForce)
  const profile = strokeProfile(duty)
  const spectrum = ofSpectrum(duty)
  const meanLoad = preloadedMeanLoad(
    spectrum?.segments ?? openSegments(strokeSegments(undisturbed, profile), duty.externalForce),
    duty.preload,
  )
  const travelSpeed = (spectrum?.meanSpeed ?? profile.meanSpeed) * assumptions.motionShare
  const longestTravel = duty.stroke + 2 * assumptions.overtravel
  const largestForce = Math.max(largestAxialForce(forces), spectrumPeaks(duty.phases).largestLoad)
  return {
    forces,
    undisturbed,
    largestForce,
    ballForce: preloadedForce(largestForce, duty.preload),
    standingForce: standingForce(duty),
    largestSpeed: largestSpeedOf(duty),
    profile,
    meanLoad,
    equivalentLoad: combinedLoad(meanLoad),
    ofSpectrum: spectrum !== undefined,
    meanSpeed: travelSpeed,
    requiredDistance: assumptions.requiredLife * travelSpeed,
    longestTravel,
    travelBetweenSupports: longestTravel + assumptions.supportAllowance,
  }
}
