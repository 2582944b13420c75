/** The sizing of slide modules. */
import { defineIndexedSizing, type Sized } from '../../sizing/define-sizing.ts'
import { slideModuleChecks } from './checks.ts'
import { slideModuleDemand, type SlideModuleDemand } from './demand.ts'
import { slideModuleFigures, type SlideModuleFigures } from './figures.ts'
import { slideModuleDemandValues, slideModuleValues } from './values.ts'

/** Carried mass, stroke, speed at the length that the stroke needs, width, environment, repeatability, moments, combined factor, life. */
export const slideModuleSizing = defineIndexedSizing({
  demand: slideModuleDemand,
  figures: slideModuleFigures,
  checks: slideModuleChecks,
  demandValues: slideModuleDemandValues,
  values: slideModuleValues,
})

/** The verdict on one module. */
export type SizedSlideModule = Sized<SlideModuleDemand, SlideModuleFigures>
