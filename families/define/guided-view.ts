/** A carriage on its bed, from above: what slide modules and linear modules look like. */
import { around, boxAround, type Lengths, type ModelView, type ViewPart } from './model-view.ts'

/** mm. */
export type Bed = { readonly length: number; readonly stroke: number }

/** Of the bed's width: the screw; carriages, and the space between two of them. */
const usual = { screw: 0.22, carriage: 1.2, space: 0.12 }

type Guided = {
  readonly bed: Bed
  readonly width: number
  /** Otherwise it is usual, and no dimension says it. */
  readonly isWidthStated: boolean
  /** Travel per turn of a screw; none of a belt. */
  readonly lead: number | undefined
  readonly carriages: number
}

/**
 * @param lengths what a model of an answer is made as, `length` under that name
 * @param made the lengths that there are
 * @returns the bed of the answer, else the shortest that there is
 */
export const bedOf = (lengths: Lengths, name: string, made: readonly Bed[]): Bed | undefined => {
  const { [name]: length, availableStroke: stroke } = lengths
  if (length !== undefined && stroke !== undefined) return { length, stroke }
  return made.toSorted((one, other) => one.length - other.length)[0]
}

/** The carriages at one end of their way; where they stand at the other is dashed, as all is whose size the maker does not state. */
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
