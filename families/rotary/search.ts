/** Searches the current platforms and motors for a request. */
import { foundPair, offersOf } from '../define/named-pair.ts'
import type { Cooperative } from '../../engine/base/cooperative.ts'
import { longestUnknownList, type FoundPairs, type PairParts, type PairPreparation, type SizedCard } from '../define/pair-family.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { readCustomMotor, writeCustomMotor } from '../reducer/wire/custom-motor.ts'
import { resolvedRotaryAssumptions } from './assumptions.ts'
import { platformAssembly } from './assembly.ts'
import { rotaryOrderCodes } from './order-codes.ts'
import { orderCode } from '../define/order-code.ts'
import { platformWarnings, rotaryCard, type ShownPair, withOwnMotor } from './card.ts'
import { matchRotary, type PlatformMatch, type RotaryAnswer, type RotaryCatalogue } from './match.ts'
import { nearestPlatforms } from './nearest.ts'
import { rotaryPairAssumptions, sizeRotaryPair, type RotaryCandidates } from './pair.ts'
import { type PlatformType, platformTypeOf } from './platform-type.ts'
import type { RotaryQuery, RotaryPairCandidate } from './read-request.ts'
import { rejectedPlatforms, unknownPlatforms } from './rejected.ts'
import type { RotaryRows } from './rotary-rows.ts'

/** Drawings of the platform types. */
export const platformIcons: Readonly<Record<PlatformType, string>> = {
  hollowRoller: 'rotary-hollow-roller',
  hollowBall: 'rotary-hollow-ball',
  integratedActuator: 'rotary-actuator',
  directDrive: 'rotary-direct',
}

/** Each platform once with its best motor, and the filter options of the matches. */
export type FoundPlatforms = FoundPairs<ShownPair> & Pick<RotaryAnswer, 'options' | 'recommendedRatio'>

/** Converts a described pair to the input of the sizing. */
const toSized = (candidate: RotaryPairCandidate): RotaryCandidates => {
  const { platform, motor, customMotor } = readCustomMotor(candidate)
  return { platform, ...(motor && { motor: { motor } }), ...(customMotor && { motor: { customMotor } }) }
}

/**
 * @param pair rows of a platform and its motor
 * @returns rows and figures in the form of the pair families
 */
export const partsOfPlatform = ({ platform, motor, customMotor }: ShownPair): PairParts<RotaryPairCandidate> => ({
  model: platform,
  ...(motor && { motor }),
  candidate: writeCustomMotor({ platform: platform.candidate, ...(motor && { motor: motor.candidate }), customMotor }),
})

const modelsOf = (found: readonly PlatformMatch[]) => found.map(({ platform }) => platform)

/** Assumptions of the sizing of a pair; without a pair, those that any of them may use. */
function assumptionsOf({ motor, overrides }: RotaryQuery, candidate: RotaryPairCandidate | undefined) {
  if (candidate) return rotaryPairAssumptions(toSized(candidate), overrides)
  const isDescribed = motor !== undefined && 'customMotor' in motor && motor.customMotor.t2Max === undefined
  return resolvedRotaryAssumptions(overrides).list.filter(({ name }) => isDescribed || name !== 'peakTorqueFactor')
}

const isSame = (one: { readonly skuID: string } | undefined, other: { readonly skuID: string } | undefined): boolean =>
  one?.skuID === other?.skuID

/** Finds the named parts: with a motor that is chosen where none is named, and with what can take the place of each. */
function* findNamed(
  { demand, motor: chosen, overrides, only }: RotaryQuery,
  catalogue: RotaryCatalogue,
  card: (pair: ShownPair) => SizedCard,
): Cooperative<FoundPlatforms> {
  const own = chosen && 'customMotor' in chosen ? chosen : undefined
  const { list, notKnown, options } = yield* matchRotary(demand, catalogue, { overrides, limit: Infinity, ...(own && { motor: own }) })
  const isWhole = only && (only.motor !== undefined || own !== undefined || only.platform.candidate.drive !== 'gear')
  const first = () => [...list, ...notKnown.map(({ best }) => best)].find(({ platform }) => isSame(platform, only?.platform))
  const named = isWhole ? only : first()
  if (!named) return { models: [], list: [], options }
  const pair = withOwnMotor(named, own)
  const cardOf = (other: ShownPair) => card(withOwnMotor(other, own))
  const platforms = list.filter(({ platform, motor }) => isSame(motor, pair.motor) && !isSame(platform, pair.platform))
  const motors = list.filter(({ platform, motor }) => isSame(platform, pair.platform) && !isSame(motor, pair.motor))
  return {
    ...foundPair(pair, { card, partsOf: partsOfPlatform }),
    options,
    others: [...offersOf('platform', platforms, cardOf), ...offersOf('motor', motors, cardOf)],
  }
}

const trustOf = ({ platform: { basis } }: ShownPair): number => trustOrder[basis]

/**
 * @param query request with everything that it names looked up
 * @param rows current platforms and motors
 * @returns the prepared request
 */
export function preparePlatforms(
  query: RotaryQuery,
  { catalogue, modelsOf: orderedWith }: RotaryRows,
): PairPreparation<ShownPair, RotaryPairCandidate, FoundPlatforms> {
  const { demand, choice, motor, overrides } = query
  const setting = { choice, overrides, ...(motor && { motor }) }
  const cardOf = (pair: ShownPair): SizedCard => {
    const { warnings, ...card } = rotaryCard(demand, pair, overrides)
    const { skuName: name, series, candidate } = pair.platform
    const flange = card.motorFlangeCode
    const code = orderCode(rotaryOrderCodes, series, { name, ...(flange !== undefined && { flange }) })
    const assembly = platformAssembly(pair, { code, modelsOf: orderedWith }, card.sizing)
    return { ...card, warnings: [...warnings], icon: platformIcons[platformTypeOf(candidate)], assembly }
  }
  return {
    total: catalogue.platforms.length,
    assumptions: (candidate) => assumptionsOf(query, candidate),
    size: (candidate) => {
      const sizing = sizeRotaryPair(demand, toSized(candidate), overrides)
      // The infinite life of an unloaded bearing is omitted.
      const values = () => sizing.values().filter(({ value }) => Number.isFinite(value))
      return { ...sizing, values, warnings: platformWarnings(values()) }
    },
    card: cardOf,
    *find(longestList) {
      if (query.only) return yield* findNamed(query, catalogue, cardOf)
      const { platforms, notKnown, options, recommendedRatio } = yield* matchRotary(demand, catalogue, { ...setting, limit: 0 })
      const bestOf = (found: readonly PlatformMatch[], longest: number): readonly ShownPair[] =>
        found.slice(0, longest).map(({ best }) => withOwnMotor(best, motor))
      return {
        models: modelsOf(platforms),
        list: bestOf(platforms, longestList),
        options,
        ...(notKnown.length > 0 && { notKnown: { models: modelsOf(notKnown), list: bestOf(notKnown, longestUnknownList) } }),
        ...(recommendedRatio !== undefined && { recommendedRatio }),
      }
    },
    mayLead: (pair, first) => pair.match === first.match && trustOf(pair) <= trustOf(first),
    *rejected() {
      return [...(yield* unknownPlatforms(demand, catalogue, setting)), ...(yield* rejectedPlatforms(demand, catalogue, setting))]
    },
    nearest: () => nearestPlatforms(demand, catalogue, setting),
  }
}
