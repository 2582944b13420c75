import type { VerdictKind } from '../../../../../contract/results/sizing.ts'
import { atOnce } from '../../../../../families/sizing/pieces.ts'
import { buildColumnarIndex, type ColumnarSource } from '../../../../../server/catalogue/match-index/columnar-index.ts'

/** The index of a source, built and asked in one go. */
export function createColumnarIndex(source: ColumnarSource) {
  const index = atOnce(buildColumnarIndex(source))
  return {
    match: (query: Float64Array, limit: number, recheck: (position: number) => VerdictKind) => atOnce(index.match(query, limit, recheck)),
  }
}
