/** Finds the models that fit and makes their cards. */
import type { Calculation, RecommendedModel } from '../../../contract/selection.ts'
import type { FamilyCatalogue } from '../../catalogue/model.ts'
import type { AssumptionOverrides } from './assumption-set.ts'
import type { Family, Preparation } from './family.ts'
import { verdictOf } from './governing-check.ts'

/** Models on one page of an answer. */
export const pageSize = 20

/** A request for models. */
export type SelectionRequest<Parameters> = {
  readonly parameters: Parameters
  readonly overrides?: AssumptionOverrides
  /** Most models to list over all pages (the request's `Count`). */
  readonly count: number
  /** Page from 1; without it the whole list. */
  readonly page?: number
}

function recommend<Candidate>(
  preparation: Preparation<Candidate>,
  catalogue: FamilyCatalogue<Candidate>,
  position: number,
): RecommendedModel[] {
  const model = catalogue.models[position]
  if (!model) return []
  const { utilisation, governing } = verdictOf(preparation.size(model.candidate).limits)
  return [
    {
      skuID: model.skuID,
      skuName: model.skuName,
      serviceID: model.series,
      icon: model.icon,
      series: model.series,
      maker: model.maker,
      ...preparation.card(model),
      utilisation,
      governing,
      basis: model.basis,
      source: model.source,
      ...(model.tip === undefined ? {} : { tip: model.tip }),
      isDefault: false,
      isSTL: false,
    },
  ]
}

/**
 * Index → exact sizing of the listed models → cards in rank order; the first of all is the default.
 * @param family product family
 * @param catalogue one version of its models
 * @param request decoded parameters, changed assumptions, count and page
 * @returns cards of the page, number of matches, number of models, catalogue version
 */
export function calculateSelection<Parameters, Candidate>(
  family: Family<Parameters, Candidate>,
  catalogue: FamilyCatalogue<Candidate>,
  request: SelectionRequest<Parameters>,
): Calculation {
  const preparation = family.prepare(request.parameters, request.overrides ?? {})
  const fits = (position: number): boolean => {
    const model = catalogue.models[position]
    return model !== undefined && verdictOf(preparation.size(model.candidate).limits).passed
  }
  const first = request.page === undefined ? 0 : (request.page - 1) * pageSize
  const last = request.page === undefined ? request.count : Math.min(first + pageSize, request.count)
  const { count, best } = catalogue.match(preparation.queryTerms(), last, fits)
  const list = best.slice(first, last).flatMap((position) => recommend(preparation, catalogue, position))
  return {
    list: list.map((card, index) => (first + index === 0 ? { ...card, isDefault: true } : card)),
    matched: count,
    total: catalogue.models.length,
    catalogueVersion: catalogue.version,
  }
}
