/** What the sizing of a reducer starts from; SI, rotational speed in rev/s. */
import type { ReducerCandidate } from '../wire/reducer.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import type { Spectrum } from './duty-spectrum.ts'
import type { Window } from './window.ts'

/** What a reducer can be filtered by, in the order in which a panel unlocks the choices. */
export const reducerFilterKeys = ['precisionType', 'transmissionType', 'gearType', 'reducerType'] as const
/** A filter of reducers. */
export type ReducerFilterKey = (typeof reducerFilterKeys)[number]

/** Permitted values per filter; a filter that is absent or empty permits every value. */
export type ReducerFilters = { readonly [Key in ReducerFilterKey]?: readonly ReducerCandidate[Key][] }

/** Where a servo motor is mounted on a gear unit, m. */
export type ServoAdapter = {
  /** Largest motor shaft that goes into the hub. */
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
  /** n1max, rev/s. */
  readonly maxInputSpeed: number
  /** η, 0 to 1. */
  readonly efficiency: number
  /** Input power that the housing can shed, W; `none` where n1N is the only limit of heat. */
  readonly thermalPower?: StatedLimit
  /** IEC frames that have an adapter; absent = not stated. */
  readonly frames?: readonly number[]
  /** Servo adapters; absent = not stated. */
  readonly adapters?: readonly ServoAdapter[]
  /** Permissible radial load of the shaft at `loadPoint`, N; `none` of flanges, which have a tilting moment. */
  readonly radialLoad?: StatedLimit
  /** N. */
  readonly axialLoad?: StatedLimit
  /** About the output bearing, N·m. */
  readonly tiltingMoment?: StatedLimit
  /** Where the radial load is rated, from the shoulder of the shaft or the face of the flange, m. */
  readonly loadPoint?: number
  /** From the output bearing to the shoulder, m. */
  readonly bearingOffset?: number
  /** Output speed of the permissible loads, rev/s; `none` where the maker states them for any. */
  readonly loadSpeed?: StatedLimit
  /** Torsional backlash, turns. */
  readonly backlash?: number
  /** Ct21 at the output, N·m per turn. */
  readonly torsionalStiffness?: number
  /** J_G of the gear unit at its input, kg·m². */
  readonly inertia?: number
}

/** A three-phase motor. */
export type AcMotor = {
  /** P, W. */
  readonly power: number
  /** n1 at full load, rev/s. */
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
  /** T1, N·m. */
  readonly ratedTorque: number
  /** N·m. */
  readonly peakTorque: number
  /** n1, rev/s. */
  readonly ratedSpeed: number
  /** rev/s. */
  readonly maxSpeed: number
  /** J_M, kg·m². */
  readonly inertia?: number
  readonly flange: ServoFlange
}

/** What is asked of the output shaft beside its torque; at least one part. */
export type OutputDuty = {
  /** From outside, N. */
  readonly radialForce?: number
  /** N; with something on the shaft it acts at half its pitch diameter, otherwise on the axis. */
  readonly axialForce?: number
  /** From the shoulder to where the radial force acts, m; without it the point of the maker's rating. */
  readonly distance?: number
  /** Of what carries the torque on, m. */
  readonly pitchDiameter?: number
  /** Largest backlash, turns. */
  readonly backlash?: number
  /** Largest twist under the largest torque of operation, turns. */
  readonly twist?: number
  /** The load is stopped from n2. */
  readonly stop?: {
    /** At the output, kg·m². */
    readonly inertia: number
    /** s. */
    readonly time: number
  }
}

/** What a demand on the output leaves open. */
export type OutputAssumptions = {
  /** f_z of the transmission element. */
  readonly transmissionFactor: number
}

/** What is asked of a reducer with a three-phase motor. Every part is optional; a part that is there is a limit. */
export type ThreePhaseDuty = {
  /** P1, W. */
  readonly power?: Window
  /** T2, N·m. */
  readonly torque?: Window
  /** n2, rev/s. */
  readonly outputSpeed?: Window
  /** i. */
  readonly ratio?: Window
  /** fB that the reducer must have, > 0. */
  readonly serviceFactor?: number
  readonly output?: OutputDuty
}

/** What is asked of a reducer for a given servo motor. */
export type ServoDuty = {
  /** n2, rev/s. */
  readonly outputSpeed?: Window
  /** i. */
  readonly ratio?: Window
  /** Inertia of the load at the output, kg·m². */
  readonly loadInertia?: number
  /** What the output does over a cycle. */
  readonly spectrum?: Spectrum
  readonly output?: OutputDuty
}

/** What is asked of a reducer alone: `torque` is the window of the rated torque T2N. */
export type ManualDuty = {
  /** T2, N·m. */
  readonly torque?: Window
  /** i. */
  readonly ratio?: Window
  /** What the output does over a cycle. */
  readonly spectrum?: Spectrum
  readonly output?: OutputDuty
}

/** What the surroundings make of the heat that a housing can shed. */
export type HeatAssumptions = {
  /** By the temperature of the surroundings. */
  readonly ambientFactor: number
  /** By the share of time under load. */
  readonly dutyFactor: number
}

/** What the working conditions of a servo reducer leave open. */
export type ServoAssumptions = OutputAssumptions &
  HeatAssumptions & {
    /** Mean input speed over the motor's rated speed, 0 to 1. */
    readonly meanSpeedShare: number
    /** Largest permitted λ. */
    readonly inertiaRatioLimit: number
  }

/** What the working conditions of a three-phase reducer leave open. */
export type ThreePhaseAssumptions = OutputAssumptions &
  HeatAssumptions & {
    /** Torque of a motor that is started direct on line over its rated torque. */
    readonly startTorqueFactor: number
  }

/** What the working conditions of a reducer alone leave open. */
export type ManualAssumptions = OutputAssumptions
