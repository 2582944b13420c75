/** Orders in which a reader may want to see the models. `rank` is the order of the answer. */
import type { RecommendedModel } from '../../../contract/selection.ts'

export const sortOrders = ['rank', 'utilisation', 'life', 'lead', 'capacity', 'efficiency', 'useFactor'] as const
export type SortOrder = (typeof sortOrders)[number]

/** What is compared, smaller first; undefined where the model has no such figure. */
const keys = {
  rank: () => 0,
  utilisation: (model) => model.utilisation,
  life: (model) => model.l10 && -model.l10,
  lead: (model) => model.lead,
  capacity: (model) => model.maxW && -model.maxW,
  efficiency: (model) => model.efficiency && -model.efficiency,
  useFactor: (model) => model.fB && -model.fB,
} as const satisfies Record<SortOrder, (model: RecommendedModel) => number | undefined>

/** Models without the figure come last; ties keep the rank. */
export const sortModels = (models: readonly RecommendedModel[], order: SortOrder): readonly RecommendedModel[] => {
  const key = keys[order]
  return models.toSorted((a, b) => (key(a) ?? Infinity) - (key(b) ?? Infinity) || 0)
}

/** The orders that make a difference: at least one model has the figure. */
export const usefulOrders = (models: readonly RecommendedModel[]): readonly SortOrder[] =>
  sortOrders.filter((order) => order === 'rank' || models.some((model) => keys[order](model) !== undefined))
