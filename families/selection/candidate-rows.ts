/** Rows of answers about a candidate, whether it is one row of the catalogue or a pair: its card, its line in the ledger. */
import { writeFurtherFigures } from '../../contract/results/answer-words.ts'
import type { LedgerModel, RecommendedModel } from '../../contract/results/selection.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import type { PairCard, PairParts, Sizing } from '../define/pair-family.ts'
import { verdictOf } from '../sizing/verdict.ts'

/** Where the figures of a candidate come from: the part that can be relied on least speaks for all. */
const originOf = ({ model, motor, others = [] }: PairParts): Pick<RecommendedModel, 'basis' | 'source'> => {
  const rows = [model, ...others, ...(motor ? [motor] : [])]
  const least = rows.reduce((worst, row) => (trustOrder[row.basis] > trustOrder[worst.basis] ? row : worst), model)
  return { basis: least.basis, source: [...new Set(rows.map(({ source }) => source))].join('; ') }
}

/** A candidate as a card carries it: an object of the contract's shape, whatever the family. */
// Every family's candidate is an object; its shape has been checked by the import.
const toRecord = (candidate: unknown): Record<string, unknown> => ({ ...(candidate as Record<string, unknown>) })

/**
 * @param parts rows and figures of the candidate
 * @param own what its family shows of it
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

/** What a candidate is called. */
export const namesOf = ({ model, motor, others = [] }: PairParts): Pick<LedgerModel, 'skuID' | 'skuName' | 'motorSku'> => ({
  skuID: model.skuID,
  // A screw with other guides is another axis.
  skuName: [model, ...others].map(({ skuName }) => skuName).join(' + '),
  ...(motor && { motorSku: motor.skuID }),
})

/**
 * @param parts rows of the candidate
 * @param sizing its verdict
 * @returns its line in the ledger, without intermediate values
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
