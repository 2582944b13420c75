import { optional, type ParametersOf, positive, quantity, word } from '../define/call-parameters.ts'
import { massPhases } from '../define/mass-phases.ts'
import { motionProfiles } from '../formulas/ramp-shape.ts'
import { repeatabilityClasses, slideEnvironments, slidePostures } from './wire/slide-module.ts'

/** Parameters of `ModuleWorking/Calculation`. */
export const slideModuleParameters = {
  W: positive('kg'),
  AssemblyMethod: word(slidePostures),
  /** Lever arm across the travel, in the mounting plane. */
  A: quantity('mm'),
  /** Lever arm along the travel; not used for vertical travel. */
  B: optional(quantity('mm')),
  /** Lever arm normal to the mounting plane. */
  C: quantity('mm'),
  Stroke: positive('mm'),
  Speed: positive('mm/s'),
  /** Motion profile; default: trapezoid. Speed and acceleration are the maxima of the stroke. */
  MotionProfile: optional(word(motionProfiles)),
  /** Largest permitted width of the module. */
  Width: positive('mm'),
  /** Required environment; default: any. */
  UseEnvironment: optional(word(slideEnvironments)),
  /** Coarsest permitted repeatability; default: any. */
  PositionAccuracy: optional(word(repeatabilityClasses)),
  /**
   * External force on the table along the travel; positive against forward travel (down, when vertical). It acts intermittently: the
   * worse case counts.
   */
  ExternalForce: optional(quantity('N')),
  /** Its point of action, across the travel and normal to the mounting plane; default: the centre of gravity. */
  ForceA: optional(quantity('mm')),
  ForceC: optional(quantity('mm')),
  /** Duty spectrum: it determines the life; all other limits apply to it and to the motion. */
  Phases: optional(massPhases),
} as const

/** The decoded query of `ModuleWorking/Calculation`. */
export type SlideModuleParameters = ParametersOf<typeof slideModuleParameters>
