import { notNegative, optional, type ParametersOf, positive, quantity, type RowOfParameter, rows, word } from '../define/call-parameters.ts'
import { postures } from '../formulas/axial-force.ts'
import { motionProfiles } from '../formulas/ramp-shape.ts'
import { accuracyGradeNames, endFixities } from '../formulas/screw-terms.ts'

/** Axial load, positive against forward travel; travel speed whatever its direction. */
const phases = rows({ load: quantity('N'), speed: notNegative('mm/s'), time: positive('s') })
/** A phase of the duty spectrum. */
export type BallScrewPhase = RowOfParameter<typeof phases>

/** What `BallScrewWorking/Calculation` takes. */
export const ballScrewParameters = {
  AssemblyMethod: word(postures),
  /** Angle by which forward travel of a horizontal axis rises; level without it. */
  Inclination: optional(quantity('deg', { min: 0, max: 90 })),
  W: positive('kg'),
  Speed: positive('mm/s'),
  Acceleration: positive('m/s^2'),
  Stroke: positive('mm'),
  /** Coarsest grade that will do; any grade without it. */
  UsePrecision: optional(word(accuracyGradeNames)),
  FixedMethod: word(endFixities),
  /** Force on the table; positive against forward travel (downwards on a vertical axis). It acts or not: the worse counts. */
  ExternalForce: optional(quantity('N')),
  /** Shape of the ramps of speed; a trapezoid without it. Speed and acceleration are the highest of the stroke. */
  MotionProfile: optional(word(motionProfiles)),
  /** Moved mass on the way back; that of the way out without it. */
  ReturnLoad: optional(notNegative('kg')),
  /** Preload of the nut; none without it. */
  Preload: optional(notNegative('N')),
  /** Permitted deviation of the travel over its length; any without it. */
  TravelDeviation: optional(positive('um')),
  /** Permitted elastic displacement of the nut under the largest axial load; any without it. */
  MaxDeflection: optional(positive('um')),
  /** Axial rigidity of support bearings and brackets; without it they are not counted. */
  SupportRigidity: optional(positive('N/um')),
  /** Duty spectrum: life is that of these phases; the static limits hold for them and for the motion. */
  Phases: optional(phases),
} as const

/** The decoded query of `BallScrewWorking/Calculation`. */
export type BallScrewParameters = ParametersOf<typeof ballScrewParameters>
