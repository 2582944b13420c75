/** Filters rejected models by name and failing check. */
import type { LedgerModel } from '../../../contract/results/selection.ts'

/** Returns the failing checks of a model, worst first. */
export const failingChecks = ({ checks }: Pick<LedgerModel, 'checks'>) =>
  checks.filter(({ passed }) => !passed).toSorted((a, b) => b.utilisation - a.utilisation)

/** Counts the models that fail each check, most frequent first. */
export const missedChecks = (models: readonly LedgerModel[]): readonly { readonly name: string; readonly count: number }[] => {
  const counts = new Map<string, number>()
  for (const { name } of models.flatMap(failingChecks)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))
}

/** A search: words in name, series or manufacturer, and a failing check ('' = any). */
export type RejectedWish = { readonly text: string; readonly check: string }

/** Returns the models whose names contain all words and that fail the check. */
export const rejectedLike = (models: readonly LedgerModel[], { text, check }: RejectedWish): readonly LedgerModel[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return models.filter((model) => {
    const named = [model.skuName, model.skuID, model.motorSku, model.series, model.maker].join(' ').toLowerCase()
    return words.every((word) => named.includes(word)) && (check === '' || failingChecks(model).some(({ name }) => name === check))
  })
}
