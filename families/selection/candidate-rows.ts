/** Rows of answers about a candidate, either one row of the catalogue or a pair: its card and its ledger row. */
import { writeFurtherFigures } from '../../contract/results/answer-words.ts'
import type { LedgerModel, RecommendedModel } from '../../contract/results/selection.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import type { PairCard, PairParts, Sizing } from '../define/pair-family.ts'
import { verdictOf } from '../sizing/verdict.ts'

/** Provenance of a candidate: that of its least reliable part. */
const originOf = ({ model, motor, others = [] }: PairParts): Pick<RecommendedModel, 'basis' | 'source'> => {
  const rows = [model, ...others, ...(motor ? [motor] : [])]
  const least = rows.reduce((worst, row) => (trustOrder[row.basis] > trustOrder[worst.basis] ? row : worst), model)
  return { basis: least.basis, source: [...new Set(rows.map(({ source }) => source))].join('; ') }
}

/** The figures of a candidate for its card, as an object. */
// Every candidate is an object; the import has validated its shape.
const toRecord = (candidate: unknown): Record<string, unknown> => ({ ...(candidate as Record<string, unknown>) })

/** Share used of each check of a card, the highest first; of checks with one name the highest. JSON has no infinite numbers: they are left out. */
export const cardChecks = (limits: Sizing['limits']): NonNullable<RecommendedModel['checks']> =>
  [
    ...Map.groupBy(
      limits.map(({ name, utilisation }) => ({ name, utilisation })).toSorted((one, other) => other.utilisation - one.utilisation),
      ({ name }) => name,
    ).values(),
  ].flatMap(([highest]) => (highest && Number.isFinite(highest.utilisation) ? [highest] : []))

/**
 * @param parts rows and figures of the candidate
 * @param own the family's fields of the card
 * @param isDefault whether it is the first of all
 * @returns the card
 */
export const cardOf = (
  parts: PairParts,
  own: Omit<PairCard, 'isSTL'> & { readonly isSTL?: boolean },
  isDefault: boolean,
): RecommendedModel => {
  const { model, candidate } = parts
  return {
    skuID: model.skuID,
    skuName: model.skuName,
    serviceID: model.series,
    icon: model.icon,
    series: model.series,
    maker: model.maker,
    ...(model.tip === undefined ? {} : { tip: model.tip }),
    isSTL: false,
    ...writeFurtherFigures(own),
    ...originOf(parts),
    isDefault,
    candidate: toRecord(candidate),
  }
}

/** Skus and display names of a candidate. */
export const namesOf = ({ model, motor, others = [] }: PairParts): Pick<LedgerModel, 'skuID' | 'skuName' | 'motorSku'> => ({
  skuID: model.skuID,
  // A screw with other guides is a different axis.
  skuName: [model, ...others].map(({ skuName }) => skuName).join(' + '),
  ...(motor && { motorSku: motor.skuID }),
})

/**
 * @param parts rows of the candidate
 * @param sizing its verdict
 * @returns its ledger row, without intermediate values
 */
export const ledgerRow = (parts: PairParts, { limits, checks, notKnown }: Pick<Sizing, 'limits' | 'checks' | 'notKnown'>): LedgerModel => ({
  ...namesOf(parts),
  series: parts.model.series,
  maker: parts.model.maker,
  ...originOf(parts),
  ...verdictOf({ limits, notKnown }),
  checks: checks(),
  notKnown: [...notKnown],
})
