import type { MotorFlange } from '../../contract/catalogue/motor-flange.ts'
import type { ServoMotorCandidate } from '../servo-motor/wire/servo-motor.ts'
import type { ReducerCandidate, Toleranced, TransmissionElement } from './wire/reducer.ts'

type FilterValues<Key extends keyof ReducerCandidate> = readonly ReducerCandidate[Key][]

/** The filter groups of every reducer screen; an empty group does not filter. */
export type FilterParameters = {
  readonly transmissionTypes?: FilterValues<'transmissionType'>
  readonly gearTypes?: FilterValues<'gearType'>
  readonly reducerTypes?: FilterValues<'reducerType'>
  /** The first selection of the servo panel. */
  readonly precisionType?: ReducerCandidate['precisionType']
}

/** Demands on the output shaft other than torque. */
export type OutputParameters = {
  /** Radial force, N. */
  readonly radialForce?: number
  /** Axial force, N. */
  readonly axialForce?: number
  /** Distance of the radial force from the shaft shoulder, mm. */
  readonly forceDistance?: number
  readonly transmissionElement?: TransmissionElement
  /** Pitch diameter of the transmission element, mm. */
  readonly pitchDiameter?: number
  /** Largest permitted backlash, arcmin. */
  readonly maxBacklash?: number
  /** Largest permitted twist, arcmin. */
  readonly maxTwist?: number
}

/** A phase of a duty spectrum at the output. */
export type OutputPhaseParameters = {
  /** Output torque, N·m; negative where the load drives. */
  readonly torque: number
  /** Output speed, rpm. */
  readonly speed: number
  /** Duration, s. */
  readonly time: number
}

/** Duty spectrum of the output. */
export type SpectrumParameters = { readonly phases?: readonly OutputPhaseParameters[] }

/** An emergency stop of the load. */
export type StopParameters = {
  /** Inertia of the load at the output, kg·m². */
  readonly loadInertia?: number
  /** Stopping time, s. */
  readonly emergencyTime?: number
}

/** The decoded request of `ReducerWorking/ThreePhaseMotorCalculation`. */
export type ThreePhaseParameters = FilterParameters &
  OutputParameters &
  StopParameters & {
    /** Motor power, kW. */
    readonly motorPower?: Toleranced
    /** Output torque, N·m. */
    readonly t2?: Toleranced
    /** Output speed, rpm. */
    readonly n2?: Toleranced
    readonly i?: Toleranced
    /** Required service factor fB. */
    readonly fb?: number
  }

/** A described motor of another brand: torque (N·m), speed (rpm), shaft and flange (mm). */
export type CustomMotor = MotorFlange & {
  /** Rated torque of the motor, N·m. */
  readonly t2: number
  /** Rated speed of the motor, rpm. */
  readonly n2: number
  /** Peak torque, N·m. */
  readonly t2Max?: number | undefined
  /** Highest speed, rpm. */
  readonly n2Max?: number | undefined
  /** Rotor inertia, kg·cm². */
  readonly rotorInertia?: number | undefined
}

/** A motor of the catalogue (`motor`) or one of another brand (`customMotor`). */
export type ServoMotorChoice = { readonly motor: ServoMotorCandidate } | { readonly customMotor: CustomMotor }

/** The decoded request of `ReducerWorking/ServoMotorCalculation`, with the motor looked up by its sku. */
export type ServoParameters = FilterParameters &
  ServoMotorChoice &
  OutputParameters &
  StopParameters &
  SpectrumParameters & {
    readonly i?: Toleranced
    /** Output speed, rpm. */
    readonly n2?: Toleranced
  }

/** The decoded request of `ReducerWorking/ManualCalculation`. */
export type ManualParameters = FilterParameters &
  OutputParameters &
  SpectrumParameters & {
    /** Output torque, N·m. */
    readonly t2?: Toleranced
    readonly i?: Toleranced
  }
