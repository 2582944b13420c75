/** The sizing of ball-rail guides. */
import { defineIndexedSizing, type Sized } from '../../sizing/define-sizing.ts'
import { ballRailChecks } from './checks.ts'
import { ballRailDemand, type BallRailDemand } from './demand.ts'
import { ballRailFigures, type BallRailFigures } from './figures.ts'
import { ballRailDemandValues, ballRailValues } from './values.ts'

/** Loads of the blocks → static safety, mean load, life, rail length; each limit as a check. */
export const ballRailSizing = defineIndexedSizing({
  demand: ballRailDemand,
  figures: ballRailFigures,
  checks: ballRailChecks,
  demandValues: ballRailDemandValues,
  values: ballRailValues,
})

/** The verdict on one guide. */
export type SizedBallRail = Sized<BallRailDemand, BallRailFigures>
