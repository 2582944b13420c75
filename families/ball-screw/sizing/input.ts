/** What the sizing of a ball screw starts from; SI, rotational speed in rev/s. */
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
  /** Force on the table Fe, N; positive against forward travel. It acts or not. */
  readonly externalForce: number
  /** Moved mass on the way back, kg, >= 0. */
  readonly returnMass: number
  /** Preload of the nut Fpr, N, >= 0. */
  readonly preload: number
  /** Permitted deviation of the travel over its length, m; undefined: any. */
  readonly travelDeviation: number | undefined
  /** Permitted elastic displacement under the largest axial load, m; undefined: any. */
  readonly maxDeflection: number | undefined
  /** KB of support bearings and brackets, N/m; undefined: not counted. */
  readonly supportRigidity: number | undefined
  /** Duty spectrum that the life is judged by; none: the motion. */
  readonly phases: readonly DutyPhase[]
}

/** A ball screw with its nut. */
export type BallScrew = {
  /** Ph, m. */
  readonly lead: number
  /** d, m: outside of the thread. */
  readonly nominalDiameter: number
  /** d1, m. */
  readonly rootDiameter: number
  /** D, m; estimated on the safe side where it is not stated. */
  readonly ballCircleDiameter: number
  /** Ca, N. */
  readonly dynamicLoadRating: number
  /** C0a, N. */
  readonly staticLoadRating: number
  /** m. */
  readonly nutLength: number
  /** Permissible D × n, m·rev/s. */
  readonly speedValue: number
  /** Maker's speed limit, rev/s. */
  readonly maxRotationalSpeed: StatedLimit | undefined
  /** Longest shafts by accuracy, at least one; undefined where the maker does not state them. */
  readonly lengths: readonly GradeLength[] | undefined
  /** Maker's axial rigidity of the nut without preload K, N/m. */
  readonly nutRigidity: number | undefined
  /** Axial load FK that it holds at, N. */
  readonly nutRigidityLoad: number | undefined
}

/** What the working conditions leave open; each with its source in the service's list. */
export type BallScrewAssumptions = {
  /** Friction coefficient of the guide μ. */
  readonly frictionCoefficient: number
  /** Resistance of the unloaded guide f, N. */
  readonly guideResistance: number
  /** fw. */
  readonly loadFactor: number
  /** Lower limit of fs. */
  readonly staticSafetyLimit: number
  /** Required life Lh, s. */
  readonly requiredLife: number
  /** Share of that time in motion, 0 to 1. */
  readonly motionShare: number
  /** Largest efficiency η of screw, nut and supports, 0 to 1. */
  readonly ballScrewEfficiency: number
  /** Distance between supports beyond the travel, m; the thread is the least distance. */
  readonly supportAllowance: number
  /** Travel beyond the stroke at each end, to limit switches and stops, m. */
  readonly overtravel: number
  /** Shaft beyond the thread at each end, m. */
  readonly shaftEnd: number
  /** Least fw of a stroke under three nut lengths. */
  readonly shortStrokeFactor: number
  /** Share of the Euler load that is permitted, 0 to 1. */
  readonly bucklingMargin: number
  /** Share of the critical speed that is permitted, 0 to 1. */
  readonly criticalSpeedMargin: number
  /** Permissible tension or compression σ, Pa. */
  readonly permissibleStress: number
  /** Largest preload as a share of Ca, 0 to 1. */
  readonly preloadShare: number
  /** Share of the maker's rigidity that the mounted nut has, 0 to 1. */
  readonly nutRigidityShare: number
  /** Friction coefficient of the rolling thread. */
  readonly threadFriction: number
}
