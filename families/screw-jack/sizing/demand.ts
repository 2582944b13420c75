/** Demands on any screw jack. */
import { cubicMeanLoad } from '../../formulas/mean-load.ts'
import type { Setting } from '../../sizing/define-sizing.ts'
import { standardGravity } from '../../formulas/physical-constants.ts'
import type { ScrewJackAssumptions, ScrewJackDuty } from './input.ts'
import { largestLifting, phasesDuty, phasesMeanLifting, phasesMove } from './spectrum.ts'

/** Demands, SI. */
export type ScrewJackDemand = {
  /** W1 = W / (n fd), kg: the largest load of one jack; the service factor is included in the mass. */
  readonly mass: number
  /** F = W1 g, N. */
  readonly force: number
  /** V, m/s: the largest of the motion and all phases. */
  readonly speed: number
  /** ED, 0 to 1: the larger of the motion's and the phases'. */
  readonly dutyCycle: number
  /** Largest F V, W, before losses. */
  readonly liftingPower: number
  /** Mean F V over the cycle including rest, W, before losses: of the phases, if any of them moves. */
  readonly meanLiftingPower: number
  /** Force for the life of a ball screw, N: the cubic mean of the phases, if any of them moves. */
  readonly lifeForce: number
  /** Whether the duty spectrum determines heat and life. */
  readonly ofSpectrum: boolean
}

/** Working conditions with the derived demand. */
export type ScrewJackSetting = Setting<ScrewJackDuty, ScrewJackAssumptions, ScrewJackDemand>

/**
 * @param duty working conditions
 * @param assumptions load sharing of several jacks
 * @returns demands on one jack, SI
 * Source: ISO 80000-3 (g); Jacton technical notes 19 (W1 = Ws / (n fd)); THK General Catalog A-706 eq. 30 (mean load of phases).
 */
export function screwJackDemand(duty: ScrewJackDuty, { loadSharing }: ScrewJackAssumptions): ScrewJackDemand {
  const { phases } = duty
  const forceOf = (mass: number): number => (mass / (duty.jackCount * loadSharing)) * standardGravity
  const largestMass = Math.max(duty.mass, ...phases.map(({ mass }) => mass))
  const force = forceOf(largestMass)
  const ofMotion = forceOf(duty.mass) * duty.speed
  const ofSpectrum = phasesMove(phases)
  return {
    mass: largestMass / (duty.jackCount * loadSharing),
    force,
    speed: Math.max(duty.speed, ...phases.map(({ speed }) => speed)),
    dutyCycle: ofSpectrum ? Math.max(duty.duty, phasesDuty(phases)) : duty.duty,
    liftingPower: Math.max(ofMotion, forceOf(largestLifting(phases))),
    meanLiftingPower: ofSpectrum ? forceOf(phasesMeanLifting(phases)) : ofMotion * duty.duty,
    lifeForce: ofSpectrum ? cubicMeanLoad(phases.map(({ mass, speed, time }) => ({ load: forceOf(mass), weight: speed * time }))) : force,
    ofSpectrum,
  }
}
