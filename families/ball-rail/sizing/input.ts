/** Inputs of the sizing of a ball-rail guide; SI. */
import type { Inclined } from '../../formulas/axial-force.ts'
import type { MassPhase } from '../../formulas/duty-spectrum.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import type { MotionProfile } from '../../formulas/ramp-shape.ts'
import type { PointLoad, Vector } from './vector.ts'
import type { EquivalentLoadRule, GuideLayout, GuidePosture } from '../wire/ball-rail.ts'

/**
 * Position of the centre of gravity, m, signed: from the centre of the blocks along the travel (A) and across it in the mounting
 * plane (B), and from the plane of the blocks along its normal (C, away from the rail).
 */
export type GuideArms = { readonly travel: number; readonly lateral: number; readonly normal: number }

/** Working conditions. */
export type BallRailDuty = Inclined & {
  readonly posture: GuidePosture
  readonly layout: GuideLayout
  /** Distance between adjacent blocks of a rail l, m, > 0; used only if a rail has several. */
  readonly sliderSpacing: number
  /** Distance between the rails L, m, > 0; used only if there are two. */
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
  /** Point at which the drive reacts forces along the travel, m from the centre of the blocks: across Yd, normal Zd. */
  readonly drive: Pick<Vector, 'y' | 'z'>
  /** External force on the carriage; it acts intermittently. */
  readonly external: PointLoad
  /** Moved mass on the return stroke, kg, >= 0. */
  readonly returnMass: number
  /** Duty spectrum that determines the life; empty: the motion does. */
  readonly phases: readonly MassPhase[]
}

/** Static ratings of one block. */
export type BlockRatings = {
  /** Static load rating C0, N. */
  readonly staticLoadRating: number
  /** Static rolling moment MR0, N·m. */
  readonly rollMoment: number
  /** Static pitching moment MP0, N·m. */
  readonly pitchMoment: number
  /** Static yawing moment MY0, N·m. */
  readonly yawMoment: number
  readonly rule: EquivalentLoadRule
}

/** A block with its rail. */
export type Guide = BlockRatings & {
  /** Dynamic load rating C for `ratingDistance`, N. */
  readonly dynamicLoadRating: number
  /** Distance to which C refers, m. */
  readonly ratingDistance: number
  /** Block width W, m. */
  readonly blockWidth?: number
  /** Block length L, m. */
  readonly blockLength?: number
  /** Longest rail in one piece, m. */
  readonly maxRailLength?: number
  /** Maker's speed limit, m/s. */
  readonly maxSpeed: StatedLimit | undefined
}

/** Assumptions; the service lists the source of each. */
export type BallRailAssumptions = {
  /** Load factor fw. */
  readonly loadFactor: number
  /** Temperature factor fT. */
  readonly temperatureFactor: number
  /** Contact factor fC of blocks in close contact. */
  readonly contactFactor: number
  /** Spacing of adjacent blocks that counts as close contact, in block lengths, >= 1. */
  readonly contactSpacing: number
  /** Largest acceleration, m/s². */
  readonly accelerationLimit: number
  /** Required static safety fs. */
  readonly staticSafetyLimit: number
  /** Required life Lh, s. */
  readonly requiredLife: number
  /** Fraction of that time in motion, 0 to 1. */
  readonly motionShare: number
  /** Largest P / C for C of 50 km, 0 to 1. */
  readonly loadShareLimit: number
  /** Largest travel speed of a guide without a limit of its maker, m/s. */
  readonly speedLimit: number
  /** Rail in excess of travel and blocks, both ends together, m. */
  readonly railEndAllowance: number
}
