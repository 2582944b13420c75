/**
 * The scale drawing of a model: parts and dimensions in mm, x to the right, y down. A family derives it from the figures of a row
 * (`families/<family>/view.ts`); a part whose size the maker does not state is marked `sketched`.
 */
import * as z from 'zod/mini'

/** A point, mm. */
export type Point = readonly [x: number, y: number]

type Outline =
  | { readonly shape: 'box'; readonly at: Point; readonly size: Point }
  | { readonly shape: 'circle'; readonly centre: Point; readonly diameter: number }
  /**
   * A screw from `at` (on its axis) along x, or down if `upright`. Its flights are one lead apart. `broken`: drawn with break lines.
   */
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

/** `main` is the part that the figures describe, `axis` a centre line, `part` anything else. */
export type ViewPart = Outline & { readonly role: 'main' | 'part' | 'axis'; readonly sketched?: true }

/** A stated size: the distance from `from` to `to`, mm, dimensioned on the given side, outside the parts. */
export type ViewDimension = {
  readonly side: 'above' | 'below' | 'left' | 'right'
  readonly from: number
  readonly to: number
  readonly diameter?: true
  /** Drawn only where there is room. */
  readonly minor?: true
}

/** The drawing of a model. */
export type ModelView = { readonly parts: readonly ViewPart[]; readonly dimensions: readonly ViewDimension[] }

/** Lengths among the further figures of a model in an answer, by name, mm. */
export type Lengths = Readonly<Record<string, number | undefined>>

/** Draws a model of a family; returns undefined if its figures are not sufficient. */
export type DrawView = (candidate: unknown, lengths?: Lengths) => ModelView | undefined

/**
 * @param shape of the figures that are drawn
 * @param draw draws them
 */
export const defineView =
  <Candidate>(shape: z.ZodMiniType<Candidate>, draw: (candidate: Candidate, lengths: Lengths) => ModelView | undefined): DrawView =>
  (candidate, lengths = {}) => {
    const read = z.safeParse(shape, candidate)
    return read.success ? draw(read.data, lengths) : undefined
  }

/** A box by its centre and size. */
export const boxAround = ([x, y]: Point, [width, height]: Point) =>
  ({ shape: 'box', at: [x - width / 2, y - height / 2], size: [width, height] }) as const satisfies Outline

/**
 * @param length of the dimension, mm; undefined if the maker does not state it
 * @returns the dimension centred on `middle`, in a list; empty without a length
 */
export const around = (
  middle: number,
  { length, ...dimension }: Omit<ViewDimension, 'from' | 'to'> & { readonly length: number | undefined },
): readonly ViewDimension[] => (length === undefined ? [] : [{ ...dimension, from: middle - length / 2, to: middle + length / 2 }])
