/** Which models fit, by the exact sizing of every one: the oracle for the index. */
import type { CatalogueModel } from '../../../contract/model.ts'
import type { ExplanationRequest } from '../../../server/services/selection/explain.ts'
import type { Sizer } from '../../../families/define/sizer.ts'

/** Skus of the models that pass all checks, in rank order. */
export function matchingSkus<Parameters, Candidate>(
  family: Sizer<Parameters, Candidate>,
  models: readonly CatalogueModel<Candidate>[],
  { parameters, overrides = {} }: ExplanationRequest<Parameters>,
): string[] {
  const { size } = family.prepare(parameters, overrides)
  return models.filter(({ candidate }) => size(candidate).limits.every(({ passed }) => passed)).map(({ skuID }) => skuID)
}
