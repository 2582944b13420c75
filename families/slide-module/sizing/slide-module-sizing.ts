/** The sizing of slide modules. */
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
 * @param sized verdict on the module
 * @returns kg; nothing where a limit is not known, or the maker allows no mass
 */
export function largestMass(duty: SlideModuleDuty, { limits, notKnown, figures }: SizedSlideModule): number | undefined {
  if (notKnown.length > 0 || figures.payload === undefined) return undefined
  const masses = limits.flatMap(({ massPower, utilisation }) =>
    massPower === undefined || utilisation === 0 ? [] : [duty.mass / root(utilisation, massPower)],
  )
  return Math.min(...masses)
}
