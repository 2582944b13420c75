/** Columns of the table of models: head, unit, cells, and what is needed at least. */
import type { SortFigure } from '../../../contract/results/list-view.ts'
import { sortFigures } from '../../../contract/results/list-view.ts'
import { furtherFiguresOf } from '../../../contract/results/answer-words.ts'
import type { Calculation, RecommendedModel } from '../../../contract/results/selection.ts'
import { convert, displayUnit, formatUnit, parseUnit, sameDimension } from '../../../engine/units/index.ts'
import { type CardLayout, type TableColumn, unitOfFigure } from '../../../families/define/card-layout.ts'
import { useUnitSystem } from '../../base/browser/unit-setting.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useLocale } from '../../base/texts/texts.ts'
import { useFigureName } from '../model/figure-name.ts'

/** Maximum number of figures in a row. */
const mostFigures = 4

type Quantity = { readonly value: number; readonly unit: string }

/** A column of numbers, all in the unit of its head. */
export type Column = {
  readonly id: string
  readonly head: string
  readonly unit: string
  /** Undefined if lists cannot be sorted by it. */
  readonly sortedBy: SortFigure | undefined
  /** The number of a model; undefined if it is not known. */
  readonly cell: (model: RecommendedModel) => string | undefined
  /** The number that is needed at least; undefined if nothing was entered for it. */
  readonly need: string | undefined
}

/** What determines the need: the models with their working conditions, and the assumptions of the calculation. */
export type Needed = Pick<Calculation, 'list' | 'assumptions'>

const idOf = (column: TableColumn): string => ('figure' in column ? column.figure : column.further)

const columnsOf = ({ columns, large, list }: CardLayout): readonly TableColumn[] =>
  columns ?? [...large, ...list].map((figure) => ({ figure }))

const quantityOf = (column: TableColumn, model: RecommendedModel, layout: CardLayout): Quantity | undefined => {
  if ('figure' in column) {
    const value = model[column.figure]
    return value === undefined ? undefined : { value, unit: unitOfFigure(layout, column.figure) }
  }
  const further = furtherFiguresOf(model).find(({ name }) => name === column.further)
  return typeof further?.value === 'number' ? { value: further.value, unit: further.unit } : undefined
}

/** The first entered input of those that determine the need; what is zero asks for nothing. */
const neededBy = ({ need = [] }: TableColumn, { list: [first], assumptions = [] }: Needed): Quantity | undefined => {
  const inputs = [
    ...(first?.workingParams ?? []).map(({ paramName, ...input }) => ({ name: paramName, ...input })),
    ...(first ? furtherFiguresOf(first) : []),
    ...assumptions,
  ]
  const entered = need.flatMap((name) =>
    inputs.filter((input) => input.name === name && typeof input.value === 'number' && input.value > 0),
  )
  const [input] = entered
  return typeof input?.value === 'number' ? { value: input.value, unit: input.unit } : undefined
}

/** In the unit of its column, if it is of the same kind. */
const inUnitOf = (unit: string, need: Quantity): Quantity => {
  const [from, to] = [parseUnit(need.unit), parseUnit(unit)]
  return from && to && sameDimension(from, to) ? { value: convert(need.value, need.unit, unit), unit } : need
}

const sortFigureOf = (column: TableColumn): SortFigure | undefined => sortFigures.find((figure) => figure === idOf(column))

/** Returns the columns for the models, the first ones of the layout that any of them has. */
export const useColumns = (models: readonly RecommendedModel[], layout: CardLayout, needed: Needed): readonly Column[] => {
  const locale = useLocale()
  const system = useUnitSystem()
  const { quantity } = useQuantity()
  const nameOfFigure = useFigureName(layout)
  const nameOf = useFamilyNames()
  return columnsOf(layout)
    .flatMap((column) => {
      const unit = models.map((model) => quantityOf(column, model, layout)?.unit).find((one) => one !== undefined)
      return unit === undefined ? [] : [{ column, unit }]
    })
    .slice(0, mostFigures)
    .map(({ column, unit }) => {
      const need = neededBy(column, needed)
      const written = ({ value, unit: own }: Quantity) => quantity(value, own)
      const shownUnit = formatUnit(displayUnit(unit, system), locale)
      const shownNeed = need && written(inUnitOf(unit, need))
      return {
        id: idOf(column),
        head: 'figure' in column ? nameOfFigure(column.figure) : nameOf('values', column.further),
        unit: shownUnit,
        sortedBy: sortFigureOf(column),
        cell: (model) => {
          const found = quantityOf(column, model, layout)
          return found && written(found).number
        },
        need: shownNeed && (shownNeed.unit === shownUnit ? shownNeed.number : `${shownNeed.number} ${shownNeed.unit}`),
      }
    })
}
