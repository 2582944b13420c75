/** Matches rotary platforms to a demand: platforms with their motors, filter options, the recommended I. */
import type { RotaryDemand } from './sizing/demand.ts'
import { rotaryIndex, rotaryMatches, type RotaryIndex, type RotaryMatch } from './sizing/match.ts'
import type { AssumptionOverrides } from '../define/assumption-set.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { chosenDrive, servoDriveOf } from '../reducer/conversion.ts'
import type { ServoMotorChoice } from '../reducer/parameters.ts'
import { resolvedRotaryAssumptions } from './assumptions.ts'
import type { Cooperative } from '../../engine/base/cooperative.ts'
import { platformOf } from './conversion.ts'
import { isChosen, rotaryOptions, type RotaryChoice, type RotaryOptions } from './options.ts'
import { recommendedRatio } from './recommended-ratio.ts'
import type { PlatformModel, RotaryPair, ServoMotorModel } from './rotary-pair.ts'

/** Platforms and servo motors indexed for matching; built once per catalogue version. */
export type RotaryCatalogue = {
  readonly platforms: readonly PlatformModel[]
  readonly motors: readonly ServoMotorModel[]
  readonly index: RotaryIndex
}

/** Places of the platforms among the sizes: a size is a permissible torque, of figures with one trust. */
function sizesOf(platforms: readonly PlatformModel[]): number[] {
  const isNext = ({ candidate, basis }: PlatformModel, before: PlatformModel | undefined): boolean =>
    candidate.permissibleTorqueNm !== before?.candidate.permissibleTorqueNm || trustOrder[basis] !== trustOrder[before.basis]
  let size = -1
  return platforms.map((platform, place) => (isNext(platform, platforms[place - 1]) ? (size += 1) : size))
}

/**
 * @param platforms in rank order
 * @param motors in rank order
 */
export const rotaryCatalogue = (platforms: readonly PlatformModel[], motors: readonly ServoMotorModel[]): RotaryCatalogue => ({
  platforms,
  motors,
  index: rotaryIndex(
    platforms.map(({ candidate }) => platformOf(candidate)),
    motors.map(({ candidate }) => servoDriveOf(candidate)),
    sizesOf(platforms),
  ),
})

/** A matching platform with its motors. */
export type PlatformMatch = {
  readonly platform: PlatformModel
  /** Its best pair. */
  readonly best: RotaryPair
  /** Number of its matching pairs. */
  readonly count: number
}

/** Result of a match. */
export type RotaryAnswer = {
  /** Number of all pairs, including those beyond the list. */
  readonly count: number
  /** Best first. */
  readonly list: readonly RotaryPair[]
  /** Each platform once, by its best pair. */
  readonly platforms: readonly PlatformMatch[]
  /** Platforms that exceed no limit but cannot be fully checked with any motor, each once, by its best pair. */
  readonly notKnown: readonly PlatformMatch[]
  /** Filter options; the choices for one parameter do not restrict its own options. */
  readonly options: RotaryOptions
  /** The default I, see `recommendedRatio`. */
  readonly recommendedRatio?: number
}

/** Choices, the motor (undefined: all of the catalogue and built-in ones), overridden assumptions, length of the list. */
export type RotaryMatchSetting = {
  readonly choice?: RotaryChoice
  readonly motor?: ServoMotorChoice
  readonly overrides?: AssumptionOverrides
  readonly limit?: number
}

/** Maximum length of a list (specification: 300). */
const listCap = 300

/** The index for the one motor of a request, which excludes platforms with a motor of their own. */
function indexFor(index: RotaryIndex, motor: ServoMotorChoice | undefined, peakTorqueFactor: number): RotaryIndex {
  return motor === undefined ? index : rotaryIndex(index.platforms, [chosenDrive(motor, peakTorqueFactor)], index.sizes)
}

function byPlatform(pairs: readonly RotaryPair[]): PlatformMatch[] {
  const groups = Map.groupBy(pairs, ({ platform }) => platform)
  return [...groups].flatMap(([platform, own]) => {
    const [best] = own
    return best ? [{ platform, best, count: own.length }] : []
  })
}

/**
 * @param demand of the load at the table, SI
 * @param catalogue platforms and servo motors
 * @param setting choices, motor, overridden assumptions
 * @returns pairs of platform and motor, best first (preferred inertia ratio, permitted; then the smaller platform, the smaller motor, the ratio)
 */
export function* matchRotary(
  demand: RotaryDemand,
  catalogue: RotaryCatalogue,
  setting: RotaryMatchSetting = {},
): Cooperative<RotaryAnswer> {
  const { choice = {}, motor, overrides, limit = listCap } = setting
  const { values: assumptions } = resolvedRotaryAssumptions(overrides)
  const { sized, notKnown } = yield* rotaryMatches({ demand, assumptions }, indexFor(catalogue.index, motor, assumptions.peakTorqueFactor))
  const own = motor && 'motor' in motor ? catalogue.motors.find(({ candidate }) => candidate === motor.motor) : undefined
  const toPair = ({ platform, motor: position, ...match }: RotaryMatch): RotaryPair[] => {
    const model = catalogue.platforms[platform]
    if (!model || (motor && position === undefined)) return []
    const motorModel = motor ? own : position === undefined ? undefined : catalogue.motors[position]
    return [{ platform: model, ...(motorModel && { motor: motorModel }), ...match }]
  }
  const all = sized.flatMap(toPair)
  const pairs = all.filter((pair) => isChosen(pair, choice))
  const sizedPlatforms = new Set(pairs.map(({ platform }) => platform))
  const unknown = notKnown.flatMap(toPair).filter((pair) => isChosen(pair, choice) && !sizedPlatforms.has(pair.platform))
  const { i: _i, ...others } = choice
  const recommended = recommendedRatio(
    all.filter((pair) => isChosen(pair, others)),
    motor !== undefined,
  )
  return {
    count: pairs.length,
    list: pairs.slice(0, limit),
    platforms: byPlatform(pairs),
    notKnown: byPlatform(unknown),
    options: rotaryOptions(all, choice),
    ...(recommended === undefined ? {} : { recommendedRatio: recommended }),
  }
}
