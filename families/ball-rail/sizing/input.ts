/** What the sizing of a ball-rail guide starts from; SI. */
import type { Inclined } from '../../formulas/axial-force.ts'
import type { MassPhase } from '../../formulas/duty-spectrum.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import type { MotionProfile } from '../../formulas/ramp-shape.ts'
import type { PointLoad, Vector } from './vector.ts'
import type { EquivalentLoadRule, GuideLayout, GuidePosture } from '../wire/ball-rail.ts'

/**
 * Where the centre of gravity is, m, signed: from the centre of the blocks along the travel (A) and across it in the mounting plane (B),
 * and from the plane of the blocks along its normal (C, away from the rail).
 */
export type GuideArms = { readonly travel: number; readonly lateral: number; readonly normal: number }

/** Working conditions. */
export type BallRailDuty = Inclined & {
  readonly posture: GuidePosture
  readonly layout: GuideLayout
  /** Distance between neighbouring blocks of a rail l, m, > 0; read only where a rail has several. */
  readonly sliderSpacing: number
  /** Distance between the rails L, m, > 0; read only where there are two. */
  readonly railSpacing: number
  /** Moved mass m, kg, >= 0. */
  readonly mass: number
  readonly arms: GuideArms
  /** Travel speed v, m/s, >= 0. */
  readonly speed: number
  /** Acceleration and deceleration a, m/s², >= 0. */
  readonly acceleration: number
  /** Travel ls, m, > 0. */
  readonly stroke: number
  /** Shape of the ramps; undefined: trapezoid. */
  readonly motionProfile?: MotionProfile | undefined
  /** Where the drive takes up what acts along the travel, m from the centre of the blocks: across Yd, normal Zd. */
  readonly drive: Pick<Vector, 'y' | 'z'>
  /** A force on the carriage beside weight and inertia; it acts or not. */
  readonly external: PointLoad
  /** Moved mass on the way back, kg, >= 0. */
  readonly returnMass: number
  /** Duty spectrum that the life is judged by; none: the motion. */
  readonly phases: readonly MassPhase[]
}

/** Static ratings of one block. */
export type BlockRatings = {
  /** C0, N. */
  readonly staticLoadRating: number
  /** MR0, N·m. */
  readonly rollMoment: number
  /** MP0, N·m. */
  readonly pitchMoment: number
  /** MY0, N·m. */
  readonly yawMoment: number
  readonly rule: EquivalentLoadRule
}

/** A block with its rail. */
export type Guide = BlockRatings & {
  /** C for `ratingDistance`, N. */
  readonly dynamicLoadRating: number
  /** m. */
  readonly ratingDistance: number
  /** W, m. */
  readonly blockWidth?: number
  /** L, m. */
  readonly blockLength?: number
  /** m. */
  readonly maxRailLength?: number
  /** Maker's speed limit, m/s. */
  readonly maxSpeed: StatedLimit | undefined
}

/** What the working conditions leave open; each with its source in the service's list. */
export type BallRailAssumptions = {
  /** fw. */
  readonly loadFactor: number
  /** fT. */
  readonly temperatureFactor: number
  /** fC of blocks in close contact. */
  readonly contactFactor: number
  /** Distance between neighbouring blocks that counts as close contact, in block lengths, >= 1. */
  readonly contactSpacing: number
  /** Largest acceleration, m/s². */
  readonly accelerationLimit: number
  /** Lower limit of fs. */
  readonly staticSafetyLimit: number
  /** Required life Lh, s. */
  readonly requiredLife: number
  /** Share of that time in motion, 0 to 1. */
  readonly motionShare: number
  /** Largest P / C for C of 50 km, 0 to 1. */
  readonly loadShareLimit: number
  /** Largest travel speed of a guide whose maker has no limit, m/s. */
  readonly speedLimit: number
  /** Rail beyond travel and blocks, both ends together, m. */
  readonly railEndAllowance: number
}
