/** Order and pages of a list of matches. */
import * as z from 'zod/mini'
import type { FigureUnits, RecommendedModel } from './selection.ts'

/** Largest page size of a list requested by query, and of one requested by body. */
export const largestPages = { query: 100, body: 300 } as const

/** Request parameter of the order; `sort` in the body of a POST. */
export const orderParameter = 'Sort'

/** Figures a list can be sorted by: the governing utilisation, and the figures of a card. */
const figures = {
  utilisation: true,
  lead: true,
  maxW: true,
  maxSpeed: true,
  l10: true,
  fs: true,
  load: true,
  n1: true,
  efficiency: true,
  ratio: true,
  n2: true,
  outputTorque: true,
  fB: true,
} as const satisfies Record<'utilisation' | keyof FigureUnits, true>

/** A figure that a list can be sorted by. */
export type SortFigure = keyof typeof figures

/** A figure in ascending order; with a leading minus, descending. */
export type ListOrder = SortFigure | `-${SortFigure}`

/** All figures a list can be sorted by. */
// Object.keys widens the names to string; these are all there are.
export const sortFigures = Object.keys(figures) as readonly SortFigure[]

/** All orders. */
export const listOrders: readonly ListOrder[] = sortFigures.flatMap((figure): ListOrder[] => [figure, `-${figure}`])

/** An order on the wire. */
export const listOrder = z.enum(listOrders)

/**
 * Parses an order.
 *
 * @returns the figure, and whether the order is descending
 */
export const readOrder = (order: ListOrder): { readonly figure: SortFigure; readonly isFalling: boolean } => {
  // The type guarantees that a figure follows the minus.
  if (order.startsWith('-')) return { figure: order.slice(1) as SortFigure, isFalling: true }
  // Without a minus the order is the figure itself.
  return { figure: order as SortFigure, isFalling: false }
}

type Sortable = Pick<RecommendedModel, SortFigure>

/**
 * @param models in rank order
 * @param order requested order
 * @returns the sorted models: those without the figure last in either direction, equal ones in rank order
 */
export function inOrder<Model extends Sortable>(models: readonly Model[], order: ListOrder): readonly Model[] {
  const { figure, isFalling } = readOrder(order)
  const keyOf = (model: Model): number => {
    const value = model[figure]
    if (value === undefined) return Infinity
    return isFalling ? -value : value
  }
  return models
    .map((model, rank) => ({ model, rank, key: keyOf(model) }))
    .toSorted((a, b) => (a.key === b.key ? a.rank - b.rank : a.key < b.key ? -1 : 1))
    .map(({ model }) => model)
}
