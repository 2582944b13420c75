/** Schemas of the screw-jack calls (`YQWorking/api/LiftWorking`). */
import * as z from 'zod/mini'
import { initOption } from '../../../contract/results/selection.ts'

/** `fm` (N/mm²) is the buckling factor, `fn` the critical-speed factor of an end support. */
export const liftInit = z.object({
  fixedMethodList: z.array(z.extend(initOption, { fm: z.number(), fn: z.number() })),
  workingDescription: z.string(),
})
export type LiftInit = z.infer<typeof liftInit>

/**
 * The complete answer of the init call: the screw lift also selects an assembly structure (an install type), which the lift
 * ignores.
 */
export const screwLiftInit = z.extend(liftInit, { structAsmList: z.array(initOption) })
export type ScrewLiftInit = z.infer<typeof screwLiftInit>

/** Install types: 1 = the screw travels, 2 = the screw rotates and the nut travels; A = acts upwards, B = downwards. */
export const installTypes = ['1A', '1B', '2A', '2B'] as const
export type InstallType = (typeof installTypes)[number]

/**
 * A screw jack described by its figures: the `candidate` of a Check call and the technical part of a catalogue row. Figures that
 * the maker does not state are optional; checks that need them are reported as not known.
 */
export const screwJackCandidate = z.object({
  /** Rated load, kg (compared in kg, so that "5 t" means 5000 kg). */
  capacityKg: z.number().check(z.positive()),
  screwKind: z.enum(['trapezoidal', 'ball']),
  screwDiameterMm: z.number().check(z.positive()),
  leadMm: z.number().check(z.positive()),
  rootDiameterMm: z.number().check(z.positive()),
  wormRatio: z.number().check(z.positive()),
  /** Total efficiency, 0 to 1. */
  efficiency: z.number().check(z.positive(), z.lt(1)),
  maxInputSpeedRpm: z.number().check(z.positive()),
  maxInputTorqueNm: z.optional(z.number().check(z.positive())),
  /** Permissible input power at the nominal duty cycle, kW. */
  thermalPowerKw: z.optional(z.number().check(z.positive())),
  /** Duty cycle of the rating and its upper limit, %. */
  nominalDutyPercent: z.number().check(z.positive()),
  maxDutyPercent: z.number().check(z.positive()),
  maxStrokeMm: z.number().check(z.positive()),
  /** Length added to the stroke for the free length in buckling and critical speed, mm. */
  extensionMm: z.number().check(z.nonnegative()),
  /** Ball screws only: ratings of the nut, N. */
  dynamicLoadRatingN: z.optional(z.number().check(z.positive())),
  /** Permissible radial force on the input shaft at half its length, N. */
  maxInputRadialForceN: z.optional(z.number().check(z.positive())),
  /** No-load torque of the input shaft, N·m. */
  tareTorqueNm: z.optional(z.number().check(z.positive())),
  /** Length of a sliding nut, mm. */
  nutLengthMm: z.optional(z.number().check(z.positive())),
  /** Axial rigidity of all but the screw: nut, worm wheel, bearings and housing, N/µm. */
  housingRigidityNPerUm: z.optional(z.number().check(z.positive())),
  /** Starts of a sliding screw; default: 1. The lead is the travel per turn. */
  threadStarts: z.optional(z.int().check(z.gte(1), z.lte(12))),
  /** Default: trapezoidal. */
  threadForm: z.optional(z.enum(['trapezoidal', 'square'])),
  /** Mean diameter, mm, and friction coefficient of a sliding thrust collar; omitted with a rolling bearing. */
  collarDiameterMm: z.optional(z.number().check(z.positive())),
  collarFriction: z.optional(z.number().check(z.positive(), z.lt(1))),
})
export type ScrewJackCandidate = z.infer<typeof screwJackCandidate>
