/** What the sizing of an electric cylinder starts from; SI, rotational speed in rev/s, shares of time 0 to 1. */
import type { CylinderDrive, MotorBrand } from '../wire/electric-cylinder.ts'

/** What the rod moves: a force that acts all the time, or masses beside an external guide, carried horizontally and lifted. */
export type CylinderLoad = { readonly thrust: number } | { readonly horizontalMass: number; readonly verticalMass: number }

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
  /** kg·m²; 0 where it is not known. */
  readonly inertia: number
}

/** An electric cylinder. */
export type Cylinder = {
  readonly drive: CylinderDrive
  readonly driveBrand?: MotorBrand
  /** N. */
  readonly maxThrust: number
  /** N. */
  readonly maxPull?: number
  /** Force held without power, N. */
  readonly holdingForce?: number
  /** Speed at full thrust, m/s. */
  readonly fullLoadSpeed: number
  /** v0, m/s. */
  readonly noLoadSpeed: number
  /** m/s. */
  readonly pressingSpeed?: number
  /** m/s². */
  readonly maxAcceleration?: number
  /** m. */
  readonly maxStroke: number
  /** Nominal diameter of the screw, m. */
  readonly screwDiameter?: number
  /** Ph, m. */
  readonly lead?: number
  /** d1, m. */
  readonly rootDiameter?: number
  /** C, N. */
  readonly dynamicLoadRating?: number
  /** Largest share of time in motion, 0 to 1. */
  readonly maxDuty?: number
  /** Masses carried horizontally, kg, each up to an acceleration in m/s²; by rising acceleration. */
  readonly horizontalPayloads?: readonly { readonly acceleration: number; readonly mass: number }[]
  /** Mass lifted, kg. */
  readonly verticalPayload?: number
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
}
