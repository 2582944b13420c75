/** The sizing of screw jacks. */
import { defineIndexedSizing, type Sized } from '../../sizing/define-sizing.ts'
import { screwJackChecks } from './checks.ts'
import { screwJackDemand, type ScrewJackDemand } from './demand.ts'
import { screwJackFigures, type ScrewJackFigures } from './figures.ts'
import { screwJackDemandValues, screwJackValues } from './values.ts'

/** Load, stroke, input speed, torque, heat, duty cycle, buckling, critical speed of rotating screws, life of ball screws. */
export const screwJackSizing = defineIndexedSizing({
  demand: screwJackDemand,
  figures: screwJackFigures,
  checks: screwJackChecks,
  demandValues: screwJackDemandValues,
  values: screwJackValues,
})

/** The verdict on one jack. */
export type SizedScrewJack = Sized<ScrewJackDemand, ScrewJackFigures>
