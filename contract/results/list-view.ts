/** What somebody wants to see of a list of matches: its order, where it is not the rank, and its pages. */
import * as z from 'zod/mini'
import type { FigureUnits, RecommendedModel } from './selection.ts'

/** Models of a page at most: of a list that is queried, of one whose conditions are posted. */
export const largestPages = { query: 100, body: 300 } as const

/** Request parameter that names the order; in the body of a posted calculation `sort`. */
export const orderParameter = 'Sort'

/** What a list can be sorted by: the governing utilisation, and the figures of a card. */
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

/** A figure, rising; with a minus before it, falling. */
export type ListOrder = SortFigure | `-${SortFigure}`

/** All of them. */
// Object.keys widens the names to string; these are all there are.
export const sortFigures = Object.keys(figures) as readonly SortFigure[]

/** All orders. */
export const listOrders: readonly ListOrder[] = sortFigures.flatMap((figure): ListOrder[] => [figure, `-${figure}`])

/** An order on the wire. */
export const listOrder = z.enum(listOrders)

/** @returns the figure that an order is by, and whether the highest comes first */
export const readOrder = (order: ListOrder): { readonly figure: SortFigure; readonly isFalling: boolean } => {
  // What follows the minus is a figure: the type says so.
  if (order.startsWith('-')) return { figure: order.slice(1) as SortFigure, isFalling: true }
  // Without a minus it is one itself.
  return { figure: order as SortFigure, isFalling: false }
}

type Sortable = Pick<RecommendedModel, SortFigure>

/**
 * @param models in rank order
 * @param order wanted
 * @returns the models by their figure: those without it last whichever way, those with the same in rank order
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
