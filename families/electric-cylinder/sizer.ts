/** Sizer of electric cylinders: request → duty, sizing, card. */
import { requiredSpeedValue } from './sizing/values.ts'
import type { CylinderFigures } from './sizing/figures.ts'
import type { Cylinder } from './sizing/input.ts'
import { loadFactorJumps } from '../formulas/load-factor.ts'
import { defineSizer } from '../define/define-sizer.ts'
import { servoSpeeds, stageNeed } from '../define/drive-speed.ts'
import { electricCylinderSizing } from './sizing/electric-cylinder-sizing.ts'
import { electricCylinderAssumptions } from './assumptions.ts'
import { electricCylinderCard } from './card.ts'
import { electricCylinderReasons } from './own-reasons.ts'
import { cylinderDuty, cylinderOf } from './conversion.ts'

/** Of cylinders without a motor the smallest screw is enough; of that the one whose motor is the smallest. */
const cylinderNeed = ({ drive, screwDiameter }: Cylinder, { screwSpeed = 0, peakTorque = Infinity }: CylinderFigures) =>
  drive === 'servo' && screwDiameter !== undefined
    ? { size: 0, need: [screwDiameter, stageNeed(servoSpeeds, screwSpeed), peakTorque] }
    : undefined

/** Sizer of electric cylinders (working ids 1000 and 22). */
export const electricCylinderSizer = defineSizer({
  assumptions: electricCylinderAssumptions,
  dutyOf: cylinderDuty,
  componentOf: cylinderOf,
  sizing: electricCylinderSizing,
  need: ({ component, figures }) => cylinderNeed(component, figures),
  cycle: (setting) => ({
    profile: setting.demand.profile,
    motionProfile: setting.duty.motionProfile,
    dwell: 0,
    loads: setting.demand.shown.forces,
    standing: setting.demand.standingForce,
    load: { name: 'axialForce', unit: 'N' },
    values: requiredSpeedValue(setting),
  }),
  jumps: { MaxSpeed: loadFactorJumps, NoLoadSpeed: loadFactorJumps },
  card: electricCylinderCard,
  ownReasons: electricCylinderReasons,
  assumptionLevers: [{ parameter: 'motionShare', unit: '%', lowest: 1 }],
  levers: [
    { parameter: 'Thrust', unit: 'N', lowest: 1 },
    { parameter: 'Weight', unit: 'kg', lowest: 0.1 },
    { parameter: 'HorizontalLoad', unit: 'kg', lowest: 0.1 },
    { parameter: 'VerticalLoad', unit: 'kg', lowest: 0.1 },
    { parameter: 'MaxSpeed', unit: 'mm/s', lowest: 1 },
    { parameter: 'NoLoadSpeed', unit: 'mm/s', lowest: 1 },
    { parameter: 'Acceleration', unit: 'm/s^2', lowest: 0.01 },
    { parameter: 'Stroke', unit: 'mm', lowest: 10 },
  ],
})
