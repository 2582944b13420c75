/** An assembly as one part of a drawing: all bodies, its extent, and the stroke. */
import type { BuiltDimension, BuiltMeasure, BuiltPart } from '../../../engine/part/build-part.ts'
import type { ViewName } from '../../../engine/part/part-schema.ts'
import { type Body, boundsOf } from '../../../engine/part/solid.ts'

type Axis = 0 | 1 | 2

/** The view and edge that show an extent along x, y or z. */
const extents: readonly { readonly axis: Axis; readonly view: ViewName; readonly edge: BuiltMeasure['edge']; readonly of: string }[] = [
  { axis: 0, view: 'front', edge: 'below', of: 'wholeLength' },
  { axis: 1, view: 'side', edge: 'below', of: 'wholeWidth' },
  { axis: 2, view: 'front', edge: 'right', of: 'wholeHeight' },
]

/** Where the stroke is shown: beside the front view, in which it lies. */
const strokeEdges = { 0: 'above', 1: 'above', 2: 'left' } as const

const nearly = 1e-6

/** The stroke of the first body that moves: its axis, and the middle of that body at both ends. */
function strokeOf(start: readonly Body[], end: readonly Body[]) {
  for (const [index, body] of start.entries()) {
    const other = end[index]
    const axis = ([0, 1, 2] as const).find((one) => Math.abs(body.at[one] - (other?.at[one] ?? body.at[one])) > nearly)
    if (!other || axis === undefined) continue
    const middle = (of: Body) => (boundsOf([of]).low[axis] + boundsOf([of]).high[axis]) / 2
    return { axis, from: middle(body), to: middle(other) }
  }
  return undefined
}

/** Holes in patterns, such as those of screws: the sheets of the models show them. */
const withoutPatterns = (body: Body): Body => ({
  ...body,
  slices: body.slices.map((slice) => ({ ...slice, cut: slice.cut.filter((shape) => shape.shape !== 'circle' || !shape.arrangement) })),
})

/** @returns the bodies as the sheet of an assembly shows them */
export const shownBodies = (bodies: readonly Body[]): readonly Body[] => bodies.map(withoutPatterns)

/**
 * @param start bodies at the start of the stroke
 * @param end the same at its end
 * @param hasUsual whether distances between parts are usual
 */
export function overallPart(start: readonly Body[], end: readonly Body[], hasUsual: boolean): BuiltPart {
  const { low, high } = boundsOf([...start, ...end])
  const basis = hasUsual ? 'usual' : 'derived'
  const dimension = (name: string, value: number, of: BuiltDimension['basis']): BuiltDimension => ({ name, unit: 'mm', value, basis: of })
  const stroke = strokeOf(start, end)
  const moved: BuiltMeasure[] = stroke
    ? [{ view: 'front', edge: strokeEdges[stroke.axis], from: stroke.from, to: stroke.to, of: 'stroke', called: 'stroke' }]
    : []
  return {
    dimensions: [
      ...extents.map(({ axis, of }) => dimension(of, high[axis] - low[axis], basis)),
      ...(stroke ? [dimension('stroke', Math.abs(stroke.to - stroke.from), 'chosen')] : []),
    ],
    lengths: { stated: 0, usual: 0 },
    bodies: shownBodies(start),
    axes: [],
    ports: {},
    measures: [...extents.map(({ axis, view, edge, of }): BuiltMeasure => ({ view, edge, from: low[axis], to: high[axis], of })), ...moved],
  }
}
