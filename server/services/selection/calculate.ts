/** Finds the models that match and builds their cards. */
import { inOrder, type ListOrder } from '../../../contract/results/list-view.ts'
import { type Calculation, pageSize, type RecommendedModel } from '../../../contract/results/selection.ts'
import type { SizedValue, VerdictKind } from '../../../contract/results/sizing.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { Narrowing } from '../../../contract/results/narrowing.ts'
import type { FamilyCatalogue } from '../../catalogue/match-index/model.ts'
import type { AssumptionOverrides } from '../../../families/define/assumption-set.ts'
import type { IndexedSizer, Preparation } from '../../../families/define/sizer.ts'
import { trustOrder } from '../../../families/define/catalogue-table.ts'
import { cardChecks, cardOf } from '../../../families/selection/candidate-rows.ts'
import { narrow, withMarginFirst } from '../../../families/selection/narrow.ts'
import { mapCooperatively, type Cooperative } from '../../../engine/base/cooperative.ts'

/** A request for models. */
export type SelectionRequest<Parameters> = {
  readonly parameters: Parameters
  readonly overrides?: AssumptionOverrides
  /** Requested page, from 1, and models per page. */
  readonly part: { readonly page: number; readonly size: number }
  /** Requested facets. */
  readonly narrowing?: Narrowing
  /** Order of all matches; by rank where undefined. */
  readonly order?: ListOrder
}

/** The answer of a request: the list with its metadata, and the results of the calculation as a whole (empty for most families). */
export type Selection = Calculation & { readonly results: readonly SizedValue[] }

const recommend = <Candidate>(
  preparation: Preparation<Candidate>,
  model: CatalogueModel<Candidate>,
  isDefault: boolean,
): RecommendedModel => {
  const { verdict, notKnown, limits } = preparation.size(model.candidate)
  const { utilisation, governing } = verdict
  const own = {
    ...preparation.card(model),
    utilisation,
    governing,
    checks: cardChecks(limits),
    ...(notKnown.length > 0 && { notKnown: [...notKnown] }),
  }
  return cardOf({ model, candidate: model.candidate }, own, isDefault)
}

/** Positions of the models that match the requested facets. Models not read before are decoded. */
function* narrowPositions<Candidate>({ models }: FamilyCatalogue<Candidate>, positions: readonly number[], narrowing: Narrowing) {
  const found: CatalogueModel<Candidate>[] = []
  for (const position of positions) {
    const model = models[position]
    if (model) found.push(model)
    yield
  }
  return yield* narrow(found, (model) => model, narrowing)
}

/**
 * Index → narrowing → exact sizing of the listed models → cards: the first has a margin, the others follow in rank order
 * (docs/ranking.md).
 *
 * @param family product family
 * @param catalogue one version of its models
 * @param request decoded parameters, changed assumptions, narrowing, order, and page
 * @returns cards of the page, number of matches, number of models, catalogue version, assumptions, one motion cycle, and the
 * results for the best model
 */
export function* calculateSelection<Parameters, Candidate>(
  family: IndexedSizer<Parameters, Candidate>,
  catalogue: FamilyCatalogue<Candidate>,
  request: SelectionRequest<Parameters>,
): Cooperative<Selection> {
  const { part, order, narrowing = {} } = request
  const { models, version } = catalogue
  const preparation = family.prepare(request.parameters, request.overrides ?? {})
  const verdictAt = (position: number): VerdictKind => {
    const model = models[position]
    return model ? preparation.size(model.candidate).verdict.verdict : 'failed'
  }
  const found = yield* catalogue.match(preparation.queryTerms(), models.length, verdictAt)
  const { listed, narrowable } = yield* narrowPositions(catalogue, found.best, narrowing)
  const ordered = withMarginFirst(listed, ({ candidate, basis }) => ({ ...preparation.proposal(candidate), trust: trustOrder[basis] }))
  const { listed: unknown } = yield* narrowPositions(catalogue, found.notKnown?.best ?? [], narrowing)
  const [first] = ordered
  const best = first?.candidate
  const onPage = <T>(list: readonly T[]): readonly T[] => list.slice((part.page - 1) * part.size, part.page * part.size)
  const card = (model: CatalogueModel<Candidate>) => recommend(preparation, model, model === first)
  const motion = preparation.motion?.(best)
  // Sorted by rank, only models of the page need cards; sorted by a figure of the card, every match does.
  const cards = yield* mapCooperatively(order === undefined ? onPage(ordered) : ordered, card)
  const unknownCards = yield* mapCooperatively(unknown.slice(0, pageSize), (model) => recommend(preparation, model, false))
  return {
    list: order === undefined ? cards : [...onPage(inOrder(cards, order))],
    matched: listed.length,
    total: models.length,
    narrowable,
    ...(unknown.length > 0 && { notKnown: { matched: unknown.length, list: unknownCards } }),
    catalogueVersion: version,
    ...(motion === undefined ? {} : { motion }),
    assumptions: [...preparation.assumptions],
    results: preparation.results?.(best) ?? [],
  }
}
