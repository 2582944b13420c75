import type { ReducerCalculation, ReducerOption, ServoCalculation } from '../../../contract/reducer-working.ts'
import type { RecommendedModel } from '../../../contract/selection.ts'
import { type CardContext, reducerCard } from '../../../families/reducer/card.ts'
import { type FilterOptions, type ReducerPair, servoRatings } from '../../../families/reducer/match.ts'
import { trustOrder } from '../../catalogue/family.ts'
import { findPairs, pageOf } from './find-pairs.ts'
import type { AskedReducer } from './read-reducer-request.ts'
import type { ReducerRows } from './reducer-rows.ts'

/** Drawings of the reducer types; the other choices have none. */
const icons: Readonly<Record<string, string>> = {
  helicalInline: 'reducer-inline',
  parallelShaft: 'reducer-parallel',
  bevelHelical: 'reducer-bevel',
  helicalWorm: 'reducer-worm',
  worm: 'reducer-worm',
  planetary: 'reducer-planetary',
  rightAnglePlanetary: 'reducer-right-angle',
  cycloidal: 'reducer-inline',
}

const toOptions = (options: FilterOptions[keyof FilterOptions], drawings: Readonly<Record<string, string>> = {}): ReducerOption[] =>
  options.map(({ value, count }) => ({ value, icon: drawings[value] ?? '', customValue: '', count }))

/** Where the figures of a pair come from: the part that can be relied on less speaks for both. */
export const originOf = ({ gear, motor }: Pick<ReducerPair, 'gear' | 'motor'>): Pick<RecommendedModel, 'basis' | 'source'> => {
  if (!motor) return { basis: gear.basis, source: gear.source }
  const basis = trustOrder[motor.basis] > trustOrder[gear.basis] ? motor.basis : gear.basis
  return { basis, source: motor.source === gear.source ? gear.source : `${gear.source}; ${motor.source}` }
}

/** What a card is made for. */
export const contextOf = ({ request, servoSku }: AskedReducer, { motor }: Pick<ReducerPair, 'motor'>): CardContext => ({
  request,
  ...(motor && { motor }),
  ...(servoSku !== undefined && { servoSku }),
})

const toCard = (asked: AskedReducer, pair: ReducerPair, isDefault: boolean): RecommendedModel => {
  const { gear, motor } = pair
  const { warnings, ...card } = reducerCard(gear, contextOf(asked, pair))
  return {
    skuID: gear.skuID,
    skuName: gear.skuName,
    serviceID: gear.series,
    icon: gear.icon,
    series: gear.series,
    maker: gear.maker,
    ...card,
    warnings: [...warnings],
    ...originOf(pair),
    isDefault,
    candidate: { gear: gear.candidate, ...(motor && { motor: motor.candidate }) },
  }
}

/**
 * Matches → cards of the page in rank order → what the groups of choices still hold.
 * @returns the answer of the mode: for a servo motor also the ratios and what the motor gives
 */
export const calculateReducer = (asked: AskedReducer, { version, catalogue }: ReducerRows): ReducerCalculation | ServoCalculation => {
  const { count, list, gears, counts, ratios } = findPairs(asked, catalogue)
  const [first] = list
  const { request } = asked
  return {
    count,
    matched: gears.length,
    list: pageOf(list, asked).map((pair) => toCard(asked, pair, pair === first)),
    precisionTypeList: toOptions(counts.precisionType),
    transmissionTypeList: toOptions(counts.transmissionType),
    gearTypeList: toOptions(counts.gearType),
    reducerTypeList: toOptions(counts.reducerType, icons),
    ...(request.mode === 'servo' && { iList: [...ratios], motor: servoRatings(request.parameters) }),
    total: catalogue.gears.length,
    catalogueVersion: version,
  }
}
