import type { GuideLayout, GuidePosture } from './wire/ball-rail.ts'
import type { MotionProfile } from '../formulas/ramp-shape.ts'
import type { MassPhaseParameters } from '../define/mass-phases.ts'

/** The decoded query of `BallRailWorking/Calculation`. */
export type BallRailParameters = {
  readonly UseMethod: GuidePosture
  /** Angle by which forward travel rises where it is not vertical, deg, 0 to 90; level without it. */
  readonly Inclination?: number
  readonly Layout: GuideLayout
  /** Between neighbouring blocks of a rail, mm; only where the layout has several. */
  readonly SliderSpacing?: number
  /** Between the rails, mm; only where there are two. */
  readonly RailSpacing?: number
  /** kg. */
  readonly W: number
  /** Arms of the centre of gravity along, across and normal to the mounting plane, mm, signed. */
  readonly A: number
  readonly B: number
  readonly C: number
  /** mm/s. */
  readonly Speed: number
  /** m/s². */
  readonly Acceleration: number
  /** mm. */
  readonly Stroke: number
  /** Where the drive acts, across and normal to the mounting plane from the centre of the blocks, mm, signed; at the centre without them. */
  readonly DriveB?: number
  readonly DriveC?: number
  /** A force on the carriage, N: against forward travel (down, when vertical), across (as gravity on a wall), towards the rail. It acts or not. */
  readonly ForceX?: number
  readonly ForceY?: number
  readonly ForceZ?: number
  /** Where that force acts, as the arms of the centre of gravity, mm. */
  readonly ForceA?: number
  readonly ForceB?: number
  readonly ForceC?: number
  /** Shape of the ramps of speed; a trapezoid without it. Speed and acceleration are the highest of the stroke. */
  readonly MotionProfile?: MotionProfile
  /** Moved mass on the way back, kg; that of the way out without it. */
  readonly ReturnLoad?: number
  /** Duty spectrum: life is that of these phases; all other limits hold for them and for the motion. */
  readonly Phases?: readonly MassPhaseParameters[]
}
