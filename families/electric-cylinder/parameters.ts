import type { MotorBrand } from './wire/electric-cylinder.ts'
import type { CylinderMounting } from './wire/mounting.ts'
import type { Posture } from '../formulas/axial-force.ts'
import type { MotionProfile } from '../formulas/ramp-shape.ts'

/** A stretch of a duty: force on the rod in N (negative where it pulls), speed in mm/s, time in s. */
export type CylinderPhase = { readonly load: number; readonly speed: number; readonly time: number }

/** The decoded query of `ElectricCylinderWorking/Calculation`: of each group of tabs the parameters of the active one. */
export type ElectricCylinderParameters = {
  readonly MotorBrand: MotorBrand
  /** N. */
  readonly Thrust?: number
  /** kg, with `AssemblyMethod`. */
  readonly Weight?: number
  readonly AssemblyMethod?: Posture
  /** kg, with `VerticalLoad`. */
  readonly HorizontalLoad?: number
  /** kg. */
  readonly VerticalLoad?: number
  /** mm/s. */
  readonly MaxSpeed?: number
  /** s for one stroke one way. */
  readonly Time?: number
  /** mm/s. */
  readonly NoLoadSpeed?: number
  /** mm. */
  readonly Stroke: number
  /** m/s². */
  readonly Acceleration: number
  /** Shape of the ramps of speed; a trapezoid without it. Speed and acceleration are the highest of the stroke. */
  readonly MotionProfile?: MotionProfile
  /** Hinged at both ends where it is left out. */
  readonly Mounting?: CylinderMounting
  /** Force against the way out, of a mass that is moved, N. */
  readonly ExternalForce?: number
  /** Force against the way back, of a mass that is moved, N. */
  readonly ReturnForce?: number
  /** Deceleration of an emergency stop of a mass, m/s². */
  readonly EmergencyDeceleration?: number
  /** What the rod does over time: life goes by it, and every limit holds for the hardest phase, too. */
  readonly Phases?: readonly CylinderPhase[]
}
