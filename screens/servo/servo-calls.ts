/** What the servo panel asks the service, and what it is answered. The page passes the calls in; the panel knows no address. */
import type { FilteredSkus, SkuFilter, SkuValue } from '../../contract/directory/sku-selection.ts'
import type { MotorFlange } from '../../contract/catalogue/motor-flange.ts'
import type { TransmissionElement } from '../../families/reducer/wire/reducer.ts'
import type { ServoMotorRatings } from '../../families/servo-motor/wire/servo-motor.ts'
import type { Calculation } from '../../contract/results/selection.ts'

/** A motor of the list: power W, speed rpm, torque N·m. */
export type ServoMotor = {
  readonly skuID: string
  readonly skuName: string
  readonly typeCode: string
  readonly brand: string
  readonly series: string
  readonly p2: number
  readonly n2: number
  readonly t2: number
  /** What it has of each filter parameter. */
  readonly values: Readonly<Record<string, SkuValue>>
  /** Where the keyword stands in the name: first unit, one past the last; in order. */
  readonly hits: readonly (readonly [start: number, end: number])[]
}

/** A motor of another brand: rated torque N·m, rated speed rpm, and shaft and flange in mm as `MotorFlange` has them. */
export type CustomMotor = MotorFlange & {
  readonly t2: number
  readonly n2: number
  /** Peak torque N·m, highest speed rpm, inertia of the rotor kg·cm²: as far as they are known. */
  readonly t2Max?: number | undefined
  readonly n2Max?: number | undefined
  readonly rotorInertia?: number | undefined
}

/** The motor of a calculation: one of the list, or one that the person described. */
export type ChosenMotor =
  | { readonly calcType: 'sku'; readonly motor: ServoMotor }
  | { readonly calcType: 'customMotor'; readonly motor: CustomMotor }

/** The later a choice stands here, the later it unlocks. */
export const choiceGroups = ['precision', 'transmission', 'gear', 'reducer'] as const
export type ChoiceGroup = (typeof choiceGroups)[number]

export type MotorSearch = {
  readonly typeCode: string | undefined
  readonly brand: string | undefined
  readonly series: string | undefined
  /** Further parameters that the person filters by. */
  readonly filters: readonly SkuFilter[]
  readonly keyword: string
  /** From 1. */
  readonly page: number
  readonly size: number
}

/**
 * One page of the motors found, how many there are in all, and what can be chosen instead. The keyword narrows the list alone: once a motor is
 * picked it is that motor's name, and everything else would be gone. Types, brands and series are offered whatever is chosen of themselves, types
 * and brands also whatever is chosen of the series.
 */
export type MotorPage = {
  readonly motors: readonly ServoMotor[]
  readonly count: number
  readonly typeCodes: readonly string[]
  readonly brands: readonly string[]
  readonly series: readonly string[]
  /** Values of every parameter under all the other choices. */
  readonly remaining: FilteredSkus['filterParams']
}

export const demandKinds = ['ratio', 'outputSpeed'] as const
/** i = n1 / n2, or the speed at the output in rpm. */
export type DemandKind = (typeof demandKinds)[number]

/** Window about the demand, in percent. */
export type ErrorRange = { readonly lower: number; readonly upper: number }

/** What can be asked of the output beside the demand, as the request names it, with its unit. */
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

/** The columns of a phase at the output, with their units. */
export const phaseUnits = { torque: 'N*m', speed: 'rpm', time: 's' } as const
export type PhaseField = keyof typeof phaseUnits
export type Phase = { readonly [Field in PhaseField]: number }
/** A phase as far as it is filled in. */
export type PhaseDraft = { readonly [Field in PhaseField]?: number | undefined }

type Asks<Row> = { readonly [Field in OutputField]?: number | undefined } & {
  /** What carries the torque on. */
  readonly transmissionElement?: TransmissionElement | undefined
  readonly phases?: readonly Row[] | undefined
}
/** What is asked of the output. */
export type OutputAsks = Asks<Phase>
/** The same as far as it is filled in. */
export type OutputDraft = Asks<PhaseDraft>

export type ServoQuestion = {
  readonly motor: { readonly sku: string } | { readonly customMotor: CustomMotor }
  readonly demand: ErrorRange & { readonly by: DemandKind; readonly value: number }
  readonly output: OutputAsks
  /** The ratio picked among those of the answer. */
  readonly ratio: number | undefined
  /** What the person chose, in the order of `choiceGroups`; the rest is open. */
  readonly choices: readonly string[]
}

/** A value that a choice still has, and how many gear units there are with it. */
export type OfferedOption = { readonly value: string; readonly count: number }

export type ServoAnswer = {
  /** Ratios of the gear units that fit, whatever `ratio` the question names. */
  readonly ratios: readonly number[]
  readonly options: Readonly<Record<ChoiceGroup, readonly OfferedOption[]>>
  readonly calculation: Calculation
  /** What the motor was taken to give. */
  readonly motor: ServoMotorRatings
}

export type ServoCalls = {
  readonly searchMotors: (search: MotorSearch, signal: AbortSignal) => Promise<MotorPage>
  readonly calculate: (question: ServoQuestion, signal: AbortSignal) => Promise<ServoAnswer>
}
