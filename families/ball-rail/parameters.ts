import { notNegative, optional, type ParametersOf, positive, quantity, word } from '../define/call-parameters.ts'
import { massPhases } from '../define/mass-phases.ts'
import { motionProfiles } from '../formulas/ramp-shape.ts'
import { guideLayouts, guidePostures } from './wire/ball-rail.ts'

/** What `BallRailWorking/Calculation` takes. Arms along, across and normal to the mounting plane are signed. */
export const ballRailParameters = {
  UseMethod: word(guidePostures),
  /** Angle by which forward travel rises where it is not vertical; level without it. */
  Inclination: optional(quantity('deg', { min: 0, max: 90 })),
  Layout: word(guideLayouts),
  /** Between neighbouring blocks of a rail; only where the layout has several. */
  SliderSpacing: optional(positive('mm')),
  /** Between the rails; only where there are two. */
  RailSpacing: optional(positive('mm')),
  W: positive('kg'),
  /** Arms of the centre of gravity. */
  A: quantity('mm'),
  B: quantity('mm'),
  C: quantity('mm'),
  Speed: positive('mm/s'),
  Acceleration: positive('m/s^2'),
  Stroke: positive('mm'),
  /** Where the drive acts, across and normal to the mounting plane from the centre of the blocks; at the centre without them. */
  DriveB: optional(quantity('mm')),
  DriveC: optional(quantity('mm')),
  /** A force on the carriage: against forward travel (down, when vertical), across (as gravity on a wall), towards the rail. It acts or not. */
  ForceX: optional(quantity('N')),
  ForceY: optional(quantity('N')),
  ForceZ: optional(quantity('N')),
  /** Where that force acts, as the arms of the centre of gravity. */
  ForceA: optional(quantity('mm')),
  ForceB: optional(quantity('mm')),
  ForceC: optional(quantity('mm')),
  /** Shape of the ramps of speed; a trapezoid without it. Speed and acceleration are the highest of the stroke. */
  MotionProfile: optional(word(motionProfiles)),
  /** Moved mass on the way back; that of the way out without it. */
  ReturnLoad: optional(notNegative('kg')),
  /** Duty spectrum: life is that of these phases; all other limits hold for them and for the motion. */
  Phases: optional(massPhases),
} as const

/** The decoded query of `BallRailWorking/Calculation`. */
export type BallRailParameters = ParametersOf<typeof ballRailParameters>
