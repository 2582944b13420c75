import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { PairFamily, TableRows } from '../../../families/define/pair-family.ts'
import type { CurrentCatalogue } from '../../catalogue/store/catalogue.ts'
import { createAnswerCache } from '../selection/answer-cache.ts'

/** The requested rows: of the table that the cards describe, and of all other tables. */
export interface RowSelection {
  /** Identifies the choice of rows. */
  readonly key: string
  readonly isIncluded: (model: CatalogueModel<unknown>) => boolean
  readonly isIncludedPart: (model: CatalogueModel<unknown>) => boolean
}

/** Rows of one catalogue version, arranged as the family needs them. */
export interface LaidOut {
  readonly version: string
  readonly rows: unknown
  /** Arranges only the requested rows. */
  readonly only: (selection: RowSelection) => unknown
}

/** Number of arranged choices kept in the cache. */
const mostSelections = 8

/** The current rows, arranged on first use of each version. `table` is the table that the cards describe. */
export const createRows = (
  { layOut, table }: Pick<PairFamily, 'layOut'> & { readonly table: string },
  current: CurrentCatalogue,
): (() => LaidOut) => {
  let cached: LaidOut | undefined
  const choices = createAnswerCache<unknown>(mostSelections)
  return () => {
    const { version, listOf } = current()
    if (cached?.version === version) return cached
    const rowsOf: TableRows = (one) => listOf(one).models
    const only = ({ key, isIncluded, isIncludedPart }: RowSelection) =>
      choices.recall(version, key, () => layOut((one) => rowsOf(one).filter(one.id === table ? isIncluded : isIncludedPart)))
    return (cached = { version, rows: layOut(rowsOf), only })
  }
}
