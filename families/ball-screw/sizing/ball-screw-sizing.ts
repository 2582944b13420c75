/** The sizing of ball screws. */
import { defineIndexedSizing, type Sized } from '../../sizing/define-sizing.ts'
import { ballScrewChecks } from './checks.ts'
import { ballScrewDemandValues } from './demand-values.ts'
import { ballScrewDemand, type BallScrewDemand } from './demand.ts'
import { ballScrewFigures, type BallScrewFigures } from './figures.ts'
import { ballScrewValues } from './values.ts'

/** Forces → mean load → life, static safety, buckling, speeds, length, efficiency; each limit as a check. */
export const ballScrewSizing = defineIndexedSizing({
  demand: ballScrewDemand,
  figures: ballScrewFigures,
  checks: ballScrewChecks,
  demandValues: ballScrewDemandValues,
  values: ballScrewValues,
})

/** The verdict on one screw. */
export type SizedBallScrew = Sized<BallScrewDemand, BallScrewFigures>
