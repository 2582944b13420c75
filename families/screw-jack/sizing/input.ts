/** What the sizing of a screw jack starts from; SI, rotational speed in rev/s, duty cycles as shares of time. */
import type { InstallType } from '../wire/screw-jack.ts'
import type { JackFixing } from './fixing.ts'
import type { JackPhase } from './spectrum.ts'

/** Working conditions. */
export type ScrewJackDuty = {
  /** Duty cycle ED, 0 to 1. */
  readonly duty: number
  /** Load W, kg; the service factor fs is already in it and is never applied again. */
  readonly mass: number
  /** Lifting speed V, m/s. */
  readonly speed: number
  /** m. */
  readonly stroke: number
  /** How the screw's ends are held. */
  readonly fixing: JackFixing
  /** 1 = the screw travels, 2 = the screw rotates; A acts upwards, B downwards. */
  readonly installType: InstallType
  /** What the load is like; undefined where nothing is said. */
  readonly loadType: 'smooth' | 'medium' | 'strong' | undefined
  /** n, jacks that lift the load together. */
  readonly jackCount: number
  /** Across the input shaft at half its length, N, >= 0. */
  readonly inputRadialForce: number
  /** Pressure that the flanks of a sliding nut may bear, Pa, > 0; undefined where it is not to be judged. */
  readonly maxNutPressure: number | undefined
  /** Permitted shortening under the largest load, m, > 0; undefined: any. */
  readonly maxDeflection: number | undefined
  /** Duty spectrum that heat and life are judged by; none: the motion. */
  readonly phases: readonly JackPhase[]
}

/** A screw jack. */
export type ScrewJack = {
  /** Rated load, kg. */
  readonly capacity: number
  readonly screwKind: 'trapezoidal' | 'ball'
  /** Nominal diameter of the screw, m. */
  readonly screwDiameter: number
  /** p, m. */
  readonly lead: number
  /** d, m. */
  readonly rootDiameter: number
  /** i. */
  readonly wormRatio: number
  /** Total efficiency η, 0 to 1. */
  readonly efficiency: number
  /** rev/s. */
  readonly maxInputSpeed: number
  /** N·m. */
  readonly maxInputTorque?: number
  /** Permissible input power at the nominal duty cycle, W. */
  readonly thermalPower?: number
  /** Duty cycle of the thermal rating, 0 to 1. */
  readonly nominalDuty: number
  /** Hard limit of the duty cycle, 0 to 1. */
  readonly maxDuty: number
  /** m. */
  readonly maxStroke: number
  /** Added to the stroke for the free length, m. */
  readonly extension: number
  /** Ca of the nut of a ball screw, N. */
  readonly dynamicLoadRating?: number
  /** Across the input shaft at half its length, N. */
  readonly maxInputRadialForce?: number | undefined
  /** Torque of the input shaft without load, N·m. */
  readonly tareTorque?: number | undefined
  /** Of a sliding nut, m. */
  readonly nutLength?: number | undefined
  /** Axial rigidity of nut, worm wheel, bearings and housing, N/m. */
  readonly housingRigidity?: number | undefined
  /** z of a sliding screw. */
  readonly threadStarts: number
  /** Half flank angle of a sliding screw, rad; 0 for a square thread. */
  readonly flankAngle: number
  /** Collar that carries the thrust of a sliding screw: mean diameter (m) and friction coefficient; none for a rolling bearing. */
  readonly collar?: { readonly meanDiameter: number; readonly frictionCoefficient: number } | undefined
}

/** What the working conditions leave open. */
export type ScrewJackAssumptions = {
  /** fd: share of an even load that each of several jacks is counted on for, 0 to 1. */
  readonly loadSharing: number
  /** Safety against buckling, >= 1. */
  readonly bucklingSafety: number
  /** Share of the critical speed that is permitted, 0 to 1. */
  readonly criticalSpeedMargin: number
  /** Travel that a ball screw must last for, m. */
  readonly requiredDistance: number
  /** Friction coefficient of the sliding thread that is driven: what its efficiency is reckoned with. */
  readonly threadFriction: number
  /** The least that the thread's friction coefficient may fall to: what its self-locking is judged by. */
  readonly lowestThreadFriction: number
  /** Share of the friction angle that the lead angle may take up where the thread holds by itself, 0 to 1. */
  readonly lockingMargin: number
  /** Share of its rating at 20 °C that the case sheds at the ambient temperature. */
  readonly ambientFactor: number
  /** Efficiency of a ball screw in a jack, 0 to 1. */
  readonly ballScrewEfficiency: number
}

/**
 * Whether the screw rotates (types 2A and 2B), so that its critical speed counts.
 * @param installType assembly code
 * Source: assembly codes of the SWL series.
 */
export const screwRotates = (installType: InstallType): boolean => installType.startsWith('2')
