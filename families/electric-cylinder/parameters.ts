import { notNegative, optional, type ParametersOf, positive, quantity, type RowOfParameter, rows, word } from '../define/call-parameters.ts'
import { postures } from '../formulas/axial-force.ts'
import { motionProfiles } from '../formulas/ramp-shape.ts'
import { motorBrands } from './wire/electric-cylinder.ts'
import { cylinderMountings } from './wire/mounting.ts'

/** Force on the rod, negative where it pulls. */
const phases = rows({ load: quantity('N'), speed: notNegative('mm/s'), time: positive('s') })
/** A stretch of a duty. */
export type CylinderPhase = RowOfParameter<typeof phases>

/** What `ElectricCylinderWorking/Calculation` takes: of each group of tabs the parameters of the active one. */
export const electricCylinderParameters = {
  MotorBrand: word(motorBrands),
  Thrust: optional(positive('N')),
  /** With `AssemblyMethod`. */
  Weight: optional(positive('kg')),
  AssemblyMethod: optional(word(postures)),
  /** With `VerticalLoad`. */
  HorizontalLoad: optional(notNegative('kg')),
  VerticalLoad: optional(notNegative('kg')),
  MaxSpeed: optional(positive('mm/s')),
  /** Of one stroke one way; no shorter than its ramps allow, which the form sees to. */
  Time: optional(notNegative('s')),
  NoLoadSpeed: optional(positive('mm/s')),
  Stroke: positive('mm'),
  Acceleration: positive('m/s^2'),
  /** Shape of the ramps of speed; a trapezoid without it. Speed and acceleration are the highest of the stroke. */
  MotionProfile: optional(word(motionProfiles)),
  /** Hinged at both ends where it is left out. */
  Mounting: optional(word(cylinderMountings)),
  /** Force against the way out, of a mass that is moved. */
  ExternalForce: optional(quantity('N')),
  /** Force against the way back, of a mass that is moved. */
  ReturnForce: optional(quantity('N')),
  /** Deceleration of an emergency stop of a mass. */
  EmergencyDeceleration: optional(positive('m/s^2')),
  /** What the rod does over time: life goes by it, and every limit holds for the hardest phase, too. */
  Phases: optional(phases),
} as const

/** The decoded query of `ElectricCylinderWorking/Calculation`. */
export type ElectricCylinderParameters = ParametersOf<typeof electricCylinderParameters>
