import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { PairFamily, TableRows } from '../../../families/define/pair-family.ts'
import type { CurrentCatalogue } from '../../catalogue/store/catalogue.ts'
import { createAnswerCache } from '../selection/answer-cache.ts'

/** Which rows are wanted: of the table that the cards are about, and of all others. */
export interface WantedRows {
  /** Tells these rows from others. */
  readonly key: string
  readonly isWanted: (model: CatalogueModel<unknown>) => boolean
  readonly isWantedPart: (model: CatalogueModel<unknown>) => boolean
}

/** Rows of one version of the catalogue, laid out by the family that they belong to. */
export interface LaidOut {
  readonly version: string
  readonly rows: unknown
  /** The wanted rows alone, laid out. */
  readonly only: (wanted: WantedRows) => unknown
}

/** Choices of rows that are kept laid out. */
const keptChoices = 8

/** The rows of now; a version is laid out when it is asked for the first time. `table` is the one that the cards are about. */
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
