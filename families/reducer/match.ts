/** Matches reducers to a request: pairs of catalogue rows, counts per filter value. */
import type { AcMotorCandidate } from '../ac-motor/wire/ac-motor.ts'
import type { ServoMotorRatings } from '../servo-motor/wire/servo-motor.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { Basis } from '../../contract/results/sizing.ts'
import { gearTypes, precisionTypes, reducerTypes, transmissionTypes, type ReducerCandidate } from './wire/reducer.ts'
import { manualMatches, type MatchOptions, servoMatches, threePhaseMatches } from './sizing/match.ts'
import { reducerFilterKeys, type ReducerFilterKey } from './sizing/input.ts'
import { reducerIndex, type ReducerIndex, type Standing, standings } from './sizing/gear-index.ts'
import type { FilterCounts, ReducerMatch, ReducerMatches } from './sizing/ranking.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import type { Cooperative } from '../../engine/base/cooperative.ts'
import { resolveAssumptions, type AssumptionOverrides } from '../define/assumption-set.ts'
import { manualAssumptions, servoAssumptions, threePhaseAssumptions } from './assumptions.ts'
import { acMotorOf, chosenDrive, filtersOf, manualDuty, reducerOf, servoDuty, threePhaseDuty } from './conversion.ts'
import type { ManualParameters, ServoParameters, ThreePhaseParameters } from './parameters.ts'

/** A row of the reducer catalogue. */
export type GearModel = CatalogueModel<ReducerCandidate>
/** A row of the three-phase motor catalogue. */
export type AcMotorModel = CatalogueModel<AcMotorCandidate>

/** Reducers and three-phase motors indexed for matching; built once per catalogue version. */
export type ReducerCatalogue = {
  readonly gears: readonly GearModel[]
  readonly motors: readonly AcMotorModel[]
  readonly index: ReducerIndex
}

/** Provenance class of the figures by basis. */
export const standingOf = {
  published: standings.maker,
  standard: standings.maker,
  derived: standings.maker,
  secondHand: standings.others,
  unverified: standings.others,
  demo: standings.demonstration,
} as const satisfies Record<Basis, Standing>

/**
 * @param gears rows of the reducers, skus unique
 * @param motors rows of the three-phase motors, skus unique
 * @returns catalogue for the match calls
 */
export const reducerCatalogue = (gears: readonly GearModel[], motors: readonly AcMotorModel[]): ReducerCatalogue => ({
  gears,
  motors,
  index: reducerIndex(
    gears.map(({ skuID, basis, candidate }) => ({ sku: skuID, spec: reducerOf(candidate), standing: standingOf[basis] })),
    motors.map(({ skuID, basis, candidate }) => ({ sku: skuID, spec: acMotorOf(candidate), standing: standingOf[basis] })),
  ),
})

/** A matching reducer, with its three-phase motor. */
export type ReducerPair = { readonly gear: GearModel; readonly motor?: AcMotorModel } & Omit<ReducerMatch, 'gear' | 'motor'>

/** Values of a filter with the number of matches for each. */
export type FilterOptions = Readonly<Record<ReducerFilterKey, readonly { readonly value: string; readonly count: number }[]>>

/** Answer of the match calls. */
export type ReducerAnswer = {
  /** Number of all matches, including those beyond the list. */
  readonly count: number
  /** Best first. */
  readonly list: readonly ReducerPair[]
  /** Catalogue positions of the reducers that match with at least one motor, ascending. */
  readonly gears: readonly number[]
  readonly counts: FilterOptions
  /** Filter options of a list that omits demonstration series if anything else matches. */
  readonly offered: FilterOptions
  /** Reducers that exceed no limit but cannot be fully checked, each once with its best motor. */
  readonly notKnown: Pick<ReducerAnswer, 'list' | 'gears'>
}

/** A measure of a pair: takes its rows and its computed figures. */
export type PairMeasure = (gear: GearModel, motor: AcMotorModel | undefined, found: Omit<ReducerMatch, 'gear' | 'motor'>) => number

/** Length of the list (default 300), an alternative sort criterion, and overridden assumptions. */
export type MatchSetting = { readonly limit?: number; readonly farness?: PairMeasure | undefined; readonly overrides?: AssumptionOverrides }

const valuesOf = {
  precisionType: precisionTypes,
  transmissionType: transmissionTypes,
  gearType: gearTypes,
  reducerType: reducerTypes,
} as const satisfies Record<ReducerFilterKey, readonly string[]>

function filterOptions(counts: FilterCounts): FilterOptions {
  const optionsOf = (key: ReducerFilterKey) =>
    valuesOf[key].flatMap((value) => {
      const count = counts[key][value]
      return count ? [{ value, count }] : []
    })
  // Object.fromEntries widens the keys to string; these are the filter keys.
  return Object.fromEntries(reducerFilterKeys.map((key) => [key, optionsOf(key)])) as Record<ReducerFilterKey, ReturnType<typeof optionsOf>>
}

function answerOf(
  { gears, motors }: ReducerCatalogue,
  { count, list, gears: matching, counts, offered, notKnown }: ReducerMatches,
): ReducerAnswer {
  const pairsOf = (matches: readonly ReducerMatch[]): ReducerPair[] =>
    matches.flatMap(({ gear, motor, ...match }): ReducerPair[] => {
      const model = gears[gear]
      const motorModel = motor === undefined ? undefined : motors[motor]
      return model ? [{ gear: model, ...(motorModel && { motor: motorModel }), ...match }] : []
    })
  return {
    count,
    list: pairsOf(list),
    gears: matching,
    counts: filterOptions(counts),
    offered: filterOptions(offered),
    notKnown: { gears: notKnown.gears, list: pairsOf(notKnown.list) },
  }
}

const optionsOf = (
  parameters: Parameters<typeof filtersOf>[0],
  { gears, motors }: ReducerCatalogue,
  { limit, farness }: MatchSetting,
): MatchOptions => ({
  filters: filtersOf(parameters),
  ...(limit !== undefined && { limit }),
  ...(farness && {
    farness: (match) => {
      const gear = gears[match.gear]
      return gear ? farness(gear, motors[match.motor ?? -1], match) : Infinity
    },
  }),
})

/**
 * @param parameters decoded request of the three-phase mode
 * @param catalogue reducers and motors
 * @param setting length of the list
 * @returns pairs of reducer and motor, best first (docs/ranking.md), their number, counts per filter value
 */
export function* matchThreePhase(
  parameters: ThreePhaseParameters,
  catalogue: ReducerCatalogue,
  setting: MatchSetting = {},
): Cooperative<ReducerAnswer> {
  const threePhase = threePhaseSettingOf(parameters, setting.overrides)
  return answerOf(catalogue, yield* threePhaseMatches(threePhase, catalogue.index, optionsOf(parameters, catalogue, setting)))
}

/**
 * @param parameters decoded request of the servo mode, with its motor
 * @param catalogue reducers
 * @param setting length of the list, overridden assumptions
 * @returns reducers for the motor, best first (docs/ranking.md), their number, counts per filter value
 */
export function matchServo(parameters: ServoParameters, catalogue: ReducerCatalogue, setting: MatchSetting = {}): ReducerAnswer {
  return answerOf(
    catalogue,
    servoMatches(servoSettingOf(parameters, setting.overrides), catalogue.index, optionsOf(parameters, catalogue, setting)),
  )
}

/**
 * @param parameters decoded request of the three-phase mode
 * @param overrides assumption values of the request
 * @returns the duty and the values of the assumptions, SI
 */
export const threePhaseSettingOf = (parameters: ThreePhaseParameters, overrides: AssumptionOverrides = {}) => ({
  duty: threePhaseDuty(parameters),
  assumptions: resolveAssumptions(threePhaseAssumptions, parameters, overrides).values,
})

/**
 * @param parameters decoded request of the servo mode, with its motor
 * @param overrides assumption values of the request
 * @returns the duty, the motor, and the values of the assumptions, SI
 */
export function servoSettingOf(parameters: ServoParameters, overrides: AssumptionOverrides = {}) {
  const assumptions = resolveAssumptions(servoAssumptions, parameters, overrides).values
  return { duty: servoDuty(parameters), motor: chosenDrive(parameters, assumptions.peakTorqueFactor), assumptions }
}

/**
 * @param parameters decoded request of the manual mode
 * @param overrides assumption values of the request
 * @returns the duty and the values of the assumptions, SI
 */
export const manualSettingOf = (parameters: ManualParameters, overrides: AssumptionOverrides = {}) => ({
  duty: manualDuty(parameters),
  assumptions: resolveAssumptions(manualAssumptions, parameters, overrides).values,
})

/**
 * @param parameters decoded request of the servo mode, with its motor
 * @param overrides assumption values of the request
 * @returns the assumed ratings at the motor's shaft: torques in N·m, speeds in rpm
 */
export function servoRatings(parameters: ServoParameters, overrides?: AssumptionOverrides): ServoMotorRatings {
  const { ratedTorque, peakTorque, ratedSpeed, maxSpeed } = servoSettingOf(parameters, overrides).motor
  const inRpm = (speed: number): number => inUnit(speed, 'rpm')
  return { ratedTorqueNm: ratedTorque, peakTorqueNm: peakTorque, ratedSpeedRpm: inRpm(ratedSpeed), maxSpeedRpm: inRpm(maxSpeed) }
}

/**
 * @param parameters decoded request of the manual mode
 * @param catalogue reducers
 * @param setting length of the list
 * @returns reducers, best first (docs/ranking.md), their number, counts per filter value
 */
export const matchManual = (parameters: ManualParameters, catalogue: ReducerCatalogue, setting: MatchSetting = {}): ReducerAnswer =>
  answerOf(
    catalogue,
    manualMatches(manualSettingOf(parameters, setting.overrides), catalogue.index, optionsOf(parameters, catalogue, setting)),
  )
