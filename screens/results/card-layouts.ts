/** Which figures a card shows large and which in its list, per layout of the schemas (`results.card`). */
import type { RecommendedModel } from '../../contract/selection.ts'

const layoutNames = ['ball-screw', 'screw-jack', 'guide', 'slide', 'linear-module', 'reducer'] as const
export type CardLayout = (typeof layoutNames)[number]

export type FigureName = 'lead' | 'maxW' | 'maxSpeed' | 'l10' | 'fs' | 'load' | 'n1' | 'efficiency'

/** What a figure is called, where the layout's word for it is another. */
export type FigureLabel = FigureName | 'blockLoad' | 'thrust'

export type Layout = {
  readonly large: readonly FigureName[]
  readonly list: readonly FigureName[]
  readonly units: Readonly<Record<FigureName, string>>
  readonly labels?: Readonly<Partial<Record<FigureName, FigureLabel>>>
  /** Further figures that qualify a large one (the basis of a life): they stand under it. */
  readonly beside?: Readonly<Partial<Record<FigureName, string>>>
}

const units = { lead: 'mm', maxW: 'kg', maxSpeed: 'mm/s', l10: 'km', fs: '', load: 'kN', n1: 'rpm', efficiency: '%' }

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
  reducer: {
    large: ['n1', 'load', 'efficiency'],
    list: ['lead', 'maxW', 'maxSpeed', 'fs', 'l10'],
    units,
    labels: { load: 'thrust' },
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

/** The further figure that stands under a large one. */
export const besideOf = (
  { disPlayParams }: Pick<RecommendedModel, 'disPlayParams'>,
  name: FigureName,
  layout: Layout,
): RecommendedModel['disPlayParams'][number] | undefined => disPlayParams.find((param) => param.name === layout.beside?.[name])
