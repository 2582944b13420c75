import type { CheckAnswer, Explanation, LedgerModel } from '../../../contract/results/selection.ts'
import type { CheckedPair, ExplainedPairs, ListPart, PairFamily, PairPreparation } from '../../../families/define/pair-family.ts'
import { type Parsed, refuse } from '../../../families/define/parsed.ts'
import { ledgerRow, namesOf } from '../../../families/selection/candidate-rows.ts'
import { lookedAt, withMarginFirst } from '../../../families/selection/narrow.ts'
import { checkSizing } from '../../../families/selection/check-candidate.ts'
import { mapCooperatively, type Cooperative } from '../../../engine/base/cooperative.ts'
import type { LaidOut } from './pair-rows.ts'

/** The requested page of a list. */
export const pageOf = <T>(list: readonly T[], { page, size }: ListPart): readonly T[] => list.slice((page - 1) * size, page * size)

/** Number of list items needed for a page: the first item of a list is chosen among several. */
export const lengthUpTo = ({ page, size }: ListPart): number => Math.max(page * size, lookedAt)

/** The list with a pair that keeps a margin moved to the front, as in the lists of every family. */
export const marginFirst = (list: readonly unknown[], { mayLead, card }: PairPreparation): readonly unknown[] =>
  withMarginFirst(list, (pair) => ({
    utilisation: mayLead(pair, list[0]) ? (card(pair).utilisation ?? Infinity) : Infinity,
    suits: true,
  }))

type Row = LedgerModel & Required<Pick<LedgerModel, 'values' | 'warnings'>>

const isFinite = ({ checks }: Row): boolean =>
  checks.every(({ required, available, utilisation }) => [required, available, utilisation].every(Number.isFinite))

/**
 * Checks and values of each pair; if none matches, the nearest pairs with the changes that each needs. A fault where figures
 * overflow.
 */
export function* explainPairs(
  { prepare, partsOf, explanation }: PairFamily,
  { query, named, only }: ExplainedPairs,
  { version, rows }: LaidOut,
): Cooperative<Parsed<Explanation>> {
  if (named !== undefined && only !== undefined) return refuse('notSent', 'only')
  const preparation = prepare(query, rows)
  const judged = (pair: unknown) => {
    const parts = partsOf(pair)
    const sizing = preparation.size(parts.candidate)
    return { sizing, row: { ...ledgerRow(parts, sizing), warnings: [...sizing.warnings] } }
  }
  const toRow = (pair: unknown): Row => {
    const { sizing, row } = judged(pair)
    return { ...row, values: sizing.values() }
  }
  /** Rejected pairs without their values, which would dominate the size of the answer; a pair requested by name has them. */
  function* rejectedRows() {
    const rejected = yield* preparation.rejected()
    const nearest = rejected.slice(0, explanation.longestRejected)
    return { rejected: rejected.length, models: yield* mapCooperatively(nearest, (pair): Row => ({ ...judged(pair).row, values: [] })) }
  }
  const { models: found, list } = yield* preparation.find(lengthUpTo(query))
  const matched = found.length
  function* listed(): Cooperative<Pick<Explanation, 'rejected'> & { readonly models: Row[] }> {
    if (named !== undefined) return { models: [toRow(named)] }
    if (only === 'failed') return yield* rejectedRows()
    return { models: yield* mapCooperatively(pageOf(marginFirst(list, preparation), query), toRow) }
  }
  const requested = yield* listed()
  if (!requested.models.every(isFinite)) return refuse('notFinite', explanation.faultPath)
  const nearest = matched > 0 ? [] : yield* preparation.nearest()
  return {
    values: {
      catalogueVersion: version,
      assumptions: [...preparation.assumptions(named === undefined ? undefined : partsOf(named).candidate)],
      demands: [],
      matched,
      total: preparation.total,
      ...requested,
      nearest: nearest.map(({ pair, failing, fixes }) => ({ ...namesOf(partsOf(pair)), failing: [...failing], fixes: [...fixes] })),
    },
  }
}

/** The sizing of a described pair, or a fault where figures overflow. */
export const checkPair = (
  { prepare }: PairFamily,
  { query, candidate }: CheckedPair,
  rows: unknown,
): Parsed<CheckAnswer & { readonly warnings: readonly string[] }> => {
  const preparation = prepare(query, rows)
  const sizing = preparation.size(candidate)
  const checked = checkSizing(preparation.assumptions(candidate), sizing)
  return 'issues' in checked ? { faults: checked.issues } : { values: { ...checked.answer, warnings: [...sizing.warnings] } }
}
