/** What working conditions ask of any screw jack. */
import type { Setting } from '../../sizing/define-sizing.ts'
import { standardGravity } from '../../formulas/physical-constants.ts'
import type { ScrewJackAssumptions, ScrewJackDuty } from './input.ts'

/** Demands, SI. */
export type ScrewJackDemand = {
  /** F = W g, N; the service factor is in the mass. */
  readonly force: number
}

/** Working conditions with what follows from them. */
export type ScrewJackSetting = Setting<ScrewJackDuty, ScrewJackAssumptions, ScrewJackDemand>

/**
 * @param duty working conditions
 * @returns demands, SI
 * Source: ISO 80000-3 (g).
 */
export const screwJackDemand = (duty: ScrewJackDuty): ScrewJackDemand => ({ force: duty.mass * standardGravity })
