/** What the sizing of a linear module starts from; SI, rotational speed in rev/s. */
import type { MassPhase } from '../../formulas/duty-spectrum.ts'
import type { MotionProfile } from '../../formulas/ramp-shape.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import type { ModulePosture } from '../wire/linear-module.ts'

/** What acts: a mass that is moved, or a thrust that the drive has to give. */
export type LinearModuleLoad = { readonly mass: number } | { readonly thrust: number }

/** Centre of gravity of the mass against the carriage, m: along the travel, across it, above the carriage. */
export type LinearModuleArms = { readonly along: number; readonly lateral: number; readonly height: number }

/** A force along the travel, N, positive against forward travel, and where it acts, m: across the travel, above the carriage. */
export type LinearModuleForce = { readonly force: number; readonly lateral: number; readonly height: number }

/** Working conditions. */
export type LinearModuleDuty = {
  readonly posture: ModulePosture
  readonly load: LinearModuleLoad
  readonly arms: LinearModuleArms
  /** Highest speed v, m/s; where a time was asked for, the speed that follows from it. */
  readonly speed: number
  /** m/s², > 0. */
  readonly acceleration: number
  /** Shape of the ramps; undefined: trapezoid. */
  readonly motionProfile?: MotionProfile | undefined
  /** m. */
  readonly stroke: number
  /** A force on the carriage along the travel that acts or not. */
  readonly external: LinearModuleForce
  /** Pause after each stroke, s. */
  readonly dwell: number
  /** Time asked for one stroke, s; absent where a speed or a constant-speed time was asked for. */
  readonly totalTime?: number
  /** Duty spectrum that the life and the lasting torque are judged by; none: the motion. */
  readonly phases: readonly MassPhase[]
}

/** One length of rail that a module is made in: rail length, its stroke (m), its highest speed (m/s). */
export type LinearModuleRail = { readonly length: number; readonly stroke: number; readonly maxSpeed?: number }

/** A screw that drives a carriage; figures that the maker does not state are absent. */
export type LinearModuleScrew = {
  readonly rootDiameter?: number
  readonly ballCircleDiameter?: number
  /** Permissible DN, m·rev/s. */
  readonly speedValue?: StatedLimit
  readonly maxRotationalSpeed?: StatedLimit
  readonly dynamicLoadRating?: number
  readonly staticLoadRating?: number
  readonly bearingDynamicRating?: number
  readonly bearingStaticRating?: number
}

/**
 * The guide of a carriage: ratings of one block (N), distance that C stands for (m), static moments (N·m), factors K (1/m; that of pitch is
 * that of yaw, too). Figures that the maker does not state are absent.
 */
export type LinearModuleGuide = {
  readonly dynamicLoadRating?: number
  readonly staticLoadRating?: number
  readonly lifeBasis?: number
  readonly moments: { readonly pitch?: number; readonly yaw?: number; readonly roll?: number }
  readonly factors: { readonly pitch?: number; readonly roll?: number }
}

/** A linear module. */
export type LinearModule = {
  readonly driveKind: 'screw' | 'belt'
  /** Travel per turn: lead or feed, m. */
  readonly travelPerTurn: number
  readonly blocks: number
  /** By stroke, shortest first. */
  readonly rails: readonly LinearModuleRail[]
  /** Longest stroke, m. */
  readonly maxStroke: number
  /** m/s, beside the speeds of the rails. */
  readonly maxSpeed?: StatedLimit
  readonly maxAcceleration?: StatedLimit
  /** Permissible force (N) by band of speed (upper end, m/s), slowest first. */
  readonly beltForces: readonly { readonly upToSpeed: number; readonly force: number }[]
  readonly verticalMass?: number
  readonly verticalUse?: 'operable' | 'notOperable'
  /** Resistance of the seals of a screw module, of a belt without load, N; absent = not stated. */
  readonly resistance?: number
  readonly screw: LinearModuleScrew
  readonly guide: LinearModuleGuide
}

/** What the working conditions leave open. */
export type LinearModuleAssumptions = {
  /** μ of the guide. */
  readonly frictionCoefficient: number
  /** Resistance where the maker of a screw module states none, N. */
  readonly guideResistance: number
  /** fw. */
  readonly loadFactor: number
  /** Least static safety of guide, moments, screw, bearing. */
  readonly staticSafetyLimit: number
  /** Travel that the module must last for, m. */
  readonly requiredDistance: number
  /** η of the screw, 0 to 1. */
  readonly ballScrewEfficiency: number
  /** Share of the buckling load that is permitted. */
  readonly bucklingMargin: number
  /** Share of the critical speed that is permitted. */
  readonly criticalSpeedMargin: number
  /** Pa. */
  readonly permissibleStress: number
  /** Free travel at each end of the stroke, m. */
  readonly strokeReserve: number
}
