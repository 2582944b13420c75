import { buildColumnarIndex, type ColumnarIndex, type ColumnarSource } from '../../../../../server/catalogue/match-index/columnar-index.ts'

/** The index of a source, in one go. */
export function createColumnarIndex(source: ColumnarSource): ColumnarIndex {
  const steps = buildColumnarIndex(source)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
