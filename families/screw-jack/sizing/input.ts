/** Inputs of the sizing of a screw jack; SI, rotational speed in rev/s, duty cycles as fractions of time. */
import type { InstallType } from '../wire/screw-jack.ts'
import type { JackFixing } from './fixing.ts'
import type { JackPhase } from './spectrum.ts'

/** Working conditions. */
export type ScrewJackDuty = {
  /** Duty cycle ED, 0 to 1. */
  readonly duty: number
  /** Load W, kg; it includes the service factor fs, which is never applied again. */
  readonly mass: number
  /** Lifting speed V, m/s. */
  readonly speed: number
  /** Stroke, m. */
  readonly stroke: number
  /** End supports of the screw. */
  readonly fixing: JackFixing
  /** 1 = the screw travels, 2 = the screw rotates; A acts upwards, B downwards. */
  readonly installType: InstallType
  /** Load type; undefined if not given. */
  readonly loadType: 'smooth' | 'medium' | 'strong' | undefined
  /** Number n of jacks that lift the load together. */
  readonly jackCount: number
  /** Radial force on the input shaft at half its length, N, >= 0. */
  readonly inputRadialForce: number
  /** Permissible flank pressure of a sliding nut, Pa, > 0; undefined: not checked. */
  readonly maxNutPressure: number | undefined
  /** Permitted shortening under the largest load, m, > 0; undefined: any. */
  readonly maxDeflection: number | undefined
  /** Duty spectrum that determines heat and life; empty: the motion does. */
  readonly phases: readonly JackPhase[]
}

/** A screw jack. */
export type ScrewJack = {
  /** Rated load, kg. */
  readonly capacity: number
  readonly screwKind: 'trapezoidal' | 'ball'
  /** Nominal diameter of the screw, m. */
  readonly screwDiameter: number
  /** Lead p, m. */
  readonly lead: number
  /** Root diameter d, m. */
  readonly rootDiameter: number
  /** Worm ratio i. */
  readonly wormRatio: number
  /** Total efficiency η, 0 to 1. */
  readonly efficiency: number
  /** Maximum input speed, rev/s. */
  readonly maxInputSpeed: number
  /** Maximum input torque, N·m. */
  readonly maxInputTorque?: number
  /** Permissible input power at the nominal duty cycle, W. */
  readonly thermalPower?: number
  /** Duty cycle of the thermal rating, 0 to 1. */
  readonly nominalDuty: number
  /** Upper limit of the duty cycle, 0 to 1. */
  readonly maxDuty: number
  /** Maximum stroke, m. */
  readonly maxStroke: number
  /** Length added to the stroke for the free length, m. */
  readonly extension: number
  /** Ca of the nut of a ball screw, N. */
  readonly dynamicLoadRating?: number
  /** Permissible radial force on the input shaft at half its length, N. */
  readonly maxInputRadialForce?: number | undefined
  /** No-load torque of the input shaft, N·m. */
  readonly tareTorque?: number | undefined
  /** Length of a sliding nut, m. */
  readonly nutLength?: number | undefined
  /** Axial rigidity of nut, worm wheel, bearings and housing, N/m. */
  readonly housingRigidity?: number | undefined
  /** Number of starts z of a sliding screw. */
  readonly threadStarts: number
  /** Half flank angle of a sliding screw, rad; 0 for a square thread. */
  readonly flankAngle: number
  /** Thrust collar of a sliding screw: mean diameter (m) and friction coefficient; undefined with a rolling bearing. */
  readonly collar?: { readonly meanDiameter: number; readonly frictionCoefficient: number } | undefined
}

/** Assumptions. */
export type ScrewJackAssumptions = {
  /** Load sharing factor fd: usable fraction of each of several jacks under an even load, 0 to 1. */
  readonly loadSharing: number
  /** Safety against buckling, >= 1. */
  readonly bucklingSafety: number
  /** Permissible compression of the screw, Pa. */
  readonly permissibleStress: number
  /** Permissible fraction of the critical speed, 0 to 1. */
  readonly criticalSpeedMargin: number
  /** Required life of a ball screw as a distance, m. */
  readonly requiredDistance: number
  /** Friction coefficient of the driven sliding thread, which determines its efficiency. */
  readonly threadFriction: number
  /** Lowest expected friction coefficient of the thread, which determines its self-locking. */
  readonly lowestThreadFriction: number
  /** Largest ratio of lead angle to friction angle of a self-locking thread, 0 to 1. */
  readonly lockingMargin: number
  /** Thermal power limit at the ambient temperature as a fraction of that at 20 °C. */
  readonly ambientFactor: number
  /** Efficiency of a ball screw in a jack, 0 to 1. */
  readonly ballScrewEfficiency: number
}

/**
 * Whether the screw rotates (types 2A and 2B), so that its critical speed applies.
 * @param installType assembly code
 * Source: assembly codes of the SWL series.
 */
export const screwRotates = (installType: InstallType): boolean => installType.startsWith('2')
