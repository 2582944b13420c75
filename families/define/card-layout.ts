/** Which figures a family's card shows large and which in its list, with their labels and units. */
import type { FigureUnits } from '../../contract/results/selection.ts'

/** The figures of a card with their default units in an answer; a layout may override them. */
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

/** Every figure that a card may have. */
// The keys of the object literal are its names.
export const figureNames = Object.keys(usualUnits) as readonly FigureName[]

/** Label of a figure, where it differs from the figure's name. */
export type FigureLabel =
  | FigureName
  | 'blockLoad'
  | 'guideLife'
  | 'maxDesignLoad'
  | 'permissibleAxialLoad'
  | 'permissibleTorque'
  | 'ratedLoad'
  | 'thrust'

/**
 * A column of the table of models: a figure, or a further figure by its name. `need` names the inputs (parameters of the request,
 * assumptions) that the figure has to reach: the first that was entered is what is needed at least.
 */
export type TableColumn = ({ readonly figure: FigureName } | { readonly further: string }) & { readonly need?: readonly string[] }

/** How a card is laid out. */
export type CardLayout = {
  /** Large figures by priority: a card shows the first three that the model has, and the others in its list. */
  readonly large: readonly FigureName[]
  readonly list: readonly FigureName[]
  /** Columns of the table by priority: it shows the first four that any model has; by default the large figures and the list. */
  readonly columns?: readonly TableColumn[]
  /** Overrides of the default units. */
  readonly units?: Readonly<Partial<Record<FigureName, string>>>
  readonly labels?: Readonly<Partial<Record<FigureName, FigureLabel>>>
  /** Further figures that qualify a large one (the basis of a life), shown below it. */
  readonly beside?: Readonly<Partial<Record<FigureName, string>>>
  /** Families of the parts of a combination: checks and values that belong to one of them are named `<family>/<name>`. */
  readonly parts?: readonly string[]
  /** Whether the combination, or the model with what drives it, is an assembly whose parts have places in space: there is a picture of it. */
  readonly isPlaced?: true
  /** Further figures that repeat one of the layout's own. */
  readonly repeated?: readonly string[]
}

/**
 * @param layout of a family's card
 * @param name one of its figures
 * @returns the unit of the figure in the family's answers; '' if it has none
 */
export const unitOfFigure = ({ units = {} }: CardLayout, name: FigureName): string => units[name] ?? usualUnits[name]

/**
 * @param layout of a family's card
 * @returns the units of its figures, for an answer
 */
export const unitsOfCard = (layout: CardLayout): FigureUnits =>
  Object.fromEntries([...layout.large, ...layout.list].map((name) => [name, unitOfFigure(layout, name)]))
