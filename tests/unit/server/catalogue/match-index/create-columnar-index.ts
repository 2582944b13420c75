import type { VerdictKind } from '../../../../../contract/results/sizing.ts'
import { runToEnd } from '../../../../../engine/base/cooperative.ts'
import { columnarIndexOver, type IndexLayout } from '../../../../../server/catalogue/match-index/columnar-index.ts'
import { buildTermBlocks } from '../../../../../server/catalogue/match-index/term-blocks.ts'

/** The source of an index: one entry of the layout and one column per term, in rank order. */
interface ColumnarSource {
  readonly layout: IndexLayout
  readonly columns: readonly Float64Array[]
  /** Number of models. */
  readonly size: number
}

/** The index of a source, built in one go. */
export const columnarIndexOf = ({ layout, columns, size }: ColumnarSource) =>
  columnarIndexOver(layout, runToEnd(buildTermBlocks(columns, size)))

/** The index of a source, built and asked in one go. */
export function createColumnarIndex(source: ColumnarSource) {
  const index = columnarIndexOf(source)
  return {
    match: (query: Float64Array, limit: number, recheck: (position: number) => VerdictKind) => runToEnd(index.match(query, limit, recheck)),
  }
}
