import { notNegative, optional, type ParametersOf, positive, quantity, word } from '../define/call-parameters.ts'
import { massPhases } from '../define/mass-phases.ts'
import { motionProfiles } from '../formulas/ramp-shape.ts'
import { guideLayouts, guidePostures } from './wire/ball-rail.ts'

/** Parameters of `BallRailWorking/Calculation`. Lever arms along, across and normal to the mounting plane are signed. */
export const ballRailParameters = {
  UseMethod: word(guidePostures),
  /** Inclination of an axis that is not vertical, forward travel uphill; default: level. */
  Inclination: optional(quantity('deg', { min: 0, max: 90 })),
  Layout: word(guideLayouts),
  /** Spacing of adjacent blocks of a rail; only for layouts with several. */
  SliderSpacing: optional(positive('mm')),
  /** Spacing of the rails; only for layouts with two. */
  RailSpacing: optional(positive('mm')),
  W: positive('kg'),
  /** Lever arms of the centre of gravity. */
  A: quantity('mm'),
  B: quantity('mm'),
  C: quantity('mm'),
  Speed: positive('mm/s'),
  Acceleration: positive('m/s^2'),
  Stroke: positive('mm'),
  /** Point of action of the drive, across and normal to the mounting plane from the centre of the blocks; default: the centre. */
  DriveB: optional(quantity('mm')),
  DriveC: optional(quantity('mm')),
  /**
   * External force on the carriage: against forward travel (down, when vertical), across (in the direction of gravity on a wall),
   * towards the rail. It acts intermittently.
   */
  ForceX: optional(quantity('N')),
  ForceY: optional(quantity('N')),
  ForceZ: optional(quantity('N')),
  /** Point of action of that force, with the axes of the lever arms; default: the centre of the blocks. */
  ForceA: optional(quantity('mm')),
  ForceB: optional(quantity('mm')),
  ForceC: optional(quantity('mm')),
  /** Motion profile; default: trapezoid. Speed and acceleration are the maxima of the stroke. */
  MotionProfile: optional(word(motionProfiles)),
  /** Moved mass on the return stroke; default: that of the forward stroke. */
  ReturnLoad: optional(notNegative('kg')),
  /** Duty spectrum: it determines the life; all other limits apply to it and to the motion. */
  Phases: optional(massPhases),
} as const

/** The decoded query of `BallRailWorking/Calculation`. */
export type BallRailParameters = ParametersOf<typeof ballRailParameters>
