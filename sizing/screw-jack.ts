/** Sizes one screw jack for one duty. */
import type { Check, SizedValue } from '../contract/sizing.ts'
import { toCheck, type JudgedLimit } from './check.ts'
import { screwJackLimits } from './screw-jack-checks.ts'
import { screwJackFigures, type ScrewJackFigures } from './screw-jack-figures.ts'
import type { ScrewJack, ScrewJackAssumptions, ScrewJackDuty } from './screw-jack-input.ts'
import { screwJackDemandValues, screwJackFigureValues } from './screw-jack-values.ts'

/** The verdict on one jack. */
export type ScrewJackSizing = {
  /** The checks in SI: enough for a verdict. */
  readonly limits: readonly JudgedLimit[]
  /** Names of the checks that the maker's figures do not allow. */
  readonly notMade: readonly string[]
  readonly figures: ScrewJackFigures
  /** The checks as rows for people, made when asked for. */
  readonly checks: () => Check[]
  /** Demands and figures as rows, made when asked for. */
  readonly values: () => SizedValue[]
}

/**
 * Load, stroke, input speed, torque, heat, duty cycle, buckling, critical speed of rotating screws, life of ball screws.
 * @param duty working conditions, SI; the service factor is in the load
 * @param jack candidate, SI
 * @param assumptions what the duty leaves open, SI
 * @returns limits and figures (SI), and rows for people
 * Source: each check and value names its own.
 */
export function sizeScrewJack(duty: ScrewJackDuty, jack: ScrewJack, assumptions: ScrewJackAssumptions): ScrewJackSizing {
  const figures = screwJackFigures(duty, jack, assumptions)
  const context = { duty, jack, assumptions, figures }
  const { limits, notMade } = screwJackLimits(context)
  return {
    limits,
    notMade,
    figures,
    checks: () => limits.map(toCheck),
    values: () => [...screwJackDemandValues(duty), ...screwJackFigureValues(context)],
  }
}
