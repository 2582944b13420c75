/** Inputs of the sizing of a ball screw; SI, rotational speed in rev/s. */
import type { DutyPhase } from '../../formulas/duty-spectrum.ts'
import type { MotionProfile } from '../../formulas/ramp-shape.ts'
import type { EndFixity } from '../../formulas/screw-terms.ts'
import type { Inclined, Posture } from '../../formulas/axial-force.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import type { GradeLength } from '../../formulas/shaft-length.ts'

/** Working conditions. */
export type BallScrewDuty = Inclined & {
  readonly posture: Posture
  /** Moved mass m, kg, >= 0. */
  readonly mass: number
  /** Travel speed v, m/s, >= 0. */
  readonly speed: number
  /** Acceleration and deceleration a, m/s², >= 0. */
  readonly acceleration: number
  /** Travel ls, m, > 0. */
  readonly stroke: number
  /** Shape of the ramps; undefined: trapezoid. */
  readonly motionProfile?: MotionProfile | undefined
  /** Permitted travel deviation over any 300 mm, m. */
  readonly e300: number
  /** Supports of the screw's ends. */
  readonly endFixity: EndFixity
  /** External force on the table Fe, N; positive against forward travel; acts intermittently. */
  readonly externalForce: number
  /** Moved mass on the return stroke, kg, >= 0. */
  readonly returnMass: number
  /** Preload of the nut Fpr, N, >= 0. */
  readonly preload: number
  /** Permitted deviation of the travel over its length, m; undefined: any. */
  readonly travelDeviation: number | undefined
  /** Permitted elastic displacement under the largest axial load, m; undefined: any. */
  readonly maxDeflection: number | undefined
  /** KB of support bearings and brackets, N/m; undefined: not counted. */
  readonly supportRigidity: number | undefined
  /** Duty spectrum that determines the life; empty: the motion does. */
  readonly phases: readonly DutyPhase[]
}

/** A ball screw with its nut. */
export type BallScrew = {
  /** Lead Ph, m. */
  readonly lead: number
  /** Nominal diameter d, m: outside of the thread. */
  readonly nominalDiameter: number
  /** Root diameter d1, m. */
  readonly rootDiameter: number
  /** Ball-circle diameter D, m; conservatively estimated if not stated. */
  readonly ballCircleDiameter: number
  /** Dynamic load rating Ca, N. */
  readonly dynamicLoadRating: number
  /** Static load rating C0a, N. */
  readonly staticLoadRating: number
  /** Length of the nut, m. */
  readonly nutLength: number
  /** Permissible D × n, m·rev/s. */
  readonly speedValue: number
  /** Maker's speed limit, rev/s. */
  readonly maxRotationalSpeed: StatedLimit | undefined
  /** Longest shafts by accuracy, at least one; undefined where the maker does not state them. */
  readonly lengths: readonly GradeLength[] | undefined
  /** Maker's axial rigidity of the nut without preload K, N/m. */
  readonly nutRigidity: number | undefined
  /** Axial load FK at which K applies, N. */
  readonly nutRigidityLoad: number | undefined
}

/** Assumptions; the service lists the source of each. */
export type BallScrewAssumptions = {
  /** Friction coefficient of the guide μ. */
  readonly frictionCoefficient: number
  /** Resistance of the unloaded guide f, N. */
  readonly guideResistance: number
  /** Load factor fw. */
  readonly loadFactor: number
  /** Required static safety fs. */
  readonly staticSafetyLimit: number
  /** Required life Lh, s. */
  readonly requiredLife: number
  /** Fraction of that time in motion, 0 to 1. */
  readonly motionShare: number
  /** Upper limit of the efficiency η of screw, nut and supports, 0 to 1. */
  readonly ballScrewEfficiency: number
  /** Distance between supports in excess of the travel, m; at least the thread length applies. */
  readonly supportAllowance: number
  /** Overtravel at each end, to limit switches and stops, m. */
  readonly overtravel: number
  /** Shaft beyond the thread at each end, m. */
  readonly shaftEnd: number
  /** Minimum fw of a stroke under three nut lengths. */
  readonly shortStrokeFactor: number
  /** Permissible fraction of the Euler load, 0 to 1. */
  readonly bucklingMargin: number
  /** Permissible fraction of the critical speed, 0 to 1. */
  readonly criticalSpeedMargin: number
  /** Permissible tension or compression σ, Pa. */
  readonly permissibleStress: number
  /** Largest preload as a fraction of Ca, 0 to 1. */
  readonly preloadShare: number
  /** Fraction of the maker's rigidity that the mounted nut has, 0 to 1. */
  readonly nutRigidityShare: number
  /** Friction coefficient of the rolling thread. */
  readonly threadFriction: number
}
