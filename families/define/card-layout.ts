/** Which figures a family's card shows large and which in its list, what they are called there and their units. */
import type { FigureUnits } from '../../contract/results/selection.ts'

/** The figures of a card, with the unit that they have in an answer unless the family's layout says another. */
const usualUnits = {
  lead: 'mm',
  maxW: 'kg',
  maxSpeed: 'mm/s',
  l10: 'km',
  fs: '',
  load: 'kN',
  n1: 'rpm',
  efficiency: '%',
  ratio: '',
  n2: 'rpm',
  outputTorque: 'N*m',
  fB: '',
} as const satisfies Required<FigureUnits>

/** Name of a figure in an answer. */
export type FigureName = keyof FigureUnits

/** What a figure is called, where the layout's word for it is another. */
export type FigureLabel =
  | FigureName
  | 'blockLoad'
  | 'guideLife'
  | 'maxDesignLoad'
  | 'permissibleAxialLoad'
  | 'permissibleTorque'
  | 'ratedLoad'
  | 'thrust'

/** How a card is laid out. */
export type CardLayout = {
  /** Wanted large, in this order: the first three that a model has are. The others stand in the list. */
  readonly large: readonly FigureName[]
  readonly list: readonly FigureName[]
  /** Units other than the usual ones. */
  readonly units?: Readonly<Partial<Record<FigureName, string>>>
  readonly labels?: Readonly<Partial<Record<FigureName, FigureLabel>>>
  /** Further figures that qualify a large one (the basis of a life): they stand under it. */
  readonly beside?: Readonly<Partial<Record<FigureName, string>>>
  /** Families of the parts of a combination: checks and values are called `<family>/<name>` where they are of one of them. */
  readonly parts?: readonly string[]
  /** What a combination needs beside its parts and nothing here judges: a key of the words. */
  readonly notJudged?: string
  /** Further figures that say the same as one of the layout's own. */
  readonly repeated?: readonly string[]
}

/**
 * @param layout of a family's card
 * @param name one of its figures
 * @returns the unit that the figure has in the family's answers; '' where it has none
 */
export const unitOfFigure = ({ units = {} }: CardLayout, name: FigureName): string => units[name] ?? usualUnits[name]

/**
 * @param layout of a family's card
 * @returns the units of its figures, for an answer
 */
export const unitsOfCard = (layout: CardLayout): FigureUnits =>
  Object.fromEntries([...layout.large, ...layout.list].map((name) => [name, unitOfFigure(layout, name)]))
