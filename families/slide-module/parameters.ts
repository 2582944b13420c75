import type { RepeatabilityClass, SlideEnvironment, SlidePosture } from './wire/slide-module.ts'
import type { MotionProfile } from '../formulas/ramp-shape.ts'

/** The decoded query of `ModuleWorking/Calculation`. */
export type SlideModuleParameters = {
  /** kg. */
  readonly W: number
  readonly AssemblyMethod: SlidePosture
  /** Arm across the travel, in the mounting plane, mm. */
  readonly A: number
  /** Arm along the travel, mm; not asked for where the travel is vertical. */
  readonly B?: number
  /** Arm away from the mounting plane, mm. */
  readonly C: number
  /** mm. */
  readonly Stroke: number
  /** mm/s. */
  readonly Speed: number
  /** Shape of the ramps of speed; a trapezoid without it. Speed and acceleration are the highest of the stroke. */
  readonly MotionProfile?: MotionProfile
  /** Widest module that fits, mm. */
  readonly Width: number
  /** Any environment without it. */
  readonly UseEnvironment?: SlideEnvironment
  /** Coarsest repeatability that will do; any without it. */
  readonly PositionAccuracy?: RepeatabilityClass
}
