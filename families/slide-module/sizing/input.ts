/** What the sizing of a slide module starts from; SI. */
import type { MassPhase } from '../../formulas/duty-spectrum.ts'
import type { MotionProfile } from '../../formulas/ramp-shape.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import type { SlidePosture } from '../wire/slide-module.ts'

/** Where the load's centre of gravity is, seen from the reference point of the table's moment ratings, m; the sign does not matter. */
export type SlideArms = {
  /** Along the travel (B of the request). */
  readonly along: number
  /** Across the travel, in the mounting plane (A). */
  readonly lateral: number
  /** Away from the mounting plane (C). */
  readonly height: number
}

/** A force along the travel, N, positive against forward travel, and where it acts, m: across the travel, away from the mounting plane. */
export type SlideForce = { readonly force: number; readonly lateral: number; readonly height: number }

/** Working conditions. */
export type SlideModuleDuty = {
  readonly posture: SlidePosture
  /** Carried mass m, kg, >= 0. */
  readonly mass: number
  readonly arms: SlideArms
  /** A force on the table along the travel that acts or not, not 0; absent where there is none. */
  readonly external?: SlideForce
  /** S, m, > 0. */
  readonly stroke: number
  /** v, m/s, > 0. */
  readonly speed: number
  /** Shape of the ramps; undefined: trapezoid. */
  readonly motionProfile?: MotionProfile | undefined
  /** Widest module that fits, m, > 0. */
  readonly width: number
  /** Cleanliness asked for: 1 standard, 2 clean; nothing where it does not matter. */
  readonly cleanliness?: number
  /** Coarsest repeatability ±, m; nothing where it does not matter. */
  readonly repeatability?: number
  /** Duty spectrum that the life is judged by; none: the motion. */
  readonly phases: readonly MassPhase[]
}

/** A length the module is made in. */
export type SlideLength = {
  /** m. */
  readonly stroke: number
  /** Highest speed at this length, m/s. */
  readonly speed: number
  /** Bed or rail, m. */
  readonly bed?: number
}

/** Ratings of the guide as of one carriage; what the maker does not state is absent. */
export type SlideGuide = {
  /** C for 50 km, N. */
  readonly dynamicLoadRating?: number
  /** C0, N. */
  readonly staticLoadRating?: number
  /** Static moments about the travel axis, the lateral axis, the axis normal to the mounting plane, N·m. */
  readonly rollMoment?: number
  readonly pitchMoment?: number
  readonly yawMoment?: number
}

/** A slide module. */
export type Slide = {
  /** m. */
  readonly width: number
  /** 1 standard, 2 clean. */
  readonly cleanliness: number
  /** ±, m. */
  readonly repeatability: number
  /** kg. */
  readonly payloadHorizontal: number
  /** kg; `none`: not to be used vertically. */
  readonly payloadVertical?: StatedLimit
  /** Shortest first, at least one. */
  readonly lengths: readonly SlideLength[]
  readonly guide: SlideGuide
  /** Moment allowed while moving, in any direction, N·m. */
  readonly allowableMoment?: StatedLimit
  /** Largest force of the drive along the travel, N. */
  readonly maxThrust?: number
}

/** What the working conditions leave open; each with its source in the service's list. */
export type SlideModuleAssumptions = {
  /** Acceleration and deceleration a, m/s². */
  readonly acceleration: number
  /** fw. */
  readonly loadFactor: number
  /** Lower limit of fs. */
  readonly staticSafetyLimit: number
  /** Required life Lh, s. */
  readonly requiredLife: number
  /** Share of that time in motion, 0 to 1. */
  readonly motionShare: number
  /** Friction coefficient of the guide μ. */
  readonly frictionCoefficient: number
  /** Resistance of the unloaded guide f, N. */
  readonly guideResistance: number
}
