import { notNegative, optional, type ParametersOf, positive, quantity, type RowOfParameter, rows, word } from '../define/call-parameters.ts'
import { jackFixingNames } from './sizing/fixing.ts'
import { installTypes } from './wire/screw-jack.ts'

/** Load types. */
const loadTypes = ['smooth', 'medium', 'strong'] as const
/** A load type. */
export type LoadType = (typeof loadTypes)[number]

/** Columns of a duty spectrum: load of all jacks including the service factor; absolute lifting speed; time. */
const phases = rows({ load: notNegative('kg'), speed: notNegative('mm/min'), time: positive('s') })
/** A phase of the duty spectrum. */
export type ScrewJackPhase = RowOfParameter<typeof phases>

/** Parameters of `LiftWorking/Calculation` and `PlatformWorking/Calculation`. */
export const screwJackParameters = {
  ED: quantity('%', { exclusiveMin: 0, max: 100 }),
  /** Load including the service factor. */
  W: positive('kg'),
  Speed: positive('mm/min'),
  Stroke: positive('mm'),
  FixedMethod: word(jackFixingNames),
  /** Install type, for the lift. */
  InstallType: optional(word(installTypes)),
  /** Assembly structure, for the screw lift: the same codes. */
  StructAsmCode: optional(word(installTypes)),
  /** Load type; shocks can overcome the self-locking of a thread. */
  WType: optional(word(loadTypes)),
  /** Origin of `ED` and `W`: minutes in 30, service factor, load; not used in the sizing. */
  EDValue: optional(positive('min')),
  WFSValue: optional(positive('')),
  WValue: optional(positive('t')),
  /** Number of jacks that lift the load together; default: 1. */
  JackCount: optional(quantity('', { min: 1 })),
  /** Radial force on the input shaft at half its length, from a belt, a chain or a gear. */
  InputRadialForce: optional(notNegative('N')),
  /** Permissible flank pressure of a sliding nut; by default it is not checked. */
  MaxNutPressure: optional(positive('N/mm^2')),
  /** Permitted shortening under the largest load; default: any. */
  MaxDeflection: optional(positive('um')),
  /** Duty spectrum: it determines heat and life; all other limits apply to it and to the motion. */
  Phases: optional(phases),
} as const

/** The decoded query of `LiftWorking/Calculation`. */
export type ScrewJackParameters = ParametersOf<typeof screwJackParameters>
