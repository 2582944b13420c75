import { notNegative, optional, type ParametersOf, positive, quantity, type RowOfParameter, rows, word } from '../define/call-parameters.ts'
import { postures } from '../formulas/axial-force.ts'
import { motionProfiles } from '../formulas/ramp-shape.ts'
import { accuracyGradeNames, endFixities } from '../formulas/screw-terms.ts'

/** Columns of a duty spectrum: axial load, positive against forward travel; absolute travel speed; time. */
const phases = rows({ load: quantity('N'), speed: notNegative('mm/s'), time: positive('s') })
/** A phase of the duty spectrum. */
export type BallScrewPhase = RowOfParameter<typeof phases>

/** Parameters of `BallScrewWorking/Calculation`. */
export const ballScrewParameters = {
  AssemblyMethod: word(postures),
  /** Inclination of a horizontal axis, forward travel uphill; default: level. */
  Inclination: optional(quantity('deg', { min: 0, max: 90 })),
  W: positive('kg'),
  Speed: positive('mm/s'),
  Acceleration: positive('m/s^2'),
  Stroke: positive('mm'),
  /** Coarsest permitted grade; default: any. */
  UsePrecision: optional(word(accuracyGradeNames)),
  FixedMethod: word(endFixities),
  /**
   * External force on the table; positive against forward travel (downwards on a vertical axis). It acts intermittently: the worse
   * case counts.
   */
  ExternalForce: optional(quantity('N')),
  /** Motion profile; default: trapezoid. Speed and acceleration are the maxima of the stroke. */
  MotionProfile: optional(word(motionProfiles)),
  /** Moved mass on the return stroke; default: that of the forward stroke. */
  ReturnLoad: optional(notNegative('kg')),
  /** Preload of the nut; default: none. */
  Preload: optional(notNegative('N')),
  /** Permitted travel deviation over the useful length; default: any. */
  TravelDeviation: optional(positive('um')),
  /** Permitted elastic displacement under the largest axial load; default: any. */
  MaxDeflection: optional(positive('um')),
  /** Axial rigidity of support bearings and brackets; by default it is not considered. */
  SupportRigidity: optional(positive('N/um')),
  /** Duty spectrum: it determines the life; the static limits apply to it and to the motion. */
  Phases: optional(phases),
} as const

/** The decoded query of `BallScrewWorking/Calculation`. */
export type BallScrewParameters = ParametersOf<typeof ballScrewParameters>
