/** Sizes one ball screw for one duty. */
import type { Check, SizedValue } from '../contract/sizing.ts'
import { ballScrewLimits } from './ball-screw-checks.ts'
import { ballScrewDemand, type BallScrewDemand } from './ball-screw-demand.ts'
import { ballScrewFigures, type BallScrewFigures } from './ball-screw-figures.ts'
import type { BallScrew, BallScrewAssumptions, BallScrewDuty } from './ball-screw-input.ts'
import { ballScrewDemandValues } from './ball-screw-demand-values.ts'
import { ballScrewFigureValues } from './ball-screw-values.ts'
import { toCheck, type JudgedLimit } from './check.ts'

/** The verdict on one screw. */
export type BallScrewSizing = {
  /** The checks in SI: enough for a verdict. */
  readonly limits: readonly JudgedLimit[]
  /** Names of the checks that the maker's figures do not allow. */
  readonly notMade: readonly string[]
  readonly demand: BallScrewDemand
  readonly figures: BallScrewFigures
  /** The checks as rows for people, made when asked for. */
  readonly checks: () => Check[]
  /** Demands and figures as rows, made when asked for. */
  readonly values: () => SizedValue[]
}

/**
 * Forces → mean load → life, static safety, buckling, speeds, length, efficiency; each limit as a check.
 * @param duty working conditions, SI
 * @param screw candidate, SI
 * @param assumptions what the duty leaves open, SI
 * @returns limits and figures (SI), and rows for people
 * Source: each check and value names its own.
 */
export function sizeBallScrew(duty: BallScrewDuty, screw: BallScrew, assumptions: BallScrewAssumptions): BallScrewSizing {
  const demand = ballScrewDemand(duty, assumptions)
  const figures = ballScrewFigures(duty, screw, { demand, assumptions })
  const context = { duty, screw, assumptions, demand, figures }
  const { limits, notMade } = ballScrewLimits(context)
  return {
    limits,
    notMade,
    demand,
    figures,
    checks: () => limits.map(toCheck),
    values: () => [...ballScrewDemandValues(context), ...ballScrewFigureValues(context)],
  }
}
