/** Inputs of the matching of rotary platforms; SI, rotational speed in rev/s. */
import type { RotaryBearing, RotaryDrive } from '../wire/rotary.ts'
import type { ServoAdapter } from '../../reducer/sizing/input.ts'
import type { StatedLimit } from '../../sizing/stated.ts'

/** One frame of a platform series with one ratio. */
export type Platform = {
  readonly drive: RotaryDrive
  readonly bearing: RotaryBearing
  /** Ratio I, >= 1. */
  readonly ratio: number
  /** Permissible torque including acceleration, N·m. */
  readonly permissibleTorque: number
  /** Continuous torque of a built-in motor, N·m. */
  readonly continuousTorque?: number
  /** Permissible tilting moment, N·m. */
  readonly permissibleMoment?: number
  /** Permissible axial load, N. */
  readonly permissibleAxial?: number
  /** Permissible radial load, N. */
  readonly permissibleRadial?: number
  /** Maximum table speed, rev/s. */
  readonly maxSpeed: number
  /** Efficiency η, 0 to 1. */
  readonly efficiency?: number
  /** Inertia J_0 of the platform at the table, including the rotor of a built-in motor, kg·m². */
  readonly inertia?: number
  /** Largest load inertia, kg·m². */
  readonly loadInertiaLimit?: StatedLimit
  /** C of the main bearing, N. */
  readonly dynamicRating?: StatedLimit
  /** C0 of the main bearing, N. */
  readonly staticRating?: StatedLimit
  /** Pitch circle dp of the main bearing, m. */
  readonly pitchDiameter?: number
  /** R: from the mounting face to the centre of the rollers, m. */
  readonly bearingOffset?: number
  /** Lost motion, turns. */
  readonly lostMotion?: number
  /** Repeatability, turns. */
  readonly repeatability?: number
  /** Adapters for servo motors; absent = not stated. */
  readonly adapters?: readonly ServoAdapter[]
}

/** Assumptions. */
export type RotaryAssumptions = {
  /** Largest permitted λ. */
  readonly inertiaRatioLimit: number
  /** λ up to which a pair is preferred. */
  readonly preferredInertiaRatio: number
  /** Largest ratio of load inertia to the inertia of a platform with built-in motor, if the maker states no limit. */
  readonly ownInertiaRatioLimit: number
  /** f_w: load factor of the bearing's life. */
  readonly bearingLoadFactor: number
  /** Required life of the main bearing, s. */
  readonly requiredLife: number
  /** Required static safety f_s. */
  readonly staticSafetyLimit: number
}
