/** Calls of the servo panel and their data. The page provides the calls, so that the panel is independent of addresses. */
import type { FilteredSkus, SkuFilter, SkuValue } from '../../contract/directory/sku-selection.ts'
import type { MotorFlange } from '../../contract/catalogue/motor-flange.ts'
import type { TransmissionElement } from '../../families/reducer/wire/reducer.ts'
import type { ServoMotorRatings } from '../../families/servo-motor/wire/servo-motor.ts'
import type { Calculation } from '../../contract/results/selection.ts'

/** A motor of the list: power in W, speed in rpm, torque in N·m. */
export type ServoMotor = {
  readonly skuID: string
  readonly skuName: string
  readonly typeCode: string
  readonly brand: string
  readonly series: string
  readonly p2: number
  readonly n2: number
  readonly t2: number
  /** Values by filter parameter. */
  readonly values: Readonly<Record<string, SkuValue>>
  /** Keyword matches in the name: start and exclusive end in UTF-16 units, in order. */
  readonly hits: readonly (readonly [start: number, end: number])[]
}

/** A motor of another brand: rated torque in N·m, rated speed in rpm, and shaft and flange in mm as in `MotorFlange`. */
export type CustomMotor = MotorFlange & {
  readonly t2: number
  readonly n2: number
  /** Peak torque in N·m, maximum speed in rpm and rotor inertia in kg·cm², if known. */
  readonly t2Max?: number | undefined
  readonly n2Max?: number | undefined
  readonly rotorInertia?: number | undefined
}

/** The motor of a calculation: from the list, or entered by the user. */
export type ChosenMotor =
  | { readonly calcType: 'sku'; readonly motor: ServoMotor }
  | { readonly calcType: 'customMotor'; readonly motor: CustomMotor }

/** Choices in the order in which they unlock. */
export const choiceGroups = ['precision', 'transmission', 'gear', 'reducer'] as const
export type ChoiceGroup = (typeof choiceGroups)[number]

export type MotorSearch = {
  readonly typeCode: string | undefined
  readonly brand: string | undefined
  readonly series: string | undefined
  /** Further filters. */
  readonly filters: readonly SkuFilter[]
  readonly keyword: string
  /** Page number, from 1. */
  readonly page: number
  readonly size: number
}

/**
 * One page of motors, their total number, and the filter options. The keyword restricts the list only, since it is replaced by
 * the name of a picked motor. The options of types, brands and series ignore the filter by themselves; those of types and brands
 * also ignore the series.
 */
export type MotorPage = {
  readonly motors: readonly ServoMotor[]
  readonly count: number
  readonly typeCodes: readonly string[]
  readonly brands: readonly string[]
  readonly series: readonly string[]
  /** Remaining values of every parameter under the other filters. */
  readonly remaining: FilteredSkus['filterParams']
}

export const demandKinds = ['ratio', 'outputSpeed'] as const
/** The ratio i = n1 / n2, or the output speed in rpm. */
export type DemandKind = (typeof demandKinds)[number]

/** Tolerance of the demand, percent. */
export type ErrorRange = { readonly lower: number; readonly upper: number }

/** Further demands at the output by request parameter, with their units. */
export const outputUnits = {
  loadInertia: 'kg*m^2',
  emergencyTime: 's',
  pitchDiameter: 'mm',
  radialForce: 'N',
  forceDistance: 'mm',
  axialForce: 'N',
  maxBacklash: 'arcmin',
  maxTwist: 'arcmin',
} as const
export type OutputField = keyof typeof outputUnits

/** Columns of a phase at the output, with their units. */
export const phaseUnits = { torque: 'N*m', speed: 'rpm', time: 's' } as const
export type PhaseField = keyof typeof phaseUnits
export type Phase = { readonly [Field in PhaseField]: number }
/** A phase as entered. */
export type PhaseDraft = { readonly [Field in PhaseField]?: number | undefined }

type Asks<Row> = { readonly [Field in OutputField]?: number | undefined } & {
  /** Element that transmits the output torque. */
  readonly transmissionElement?: TransmissionElement | undefined
  readonly phases?: readonly Row[] | undefined
}
/** Demands at the output. */
export type OutputAsks = Asks<Phase>
/** Demands at the output as entered. */
export type OutputDraft = Asks<PhaseDraft>

export type ServoQuestion = {
  readonly motor: { readonly sku: string } | { readonly customMotor: CustomMotor }
  readonly demand: ErrorRange & { readonly by: DemandKind; readonly value: number }
  readonly output: OutputAsks
  /** Ratio picked among those of the answer. */
  readonly ratio: number | undefined
  /** Choices of the user in the order of `choiceGroups`; the others are open. */
  readonly choices: readonly string[]
}

/** An available value of a choice, with the number of gear units that have it. */
export type OfferedOption = { readonly value: string; readonly count: number }

export type ServoAnswer = {
  /** Ratios of the matching gear units, independent of the requested `ratio`. */
  readonly ratios: readonly number[]
  readonly options: Readonly<Record<ChoiceGroup, readonly OfferedOption[]>>
  readonly calculation: Calculation
  /** Ratings of the motor used in the calculation. */
  readonly motor: ServoMotorRatings
}

export type ServoCalls = {
  readonly searchMotors: (search: MotorSearch, signal: AbortSignal) => Promise<MotorPage>
  readonly calculate: (question: ServoQuestion, signal: AbortSignal) => Promise<ServoAnswer>
}
