/** What working conditions ask of any ball screw: forces, mean load, distance to last for. The same numbers feed the sizing and the index. */
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
  /** Per phase the worse of the forces with and without that on the table. */
  readonly forces: PhaseForces
  /** Without that on the table. */
  readonly undisturbed: PhaseForces
  /** Fa,max, N. */
  readonly largestForce: number
  /** Fb, N: what the balls of a preloaded nut bear of it. */
  readonly ballForce: number
  /** Force that the standing axis has to be held against, N, >= 0; friction, which would help, is not counted on. */
  readonly standingForce: number
  /** v, m/s: of the motion and of all phases. */
  readonly largestSpeed: number
  readonly profile: StrokeProfile
  /** Fm per direction of force, N. */
  readonly meanLoad: DirectionalMeanLoad
  /** One load with the life of both directions together, N. */
  readonly equivalentLoad: number
  /** Whether mean load and mean speed are those of the duty spectrum. */
  readonly ofSpectrum: boolean
  /** Mean travel speed with pauses, m/s. */
  readonly meanSpeed: number
  /** Travel within the required life, m. */
  readonly requiredDistance: number
  /** Travel with what lies beyond the stroke at both ends, m: what the screw has to be long enough for. */
  readonly longestTravel: number
  /** Distance between supports as the travel alone asks for it, m. */
  readonly travelBetweenSupports: number
}

/** Working conditions with what follows from them. */
export type BallScrewSetting = Setting<BallScrewDuty, BallScrewAssumptions, BallScrewDemand>

/**
 * @param duty working conditions
 * @returns m/s: of the motion and of all phases
 */
export const largestSpeedOf = (duty: BallScrewDuty): number => Math.max(duty.speed, spectrumPeaks(duty.phases).largestSpeed)

/** Forces of the motion without that on the table: the way back with its own mass. */
function undisturbedForces(duty: BallScrewDuty, assumptions: BallScrewAssumptions): PhaseForces {
  const out = axialForces({ ...duty, ...assumptions })
  if (duty.returnMass === duty.mass) return out
  const { backwardAccelerating, backwardConstant, backwardDecelerating } = axialForces({ ...duty, ...assumptions, mass: duty.returnMass })
  return { ...out, backwardAccelerating, backwardConstant, backwardDecelerating }
}

/** The life of a spectrum, where one moves. */
function ofSpectrum({ phases }: BallScrewDuty) {
  const means = spectrumMeans(phases)
  return means && { ...means, segments: spectrumSegments(phases).map(({ load, weight }) => ({ loads: [load], weight })) }
}

/** The largest force while the axis stands: its weight, the force on the table, phases of the spectrum without speed. */
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
 * @param assumptions what they leave open
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
