import { longestRotaryList, type RotaryExplanation, type RotaryCheckAnswer } from '../../../contract/rotary-ledger.ts'
import type { AssumptionOverrides } from '../../../families/assumption-set.ts'
import { verdictOf } from '../../../families/governing-check.ts'
import { resolvedRotaryAssumptions } from '../../../families/rotary/assumptions.ts'
import { candidatesOf, rotaryWarnings, type ShownPair } from '../../../families/rotary/card.ts'
import { nearestPlatforms } from '../../../families/rotary/nearest.ts'
import { type RotaryCandidates, rotaryPairAssumptions, sizeRotaryPair } from '../../../families/rotary/pair.ts'
import { rejectedPlatforms } from '../../../families/rotary/rejected.ts'
import type { Read } from '../requests/faults.ts'
import type { AskedRotary } from './read-rotary-request.ts'
import { findPlatforms, type FoundPlatforms, originOf } from './rotary-cards.ts'
import type { RotaryRows } from './rotary-rows.ts'

/** What an explanation is asked for, and of which rows: one pair, else those that fit (as without `only`) or those that do not. */
export interface AskedExplanation {
  readonly asked: AskedRotary
  readonly overrides: AssumptionOverrides
  readonly named: ShownPair | undefined
  readonly only: 'passed' | 'failed' | undefined
  readonly page: number
  readonly size: number
}

const judge = (demand: AskedRotary['demand'], candidates: RotaryCandidates, overrides: AssumptionOverrides) => {
  const sizing = sizeRotaryPair(demand, candidates, overrides)
  return {
    ...verdictOf(sizing.limits),
    passed: sizing.fits,
    checks: sizing.checks(),
    notMade: [...sizing.notMade],
    // A bearing that nothing loads lives for ever: there is no figure for that.
    values: sizing.values().filter(({ value }) => Number.isFinite(value)),
    warnings: [...rotaryWarnings(sizing)],
  }
}

type Row = RotaryExplanation['models'][number]

const namesOf = ({ platform, motor }: ShownPair) => ({
  skuID: platform.skuID,
  skuName: platform.skuName,
  ...(motor && { motorSku: motor.skuID }),
})

const toRow = ({ asked, overrides }: AskedExplanation, pair: ShownPair): Row => ({
  ...namesOf(pair),
  series: pair.platform.series,
  maker: pair.platform.maker,
  ...originOf(pair),
  ...judge(asked.demand, candidatesOf(pair), overrides),
})

type Rows = Pick<RotaryExplanation, 'models' | 'rejected'>

const matchingRows = (explained: AskedExplanation, { best }: FoundPlatforms): Rows => {
  const { page, size } = explained
  return { models: best.slice((page - 1) * size, page * size).map((pair) => toRow(explained, pair)) }
}

/** The values of so many rows would be most of the answer; they are there for a row that is asked for by name. */
const rejectedRows = (explained: AskedExplanation, { catalogue }: RotaryRows): Rows => {
  const { asked, overrides } = explained
  const rejected = rejectedPlatforms(asked.demand, catalogue, { ...asked, overrides })
  const models = rejected.slice(0, longestRotaryList).map((pair) => ({ ...toRow(explained, pair), values: [], passed: false }))
  return { rejected: rejected.length, models }
}

/** What one choice keeps out, and the platforms that miss by least. */
const nearestOf = ({ asked, overrides }: AskedExplanation, { catalogue }: RotaryRows): RotaryExplanation['nearest'] =>
  nearestPlatforms(asked.demand, catalogue, { ...asked, overrides }).map(({ pair, failing, fixes }) => ({
    ...namesOf(pair),
    failing: [...failing],
    fixes: [...fixes],
  }))

const assumptionsOf = ({ asked, overrides, named }: AskedExplanation) => {
  if (named) return rotaryPairAssumptions(candidatesOf(named), overrides)
  const isDescribed = asked.motor !== undefined && 'stlMotor' in asked.motor
  return resolvedRotaryAssumptions(overrides).list.filter(({ name }) => isDescribed || name !== 'peakTorqueFactor')
}

const isFinite = ({ required, available, utilisation }: Row['checks'][number]): boolean =>
  [required, available, utilisation].every(Number.isFinite)

/** Checks and values per pair; where nothing fits, the nearest. A fault where figures of the demand overflow. */
export const explainRotary = (explained: AskedExplanation, rows: RotaryRows): Read<RotaryExplanation> => {
  const { asked, overrides, named, only } = explained
  const found = findPlatforms(asked, rows, overrides)
  const wanted = (): Rows => (only === 'failed' ? rejectedRows(explained, rows) : matchingRows(explained, found))
  const listed: Rows = named ? { models: [toRow(explained, named)] } : wanted()
  if (!listed.models.every(({ checks }) => checks.every(isFinite))) {
    return { faults: [{ code: 'notFinite', path: 'parameters.workingData', params: {} }] }
  }
  return {
    values: {
      catalogueVersion: rows.version,
      assumptions: assumptionsOf(explained),
      demands: [],
      matched: found.platforms.length,
      total: rows.catalogue.platforms.length,
      ...listed,
      nearest: found.count > 0 ? [] : nearestOf(explained, rows),
    },
  }
}

/** The sizing of a described platform with its motor, or a fault where the figures overflow. */
export const checkRotary = (
  demand: AskedRotary['demand'],
  candidates: RotaryCandidates,
  overrides: AssumptionOverrides,
): Read<RotaryCheckAnswer> => {
  const judged = judge(demand, candidates, overrides)
  const inputs = [...judged.checks, ...judged.values].flatMap((row) => row.inputs ?? [])
  const isSound = judged.checks.every(isFinite) && inputs.every(({ value }) => Number.isFinite(value))
  if (!isSound) return { faults: [{ code: 'notFinite', path: 'candidate', params: {} }] }
  return { values: { assumptions: rotaryPairAssumptions(candidates, overrides), ...judged } }
}
