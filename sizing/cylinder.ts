/** Sizes one electric cylinder for one duty. */
import type { Check, SizedValue } from '../contract/sizing.ts'
import { toCheck, type JudgedLimit } from './check.ts'
import { cylinderLimits } from './cylinder-checks.ts'
import { cylinderFigures, type CylinderFigures, type CylinderSetting } from './cylinder-figures.ts'
import type { Cylinder } from './cylinder-input.ts'
import { cylinderDemandValues, cylinderFigureValues } from './cylinder-values.ts'

/** The verdict on one cylinder. */
export type CylinderSizing = {
  /** The checks in SI: enough for a verdict. */
  readonly limits: readonly JudgedLimit[]
  /** Names of the checks that the maker's figures do not allow. */
  readonly notMade: readonly string[]
  readonly figures: CylinderFigures
  /** The checks as rows for people, made when asked for. */
  readonly checks: () => Check[]
  /** Demands and figures as rows, made when asked for. */
  readonly values: () => SizedValue[]
}

/**
 * Brand of the motor, thrust, pull, stroke, speed, payload, buckling and critical speed of the screw, life, duty cycle, servo motor.
 * @param cylinder candidate, SI
 * @param setting duty, assumptions, demands, motors that can be fitted
 * @returns limits and figures (SI), and rows for people
 * Source: each check and value names its own.
 */
export function sizeCylinder(cylinder: Cylinder, setting: CylinderSetting): CylinderSizing {
  const figures = cylinderFigures(cylinder, setting)
  const context = { ...setting, cylinder, figures }
  const { limits, notMade } = cylinderLimits(context)
  return {
    limits,
    notMade,
    figures,
    checks: () => limits.map(toCheck),
    values: () => [...cylinderDemandValues(setting), ...cylinderFigureValues(context)],
  }
}
