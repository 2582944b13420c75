/** What working conditions ask of any screw jack. */
import type { Setting } from '../../sizing/define-sizing.ts'
import { standardGravity } from '../../formulas/physical-constants.ts'
import type { ScrewJackAssumptions, ScrewJackDuty } from './input.ts'

/** Demands, SI. */
export type ScrewJackDemand = {
  /** W1 = W / (n fd), kg: what one jack must bear; the service factor is in the mass. */
  readonly mass: number
  /** F = W1 g, N. */
  readonly force: number
}

/** Working conditions with what follows from them. */
export type ScrewJackSetting = Setting<ScrewJackDuty, ScrewJackAssumptions, ScrewJackDemand>

/**
 * @param duty working conditions
 * @param assumptions how evenly several jacks share the load
 * @returns demands on one jack, SI
 * Source: ISO 80000-3 (g); Jacton technical notes 19 (W1 = Ws / (n fd)).
 */
export function screwJackDemand({ mass, jackCount }: ScrewJackDuty, { loadSharing }: ScrewJackAssumptions): ScrewJackDemand {
  const ofOne = mass / (jackCount * loadSharing)
  return { mass: ofOne, force: ofOne * standardGravity }
}
