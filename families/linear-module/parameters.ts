import type { ModulePosture } from './wire/linear-module.ts'
import type { MotionProfile } from '../formulas/ramp-shape.ts'
import type { MassPhaseParameters } from '../define/mass-phases.ts'

/** The decoded query of `ModuleLinear/Calculation` and `ModuleLinearTwo/Calculation`: one of mass and thrust, one of the three motions. */
export type LinearModuleParameters = {
  readonly AssemblyMethod: ModulePosture
  /** kg. */
  readonly M?: number
  /** N. */
  readonly Thrust?: number
  /** Centre of gravity of the mass along the travel, across it, above the carriage; mm, signed. */
  readonly A?: number
  readonly B?: number
  readonly C?: number
  /** mm/s. */
  readonly MaxSpeed?: number
  /** Time of one stroke, one way, s. */
  readonly TotalTime?: number
  /** Time at constant speed within one stroke, s. */
  readonly EvenTime?: number
  /** m/s². */
  readonly Acceleration: number
  /** Pause after each stroke, s; counts where a time was asked for. */
  readonly WaitingTime?: number
  /** mm. */
  readonly Stroke: number
  /** Shape of the ramps of speed; a trapezoid without it. Speed and acceleration are the highest of the stroke. */
  readonly MotionProfile?: MotionProfile
  /** Force on the carriage along the travel, N; positive against forward travel (down, when vertical). It acts or not: the worse counts. */
  readonly ExternalForce?: number
  /** Where it acts, across the travel and above the carriage, mm; at the centre of gravity without them. */
  readonly ForceB?: number
  readonly ForceC?: number
  /** Duty spectrum: life and lasting torque are those of these phases; all other limits hold for them and for the motion. */
  readonly Phases?: readonly MassPhaseParameters[]
}
