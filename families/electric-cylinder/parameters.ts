import { notNegative, optional, type ParametersOf, positive, quantity, type RowOfParameter, rows, word } from '../define/call-parameters.ts'
import { postures } from '../formulas/axial-force.ts'
import { motionProfiles } from '../formulas/ramp-shape.ts'
import { motorBrands } from './wire/electric-cylinder.ts'
import { cylinderMountings } from './wire/mounting.ts'

/** Columns of a duty spectrum: force on the rod, negative where it pulls; speed; time. */
const phases = rows({ load: quantity('N'), speed: notNegative('mm/s'), time: positive('s') })
/** A phase of the duty spectrum. */
export type CylinderPhase = RowOfParameter<typeof phases>

/** Parameters of `ElectricCylinderWorking/Calculation`: from each group of tabs those of the active one. */
export const electricCylinderParameters = {
  MotorBrand: word(motorBrands),
  Thrust: optional(positive('N')),
  /** Requires `AssemblyMethod`. */
  Weight: optional(positive('kg')),
  AssemblyMethod: optional(word(postures)),
  /** Requires `VerticalLoad`. */
  HorizontalLoad: optional(notNegative('kg')),
  VerticalLoad: optional(notNegative('kg')),
  MaxSpeed: optional(positive('mm/s')),
  /** Time of one stroke in one direction; at least that of its ramps, which the form ensures. */
  Time: optional(notNegative('s')),
  NoLoadSpeed: optional(positive('mm/s')),
  Stroke: positive('mm'),
  Acceleration: positive('m/s^2'),
  /** Motion profile; default: trapezoid. Speed and acceleration are the maxima of the stroke. */
  MotionProfile: optional(word(motionProfiles)),
  /** Default: hinged at both ends. */
  Mounting: optional(word(cylinderMountings)),
  /** Force against the forward stroke, in addition to a moved mass. */
  ExternalForce: optional(quantity('N')),
  /** Force against the return stroke, in addition to a moved mass. */
  ReturnForce: optional(quantity('N')),
  /** Deceleration of an emergency stop of a mass. */
  EmergencyDeceleration: optional(positive('m/s^2')),
  /** Duty spectrum of the rod: it determines the life, and every limit also applies to its hardest phase. */
  Phases: optional(phases),
} as const

/** The decoded query of `ElectricCylinderWorking/Calculation`. */
export type ElectricCylinderParameters = ParametersOf<typeof electricCylinderParameters>
