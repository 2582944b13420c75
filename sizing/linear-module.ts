/** Sizes one linear module for one duty. */
import type { Check, SizedValue } from '../contract/sizing.ts'
import { toCheck, type JudgedLimit } from './check.ts'
import { moduleLimits } from './module-checks.ts'
import { moduleFigures, type ModuleCase, type ModuleFigures } from './module-figures.ts'
import { moduleDemandValues, moduleFigureValues } from './module-values.ts'

/** The verdict on one module. */
export type LinearModuleSizing = {
  /** The checks in SI: enough for a verdict. */
  readonly limits: readonly JudgedLimit[]
  /** Names of the checks that the maker's figures do not allow. */
  readonly notMade: readonly string[]
  readonly figures: ModuleFigures
  /** The checks as rows for people, made when asked for. */
  readonly checks: () => Check[]
  /** Demands and figures as rows, made when asked for. */
  readonly values: () => SizedValue[]
}

/**
 * Time, posture, stroke, speed, acceleration, belt, screw, bearing, guide, moments, life.
 * @param sized duty, its demands, assumptions, candidate; SI
 * @returns limits and figures (SI), and rows for people
 * Source: each check and value names its own.
 */
export function sizeLinearModule(sized: ModuleCase): LinearModuleSizing {
  const figures = moduleFigures(sized)
  const context = { ...sized, figures }
  const { limits, notMade } = moduleLimits(context)
  return {
    limits,
    notMade,
    figures,
    checks: () => limits.map(toCheck),
    values: () => [...moduleDemandValues(sized.duty, sized.demand), ...moduleFigureValues(context)],
  }
}
