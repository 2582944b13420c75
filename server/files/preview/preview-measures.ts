/** The dimensions of a part in space: each in the plane of its view, beside the part. */
import type { PreviewMeasure } from '../../../contract/preview.ts'
import type { BuiltMeasure, BuiltPart } from '../../../engine/part/build-part.ts'
import type { Direction, Place } from '../../../engine/part/part-schema.ts'
import { type Body, type Bounds, boundsOf, type Shape, type Slice } from '../../../engine/part/solid.ts'
import { viewAxes } from '../drawing/view-marks.ts'

type Axis = 0 | 1 | 2

/** Across each view, and at which side of the part its eye is. */
const across = { front: { axis: 1, side: 'low' }, top: { axis: 2, side: 'high' }, side: { axis: 0, side: 'high' } } as const
const axisOf: Readonly<Record<Direction, Axis>> = { '+x': 0, '-x': 0, '+y': 1, '-y': 1, '+z': 2, '-z': 2 }
const nearly = 1e-6
const digits = 1e4

const rounded = (value: number): number => Math.round(value * digits) / digits + 0

const unit = (axis: Axis, length: number): Place<number> => [axis === 0 ? length : 0, axis === 1 ? length : 0, axis === 2 ? length : 0]

const isAcross = (shape: Shape, value: number): boolean =>
  (shape.shape === 'circle' || shape.shape === 'keyed') && Math.abs(shape.diameter - value) < nearly

/** Along its axis, nearest to the eye of a view. */
const nearestOf = (body: Body, { from, to }: Slice, side: 'low' | 'high'): number => {
  const start = body.at[axisOf[body.along]]
  const sign = body.along.startsWith('+') ? 1 : -1
  const ends = [start + sign * from, start + sign * to]
  return side === 'low' ? Math.min(...ends) : Math.max(...ends)
}

/** Where a round outline of that diameter is seen, from the side that a view is from. */
function faceOf({ bodies }: BuiltPart, { view, from, to }: BuiltMeasure): number | undefined {
  const { axis, side } = across[view]
  const faces = bodies
    .filter(({ along }) => axisOf[along] === axis)
    .flatMap((body) => body.slices.map((slice) => ({ body, slice })))
    .filter(({ slice }) => [...slice.add, ...slice.cut].some((shape) => isAcross(shape, Math.abs(to - from))))
    .map(({ body, slice }) => nearestOf(body, slice, side))
  if (faces.length === 0) return undefined
  return side === 'low' ? Math.min(...faces) : Math.max(...faces)
}

/** How far away from the eye the plane is that a dimension lies in: that of what it measures, the middle of what is round, or the nearest side. */
const depthOf = (part: BuiltPart, measure: BuiltMeasure, bounds: Bounds): number => {
  const { axis, side } = across[measure.view]
  const nearest = bounds[side][axis]
  if (!measure.diameter) return nearest
  return faceOf(part, measure) ?? (bounds.low[axis] <= 0 && bounds.high[axis] >= 0 ? 0 : nearest)
}

const placed = (measure: BuiltMeasure, depth: number, bounds: Bounds): Pick<PreviewMeasure, 'from' | 'to' | 'out'> => {
  const { view, edge, from, to } = measure
  const [right, up] = viewAxes[view]
  const isLevel = edge === 'above' || edge === 'below'
  const [along, outwards] = isLevel ? [right, up] : [up, right]
  const isHigh = edge === 'above' || edge === 'right'
  const at = (value: number): PreviewMeasure['from'] => {
    const point: [number, number, number] = [0, 0, 0]
    point[across[view].axis] = rounded(depth)
    point[along] = rounded(value)
    point[outwards] = rounded(bounds[isHigh ? 'high' : 'low'][outwards])
    return point
  }
  return { from: at(Math.min(from, to)), to: at(Math.max(from, to)), out: [...unit(outwards, isHigh ? 1 : -1)] }
}

/** @returns the dimensions of a part, the shortest nearest to it */
export function measuresOf(part: BuiltPart): PreviewMeasure[] {
  const bounds = boundsOf(part.bodies)
  const rows = new Map<string, number>()
  return part.measures
    .toSorted((one, other) => Math.abs(one.to - one.from) - Math.abs(other.to - other.from))
    .map((measure) => {
      const side = `${measure.view} ${measure.edge}`
      const row = rows.get(side) ?? 0
      rows.set(side, row + 1)
      const dimension = part.dimensions.find(({ name }) => name === measure.of)
      return {
        ...placed(measure, depthOf(part, measure, bounds), bounds),
        row,
        value: rounded(dimension?.value ?? Math.abs(measure.to - measure.from)),
        diameter: measure.diameter === true,
        usual: dimension?.basis === 'usual',
      }
    })
}
