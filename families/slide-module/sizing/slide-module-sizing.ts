/** The sizing of slide modules. */
import type { JudgedLimit } from '../../sizing/check.ts'
import { defineSizing, type Sized } from '../../sizing/define-sizing.ts'
import { slideModuleChecks } from './checks.ts'
import { slideModuleDemand, type SlideModuleDemand } from './demand.ts'
import { slideModuleFigures, type SlideModuleFigures } from './figures.ts'
import type { SlideModuleDuty } from './input.ts'
import { slideModuleDemandValues, slideModuleValues } from './values.ts'
import { root } from '../../formulas/portable-math.ts'

/** Carried mass, stroke, speed at the length that the stroke needs, width, environment, repeatability, moments, combined factor, life. */
export const slideModuleSizing = defineSizing({
  demand: slideModuleDemand,
  figures: slideModuleFigures,
  checks: slideModuleChecks,
  demandValues: slideModuleDemandValues,
  values: slideModuleValues,
})

/** The verdict on one module. */
export type SizedSlideModule = Sized<SlideModuleDemand, SlideModuleFigures>

/**
 * Largest mass that a module which fits may carry under the same conditions: m × min (1 / utilisation), for a life the cube root of it.
 * @param duty mass that is carried, kg
 * @param limits judged checks of the module
 * @returns kg
 */
export const largestMass = (duty: SlideModuleDuty, limits: readonly JudgedLimit[]): number =>
  Math.min(
    ...limits.flatMap(({ massPower, utilisation }) =>
      massPower === undefined || utilisation === 0 ? [] : [duty.mass / root(utilisation, massPower)],
    ),
  )
