/** Finds the position of a model among those of its family. */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { FamilyModels } from '../../catalogue/match-index/model.ts'
import type { OrderedFamily, ListOf } from './name-index.ts'

/** Positions by model id, built once per list. */
const placesOf = new WeakMap<FamilyModels<unknown>['models'], ReadonlyMap<string, number>>()

/** @returns the position of a model by its id */
export const placeIn = ({ models }: FamilyModels<unknown>, skuID: string): number | undefined => {
  const places = placesOf.get(models) ?? new Map(models.map((model, at) => [model.skuID, at]))
  placesOf.set(models, places)
  return places.get(skuID)
}

/** The model of a saved id `series/model`; undefined where the current catalogue lacks it. */
export const modelOfId = (
  families: readonly Pick<OrderedFamily, 'table'>[],
  listOf: ListOf,
  id: string,
): CatalogueModel<unknown> | undefined => {
  const [series = '', skuID = ''] = id.split('/').map(decoded)
  for (const { table } of families) {
    const list = listOf(table)
    const model = list.models[placeIn(list, skuID) ?? -1]
    if (model?.series === series) return model
  }
  return undefined
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
