/** Lengths that rows of the checked-in catalogue state. */
import { linearModuleTable } from '../../../../families/linear-module/table.ts'
import { reducerTable } from '../../../../families/reducer/table.ts'
import { slideModuleTable } from '../../../../families/slide-module/table.ts'
import { buildModelPart } from '../../../../server/files/geometry/model-part.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'

export const models = {
  'linear-module': modelsOf(linearModuleTable),
  'slide-module': modelsOf(slideModuleTable),
  reducer: modelsOf(reducerTable),
}

/** @returns the stated lengths of a model by name, and those that follow from them */
export const drawn = async (family: keyof typeof models, sku: string, chosen: Readonly<Record<string, number>> = {}) => {
  const row = models[family].find(({ skuID }) => skuID === sku)
  // Any row is an object of its columns.
  const candidate = row?.candidate as unknown as Readonly<Record<string, unknown>>
  const { dimensions } = await buildModelPart({ family, candidate, chosen })
  return Object.fromEntries(dimensions.map(({ name, value, basis }) => [name, basis === 'usual' ? undefined : value]))
}
