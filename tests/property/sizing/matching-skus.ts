/** Which models fit, by the exact sizing of every one: the oracle for the index. */
import type { CatalogueModel } from '../../../contract/model.ts'
import type { ExplanationRequest } from '../../../server/services/selection/explain.ts'
import type { Family } from '../../../families/family.ts'

/** Skus of the models that pass all checks, in rank order. */
export function matchingSkus<Parameters, Candidate>(
  family: Family<Parameters, Candidate>,
  models: readonly CatalogueModel<Candidate>[],
  { parameters, overrides = {} }: ExplanationRequest<Parameters>,
): string[] {
  const { size } = family.prepare(parameters, overrides)
  return models.filter(({ candidate }) => size(candidate).limits.every(({ passed }) => passed)).map(({ skuID }) => skuID)
}
