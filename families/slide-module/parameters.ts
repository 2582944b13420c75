import { optional, type ParametersOf, positive, quantity, word } from '../define/call-parameters.ts'
import { massPhases } from '../define/mass-phases.ts'
import { motionProfiles } from '../formulas/ramp-shape.ts'
import { repeatabilityClasses, slideEnvironments, slidePostures } from './wire/slide-module.ts'

/** What `ModuleWorking/Calculation` takes. */
export const slideModuleParameters = {
  W: positive('kg'),
  AssemblyMethod: word(slidePostures),
  /** Arm across the travel, in the mounting plane. */
  A: quantity('mm'),
  /** Arm along the travel; not asked for where the travel is vertical. */
  B: optional(quantity('mm')),
  /** Arm away from the mounting plane. */
  C: quantity('mm'),
  Stroke: positive('mm'),
  Speed: positive('mm/s'),
  /** Shape of the ramps of speed; a trapezoid without it. Speed and acceleration are the highest of the stroke. */
  MotionProfile: optional(word(motionProfiles)),
  /** Widest module that fits. */
  Width: positive('mm'),
  /** Any environment without it. */
  UseEnvironment: optional(word(slideEnvironments)),
  /** Coarsest repeatability that will do; any without it. */
  PositionAccuracy: optional(word(repeatabilityClasses)),
  /** Force on the table along the travel; positive against forward travel (down, when vertical). It acts or not: the worse counts. */
  ExternalForce: optional(quantity('N')),
  /** Where it acts, across the travel and away from the mounting plane; at the centre of gravity without them. */
  ForceA: optional(quantity('mm')),
  ForceC: optional(quantity('mm')),
  /** Duty spectrum: life is that of these phases; all other limits hold for them and for the motion. */
  Phases: optional(massPhases),
} as const

/** The decoded query of `ModuleWorking/Calculation`. */
export type SlideModuleParameters = ParametersOf<typeof slideModuleParameters>
