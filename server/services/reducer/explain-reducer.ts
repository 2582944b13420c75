import { longestRejectedList, type ReducerCheckAnswer, type ReducerExplanation } from '../../../contract/reducer-working.ts'
import type { Check, SizedValue } from '../../../contract/sizing.ts'
import { pairWarnings } from '../../../families/reducer/card.ts'
import type { ReducerPair } from '../../../families/reducer/match.ts'
import { type PairCandidates, pairAssumptions, type ReducerRequest, sizePair } from '../../../families/reducer/pair.ts'
import { verdictOf } from '../../../families/governing-check.ts'
import type { Read } from '../requests/faults.ts'
import { originOf } from './calculate-reducer.ts'
import { findPairs, findRejected, type FoundPairs, nearestTo, pageOf } from './find-pairs.ts'
import type { AskedReducer } from './read-reducer-request.ts'
import type { ReducerRows } from './reducer-rows.ts'

/** Catalogue rows of a gear and its three-phase motor. */
export type NamedPair = Pick<ReducerPair, 'gear' | 'motor'>

/** What an explanation is asked for, and of which rows: one pair, else those that fit (as without `only`) or those that do not. */
export interface AskedExplanation {
  readonly asked: AskedReducer
  readonly named: NamedPair | undefined
  readonly only: 'passed' | 'failed' | undefined
}

/** Every check and value of a pair. It passes when it belongs in the answer: a use factor below 1 is a warning where no service factor is asked for. */
const judge = (request: ReducerRequest, pair: PairCandidates) => {
  const sizing = sizePair(request, pair)
  return {
    ...verdictOf(sizing.limits),
    passed: sizing.fits,
    checks: sizing.checks(),
    notMade: [...sizing.notMade],
    values: sizing.values(),
    warnings: [...pairWarnings(sizing)],
  }
}

const candidatesOf = ({ gear, motor }: NamedPair): PairCandidates => ({
  gear: gear.candidate,
  ...(motor && { motor: motor.candidate }),
})

const namesOf = ({ gear, motor }: NamedPair) => ({
  skuID: gear.skuID,
  skuName: gear.skuName,
  ...(motor && { motorSku: motor.skuID }),
})

const toRow = (request: ReducerRequest, pair: NamedPair): ReducerExplanation['models'][number] => ({
  ...namesOf(pair),
  series: pair.gear.series,
  maker: pair.gear.maker,
  ...originOf(pair),
  ...judge(request, candidatesOf(pair)),
})

type Rows = Pick<ReducerExplanation, 'models' | 'rejected'>

/**
 * What does not fit, whatever its other checks say: a gear unit without a stated adapter has none that fails. The values of so many rows would be
 * most of the answer; they are there for a row that is asked for by name.
 */
const rejectedRows = (asked: AskedReducer, { catalogue }: ReducerRows): Rows => {
  const rejected = findRejected(asked, catalogue)
  const models = rejected.slice(0, longestRejectedList).map((pair) => ({ ...toRow(asked.request, pair), values: [], passed: false }))
  return { rejected: rejected.length, models }
}

const matchingRows = (asked: AskedReducer, { list }: FoundPairs): Rows => ({
  models: pageOf(list, asked).map((pair) => toRow(asked.request, pair)),
})

/**
 * @param explained request, part of the list, and which rows: one pair, what fits, what does not
 * @param rows catalogue of now
 * @returns checks and values per pair; where nothing fits, the nearest pairs with the change that each needs
 */
export const explainReducer = ({ asked, named, only }: AskedExplanation, rows: ReducerRows): ReducerExplanation => {
  const { request } = asked
  const found = findPairs(asked, rows.catalogue)
  const nearest = found.count > 0 ? [] : nearestTo(request, rows.catalogue)
  const wanted = (): Rows => (only === 'failed' ? rejectedRows(asked, rows) : matchingRows(asked, found))
  return {
    catalogueVersion: rows.version,
    assumptions: pairAssumptions(request),
    demands: [],
    matched: found.gears.length,
    total: rows.catalogue.gears.length,
    ...(named ? { models: [toRow(request, named)] } : wanted()),
    nearest: nearest.map(({ fix, ...pair }) => {
      const failing = judge(request, candidatesOf(pair)).checks.filter(({ passed }) => !passed)
      return { ...namesOf(pair), failing: failing.map(({ name }) => name), fixes: [fix] }
    }),
  }
}

const numbersOf = ({
  values,
  checks,
}: {
  readonly values: readonly SizedValue[]
  readonly checks: readonly Check[]
}): readonly number[] => [
  ...values.map(({ value }) => value),
  ...checks.flatMap(({ required, available, utilisation }) => [required, available, utilisation]),
  ...[...values, ...checks].flatMap(({ inputs = [] }) => inputs.map(({ value }) => value)),
]

/** The sizing of a described reducer, and in three-phase mode its described motor; or a fault where the figures overflow. */
export const checkReducer = (request: ReducerRequest, candidates: PairCandidates): Read<ReducerCheckAnswer> => {
  const judged = judge(request, candidates)
  if (!numbersOf(judged).every(Number.isFinite)) return { faults: [{ code: 'notFinite', path: 'candidate', params: {} }] }
  return { values: { assumptions: pairAssumptions(request), ...judged } }
}
