/** What the sizing of an electric cylinder starts from; SI, rotational speed in rev/s, shares of time 0 to 1. */
import type { CylinderDrive, MotorBrand } from '../wire/electric-cylinder.ts'
import type { CylinderMounting } from '../wire/mounting.ts'
import type { DutyPhase } from '../../formulas/duty-spectrum.ts'
import type { MotionProfile } from '../../formulas/ramp-shape.ts'
import type { StatedLimit } from '../../sizing/stated.ts'

/** What the rod moves: a force that acts all the time, or masses. */
export type CylinderLoad = { readonly thrust: number } | MovedMasses

/** Masses beside an external guide, carried horizontally and lifted, and what acts on them besides. */
export type MovedMasses = {
  /** kg. */
  readonly horizontalMass: number
  /** kg. */
  readonly verticalMass: number
  /** Force against the way out, N, >= 0. */
  readonly externalForce: number
  /** Force against the way back, N, >= 0. */
  readonly returnForce: number
  /** Deceleration of an emergency stop, m/s², > 0; left out where none is asked for. */
  readonly emergencyDeceleration?: number | undefined
}

/** Working conditions. */
export type CylinderDuty = {
  readonly brand: MotorBrand
  /** Motors of the brand that can be fitted, the smallest first. */
  readonly motors: readonly ServoMotor[]
  /** N, kg; >= 0. */
  readonly load: CylinderLoad
  /** Highest speed v, m/s. */
  readonly speed: number
  /** Whether the speed is meant without load. */
  readonly isUnloadedSpeed: boolean
  /** Time asked for one stroke one way, s; the speed then follows from it. */
  readonly time?: number
  /** S, m. */
  readonly stroke: number
  /** a, m/s², > 0. */
  readonly acceleration: number
  /** Shape of the ramps; undefined: trapezoid. */
  readonly motionProfile?: MotionProfile | undefined
  /** How cylinder and rod end are held. */
  readonly mounting: CylinderMounting
  /** Force on the rod over the time of a cycle; empty where the stroke is all that is known. */
  readonly phases: readonly DutyPhase[]
}

/** A servo motor that can be fitted to a cylinder. */
export type ServoMotor = {
  readonly brand: MotorBrand
  readonly name: string
  /** W. */
  readonly ratedPower: number
  /** N·m. */
  readonly ratedTorque: number
  /** N·m. */
  readonly peakTorque: number
  /** rev/s. */
  readonly maxSpeed: number
  /** kg·m². */
  readonly inertia: number
}

/** Masses carried horizontally, kg, each up to an acceleration in m/s²; by rising acceleration. */
export type Payloads = readonly { readonly acceleration: number; readonly mass: number }[]

/** An electric cylinder; what is left out is not known. */
export type Cylinder = {
  readonly drive: CylinderDrive
  /** `any`: made without a motor. */
  readonly driveBrand?: MotorBrand | undefined
  /** N. */
  readonly maxThrust: number
  /** N. */
  readonly maxPull?: number | undefined
  /** Force held without power, N; 0 where it holds nothing. */
  readonly holdingForce?: number | undefined
  /** Speed at full thrust, m/s. */
  readonly fullLoadSpeed: number
  /** v0, m/s. */
  readonly noLoadSpeed: number
  /** m/s. */
  readonly pressingSpeed?: StatedLimit | undefined
  /** m/s². */
  readonly maxAcceleration?: StatedLimit | undefined
  /** m. */
  readonly maxStroke: number
  /** Nominal diameter of the screw, m. */
  readonly screwDiameter?: number | undefined
  /** Ph, m. */
  readonly lead?: number | undefined
  /** d1, m; `none`: a complete cylinder, rated as a whole. */
  readonly rootDiameter?: StatedLimit | undefined
  /** C, N. */
  readonly dynamicLoadRating?: number | undefined
  /** Largest torque at the screw, N·m. */
  readonly maxDriveTorque?: number | undefined
  /** Largest share of time in motion, 0 to 1. */
  readonly maxDuty?: StatedLimit | undefined
  readonly horizontalPayloads?: Payloads | 'none' | undefined
  /** Mass lifted, kg. */
  readonly verticalPayload?: StatedLimit | undefined
}

/** What the working conditions leave open. */
export type CylinderAssumptions = {
  /** Friction coefficient μ of the external guide. */
  readonly frictionCoefficient: number
  /** fw, >= 1. */
  readonly loadFactor: number
  /** Travel that the screw must last for, m. */
  readonly requiredDistance: number
  /** Share of time in motion, 0 to 1. */
  readonly motionShare: number
  /** Added to the stroke for the free length of the screw, m. */
  readonly supportAllowance: number
  /** Share of the Euler load that is permitted, 0 to 1. */
  readonly bucklingMargin: number
  /** Share of the critical speed that is permitted, 0 to 1. */
  readonly criticalSpeedMargin: number
  /** η, 0 to 1. */
  readonly ballScrewEfficiency: number
  /** Share of the motor's rated and peak torque that is used, 0 to 1. */
  readonly motorTorqueShare: number
  /** Largest inertia of what is moved over that of the motor. */
  readonly inertiaRatioLimit: number
}
