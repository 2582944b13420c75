import { notNegative, optional, type ParametersOf, positive, quantity, word } from '../define/call-parameters.ts'
import { massPhases } from '../define/mass-phases.ts'
import { motionProfiles } from '../formulas/ramp-shape.ts'
import { modulePostures } from './wire/linear-module.ts'

/**
 * Parameters of `ModuleLinear/Calculation` and `ModuleLinearTwo/Calculation`: either mass or thrust, and one of three ways to
 * define the motion.
 */
export const linearModuleParameters = {
  AssemblyMethod: word(modulePostures),
  M: optional(positive('kg')),
  Thrust: optional(positive('N')),
  /** Centre of gravity of the mass along the travel, across it, above the carriage; signed. */
  A: optional(quantity('mm')),
  B: optional(quantity('mm')),
  C: optional(quantity('mm')),
  MaxSpeed: optional(positive('mm/s')),
  /** Time of one stroke in one direction. */
  TotalTime: optional(positive('s')),
  /** Time at constant speed within one stroke. */
  EvenTime: optional(notNegative('s')),
  Acceleration: positive('m/s^2'),
  /** Dwell after each stroke. */
  WaitingTime: optional(notNegative('s')),
  Stroke: positive('mm'),
  /** Motion profile; default: trapezoid. Speed and acceleration are the maxima of the stroke. */
  MotionProfile: optional(word(motionProfiles)),
  /**
   * External force on the carriage along the travel; positive against forward travel (down, when vertical). It acts intermittently:
   * the worse case counts.
   */
  ExternalForce: optional(quantity('N')),
  /** Its point of action, across the travel and above the carriage; default: the centre of gravity. */
  ForceB: optional(quantity('mm')),
  ForceC: optional(quantity('mm')),
  /** Duty spectrum: it determines life and continuous torque; all other limits apply to it and to the motion. */
  Phases: optional(massPhases),
} as const

/** The decoded query of `ModuleLinear/Calculation` and `ModuleLinearTwo/Calculation`. */
export type LinearModuleParameters = ParametersOf<typeof linearModuleParameters>
