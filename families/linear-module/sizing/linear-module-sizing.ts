/** The sizing of linear modules. */
import { defineIndexedSizing, type Sized } from '../../sizing/define-sizing.ts'
import { linearModuleChecks } from './checks.ts'
import { linearModuleDemand, type LinearModuleDemand } from './demand.ts'
import { linearModuleFigures, type LinearModuleFigures } from './figures.ts'
import { linearModuleDemandValues, linearModuleValues } from './values.ts'

/** Time, posture, stroke, speed, acceleration, belt, screw, bearing, guide, moments, life. */
export const linearModuleSizing = defineIndexedSizing({
  demand: linearModuleDemand,
  figures: linearModuleFigures,
  checks: linearModuleChecks,
  demandValues: linearModuleDemandValues,
  values: linearModuleValues,
})

/** The verdict on one module. */
export type SizedLinearModule = Sized<LinearModuleDemand, LinearModuleFigures>
