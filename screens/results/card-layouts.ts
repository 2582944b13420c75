/** Which figures a card shows large and which in its list, per layout of the schemas (`results.card`). */
import type { RecommendedModel } from '../../contract/selection.ts'

export type CardLayout = 'ball-screw' | 'screw-jack'

export type FigureName = 'lead' | 'maxW' | 'maxSpeed' | 'l10' | 'fs' | 'load' | 'n1' | 'efficiency'

type Layout = {
  readonly large: readonly FigureName[]
  readonly list: readonly FigureName[]
  readonly units: Readonly<Partial<Record<FigureName, string>>>
}

const units = { lead: 'mm', maxW: 'kg', l10: 'km', fs: '', load: 'kN', n1: 'rpm', efficiency: '%' }

export const cardLayouts = {
  'ball-screw': {
    large: ['lead', 'maxW', 'l10'],
    list: ['maxSpeed', 'fs', 'load', 'n1', 'efficiency'],
    units: { ...units, maxSpeed: 'mm/s' },
  },
  'screw-jack': {
    large: ['maxW', 'maxSpeed', 'efficiency'],
    list: ['lead', 'n1', 'load', 'fs', 'l10'],
    units: { ...units, maxSpeed: 'mm/min' },
  },
} as const satisfies Record<CardLayout, Layout>

/** A schema that names a layout nobody has drawn still gets a card. */
export const layoutOf = (name: string): Layout => (name === 'screw-jack' ? cardLayouts[name] : cardLayouts['ball-screw'])

export type Figure = { readonly name: FigureName; readonly value: number; readonly unit: string }

/** The figures a model has, in the order asked for. */
export const figuresOf = (model: RecommendedModel, names: readonly FigureName[], layout: Layout): readonly Figure[] =>
  names.flatMap((name) => {
    const value = model[name]
    return value === undefined ? [] : [{ name, value, unit: layout.units[name] ?? '' }]
  })
