/** Rejected models, found by what they are and by what stops them. */
import type { LedgerModel } from '../../../contract/results/selection.ts'

/** Checks that a model misses, the worst first. */
export const failingChecks = ({ checks }: Pick<LedgerModel, 'checks'>) =>
  checks.filter(({ passed }) => !passed).toSorted((a, b) => b.utilisation - a.utilisation)

/** How many models miss each check, the most frequent first. */
export const missedChecks = (models: readonly LedgerModel[]): readonly { readonly name: string; readonly count: number }[] => {
  const counts = new Map<string, number>()
  for (const { name } of models.flatMap(failingChecks)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))
}

/** What is looked for: words of a name, series or maker; a check that is missed ('' = any). */
export type RejectedWish = { readonly text: string; readonly check: string }

/** The models that have every word in what they are called, and miss the check. */
export const rejectedLike = (models: readonly LedgerModel[], { text, check }: RejectedWish): readonly LedgerModel[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return models.filter((model) => {
    const named = [model.skuName, model.skuID, model.motorSku, model.series, model.maker].join(' ').toLowerCase()
    return words.every((word) => named.includes(word)) && (check === '' || failingChecks(model).some(({ name }) => name === check))
  })
}
