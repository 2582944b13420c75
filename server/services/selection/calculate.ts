/** Finds the models that fit and makes their cards. */
import { type Calculation, pageSize, type RecommendedModel } from '../../../contract/selection.ts'
import type { SizedValue, VerdictKind } from '../../../contract/sizing.ts'
import type { FamilyCatalogue } from '../../catalogue/match-index/model.ts'
import type { AssumptionOverrides } from '../../../families/define/assumption-set.ts'
import type { IndexedSizer, Preparation } from '../../../families/define/sizer.ts'
import { cardOf } from '../../../families/selection/candidate-rows.ts'

/** A request for models. */
export type SelectionRequest<Parameters> = {
  readonly parameters: Parameters
  readonly overrides?: AssumptionOverrides
  /** Most models to list over all pages (the request's `Count`). */
  readonly count: number
  /** Page from 1; without it the whole list. */
  readonly page?: number
}

/** The answer to a request: the list with what goes along, and the results of the calculation as a whole (none for most families). */
export type Selection = Calculation & { readonly results: readonly SizedValue[] }

function recommend<Candidate>(
  preparation: Preparation<Candidate>,
  catalogue: FamilyCatalogue<Candidate>,
  position: number,
): RecommendedModel[] {
  const model = catalogue.models[position]
  if (!model) return []
  const { verdict, notKnown } = preparation.size(model.candidate)
  const { utilisation, governing } = verdict
  const own = { ...preparation.card(model), utilisation, governing, ...(notKnown.length > 0 && { notKnown: [...notKnown] }) }
  return [cardOf({ model, candidate: model.candidate }, own, false)]
}

/**
 * Index → exact sizing of the listed models → cards in rank order; the first of all is the default.
 * @param family product family
 * @param catalogue one version of its models
 * @param request decoded parameters, changed assumptions, count and page
 * @returns cards of the page, number of matches, number of models, catalogue version, assumptions, one cycle of the motion; results for the
 *   best model
 */
export function calculateSelection<Parameters, Candidate>(
  family: IndexedSizer<Parameters, Candidate>,
  catalogue: FamilyCatalogue<Candidate>,
  request: SelectionRequest<Parameters>,
): Selection {
  const preparation = family.prepare(request.parameters, request.overrides ?? {})
  const verdictAt = (position: number): VerdictKind => {
    const model = catalogue.models[position]
    return model ? preparation.size(model.candidate).verdict.verdict : 'failed'
  }
  const cardsOf = (positions: readonly number[]) => positions.flatMap((position) => recommend(preparation, catalogue, position))
  const first = request.page === undefined ? 0 : (request.page - 1) * pageSize
  const last = request.page === undefined ? request.count : Math.min(first + pageSize, request.count)
  const { count, best, notKnown } = catalogue.match(preparation.queryTerms(), Math.max(last, pageSize), verdictAt)
  const list = cardsOf(best.slice(first, last))
  const [bestPosition] = best
  const bestCandidate = bestPosition === undefined ? undefined : catalogue.models[bestPosition]?.candidate
  const motion = preparation.motion?.(bestCandidate)
  return {
    list: list.map((card, index) => (first + index === 0 ? { ...card, isDefault: true } : card)),
    matched: count,
    total: catalogue.models.length,
    ...(notKnown && { notKnown: { matched: notKnown.count, list: cardsOf(notKnown.best.slice(0, pageSize)) } }),
    catalogueVersion: catalogue.version,
    ...(motion === undefined ? {} : { motion }),
    assumptions: [...preparation.assumptions],
    results: preparation.results?.(bestCandidate) ?? [],
  }
}
