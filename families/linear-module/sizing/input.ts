/** Inputs of the sizing of a linear module; SI, rotational speed in rev/s. */
import type { MassPhase } from '../../formulas/duty-spectrum.ts'
import type { MotionProfile } from '../../formulas/ramp-shape.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import type { ModulePosture } from '../wire/linear-module.ts'

/** The load: a moved mass, or a required thrust. */
export type LinearModuleLoad = { readonly mass: number } | { readonly thrust: number }

/** Centre of gravity of the mass relative to the carriage, m: along the travel, across it, above the carriage. */
export type LinearModuleArms = { readonly along: number; readonly lateral: number; readonly height: number }

/**
 * A force along the travel, N, positive against forward travel, and its point of action, m: across the travel, above the carriage.
 */
export type LinearModuleForce = { readonly force: number; readonly lateral: number; readonly height: number }

/** Working conditions. */
export type LinearModuleDuty = {
  readonly posture: ModulePosture
  readonly load: LinearModuleLoad
  readonly arms: LinearModuleArms
  /** Highest speed v, m/s; derived from a requested time, if any. */
  readonly speed: number
  /** Acceleration, m/s², > 0. */
  readonly acceleration: number
  /** Shape of the ramps; undefined: trapezoid. */
  readonly motionProfile?: MotionProfile | undefined
  /** Stroke, m. */
  readonly stroke: number
  /** External force on the carriage along the travel; it acts intermittently. */
  readonly external: LinearModuleForce
  /** Dwell after each stroke, s. */
  readonly dwell: number
  /** Requested time of one stroke, s; undefined if a speed or a constant-speed time is given. */
  readonly totalTime?: number
  /** Duty spectrum that determines life and continuous torque; empty: the motion does. */
  readonly phases: readonly MassPhase[]
}

/** An available rail length of a module: rail length, its stroke (m), its highest speed (m/s). */
export type LinearModuleRail = { readonly length: number; readonly stroke: number; readonly maxSpeed?: number }

/** The screw of a module; figures that the maker does not state are undefined. */
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
 * The guide of a carriage: ratings of one block (N), distance to which C refers (m), static moments (N·m), factors K (1/m; that of
 * pitch also applies to yaw). Figures that the maker does not state are undefined.
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
  /** By ascending stroke. */
  readonly rails: readonly LinearModuleRail[]
  /** Longest stroke, m. */
  readonly maxStroke: number
  /** Maximum speed in addition to those of the rails, m/s. */
  readonly maxSpeed?: StatedLimit
  readonly maxAcceleration?: StatedLimit
  /** Permissible force (N) by speed band (upper end, m/s), slowest first. */
  readonly beltForces: readonly { readonly upToSpeed: number; readonly force: number }[]
  readonly verticalMass?: number
  readonly verticalUse?: 'operable' | 'notOperable'
  /** Resistance of the seals of a screw module, or of a belt without load, N; undefined = not stated. */
  readonly resistance?: number
  /** Efficiency of the drive, 0 to 1; undefined = not stated. */
  readonly efficiency?: number
  /** Inertia of screw or pulleys, kg·m²; undefined = not stated. */
  readonly inertia?: number
  readonly screw: LinearModuleScrew
  readonly guide: LinearModuleGuide
}

/** Assumptions. */
export type LinearModuleAssumptions = {
  /** Friction coefficient μ of the guide. */
  readonly frictionCoefficient: number
  /** Resistance if the maker of a screw module states none, N. */
  readonly guideResistance: number
  /** Load factor fw. */
  readonly loadFactor: number
  /** Required static safety of guide, moments, screw, bearing. */
  readonly staticSafetyLimit: number
  /** Required life of the module as a distance, m. */
  readonly requiredDistance: number
  /** Efficiency η of a screw whose maker states none, 0 to 1. */
  readonly ballScrewEfficiency: number
  /** Efficiency η of a belt whose maker states none, 0 to 1. */
  readonly beltEfficiency: number
  /** Width of the pulleys of a belt whose maker states no inertia, m. */
  readonly pulleyWidth: number
  /** Length between the supports of a screw beyond the stroke if the maker states no rails, m. */
  readonly supportAllowance: number
  /** Permissible fraction of the buckling load. */
  readonly bucklingMargin: number
  /** Permissible fraction of the critical speed. */
  readonly criticalSpeedMargin: number
  /** Permissible tension or compression of the screw, Pa. */
  readonly permissibleStress: number
  /** Free travel at each end of the stroke, m. */
  readonly strokeReserve: number
}
