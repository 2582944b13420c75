import { longestRotaryList } from '../../../contract/rotary-ledger.ts'
import type { RecommendedModel } from '../../../contract/selection.ts'
import type { AssumptionOverrides } from '../../../families/assumption-set.ts'
import { rotaryCard, type ShownPair } from '../../../families/rotary/card.ts'
import { matchRotary, type RotaryAnswer } from '../../../families/rotary/match.ts'
import { type PlatformType, platformTypeOf } from '../../../families/rotary/platform-type.ts'
import { trustOrder } from '../../catalogue/family.ts'
import type { AskedRotary } from './read-rotary-request.ts'
import type { RotaryRows } from './rotary-rows.ts'

/** Drawings of the kinds of platforms. */
export const platformIcons: Readonly<Record<PlatformType, string>> = {
  hollowRoller: 'rotary-hollow-roller',
  hollowBall: 'rotary-hollow-ball',
  integratedActuator: 'rotary-actuator',
  directDrive: 'rotary-direct',
}

/** The pair with the described motor of a request, which is no row of the catalogue. */
export const withOwnMotor = (pair: ShownPair, motor: AskedRotary['motor']): ShownPair =>
  motor && 'stlMotor' in motor ? { ...pair, stlMotor: motor.stlMotor } : pair

/** Matches of a request. `best`: each platform once with the best of its motors, best first, as many as are given out. */
export interface FoundPlatforms extends RotaryAnswer {
  readonly best: readonly ShownPair[]
}

/** What a request finds. */
export const findPlatforms = (
  { demand, choice, motor }: AskedRotary,
  { catalogue }: RotaryRows,
  overrides: AssumptionOverrides = {},
): FoundPlatforms => {
  const answer = matchRotary(demand, catalogue, { choice, overrides, limit: 0, ...(motor && { motor }) })
  return { ...answer, best: answer.platforms.slice(0, longestRotaryList).map(({ best }) => withOwnMotor(best, motor)) }
}

/** How many platforms match, of how many. */
export const countsOf = ({ platforms }: FoundPlatforms, { catalogue, version }: RotaryRows) => ({
  matched: platforms.length,
  total: catalogue.platforms.length,
  catalogueVersion: version,
})

/** Where the figures of a pair come from: the part that can be relied on less speaks for both. */
export const originOf = ({ platform, motor }: Pick<ShownPair, 'platform' | 'motor'>): Pick<RecommendedModel, 'basis' | 'source'> => {
  if (!motor) return { basis: platform.basis, source: platform.source }
  const basis = trustOrder[motor.basis] > trustOrder[platform.basis] ? motor.basis : platform.basis
  return { basis, source: motor.source === platform.source ? platform.source : `${platform.source}; ${motor.source}` }
}

const toCard = (demand: AskedRotary['demand'], pair: ShownPair, isDefault: boolean): RecommendedModel => {
  const { platform, motor, stlMotor } = pair
  const { warnings, ...card } = rotaryCard(demand, pair)
  return {
    skuID: platform.skuID,
    skuName: platform.skuName,
    serviceID: platform.series,
    icon: platformIcons[platformTypeOf(platform.candidate)],
    series: platform.series,
    maker: platform.maker,
    ...card,
    warnings: [...warnings],
    ...originOf(pair),
    isDefault,
    candidate: { platform: platform.candidate, ...(motor && { motor: motor.candidate }), ...(stlMotor && { stlMotor }) },
  }
}

/** The list as cards; the first of all is the default. */
export const cardsOf = ({ demand }: AskedRotary, list: readonly ShownPair[]): RecommendedModel[] =>
  list.map((pair, place) => toCard(demand, pair, place === 0))
