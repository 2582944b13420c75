import { longestReducerList } from '../../../contract/reducer-working.ts'
import {
  matchManual,
  matchServo,
  matchThreePhase,
  type MatchSetting,
  type ReducerAnswer,
  type ReducerCatalogue,
  type ReducerPair,
} from '../../../families/reducer/match.ts'
import { type NearestPair, nearestPairs } from '../../../families/reducer/nearest.ts'
import { type RejectedPair, rejectedPairs } from '../../../families/reducer/rejected.ts'
import type { ReducerRequest } from '../../../families/reducer/pair.ts'
import { within } from '../../../families/reducer/tolerance.ts'
import { isInside, windowOf } from '../../../sizing/reducer-window.ts'
import type { AskedReducer } from './read-reducer-request.ts'

/** What a request finds, and for a servo motor the ratios that it finds before one is picked. */
export interface FoundPairs extends ReducerAnswer {
  readonly ratios: readonly number[]
}

const match = (request: ReducerRequest, catalogue: ReducerCatalogue, setting: MatchSetting): ReducerAnswer => {
  if (request.mode === 'threePhase') return matchThreePhase(request.parameters, catalogue, setting)
  if (request.mode === 'manual') return matchManual(request.parameters, catalogue, setting)
  return matchServo(request.parameters, catalogue, setting)
}

const nothing: ReducerAnswer = {
  count: 0,
  list: [],
  gears: [],
  counts: { precisionType: [], transmissionType: [], gearType: [], reducerType: [] },
}

const exactly = { lower: 0, upper: 0 }

/** The matches of one ratio among those of a request. */
const matchRatio = (request: Extract<ReducerRequest, { mode: 'servo' }>, ratio: number, catalogue: ReducerCatalogue): ReducerAnswer => {
  const { i } = request.parameters
  if (i && !isInside(ratio, windowOf(i.value, i.lower, i.upper))) return nothing
  return matchServo({ ...request.parameters, i: within(ratio, exactly) }, catalogue)
}

const rising = (pairs: readonly ReducerPair[]): readonly number[] =>
  [...new Set(pairs.map(({ gear }) => gear.candidate.ratio))].toSorted((a, b) => a - b)

/** All that a request finds; the list ends at the longest that is given out. */
export const findPairs = ({ request, ratio }: AskedReducer, catalogue: ReducerCatalogue): FoundPairs => {
  if (request.mode !== 'servo') return { ...match(request, catalogue, { limit: longestReducerList }), ratios: [] }
  const all = match(request, catalogue, { limit: Infinity })
  const wanted = ratio === undefined ? all : matchRatio(request, ratio, catalogue)
  return { ...wanted, list: wanted.list.slice(0, longestReducerList), ratios: rising(all.list) }
}

/** The part of a list that is wanted. */
export const pageOf = <T>(list: readonly T[], { page, size }: Pick<AskedReducer, 'page' | 'size'>): readonly T[] =>
  list.slice((page - 1) * size, page * size)

/** What does not fit, whatever ratio was picked; the nearest first. */
export const findRejected = ({ request }: AskedReducer, catalogue: ReducerCatalogue): readonly RejectedPair[] =>
  rejectedPairs(request, catalogue, new Set(match(request, catalogue, { limit: 1 }).gears))

/** Changes of one demand, each alone, after which something fits. */
export const nearestTo = (request: ReducerRequest, catalogue: ReducerCatalogue): readonly NearestPair[] => {
  const setting = { limit: Infinity }
  if (request.mode === 'threePhase') return nearestPairs(request.parameters, (changed) => matchThreePhase(changed, catalogue, setting))
  if (request.mode === 'manual') return nearestPairs(request.parameters, (changed) => matchManual(changed, catalogue, setting))
  return nearestPairs(request.parameters, (changed) => matchServo(changed, catalogue, setting))
}
