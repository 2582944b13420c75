/** Selects the figures of a model by its family's card layout: large figures, list, and figures below a large one. */
import { type FiguredModel, furtherFiguresOf } from '../../contract/results/answer-words.ts'
import type { FurtherFigure } from '../../contract/results/selection.ts'
import { type CardLayout, type FigureLabel, type FigureName, unitOfFigure } from './card-layout.ts'

/** A figure with its unit. */
export type Figure = { readonly name: FigureName; readonly label: FigureLabel; readonly value: number; readonly unit: string }

/** Anything with the figures of a card: a model of the answer, or one that was sized again. */
export type Figures = Readonly<Partial<Record<FigureName, number | undefined>>>

/** @returns the figures that the model has, in the order of `names` */
export const figuresOf = (model: Figures, names: readonly FigureName[], layout: CardLayout): readonly Figure[] =>
  names.flatMap((name) => {
    const value = model[name]
    return value === undefined ? [] : [{ name, label: layout.labels?.[name] ?? name, value, unit: unitOfFigure(layout, name) }]
  })

/** Maximum number of large figures on a card. */
const mostLarge = 3

/** @returns the figures that a card shows large */
export const largeFigures = (model: Figures, layout: CardLayout): readonly Figure[] =>
  figuresOf(model, layout.large, layout).slice(0, mostLarge)

/** The figures of a card's list: large ones beyond the maximum, then those of the layout's list. */
export const listFigures = (model: Figures, layout: CardLayout): readonly Figure[] => [
  ...figuresOf(model, layout.large, layout).slice(mostLarge),
  ...figuresOf(model, layout.list, layout),
]

/** The further figures of a card's list, without those that the card shows elsewhere. */
export const furtherFigures = (model: FiguredModel, { beside = {}, repeated = [] }: CardLayout): readonly FurtherFigure[] => {
  const elsewhere = new Set([...Object.values(beside), ...repeated])
  return furtherFiguresOf(model).filter(({ name }) => !elsewhere.has(name))
}

/** The further figure shown below a large one, if any. */
export const besideOf = (model: FiguredModel, name: FigureName, layout: CardLayout): FurtherFigure | undefined =>
  furtherFiguresOf(model).find((param) => param.name === layout.beside?.[name])
