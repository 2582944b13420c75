import type { VerdictKind } from '../../../../../contract/results/sizing.ts'
import { runToEnd } from '../../../../../engine/base/cooperative.ts'
import { buildColumnarIndex, type ColumnarSource } from '../../../../../server/catalogue/match-index/columnar-index.ts'

/** The index of a source, built and asked in one go. */
export function createColumnarIndex(source: ColumnarSource) {
  const index = runToEnd(buildColumnarIndex(source))
  return {
    match: (query: Float64Array, limit: number, recheck: (position: number) => VerdictKind) => runToEnd(index.match(query, limit, recheck)),
  }
}
