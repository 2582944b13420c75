/** What working conditions ask of any ball screw: forces, mean load, distance to last for. The same numbers feed the sizing and the index. */
import { axialForces, largestAxialForce, type PhaseForces } from '../../formulas/axial-force.ts'
import { spectrumMeans, spectrumPeaks } from '../../formulas/duty-spectrum.ts'
import type { BallScrewAssumptions, BallScrewDuty } from './input.ts'
import { combinedLoad, directionalMeanLoad, strokeSegments, type DirectionalMeanLoad } from '../../formulas/mean-load.ts'
import type { Setting } from '../../sizing/define-sizing.ts'
import { strokeProfile, type StrokeProfile } from '../../formulas/motion-profile.ts'

/** Demands, SI. */
export type BallScrewDemand = {
  readonly forces: PhaseForces
  /** Fa,max, N. */
  readonly largestForce: number
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

/**
 * @param duty working conditions
 * @param assumptions what they leave open
 * @returns demands, SI
 * Source: THK General Catalog; ISO 3408-5 for two directions.
 */
export function ballScrewDemand(duty: BallScrewDuty, assumptions: BallScrewAssumptions): BallScrewDemand {
  const forces = axialForces({ ...duty, ...assumptions })
  const profile = strokeProfile(duty)
  const spectrum = spectrumMeans(duty.phases)
  const meanLoad = spectrum?.meanLoad ?? directionalMeanLoad(strokeSegments(forces, profile))
  const meanSpeed = (spectrum?.meanSpeed ?? profile.meanSpeed) * assumptions.motionShare
  return {
    forces,
    largestForce: Math.max(largestAxialForce(forces), spectrumPeaks(duty.phases).largestLoad),
    largestSpeed: largestSpeedOf(duty),
    profile,
    meanLoad,
    equivalentLoad: combinedLoad(meanLoad),
    ofSpectrum: spectrum !== undefined,
    meanSpeed,
    requiredDistance: assumptions.requiredLife * meanSpeed,
    travelBetweenSupports: duty.stroke + assumptions.supportAllowance,
  }
}
