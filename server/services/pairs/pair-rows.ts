import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { PairFamily, TableRows } from '../../../families/define/pair-family.ts'
import type { CurrentCatalogue } from '../../catalogue/store/catalogue.ts'
import { createAnswerCache } from '../selection/answer-cache.ts'

/** The requested rows: of the table that the cards describe, and of all other tables. */
export interface WantedRows {
  /** Identifies the choice of rows. */
  readonly key: string
  readonly isWanted: (model: CatalogueModel<unknown>) => boolean
  readonly isWantedPart: (model: CatalogueModel<unknown>) => boolean
}

/** Rows of one catalogue version, arranged as the family needs them. */
export interface LaidOut {
  readonly version: string
  readonly rows: unknown
  /** Arranges only the requested rows. */
  readonly only: (wanted: WantedRows) => unknown
}

/** Number of arranged choices kept in the cache. */
const keptChoices = 8

/** The current rows, arranged on first use of each version. `table` is the table that the cards describe. */
export const createRows = (
  { layOut, table }: Pick<PairFamily, 'layOut'> & { readonly table: string },
  current: CurrentCatalogue,
): (() => LaidOut) => {
  let kept: LaidOut | undefined
  const choices = createAnswerCache<unknown>(keptChoices)
  return () => {
    const { version, listOf } = current()
    if (kept?.version === version) return kept
    const rowsOf: TableRows = (one) => listOf(one).models
    const only = ({ key, isWanted, isWantedPart }: WantedRows) =>
      choices.recall(version, key, () => layOut((one) => rowsOf(one).filter(one.id === table ? isWanted : isWantedPart)))
    return (kept = { version, rows: layOut(rowsOf), only })
  }
}
