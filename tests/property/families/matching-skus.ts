/** Which models fit, by the exact sizing of every one: the oracle for the index. */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { VerdictKind } from '../../../contract/results/sizing.ts'
import type { ExplanationRequest } from '../../../server/services/selection/explain.ts'
import type { Sizer } from '../../../families/define/sizer.ts'

/** Skus of the models with a verdict (all checks made and passed, unless told), in rank order. */
export function matchingSkus<Parameters, Candidate>(
  family: Sizer<Parameters, Candidate>,
  models: readonly CatalogueModel<Candidate>[],
  { parameters, overrides = {}, verdict = 'passed' }: ExplanationRequest<Parameters> & { readonly verdict?: VerdictKind },
): string[] {
  const { size } = family.prepare(parameters, overrides)
  const kindOf = ({ limits, notKnown }: ReturnType<typeof size>): VerdictKind =>
    !limits.every(({ passed }) => passed) ? 'failed' : notKnown.length > 0 ? 'notKnown' : 'passed'
  return models.filter(({ candidate }) => kindOf(size(candidate)) === verdict).map(({ skuID }) => skuID)
}
