/** Models of other makers with the same mounting dimensions as a given one. */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { Equivalents } from '../../../families/define/equivalents.ts'

type Model = CatalogueModel<unknown>

type Alike = { readonly model: Model; readonly same: Equivalents['same']; readonly figures: string; readonly source: string }

/**
 * @param equivalents of its family; undefined where it has none
 * @param models of its family, in rank order
 * @returns models of other makers that share a group with it, each once
 */
export function equivalentsOf(equivalents: Equivalents | undefined, models: readonly Model[], model: Model): readonly Alike[] {
  if (!equivalents) return []
  const { same, source, groups } = equivalents
  const found = groups
    .filter(({ names }) => names.includes(model.skuName))
    .flatMap(({ figures, names }) =>
      models
        .filter(({ skuName, maker }) => maker !== model.maker && names.includes(skuName))
        .map((other) => ({ model: other, same, figures, source })),
    )
  return [...new Map(found.toReversed().map((one) => [one.model.skuID, one])).values()].toReversed()
}
