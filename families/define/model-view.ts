/**
 * The picture of a model in its proportions: parts and dimensions in mm, x to the right, y down. A family makes it from the figures of a row
 * (`families/<family>/view.ts`); a part whose size the maker does not state is there to be understood, and marked `sketched`.
 */
import * as z from 'zod/mini'

/** mm. */
export type Point = readonly [x: number, y: number]

type Outline =
  | { readonly shape: 'box'; readonly at: Point; readonly size: Point }
  | { readonly shape: 'circle'; readonly centre: Point; readonly diameter: number }
  /** A screw from `at` (on its axis) along x, or down. Its flights stand a lead apart. `broken`: its ends go on. */
  | {
      readonly shape: 'thread'
      readonly at: Point
      readonly length: number
      readonly diameter: number
      readonly lead: number
      readonly upright?: true
      readonly broken?: true
    }
  | { readonly shape: 'line'; readonly from: Point; readonly to: Point }

/** `main` is the part that the figures are about, `axis` a centre line, `part` all else. */
export type ViewPart = Outline & { readonly role: 'main' | 'part' | 'axis'; readonly sketched?: true }

/** A stated size: the distance from `from` to `to`, in mm, along the side it stands on, outside the parts. */
export type ViewDimension = {
  readonly side: 'above' | 'below' | 'left' | 'right'
  readonly from: number
  readonly to: number
  readonly diameter?: true
  /** Where there is room only. */
  readonly minor?: true
}

/** What is drawn of a model. */
export type ModelView = { readonly parts: readonly ViewPart[]; readonly dimensions: readonly ViewDimension[] }

/** Further figures of a model in an answer that are lengths, by name: mm. */
export type Lengths = Readonly<Record<string, number | undefined>>

/** How a family's models are drawn; nothing where the figures allow no picture of this one. */
export type DrawView = (candidate: unknown, lengths?: Lengths) => ModelView | undefined

/**
 * @param shape of the figures that are drawn
 * @param draw makes the picture of them
 */
export const defineView =
  <Candidate>(shape: z.ZodMiniType<Candidate>, draw: (candidate: Candidate, lengths: Lengths) => ModelView | undefined): DrawView =>
  (candidate, lengths = {}) => {
    const read = z.safeParse(shape, candidate)
    return read.success ? draw(read.data, lengths) : undefined
  }

/** A box around its middle. */
export const boxAround = ([x, y]: Point, [width, height]: Point) =>
  ({ shape: 'box', at: [x - width / 2, y - height / 2], size: [width, height] }) as const satisfies Outline

/**
 * @param length of the dimension, mm; none where the maker does not state it
 * @returns the dimension around `middle`, if there is one
 */
export const around = (
  middle: number,
  { length, ...dimension }: Omit<ViewDimension, 'from' | 'to'> & { readonly length: number | undefined },
): readonly ViewDimension[] => (length === undefined ? [] : [{ ...dimension, from: middle - length / 2, to: middle + length / 2 }])
