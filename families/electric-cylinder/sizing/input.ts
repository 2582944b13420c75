/** Inputs of the sizing of an electric cylinder; SI, rotational speed in rev/s, fractions of time 0 to 1. */
import type { CylinderDrive, MotorBrand } from '../wire/electric-cylinder.ts'
import type { CylinderMounting } from '../wire/mounting.ts'
import type { DutyPhase } from '../../formulas/duty-spectrum.ts'
import type { MotionProfile } from '../../formulas/ramp-shape.ts'
import type { StatedLimit } from '../../sizing/stated.ts'

/** The load of the rod: a permanent force, or masses. */
export type CylinderLoad = { readonly thrust: number } | MovedMasses

/** Masses on an external guide, moved horizontally and lifted, and additional forces. */
export type MovedMasses = {
  /** Horizontally moved mass, kg. */
  readonly horizontalMass: number
  /** Lifted mass, kg. */
  readonly verticalMass: number
  /** Force against the forward stroke, N, >= 0. */
  readonly externalForce: number
  /** Force against the return stroke, N, >= 0. */
  readonly returnForce: number
  /** Deceleration of an emergency stop, m/s², > 0; undefined if none is requested. */
  readonly emergencyDeceleration?: number | undefined
}

/** Working conditions. */
export type CylinderDuty = {
  readonly brand: MotorBrand
  /** Available motors of the brand, the smallest first. */
  readonly motors: readonly ServoMotor[]
  /** N, kg; >= 0. */
  readonly load: CylinderLoad
  /** Highest speed v, m/s. */
  readonly speed: number
  /** Whether the speed refers to the unloaded cylinder. */
  readonly isUnloadedSpeed: boolean
  /** Requested time of one stroke in one direction, s; it determines the speed. */
  readonly time?: number
  /** Stroke S, m. */
  readonly stroke: number
  /** Acceleration a, m/s², > 0. */
  readonly acceleration: number
  /** Shape of the ramps; undefined: trapezoid. */
  readonly motionProfile?: MotionProfile | undefined
  /** End conditions of cylinder and rod. */
  readonly mounting: CylinderMounting
  /** Force on the rod over the time of a cycle; empty if only the stroke is known. */
  readonly phases: readonly DutyPhase[]
}

/** A servo motor for a cylinder without a motor. */
export type ServoMotor = {
  readonly brand: MotorBrand
  readonly name: string
  /** Rated power, W. */
  readonly ratedPower: number
  /** Rated torque, N·m. */
  readonly ratedTorque: number
  /** Peak torque, N·m. */
  readonly peakTorque: number
  /** Maximum speed, rev/s. */
  readonly maxSpeed: number
  /** Rotor inertia, kg·m². */
  readonly inertia: number
}

/** Horizontal payloads, kg, each up to an acceleration in m/s²; by ascending acceleration. */
export type Payloads = readonly { readonly acceleration: number; readonly mass: number }[]

/** An electric cylinder; omitted figures are not known. */
export type Cylinder = {
  readonly drive: CylinderDrive
  /** `any`: supplied without a motor. */
  readonly driveBrand?: MotorBrand | undefined
  /** Rated thrust, N. */
  readonly maxThrust: number
  /** Rated pull, N. */
  readonly maxPull?: number | undefined
  /** Holding force without power, N; 0 if it does not hold. */
  readonly holdingForce?: number | undefined
  /** Speed at full thrust, m/s. */
  readonly fullLoadSpeed: number
  /** Speed without load v0, m/s. */
  readonly noLoadSpeed: number
  /** Maximum speed of a pressing move, m/s. */
  readonly pressingSpeed?: StatedLimit | undefined
  /** Maximum acceleration, m/s². */
  readonly maxAcceleration?: StatedLimit | undefined
  /** Maximum stroke, m. */
  readonly maxStroke: number
  /** Nominal diameter of the screw, m. */
  readonly screwDiameter?: number | undefined
  /** Lead Ph, m. */
  readonly lead?: number | undefined
  /** Root diameter d1, m; `none`: a complete cylinder, rated as a whole. */
  readonly rootDiameter?: StatedLimit | undefined
  /** Dynamic load rating C, N. */
  readonly dynamicLoadRating?: number | undefined
  /** Largest torque at the screw, N·m. */
  readonly maxDriveTorque?: number | undefined
  /** Largest fraction of time in motion, 0 to 1. */
  readonly maxDuty?: StatedLimit | undefined
  readonly horizontalPayloads?: Payloads | 'none' | undefined
  /** Liftable mass, kg. */
  readonly verticalPayload?: StatedLimit | undefined
}

/** Assumptions. */
export type CylinderAssumptions = {
  /** Friction coefficient μ of the external guide. */
  readonly frictionCoefficient: number
  /** Load factor fw, >= 1. */
  readonly loadFactor: number
  /** Required life of the screw as a distance, m. */
  readonly requiredDistance: number
  /** Fraction of time in motion, 0 to 1. */
  readonly motionShare: number
  /** Free length of the screw in excess of the stroke, m. */
  readonly supportAllowance: number
  /** Permissible fraction of the Euler load, 0 to 1. */
  readonly bucklingMargin: number
  /** Permissible fraction of the critical speed, 0 to 1. */
  readonly criticalSpeedMargin: number
  /** Efficiency η of the screw, 0 to 1. */
  readonly ballScrewEfficiency: number
  /** Permissible fraction of the motor's rated and peak torque, 0 to 1. */
  readonly motorTorqueShare: number
  /** Largest ratio of load inertia to motor inertia. */
  readonly inertiaRatioLimit: number
}
