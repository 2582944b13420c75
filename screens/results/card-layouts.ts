/** Which figures a card shows large and which in its list, per layout of the schemas (`results.card`). */
import type { RecommendedModel } from '../../contract/selection.ts'

const layoutNames = ['ball-screw', 'screw-jack', 'guide', 'slide', 'linear-module', 'reducer', 'rotary'] as const
export type CardLayout = (typeof layoutNames)[number]

const figureNames = [
  'lead',
  'maxW',
  'maxSpeed',
  'l10',
  'fs',
  'load',
  'n1',
  'efficiency',
  'ratio',
  'n2',
  'outputTorque',
  'fB',
] as const satisfies readonly (keyof RecommendedModel)[]
export type FigureName = (typeof figureNames)[number]

/** What a figure is called, where the layout's word for it is another. */
export type FigureLabel = FigureName | 'blockLoad' | 'permissibleTorque' | 'thrust'

export type Layout = {
  /** Wanted large, in this order: the first three that a model has are. The others stand in the list. */
  readonly large: readonly FigureName[]
  readonly list: readonly FigureName[]
  readonly units: Readonly<Record<FigureName, string>>
  readonly labels?: Readonly<Partial<Record<FigureName, FigureLabel>>>
  /** Further figures that qualify a large one (the basis of a life): they stand under it. */
  readonly beside?: Readonly<Partial<Record<FigureName, string>>>
  /** Further figures that say the same as one of the layout's own. */
  readonly repeated?: readonly string[]
}

const units = {
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
} as const satisfies Record<FigureName, string>

export const cardLayouts = {
  'ball-screw': { large: ['lead', 'maxW', 'l10'], list: ['maxSpeed', 'fs', 'load', 'n1', 'efficiency'], units },
  'screw-jack': {
    large: ['maxW', 'maxSpeed', 'efficiency'],
    list: ['lead', 'n1', 'load', 'fs', 'l10'],
    units: { ...units, maxSpeed: 'mm/min' },
  },
  guide: {
    large: ['fs', 'l10', 'load'],
    list: ['maxW', 'maxSpeed'],
    units,
    labels: { load: 'blockLoad' },
    beside: { l10: 'lifeBasis' },
  },
  slide: { large: ['maxW', 'maxSpeed', 'fs'], list: ['lead', 'l10', 'load', 'n1', 'efficiency'], units },
  'linear-module': {
    large: ['maxW', 'maxSpeed', 'l10'],
    list: ['lead', 'fs', 'load', 'n1', 'efficiency'],
    units,
    labels: { load: 'thrust' },
  },
  // Also for what a reducer's card was chosen for in the specification: a cylinder or module with its motor has no output shaft.
  reducer: {
    large: ['n2', 'outputTorque', 'fB', 'ratio', 'n1', 'load', 'efficiency'],
    list: ['lead', 'maxW', 'maxSpeed', 'fs', 'l10'],
    units,
    labels: { load: 'thrust' },
    repeated: ['outputSpeed', 'outputTorque'],
  },
  rotary: {
    large: ['ratio', 'outputTorque', 'maxSpeed'],
    list: ['n1', 'n2', 'efficiency'],
    units: { ...units, maxSpeed: 'rpm' },
    labels: { outputTorque: 'permissibleTorque' },
    repeated: ['requiredMotorSpeed'],
  },
} as const satisfies Record<CardLayout, Layout>

/** A schema that names a layout nobody has drawn still gets a card. */
export const layoutOf = (name: string): Layout => cardLayouts[layoutNames.find((known) => known === name) ?? 'ball-screw']

export type Figure = { readonly name: FigureName; readonly label: FigureLabel; readonly value: number; readonly unit: string }

/** Anything that has the figures of a card: a model of the answer, or one sized again. */
export type Figures = Readonly<Partial<Record<FigureName, number | undefined>>>

/** The figures a model has, in the order asked for. */
export const figuresOf = (model: Figures, names: readonly FigureName[], layout: Layout): readonly Figure[] =>
  names.flatMap((name) => {
    const value = model[name]
    return value === undefined ? [] : [{ name, label: layout.labels?.[name] ?? name, value, unit: layout.units[name] }]
  })

/** Large figures of a card. */
const mostLarge = 3

/** The figures that a card shows large. */
export const largeFigures = (model: Figures, layout: Layout): readonly Figure[] =>
  figuresOf(model, layout.large, layout).slice(0, mostLarge)

/** The figures of a card's list: what is wanted large but has no place there, then the layout's list. */
export const listFigures = (model: Figures, layout: Layout): readonly Figure[] => [
  ...figuresOf(model, layout.large, layout).slice(mostLarge),
  ...figuresOf(model, layout.list, layout),
]

/** The further figures of a card's list: those that stand nowhere else on it. */
export const furtherFigures = (
  { disPlayParams }: Pick<RecommendedModel, 'disPlayParams'>,
  { beside = {}, repeated = [] }: Layout,
): RecommendedModel['disPlayParams'] => {
  const elsewhere = new Set([...Object.values(beside), ...repeated])
  return disPlayParams.filter(({ name }) => !elsewhere.has(name))
}

/** The further figure that stands under a large one. */
export const besideOf = (
  { disPlayParams }: Pick<RecommendedModel, 'disPlayParams'>,
  name: FigureName,
  layout: Layout,
): RecommendedModel['disPlayParams'][number] | undefined => disPlayParams.find((param) => param.name === layout.beside?.[name])
