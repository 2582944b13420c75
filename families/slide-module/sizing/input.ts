/** Inputs of the sizing of a slide module; SI. */
import type { MassPhase } from '../../formulas/duty-spectrum.ts'
import type { MotionProfile } from '../../formulas/ramp-shape.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import type { SlidePosture } from '../wire/slide-module.ts'

/**
 * Position of the load's centre of gravity relative to the reference point of the table's moment ratings, m; signs are irrelevant.
 */
export type SlideArms = {
  /** Along the travel (B of the request). */
  readonly along: number
  /** Across the travel, in the mounting plane (A). */
  readonly lateral: number
  /** Normal to the mounting plane (C). */
  readonly height: number
}

/**
 * A force along the travel, N, positive against forward travel, and its point of action, m: across the travel, normal to the
 * mounting plane.
 */
export type SlideForce = { readonly force: number; readonly lateral: number; readonly height: number }

/** Working conditions. */
export type SlideModuleDuty = {
  readonly posture: SlidePosture
  /** Carried mass m, kg, >= 0. */
  readonly mass: number
  readonly arms: SlideArms
  /** External force on the table along the travel, not 0; it acts intermittently; undefined if there is none. */
  readonly external?: SlideForce
  /** S, m, > 0. */
  readonly stroke: number
  /** v, m/s, > 0. */
  readonly speed: number
  /** Shape of the ramps; undefined: trapezoid. */
  readonly motionProfile?: MotionProfile | undefined
  /** Largest permitted width of the module, m, > 0. */
  readonly width: number
  /** Required cleanliness: 1 standard, 2 clean; undefined: any. */
  readonly cleanliness?: number
  /** Coarsest permitted repeatability ±, m; undefined: any. */
  readonly repeatability?: number
  /** Duty spectrum that determines the life; empty: the motion does. */
  readonly phases: readonly MassPhase[]
}

/** An available length of the module. */
export type SlideLength = {
  /** Stroke, m. */
  readonly stroke: number
  /** Highest speed at this length, m/s. */
  readonly speed: number
  /** Length of bed or rail, m. */
  readonly bed?: number
}

/** Ratings of the guide as for one carriage; figures that the maker does not state are undefined. */
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
  /** Width, m. */
  readonly width: number
  /** 1 standard, 2 clean. */
  readonly cleanliness: number
  /** Repeatability ±, m. */
  readonly repeatability: number
  /** Payload for horizontal travel, kg. */
  readonly payloadHorizontal: number
  /** Payload for vertical travel, kg; `none`: not for vertical use. */
  readonly payloadVertical?: StatedLimit
  /** Shortest first, at least one. */
  readonly lengths: readonly SlideLength[]
  readonly guide: SlideGuide
  /** Permissible dynamic moment in any direction, N·m. */
  readonly allowableMoment?: StatedLimit
  /** Largest force of the drive along the travel, N. */
  readonly maxThrust?: number
}

/** Assumptions; the service lists the source of each. */
export type SlideModuleAssumptions = {
  /** Acceleration and deceleration a, m/s². */
  readonly acceleration: number
  /** Load factor fw. */
  readonly loadFactor: number
  /** Required static safety fs. */
  readonly staticSafetyLimit: number
  /** Required life Lh, s. */
  readonly requiredLife: number
  /** Fraction of that time in motion, 0 to 1. */
  readonly motionShare: number
  /** Friction coefficient of the guide μ. */
  readonly frictionCoefficient: number
  /** Resistance of the unloaded guide f, N. */
  readonly guideResistance: number
}
