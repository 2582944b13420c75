import type { AccuracyGrade, EndFixity } from '../formulas/screw-terms.ts'
import type { Posture } from '../formulas/axial-force.ts'
import type { MotionProfile } from '../formulas/ramp-shape.ts'

/** A phase of the duty spectrum. */
export type BallScrewPhase = {
  /** Axial load, N; positive against forward travel. */
  readonly load: number
  /** Travel speed whatever its direction, mm/s. */
  readonly speed: number
  /** s. */
  readonly time: number
}

/** The decoded query of `BallScrewWorking/Calculation`. */
export type BallScrewParameters = {
  readonly AssemblyMethod: Posture
  /** Angle by which forward travel of a horizontal axis rises, deg, 0 to 90; level without it. */
  readonly Inclination?: number
  /** kg. */
  readonly W: number
  /** mm/s. */
  readonly Speed: number
  /** m/s². */
  readonly Acceleration: number
  /** mm. */
  readonly Stroke: number
  /** Coarsest grade that will do; any grade without it. */
  readonly UsePrecision?: AccuracyGrade
  readonly FixedMethod: EndFixity
  /** Force on the table, N; positive against forward travel (downwards on a vertical axis). It acts or not: the worse counts. */
  readonly ExternalForce?: number
  /** Shape of the ramps of speed; a trapezoid without it. Speed and acceleration are the highest of the stroke. */
  readonly MotionProfile?: MotionProfile
  /** Moved mass on the way back, kg; that of the way out without it. */
  readonly ReturnLoad?: number
  /** Preload of the nut, N; none without it. */
  readonly Preload?: number
  /** Permitted deviation of the travel over its length, µm; any without it. */
  readonly TravelDeviation?: number
  /** Permitted elastic displacement of the nut under the largest axial load, µm; any without it. */
  readonly MaxDeflection?: number
  /** Axial rigidity of support bearings and brackets, N/µm; without it they are not counted. */
  readonly SupportRigidity?: number
  /** Duty spectrum: life is that of these phases; the static limits hold for them and for the motion. */
  readonly Phases?: readonly BallScrewPhase[]
}
