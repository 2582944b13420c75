import type { PairFamily } from '../../../families/define/pair-family.ts'
import type { CurrentCatalogue } from '../../catalogue/store/catalogue.ts'

/** Rows of one version of the catalogue, laid out by the family that they belong to. */
export interface LaidOut {
  readonly version: string
  readonly rows: unknown
}

/** The rows of now; a version is laid out when it is asked for the first time. */
export const createRows = ({ layOut }: Pick<PairFamily, 'layOut'>, current: CurrentCatalogue): (() => LaidOut) => {
  let kept: LaidOut | undefined
  return () => {
    const { version, listOf } = current()
    if (kept?.version !== version) kept = { version, rows: layOut((table) => listOf(table).models) }
    return kept
  }
}
