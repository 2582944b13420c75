import type { RepeatabilityClass, SlideEnvironment, SlidePosture } from './wire/slide-module.ts'
import type { MotionProfile } from '../formulas/ramp-shape.ts'
import type { MassPhaseParameters } from '../define/mass-phases.ts'

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
  /** Force on the table along the travel, N; positive against forward travel (down, when vertical). It acts or not: the worse counts. */
  readonly ExternalForce?: number
  /** Where it acts, across the travel and away from the mounting plane, mm; at the centre of gravity without them. */
  readonly ForceA?: number
  readonly ForceC?: number
  /** Duty spectrum: life is that of these phases; all other limits hold for them and for the motion. */
  readonly Phases?: readonly MassPhaseParameters[]
}
