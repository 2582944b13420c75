/** The sizing of electric cylinders. */
import { defineIndexedSizing, type Sized } from '../../sizing/define-sizing.ts'
import { cylinderChecks } from './checks.ts'
import { cylinderDemand, type CylinderDemand } from './demand.ts'
import { cylinderFigures, type CylinderFigures } from './figures.ts'
import { cylinderDemandValues, cylinderValues } from './values.ts'

/** Brand of the motor, thrust, pull, stroke, speed, payload, buckling and critical speed of the screw, life, duty cycle, servo motor. */
export const electricCylinderSizing = defineIndexedSizing({
  demand: cylinderDemand,
  figures: cylinderFigures,
  checks: cylinderChecks,
  demandValues: cylinderDemandValues,
  values: cylinderValues,
})

/** The verdict on one cylinder. */
export type SizedCylinder = Sized<CylinderDemand, CylinderFigures>
