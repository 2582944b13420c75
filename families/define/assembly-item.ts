/** Items of an assembly: rows of the catalogue with their order codes, judged as on the pages of their models. */
import type { Item, ItemCode } from '../../engine/assembly/assembly.ts'
import { judgeListed } from '../../contract/catalogue/judge-listed.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import { type OrderCodes, readOrderCode } from './order-code.ts'
import { type ModelsOf, type OrderableOf, orderChoicesOf } from './orderable.ts'

/** A family with everything that judges the order codes of its models. */
export type OrderedFamily<Candidate> = {
  readonly id: string
  readonly orderCodes: OrderCodes
  readonly orderable: OrderableOf<Candidate>
}

type ModelItem = Extract<Item, { readonly kind: 'model' }>

const itemOf = (family: string, model: CatalogueModel<unknown>, code: ItemCode): ModelItem => ({
  kind: 'model',
  family,
  sku: model.skuID,
  name: model.skuName,
  series: model.series,
  maker: model.maker,
  code,
  basis: model.basis,
  source: model.source,
})

/**
 * @param family of the model
 * @param model row of the catalogue
 * @param ordered its order code by the rule of the series, and the models of other tables that it may name
 */
export function modelItem<Candidate>(
  { id, orderCodes, orderable }: OrderedFamily<Candidate>,
  model: CatalogueModel<Candidate>,
  { code, modelsOf = () => [] }: { readonly code: string; readonly modelsOf?: ModelsOf },
): ModelItem {
  const { skuName, series } = model
  const { parts: chosen, understood } = readOrderCode(orderCodes, { name: skuName, series }, { code })
  const order = orderChoicesOf(orderCodes, series, orderable(model.candidate, modelsOf))
  const { state, parts, also } = judgeListed({ skuName, order, ordered: { chosen, understood } }, [])
  return itemOf(id, model, { code, state, parts, also })
}

/** A model whose family has no rule for its codes: its name, and whether the maker's code says more is not known. */
export const unruledItem = (family: string, model: CatalogueModel<unknown>): ModelItem =>
  itemOf(family, model, { code: model.skuName, state: 'unconfirmed', parts: [], also: [] })
