/** Inputs of the sizing of a reducer; SI, rotational speed in rev/s. */
import type { ReducerCandidate } from '../wire/reducer.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import type { Spectrum } from './duty-spectrum.ts'
import type { Window } from './window.ts'

/** Filters of reducers, in the order in which a panel enables them. */
export const reducerFilterKeys = ['precisionType', 'transmissionType', 'gearType', 'reducerType'] as const
/** Name of a filter of reducers. */
export type ReducerFilterKey = (typeof reducerFilterKeys)[number]

/** Permitted values per filter; an absent or empty filter permits every value. */
export type ReducerFilters = { readonly [Key in ReducerFilterKey]?: readonly ReducerCandidate[Key][] }

/** Adapter for a servo motor on a gear unit, m. */
export type ServoAdapter = {
  /** Largest motor shaft for the hub. */
  readonly bore: number
  readonly pilot: number
  readonly boltCircle: number
  /** Longest motor shaft. */
  readonly hubDepth?: number
  /** Nominal diameter of the fixing screws. */
  readonly screw?: number
}

/** One size of a gear series with one ratio. */
export type Reducer = Pick<ReducerCandidate, ReducerFilterKey> & {
  readonly size: number
  /** i = n1 / n2, > 1. */
  readonly ratio: number
  /** T2N: permissible continuous output torque, N·m. */
  readonly ratedTorque: number
  /** T2B: permissible acceleration torque, N·m. */
  readonly peakTorque?: number
  /** T2Stop: permissible emergency torque, N·m. */
  readonly stopTorque?: number
  /** n1N: permissible mean input speed, rev/s. */
  readonly ratedInputSpeed?: number
  /** Maximum input speed n1max, rev/s. */
  readonly maxInputSpeed: number
  /** η, 0 to 1. */
  readonly efficiency: number
  /** Thermal power limit of the housing at the input, W; `none` if n1N is the only limit of heat. */
  readonly thermalPower?: StatedLimit
  /** IEC frames with an adapter; absent = not stated. */
  readonly frames?: readonly number[]
  /** Servo adapters; absent = not stated. */
  readonly adapters?: readonly ServoAdapter[]
  /** Permissible radial load of the shaft at `loadPoint`, N; `none` for flanges, which have a tilting moment. */
  readonly radialLoad?: StatedLimit
  /** Permissible axial load, N. */
  readonly axialLoad?: StatedLimit
  /** Permissible tilting moment about the output bearing, N·m. */
  readonly tiltingMoment?: StatedLimit
  /** Point of action of the rated radial load, from the shoulder of the shaft or the face of the flange, m. */
  readonly loadPoint?: number
  /** From the output bearing to the shoulder, m. */
  readonly bearingOffset?: number
  /** Output speed of the permissible loads, rev/s; `none` if the maker states them for any speed. */
  readonly loadSpeed?: StatedLimit
  /** Torsional backlash, turns. */
  readonly backlash?: number
  /** Ct21 at the output, N·m per turn. */
  readonly torsionalStiffness?: number
  /** Inertia J_G of the gear unit at its input, kg·m². */
  readonly inertia?: number
}

/** A three-phase motor. */
export type AcMotor = {
  /** Rated power P, W. */
  readonly power: number
  /** Speed n1 at full load, rev/s. */
  readonly speed: number
  /** IEC frame size, e.g. 90. */
  readonly frame: number
  readonly poles: number
}

/** Shaft and flange of a servo motor, m; `la` is the pilot (seam) and `lb` the bolt circle. */
export type ServoFlange = {
  readonly s: number
  readonly lr: number
  readonly la: number
  readonly le: number
  readonly lb: number
  readonly lz: number
}

/** A servo motor. */
export type ServoDrive = {
  /** Rated torque T1, N·m. */
  readonly ratedTorque: number
  /** Peak torque, N·m. */
  readonly peakTorque: number
  /** Rated speed n1, rev/s. */
  readonly ratedSpeed: number
  /** Maximum speed, rev/s. */
  readonly maxSpeed: number
  /** Rotor inertia J_M, kg·m². */
  readonly inertia?: number
  readonly flange: ServoFlange
}

/** Demands on the output shaft other than torque; at least one member. */
export type OutputDuty = {
  /** External radial force, N. */
  readonly radialForce?: number
  /** Axial force, N; with a transmission element it acts at half its pitch diameter, otherwise on the axis. */
  readonly axialForce?: number
  /** From the shoulder to the radial force, m; default: the point of the maker's rating. */
  readonly distance?: number
  /** Pitch diameter of the transmission element, m. */
  readonly pitchDiameter?: number
  /** Largest backlash, turns. */
  readonly backlash?: number
  /** Largest twist under the largest operating torque, turns. */
  readonly twist?: number
  /** Emergency stop of the load from n2. */
  readonly stop?: {
    /** Load inertia at the output, kg·m². */
    readonly inertia: number
    /** Stopping time, s. */
    readonly time: number
  }
}

/** Assumptions for demands on the output. */
export type OutputAssumptions = {
  /** Factor f_z of the transmission element. */
  readonly transmissionFactor: number
}

/** Duty of a reducer with a three-phase motor. Every member is optional; each one present is a limit. */
export type ThreePhaseDuty = {
  /** Motor power P1, W. */
  readonly power?: Window
  /** Output torque T2, N·m. */
  readonly torque?: Window
  /** Output speed n2, rev/s. */
  readonly outputSpeed?: Window
  /** Ratio i. */
  readonly ratio?: Window
  /** Required service factor fB, > 0. */
  readonly serviceFactor?: number
  readonly output?: OutputDuty
}

/** Duty of a reducer for a given servo motor. */
export type ServoDuty = {
  /** Output speed n2, rev/s. */
  readonly outputSpeed?: Window
  /** Ratio i. */
  readonly ratio?: Window
  /** Inertia of the load at the output, kg·m². */
  readonly loadInertia?: number
  /** Duty spectrum of the output. */
  readonly spectrum?: Spectrum
  readonly output?: OutputDuty
}

/** Duty of a reducer alone: `torque` is the window of the rated torque T2N. */
export type ManualDuty = {
  /** Rated torque T2N, N·m. */
  readonly torque?: Window
  /** Ratio i. */
  readonly ratio?: Window
  /** Duty spectrum of the output. */
  readonly spectrum?: Spectrum
  readonly output?: OutputDuty
}

/** Assumptions that correct the thermal power limit of a housing. */
export type HeatAssumptions = {
  /** Factor of the ambient temperature. */
  readonly ambientFactor: number
  /** Factor of the fraction of time under load. */
  readonly dutyFactor: number
}

/** Assumptions of a servo reducer. */
export type ServoAssumptions = OutputAssumptions &
  HeatAssumptions & {
    /** Mean input speed over the motor's rated speed, 0 to 1. */
    readonly meanSpeedShare: number
    /** Largest permitted λ. */
    readonly inertiaRatioLimit: number
  }

/** Assumptions of a three-phase reducer. */
export type ThreePhaseAssumptions = OutputAssumptions &
  HeatAssumptions & {
    /** Torque of a motor during a direct-on-line start over its rated torque. */
    readonly startTorqueFactor: number
  }

/** Assumptions of a reducer alone. */
export type ManualAssumptions = OutputAssumptions
