/** Sort orders of the models. */
import { type ListOrder, readOrder, type SortFigure, sortFigures } from '../../../contract/results/list-view.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { CardLayout, FigureLabel } from '../../../families/define/card-layout.ts'

/** Figures sorted ascending by default; all others descending. */
const smallFirst: ReadonlySet<SortFigure> = new Set(['utilisation', 'lead', 'n1'])

/** Returns the default order by a figure. */
export const usualOrder = (figure: SortFigure): ListOrder => (smallFirst.has(figure) ? figure : `-${figure}`)

/** Reverses an order. */
export const turned = (order: ListOrder): ListOrder => {
  const { figure, isFalling } = readOrder(order)
  return isFalling ? figure : `-${figure}`
}

/** Returns the label of an order's figure on cards with this layout; `utilisation` has its own. */
export const labelOf = (figure: SortFigure, { labels = {} }: CardLayout): FigureLabel | 'utilisation' =>
  figure === 'utilisation' ? figure : (labels[figure] ?? figure)

/** Returns the orders by figures that at least one model has. */
export const usefulOrders = (models: readonly RecommendedModel[]): readonly ListOrder[] =>
  sortFigures.filter((figure) => models.some((model) => model[figure] !== undefined)).map(usualOrder)
