/** Sizes one slide module for one duty. */
import type { Check, SizedValue } from '../contract/sizing.ts'
import { toCheck, type JudgedLimit } from './check.ts'
import { slideLimits } from './slide-checks.ts'
import { slideDemand, type SlideDemand } from './slide-demand.ts'
import { slideFigures, type SlideFigures } from './slide-figures.ts'
import type { Slide, SlideAssumptions, SlideDuty } from './slide-input.ts'
import { slideDemandValues, slideFigureValues } from './slide-values.ts'
import { root } from './portable-math.ts'

/** The verdict on one module. */
export type SlideSizing = {
  /** The checks in SI: enough for a verdict. */
  readonly limits: readonly JudgedLimit[]
  /** Names of the checks that the maker's figures do not allow. */
  readonly notMade: readonly string[]
  readonly demand: SlideDemand
  readonly figures: SlideFigures
  /** The checks as rows for people, made when asked for. */
  readonly checks: () => Check[]
  /** Demands and figures as rows, made when asked for. */
  readonly values: () => SizedValue[]
}

/**
 * Carried mass, stroke, speed at the length that the stroke needs, width, environment, repeatability, moments, combined factor, life.
 * @param duty working conditions, SI
 * @param slide candidate, SI
 * @param assumptions what the duty leaves open, SI
 * @returns limits and figures (SI), and rows for people
 * Source: each check and value names its own.
 */
export function sizeSlide(duty: SlideDuty, slide: Slide, assumptions: SlideAssumptions): SlideSizing {
  const demand = slideDemand(duty, assumptions)
  const figures = slideFigures(duty, slide, { demand, assumptions })
  const context = { duty, slide, assumptions, demand, figures }
  const { limits, notMade } = slideLimits(context)
  return {
    limits,
    notMade,
    demand,
    figures,
    checks: () => limits.map(toCheck),
    values: () => [...slideDemandValues(context), ...slideFigureValues(context)],
  }
}

/** How a utilisation grows with the carried mass: in proportion, or (life) with its cube. */
const powerOfMass: Readonly<Record<string, number>> = {
  payload: 1,
  rollMoment: 1,
  pitchMoment: 1,
  yawMoment: 1,
  combinedFactor: 1,
  dynamicMoment: 1,
  guideLife: 3,
}

/**
 * Largest mass that a module which fits may carry under the same conditions: m × min (1 / utilisation), for a life the cube root of it.
 * @param duty working conditions
 * @param limits judged checks of the module
 * @returns kg
 */
export const largestMass = (duty: SlideDuty, limits: readonly JudgedLimit[]): number =>
  Math.min(
    ...limits.flatMap(({ name, utilisation }) => {
      const power = powerOfMass[name]
      return power === undefined || utilisation === 0 ? [] : [duty.mass / root(utilisation, power)]
    }),
  )
