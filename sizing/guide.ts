/** Sizes one ball-rail guide for one duty. */
import type { Check, SizedValue } from '../contract/sizing.ts'
import { toCheck, type JudgedLimit } from './check.ts'
import { guideLimits } from './guide-checks.ts'
import type { GuideDemand } from './guide-demand.ts'
import { guideFigures, type GuideFigures } from './guide-figures.ts'
import type { Guide, GuideAssumptions, GuideDuty } from './guide-input.ts'
import { guideDemandValues, guideFigureValues } from './guide-values.ts'

/** The verdict on one guide. */
export type GuideSizing = {
  /** The checks in SI: enough for a verdict. */
  readonly limits: readonly JudgedLimit[]
  /** Names of the checks that the maker's figures do not allow. */
  readonly notMade: readonly string[]
  readonly demand: GuideDemand
  readonly figures: GuideFigures
  /** The checks as rows for people, made when asked for. */
  readonly checks: () => Check[]
  /** Demands and figures as rows, made when asked for. */
  readonly values: () => SizedValue[]
}

/**
 * Loads of the blocks → static safety, mean load, life, rail length; each limit as a check.
 * @param duty working conditions, SI
 * @param guide candidate, SI
 * @param given what the duty leaves open, and its demands (`guideDemand`), which are the same for every candidate; SI
 * @returns limits and figures (SI), and rows for people
 * Source: each check and value names its own.
 */
export function sizeGuide(
  duty: GuideDuty,
  guide: Guide,
  given: { readonly assumptions: GuideAssumptions; readonly demand: GuideDemand },
): GuideSizing {
  const figures = guideFigures(duty, guide, given)
  const context = { duty, guide, ...given, figures }
  const { limits, notMade } = guideLimits(context)
  return {
    limits,
    notMade,
    demand: given.demand,
    figures,
    checks: () => limits.map(toCheck),
    values: () => [...guideDemandValues(context), ...guideFigureValues(context)],
  }
}
