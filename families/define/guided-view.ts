/** Top view of a carriage on its bed: the drawing of slide modules and linear modules. */
import { around, boxAround, type Lengths, type ModelView, type ViewPart } from './model-view.ts'

/** Length and stroke of a bed, mm. */
export type Bed = { readonly length: number; readonly stroke: number }

/** Proportions relative to the width of the bed: screw diameter, carriage length, gap between two carriages. */
const usual = { screw: 0.22, carriage: 1.2, space: 0.12 }

type Guided = {
  readonly bed: Bed
  readonly width: number
  /** Whether the maker states the width; otherwise it is a typical value and not dimensioned. */
  readonly isWidthStated: boolean
  /** Lead of the screw; undefined for a belt. */
  readonly lead: number | undefined
  readonly carriages: number
}

/**
 * Selects the bed to draw.
 * @param lengths ordered lengths of a model of an answer; `name` is that of its bed length
 * @param made available beds
 * @returns the bed of the answer, otherwise the shortest available one
 */
export const bedOf = (lengths: Lengths, name: string, made: readonly Bed[]): Bed | undefined => {
  const { [name]: length, availableStroke: stroke } = lengths
  if (length !== undefined && stroke !== undefined) return { length, stroke }
  return made.toSorted((one, other) => one.length - other.length)[0]
}

/**
 * Draws the carriages at one end of their stroke; the other end position, and all sizes that the maker does not state, are dashed.
 */
export const guidedView = ({ bed: { length, stroke }, width, isWidthStated, lead, carriages }: Guided): ModelView => {
  const space = usual.space * width
  const carriage = Math.min(usual.carriage * width, (length - stroke) / carriages - space)
  const standing = (middle: number, role: 'main' | 'part'): readonly ViewPart[] =>
    Array.from({ length: carriages }, (_, index) => ({
      ...boxAround([middle + (index - (carriages - 1) / 2) * (carriage + space), 0], [carriage, width]),
      role,
      sketched: true,
    }))
  const screw: readonly ViewPart[] =
    lead === undefined
      ? []
      : [{ shape: 'thread', role: 'part', sketched: true, at: [-length / 2, 0], length, diameter: usual.screw * width, lead }]
  return {
    parts: [
      { ...boxAround([0, 0], [length, width]), role: 'part', ...(!isWidthStated && { sketched: true as const }) },
      ...screw,
      ...standing(stroke / 2, 'part'),
      ...standing(-stroke / 2, 'main'),
    ],
    dimensions: [
      ...around(0, { side: 'below', length }),
      ...(isWidthStated ? around(0, { side: 'left', length: width }) : []),
      ...around(0, { side: 'above', length: stroke, minor: true }),
    ],
  }
}
