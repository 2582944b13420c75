/** Searches the current reducers and motors for a request. */
import { foundPair, offersOf } from '../define/named-pair.ts'
import { longestUnknownList, type FoundPairs, type PairParts, type PairPreparation, type SizedCard } from '../define/pair-family.ts'
import { type AssembledMotor, reducerAssembly } from './assembly.ts'
import { pairWarnings, reducerCard } from './card.ts'
import { reducerOrderCodes } from './order-codes.ts'
import { orderCode } from '../define/order-code.ts'
import {
  matchManual,
  matchServo,
  matchThreePhase,
  type MatchSetting,
  type PairMeasure,
  type ReducerAnswer,
  type ReducerCatalogue,
  type ReducerPair,
  standingOf,
} from './match.ts'
import { nearestPairs, type NearestPair } from './nearest.ts'
import { mountsServo } from '../define/motor-joint.ts'
import { pairAssumptions, type PairCandidates, type ReducerRequest, sizePair } from './pair.ts'
import { type PhasedDemands, phaseFaults } from './phase-faults.ts'
import type { ReducerQuery } from './read-request.ts'
import { rejectedPairs, type RejectedPair } from './rejected.ts'
import type { ReducerRows } from './reducer-rows.ts'
import type { Offer } from '../../engine/assembly/assembly.ts'
import type { Cooperative } from '../../engine/base/cooperative.ts'
import { isInside, windowOf } from './sizing/window.ts'
import { within } from './tolerance.ts'

/** The result of a search: pairs, counts per filter value, and for a servo motor the ratios before one is selected. */
export type FoundReducers = FoundPairs<RejectedPair> &
  Pick<ReducerAnswer, 'count' | 'counts' | 'offered'> & {
    readonly ratios: readonly number[]
  }

/** The request's overridden assumptions with a length of the list. */
const settingOf = ({ overrides = {} }: ReducerRequest, setting: MatchSetting): MatchSetting => ({ ...setting, overrides })

function* match(request: ReducerRequest, catalogue: ReducerCatalogue, limits: MatchSetting): Cooperative<ReducerAnswer> {
  const setting = settingOf(request, limits)
  yield
  if (request.mode === 'threePhase') return yield* matchThreePhase(request.parameters, catalogue, setting)
  if (request.mode === 'manual') return matchManual(request.parameters, catalogue, setting)
  return matchServo(request.parameters, catalogue, setting)
}

const noOptions: ReducerAnswer['counts'] = { precisionType: [], transmissionType: [], gearType: [], reducerType: [] }
const emptyAnswer: ReducerAnswer = {
  count: 0,
  list: [],
  gears: [],
  counts: noOptions,
  offered: noOptions,
  notKnown: { gears: [], list: [] },
}

const exactly = { lower: 0, upper: 0 }

/** The matches of a request with one ratio. */
const matchRatio = (request: Extract<ReducerRequest, { mode: 'servo' }>, ratio: number, catalogue: ReducerCatalogue): ReducerAnswer => {
  const { i } = request.parameters
  if (i && !isInside(ratio, windowOf(i.value, i.lower, i.upper))) return emptyAnswer
  return matchServo({ ...request.parameters, i: within(ratio, exactly) }, catalogue, settingOf(request, {}))
}

const rising = (pairs: readonly ReducerPair[]): readonly number[] =>
  [...new Set(pairs.map(({ gear }) => gear.candidate.ratio))].toSorted((a, b) => a - b)

const toFound = (
  { gears, list, count, counts, offered, notKnown }: ReducerAnswer,
  { models, ratios, longest }: { readonly models: ReducerCatalogue['gears']; readonly ratios: readonly number[]; readonly longest: number },
): FoundReducers => ({
  models: at(models, gears),
  list: list.slice(0, longest),
  count,
  counts,
  offered,
  ratios,
  ...(notKnown.gears.length > 0 && { notKnown: { models: at(models, notKnown.gears), list: notKnown.list.slice(0, longestUnknownList) } }),
})

const at = <Model>(models: readonly Model[], positions: readonly number[]): readonly Model[] =>
  positions.flatMap((position) => models[position] ?? [])

/** Finds all matches of a request, with the first of its list. */
function* find({ request, ratio }: ReducerQuery, catalogue: ReducerCatalogue, longest: number): Cooperative<FoundReducers> {
  const { gears: models } = catalogue
  if (request.mode !== 'servo') return toFound(yield* match(request, catalogue, { limit: longest }), { models, ratios: [], longest })
  const all = yield* match(request, catalogue, { limit: Infinity })
  return toFound(ratio === undefined ? all : matchRatio(request, ratio, catalogue), { models, ratios: rising(all.list), longest })
}

/** Changes of one demand each after which something matches. */
const nearestTo = (request: ReducerRequest, catalogue: ReducerCatalogue): Cooperative<readonly NearestPair[]> => {
  const first = (farness: PairMeasure) => settingOf(request, { limit: 1, farness })
  const { mode, parameters } = request
  if (mode === 'threePhase') return nearestPairs(parameters, (changed, farness) => matchThreePhase(changed, catalogue, first(farness)))
  if (mode === 'manual') {
    return nearestPairs(parameters, function* (changed, farness) {
      yield
      return matchManual(changed, catalogue, first(farness))
    })
  }
  return nearestPairs(parameters, function* (changed, farness) {
    yield
    return matchServo(changed, catalogue, first(farness))
  })
}

/**
 * @param pair rows of a reducer and its three-phase motor
 * @returns rows and figures in the form of the pair families
 */
export const partsOfReducer = ({ gear, motor }: RejectedPair): PairParts<PairCandidates> => ({
  model: gear,
  ...(motor && { motor }),
  candidate: { gear: gear.candidate, ...(motor && { motor: motor.candidate }) },
})

/** Whether a changed demand does not contradict the phases of the request. */
const isAgreed =
  ({ mode, parameters }: ReducerRequest) =>
  ({ fix: { parameter, to } }: NearestPair): boolean => {
    // The demands of all modes together; a service factor is not compared with phases.
    const demands: PhasedDemands = parameters
    const demand = parameter === 'n2' || parameter === 't2' ? demands[parameter] : undefined
    return phaseFaults(mode, { ...demands, ...(demand && { [parameter]: { ...demand, value: to } }) }).length === 0
  }

/** The motor that a request names or describes. */
const requestedMotor = ({ request, servoSku }: ReducerQuery, servoMotors: ReducerRows['servoMotors']): AssembledMotor | undefined => {
  if (request.mode === 'servo' && 'customMotor' in request.parameters) return { customMotor: request.parameters.customMotor }
  const servo = servoSku === undefined ? undefined : servoMotors.get(servoSku)
  return servo && { servo }
}

const isSame = (one: { readonly skuID: string } | undefined, other: { readonly skuID: string } | undefined): boolean =>
  one?.skuID === other?.skuID

/** Other servo motors that the gear unit passes with; a described motor is not exchanged. */
function otherServoMotors({ request, servoSku, ...query }: ReducerQuery, rows: ReducerRows, { gear }: RejectedPair): readonly Offer[] {
  if (request.mode !== 'servo' || 'customMotor' in request.parameters) return []
  const { parameters } = request
  const { servoAdapters } = gear.candidate
  const mounted = [...rows.servoMotors].filter(
    ([sku, { candidate }]) => sku !== servoSku && mountsServo(servoAdapters, candidate) !== 'refused',
  )
  return offersOf('motor', mounted, ([sku, { candidate: motor }]) =>
    prepareReducers({ ...query, request: { ...request, parameters: { ...parameters, motor } }, servoSku: sku }, rows).card({ gear }),
  )
}

/** Finds the named parts: with a motor that is chosen where none is named, and with what can take the place of each. */
function* findNamed(query: ReducerQuery, rows: ReducerRows, card: (pair: RejectedPair) => SizedCard): Cooperative<FoundReducers> {
  const { ratio: _chosen, ...unchosen } = query
  const { only, request } = query
  const all = yield* find(unchosen, rows.catalogue, Infinity)
  const { notKnown, ...found } = all
  const first = () => [...all.list, ...(notKnown?.list ?? [])].find(({ gear }) => isSame(gear, only?.gear))
  const pair = request.mode === 'threePhase' && only?.motor === undefined ? first() : only
  if (!pair) return { ...found, models: [], list: [] }
  const { gear, motor } = pair
  const units = all.list.filter((other) => isSame(other.motor, motor) && !isSame(other.gear, gear))
  const motors = all.list.filter((other) => isSame(other.gear, gear) && !isSame(other.motor, motor))
  return {
    ...found,
    ...foundPair(pair, { card, partsOf: partsOfReducer }),
    others: [
      ...offersOf('gearUnit', units, card),
      ...(request.mode === 'servo' ? otherServoMotors(query, rows, pair) : offersOf('motor', motors, card)),
    ],
  }
}

/** The worse provenance class of the two rows. */
const standingOfPair = ({ gear, motor }: RejectedPair): number => Math.max(standingOf[gear.basis], motor ? standingOf[motor.basis] : 0)

/**
 * @param query request with its motor looked up
 * @param rows current reducers and motors
 * @returns the prepared request
 */
export function prepareReducers(query: ReducerQuery, rows: ReducerRows): PairPreparation<RejectedPair, PairCandidates, FoundReducers> {
  const { catalogue, servoMotors, modelsOf } = rows
  const { request, servoSku } = query
  const requested = requestedMotor(query, servoMotors)
  const size = (candidate: PairCandidates) => {
    const sizing = sizePair(request, candidate)
    return { ...sizing, warnings: pairWarnings(sizing) }
  }
  const cardOf = ({ gear, motor }: RejectedPair): SizedCard => {
    const { warnings, ...card } = reducerCard(gear, { request, ...(motor && { motor }), ...(servoSku !== undefined && { servoSku }) })
    const { sizing, motorFlangeCode: flange } = card
    const code = orderCode(reducerOrderCodes, gear.series, { name: gear.skuName, ...(flange !== undefined && { flange }) })
    const assembly = reducerAssembly(gear, { code, modelsOf }, { sizing, motor: motor ? { threePhase: motor } : requested })
    return { ...card, warnings: [...warnings], assembly }
  }
  return {
    total: catalogue.gears.length,
    assumptions: () => pairAssumptions(request),
    size,
    card: cardOf,
    find: (longest) => (query.only ? findNamed(query, rows, cardOf) : find(query, catalogue, longest)),
    mayLead: (pair, first) => standingOfPair(pair) <= standingOfPair(first) && (pair.stepsOff ?? 0) <= (first.stepsOff ?? 0),
    // Independent of the selected ratio.
    *rejected() {
      const { gears, notKnown } = yield* match(request, catalogue, { limit: 1 })
      return [...notKnown.list, ...(yield* rejectedPairs(request, catalogue, new Set([...gears, ...notKnown.gears])))]
    },
    *nearest() {
      const agreed = (yield* nearestTo(request, catalogue)).filter(isAgreed(request))
      return agreed.map(({ fix, ...pair }) => {
        const failing = size(partsOfReducer(pair).candidate).limits.filter(({ passed }) => !passed)
        return { pair, failing: failing.map(({ name }) => name), fixes: [fix] }
      })
    },
  }
}
