import { notNegative, optional, type ParametersOf, positive, quantity, word } from '../define/call-parameters.ts'
import { massPhases } from '../define/mass-phases.ts'
import { motionProfiles } from '../formulas/ramp-shape.ts'
import { modulePostures } from './wire/linear-module.ts'

/** What `ModuleLinear/Calculation` and `ModuleLinearTwo/Calculation` take: one of mass and thrust, one of the three motions. */
export const linearModuleParameters = {
  AssemblyMethod: word(modulePostures),
  M: optional(positive('kg')),
  Thrust: optional(positive('N')),
  /** Centre of gravity of the mass along the travel, across it, above the carriage; signed. */
  A: optional(quantity('mm')),
  B: optional(quantity('mm')),
  C: optional(quantity('mm')),
  MaxSpeed: optional(positive('mm/s')),
  /** Time of one stroke, one way. */
  TotalTime: optional(positive('s')),
  /** Time at constant speed within one stroke. */
  EvenTime: optional(notNegative('s')),
  Acceleration: positive('m/s^2'),
  /** Pause after each stroke; counts where a time was asked for. */
  WaitingTime: optional(notNegative('s')),
  Stroke: positive('mm'),
  /** Shape of the ramps of speed; a trapezoid without it. Speed and acceleration are the highest of the stroke. */
  MotionProfile: optional(word(motionProfiles)),
  /** Force on the carriage along the travel; positive against forward travel (down, when vertical). It acts or not: the worse counts. */
  ExternalForce: optional(quantity('N')),
  /** Where it acts, across the travel and above the carriage; at the centre of gravity without them. */
  ForceB: optional(quantity('mm')),
  ForceC: optional(quantity('mm')),
  /** Duty spectrum: life and lasting torque are those of these phases; all other limits hold for them and for the motion. */
  Phases: optional(massPhases),
} as const

/** The decoded query of `ModuleLinear/Calculation` and `ModuleLinearTwo/Calculation`. */
export type LinearModuleParameters = ParametersOf<typeof linearModuleParameters>
