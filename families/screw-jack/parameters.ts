import { notNegative, optional, type ParametersOf, positive, quantity, type RowOfParameter, rows, word } from '../define/call-parameters.ts'
import { jackFixingNames } from './sizing/fixing.ts'
import { installTypes } from './wire/screw-jack.ts'

/** How the load acts. */
const loadTypes = ['smooth', 'medium', 'strong'] as const
/** One of them. */
export type LoadType = (typeof loadTypes)[number]

/** Load of all jacks with the service factor in it, lifting speed whatever its direction. */
const phases = rows({ load: notNegative('kg'), speed: notNegative('mm/min'), time: positive('s') })
/** A phase of the duty spectrum. */
export type ScrewJackPhase = RowOfParameter<typeof phases>

/** What `LiftWorking/Calculation` and `PlatformWorking/Calculation` take. */
export const screwJackParameters = {
  ED: quantity('%', { exclusiveMin: 0, max: 100 }),
  /** With the service factor in it. */
  W: positive('kg'),
  Speed: positive('mm/min'),
  Stroke: positive('mm'),
  FixedMethod: word(jackFixingNames),
  /** The lift's own choice. */
  InstallType: optional(word(installTypes)),
  /** The screw lift's assembly structure: the same codes. */
  StructAsmCode: optional(word(installTypes)),
  /** What the load is like; shocks loosen a thread that holds by itself. */
  WType: optional(word(loadTypes)),
  /** How `ED` and `W` came about: minutes in 30, service factor, load; nothing is sized by them. */
  EDValue: optional(positive('min')),
  WFSValue: optional(positive('')),
  WValue: optional(positive('t')),
  /** Jacks that lift the load together; one where it is left out. */
  JackCount: optional(quantity('', { min: 1 })),
  /** Force across the input shaft of the jack at half its length: of a belt, a chain or a gear. */
  InputRadialForce: optional(notNegative('N')),
  /** Pressure that the flanks of a sliding nut may bear; not judged where it is left out. */
  MaxNutPressure: optional(positive('N/mm^2')),
  /** Permitted shortening under the largest load; any without it. */
  MaxDeflection: optional(positive('um')),
  /** Duty spectrum: heat and life are those of these phases; all other limits hold for them and for the motion. */
  Phases: optional(phases),
} as const

/** The decoded query of `LiftWorking/Calculation`. */
export type ScrewJackParameters = ParametersOf<typeof screwJackParameters>
