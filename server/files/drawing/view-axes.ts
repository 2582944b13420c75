/** The axes of the views, and bodies as the views show them. */
import type { Place, ViewName } from '../../../engine/part/part-schema.ts'
import { type Body, type Bounds, boundsOf } from '../../../engine/part/solid.ts'

/** Index of a coordinate of space: x, y or z. */
export type Axis = 0 | 1 | 2

/** The coordinates of space that a view shows to the right and upwards. */
export const viewAxes: Readonly<Record<ViewName, readonly [right: Axis, up: Axis]>> = { front: [0, 2], top: [0, 1], side: [1, 2] }

/** @returns the index of the coordinate along the axis of a body */
export const axisOf = ({ along }: Body): Axis => (along.endsWith('x') ? 0 : along.endsWith('y') ? 1 : 2)

/** @returns the box around each slice of a body that has outlines */
export const sliceBoxes = (body: Body): readonly Bounds[] =>
  body.slices.filter(({ add }) => add.length > 0).map((slice) => boundsOf([{ ...body, slices: [slice] }]))

/** @returns how near a box comes to the viewer: front views look along y, views from above and from the right against z and x */
export const nearnessOf = (name: ViewName, { low, high }: Bounds): number => ({ front: -low[1], top: high[2], side: high[0] })[name]

/** @returns a point of space as a view shows it */
export const seenIn = (name: ViewName, point: Place<number>): readonly [x: number, y: number] => {
  const [right, up] = viewAxes[name]
  return [point[right], point[up]]
}

type Stretch = readonly [from: number, to: number]

/** @returns the parts of a stretch that the others do not cover */
export const without = (stretch: Stretch, covers: readonly Stretch[]): readonly Stretch[] =>
  covers.reduce<readonly Stretch[]>(
    (left, [low, high]) =>
      left.flatMap(([from, to]): readonly Stretch[] =>
        high <= from || low >= to
          ? [[from, to]]
          : [...(from < low ? [[from, low] as const] : []), ...(high < to ? [[high, to] as const] : [])],
      ),
    [stretch],
  )
