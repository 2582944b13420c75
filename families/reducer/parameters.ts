import type { MotorFlange } from '../../contract/catalogue/motor-flange.ts'
import type { ServoMotorCandidate } from '../servo-motor/wire/servo-motor.ts'
import type { ReducerCandidate, Toleranced, TransmissionElement } from './wire/reducer.ts'

type FilterValues<Key extends keyof ReducerCandidate> = readonly ReducerCandidate[Key][]

/** The checkbox groups of every reducer screen; an empty group is no filter. */
export type FilterParameters = {
  readonly transmissionTypes?: FilterValues<'transmissionType'>
  readonly gearTypes?: FilterValues<'gearType'>
  readonly reducerTypes?: FilterValues<'reducerType'>
  /** The servo panel's first choice. */
  readonly precisionType?: ReducerCandidate['precisionType']
}

/** What is asked of the output shaft beside its torque. */
export type OutputParameters = {
  /** N. */
  readonly radialForce?: number
  /** N. */
  readonly axialForce?: number
  /** From the shoulder, mm. */
  readonly forceDistance?: number
  readonly transmissionElement?: TransmissionElement
  /** mm. */
  readonly pitchDiameter?: number
  /** arcmin. */
  readonly maxBacklash?: number
  /** arcmin. */
  readonly maxTwist?: number
}

/** A phase of a duty spectrum at the output. */
export type OutputPhaseParameters = {
  /** N·m; negative where the load drives. */
  readonly torque: number
  /** rpm. */
  readonly speed: number
  /** s. */
  readonly time: number
}

/** What the output does over a cycle. */
export type SpectrumParameters = { readonly phases?: readonly OutputPhaseParameters[] }

/** An emergency stop of the load. */
export type StopParameters = {
  /** Inertia of the load at the output, kg·m². */
  readonly loadInertia?: number
  /** s. */
  readonly emergencyTime?: number
}

/** The decoded request of `ReducerWorking/ThreePhaseMotorCalculation`. */
export type ThreePhaseParameters = FilterParameters &
  OutputParameters &
  StopParameters & {
    /** kW. */
    readonly motorPower?: Toleranced
    /** N·m. */
    readonly t2?: Toleranced
    /** rpm. */
    readonly n2?: Toleranced
    readonly i?: Toleranced
    /** Service factor that fB must reach. */
    readonly fb?: number
  }

/** A motor of another brand, as a person describes it: torque (N·m), speed (rpm), shaft and flange (mm). */
export type CustomMotor = MotorFlange & {
  /** Rated torque of the motor. */
  readonly t2: number
  /** Rated speed of the motor. */
  readonly n2: number
  /** Peak torque, N·m. */
  readonly t2Max?: number | undefined
  /** Highest speed, rpm. */
  readonly n2Max?: number | undefined
  /** Of the rotor, kg·cm². */
  readonly rotorInertia?: number | undefined
}

/** A motor of the catalogue (`motor`) or one of another brand (`customMotor`). */
export type ServoMotorChoice = { readonly motor: ServoMotorCandidate } | { readonly customMotor: CustomMotor }

/** The decoded request of `ReducerWorking/ServoMotorCalculation`, with the motor of its sku. */
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
    /** N·m. */
    readonly t2?: Toleranced
    readonly i?: Toleranced
  }
