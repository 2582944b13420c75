/** Judges the order code of an entry of a list, for the page of the list and for its files. */
import type * as z from 'zod/mini'
import { orderCodeParameter, type orderParams } from '../saved/saved-items.ts'
import { buildOrderCode, type OrderStatus, orderStatusOf } from './judge-order.ts'
import type { MakerPartName } from './maker-parts.ts'
import type { OrderChoices, OrderChosen, OrderValue } from './order-choices.ts'
import type { Product } from './product.ts'

/** Parameters of an entry: a whole code, parts by name, or both. */
type OrderParams = z.infer<typeof orderParams>

type Judged = Pick<Product, 'skuName' | 'order' | 'ordered'>

/** @returns the value with the type of the part; undefined for a part that the model does not have */
export const orderValueOf = ({ parts }: OrderChoices, { paramName, value }: OrderParams[number]): OrderValue | undefined => {
  const part = parts.find(({ name }) => name === paramName)
  if (!part) return undefined
  const known = part.values?.find((one) => String(one) === String(value))
  return known ?? (part.span && Number.isFinite(Number(value)) ? Number(value) : value)
}

/** The whole code in the parameters of an entry; '' where there is none. */
export const listedCode = (params: OrderParams): string =>
  String(params.find(({ paramName }) => paramName === orderCodeParameter)?.value ?? '').trim()

/** What is open in an order code: parts, parts of the maker's code alone, and a rest that is not understood. */
export type ListedOrderStatus = OrderStatus & { readonly also: readonly MakerPartName[]; readonly rest: string }

/** Parts of the maker's code that a model needs and its code does not say. */
export const alsoOpen = ({ order, ordered }: Pick<Judged, 'order' | 'ordered'>): readonly MakerPartName[] =>
  order.also?.filter((name) => !ordered?.further?.some((one) => one.name === name)) ?? []

/**
 * @param product read with the code of the entry
 * @param params of the entry: a whole code, parts by name, or both
 */
export const judgeListed = (product: Judged, params: OrderParams): ListedOrderStatus => {
  const { skuName, order, ordered } = product
  const named = params.flatMap((param): [string, OrderValue][] => {
    const value = orderValueOf(order, param)
    return value === undefined ? [] : [[param.paramName, value]]
  })
  const chosen: OrderChosen = { ...Object.fromEntries(named), ...ordered?.chosen }
  return {
    ...orderStatusOf(buildOrderCode(skuName, order, chosen)),
    // Kept with the entry: its own form of the code does not say them.
    also: alsoOpen(product).filter((name) => !params.some(({ paramName }) => paramName === name)),
    rest: listedCode(params).slice(ordered?.understood ?? 0),
  }
}
