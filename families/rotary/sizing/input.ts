/** What the matching of rotary platforms starts from; SI, rotational speed in rev/s. */
import type { RotaryBearing, RotaryDrive } from '../wire/rotary.ts'
import type { ServoAdapter } from '../../reducer/sizing/input.ts'
import type { StatedLimit } from '../../sizing/stated.ts'

/** One frame of a platform series with one ratio. */
export type Platform = {
  readonly drive: RotaryDrive
  readonly bearing: RotaryBearing
  /** I, >= 1. */
  readonly ratio: number
  /** Acceleration included, N·m. */
  readonly permissibleTorque: number
  /** Of a built-in motor, N·m. */
  readonly continuousTorque?: number
  /** N·m. */
  readonly permissibleMoment?: number
  /** N. */
  readonly permissibleAxial?: number
  /** N. */
  readonly permissibleRadial?: number
  /** rev/s. */
  readonly maxSpeed: number
  /** η, 0 to 1. */
  readonly efficiency?: number
  /** J_0 of the platform at the table, with the rotor of a built-in motor, kg·m². */
  readonly inertia?: number
  /** kg·m². */
  readonly loadInertiaLimit?: StatedLimit
  /** C of the main bearing, N. */
  readonly dynamicRating?: StatedLimit
  /** C0 of the main bearing, N. */
  readonly staticRating?: StatedLimit
  /** dp, m. */
  readonly pitchDiameter?: number
  /** R: from the mounting face to the middle of the rollers, m. */
  readonly bearingOffset?: number
  /** Turns. */
  readonly lostMotion?: number
  /** Turns. */
  readonly repeatability?: number
  /** Flanges for servo motors; absent = not stated. */
  readonly adapters?: readonly ServoAdapter[]
}

/** What the working conditions leave open. */
export type RotaryAssumptions = {
  /** Largest permitted λ. */
  readonly inertiaRatioLimit: number
  /** λ up to which a pair is preferred. */
  readonly preferredInertiaRatio: number
  /** Largest inertia of the load over that of a platform with its own motor, where the maker states no limit. */
  readonly ownInertiaRatioLimit: number
  /** f_w: load factor of the bearing's life. */
  readonly bearingLoadFactor: number
  /** Life that the main bearing must reach, s. */
  readonly requiredLife: number
  /** f_s that it must have. */
  readonly staticSafetyLimit: number
}
