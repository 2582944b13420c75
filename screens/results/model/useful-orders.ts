/** Orders in which a reader may want to see the models. */
import { type ListOrder, readOrder, type SortFigure, sortFigures } from '../../../contract/results/list-view.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { CardLayout, FigureLabel } from '../../../families/define/card-layout.ts'

/** Of these a small one is looked for first, of the others a large one. */
const smallFirst: ReadonlySet<SortFigure> = new Set(['utilisation', 'lead', 'n1'])

/** The order by a figure that is wanted mostly. */
export const usualOrder = (figure: SortFigure): ListOrder => (smallFirst.has(figure) ? figure : `-${figure}`)

/** The same figure the other way round. */
export const turned = (order: ListOrder): ListOrder => {
  const { figure, isFalling } = readOrder(order)
  return isFalling ? figure : `-${figure}`
}

/** @returns what the figure of an order is called on a card of this layout; `utilisation` has a name of its own */
export const labelOf = (figure: SortFigure, { labels = {} }: CardLayout): FigureLabel | 'utilisation' =>
  figure === 'utilisation' ? figure : (labels[figure] ?? figure)

/** The orders that make a difference: at least one model has the figure. */
export const usefulOrders = (models: readonly RecommendedModel[]): readonly ListOrder[] =>
  sortFigures.filter((figure) => models.some((model) => model[figure] !== undefined)).map(usualOrder)
