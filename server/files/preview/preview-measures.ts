/** Dimensions of a part in space: each in the plane of its view, beside the element that it measures. */
import type { PreviewMeasure } from '../../../contract/files/preview.ts'
import type { BuiltMeasure, BuiltPart } from '../../../engine/part/build-part.ts'
import type { Direction } from '../../../engine/part/part-schema.ts'
import { type Body, type Bounds, boundsOf, type Shape, type Slice } from '../../../engine/part/solid.ts'
import { viewAxes } from '../drawing/view-axes.ts'

type Axis = 0 | 1 | 2

/** The axis perpendicular to each view, and the side of the part that faces the viewer. */
const across = { front: { axis: 1, side: 'low' }, top: { axis: 2, side: 'high' }, side: { axis: 0, side: 'high' } } as const
const axisOf: Readonly<Record<Direction, Axis>> = { '+x': 0, '-x': 0, '+y': 1, '-y': 1, '+z': 2, '-z': 2 }
const nearly = 1e-6
const digits = 1e4

const rounded = (value: number): number => Math.round(value * digits) / digits + 0

const unit = (axis: Axis, length: number): PreviewMeasure['out'] => [
  axis === 0 ? length : 0,
  axis === 1 ? length : 0,
  axis === 2 ? length : 0,
]

type Box = { readonly body: Body; readonly box: Bounds }

const boxOf = (body: Body, slice: Slice, add: readonly Shape[]): Box => ({
  body,
  box: boundsOf([{ ...body, slices: [{ ...slice, add }] }]),
})

/** Elements that a dimension may measure: bodies, then their slices, then their shapes and holes. */
const boxesOf = (bodies: readonly Body[]): readonly Box[] => {
  const slices = bodies.flatMap((body) => body.slices.map((slice) => ({ body, slice })))
  return [
    ...bodies.map((body) => ({ body, box: boundsOf([body]) })),
    ...slices.map(({ body, slice }) => boxOf(body, slice, slice.add)),
    ...slices.flatMap(({ body, slice }) => slice.add.map((shape) => boxOf(body, slice, [shape]))),
    ...slices.flatMap(({ body, slice }) => slice.cut.map((shape) => boxOf(body, slice, [shape]))),
  ]
}

type Ways = { readonly along: Axis; readonly outwards: Axis; readonly isHigh: boolean }

const waysOf = ({ view, edge }: BuiltMeasure): Ways => {
  const [right, up] = viewAxes[view]
  const isLevel = edge === 'above' || edge === 'below'
  return { along: isLevel ? right : up, outwards: isLevel ? up : right, isHigh: edge === 'above' || edge === 'right' }
}

/** The first element that extends exactly from one end of a dimension to the other. */
const ownerOf = (boxes: readonly Box[], { from, to }: BuiltMeasure, { along }: Ways): Box | undefined =>
  boxes.find(
    ({ box: { low, high } }) => Math.abs(low[along] - Math.min(from, to)) < nearly && Math.abs(high[along] - Math.max(from, to)) < nearly,
  )

/** The plane of a dimension: the face nearest to the viewer, or the axis of a round element seen from the side. */
function depthOf({ view, diameter }: BuiltMeasure, whole: Bounds, owner: Box | undefined): number {
  const { axis, side } = across[view]
  const { low, high } = owner?.box ?? whole
  if (diameter && owner && axisOf[owner.body.along] !== axis) return (low[axis] + high[axis]) / 2
  if (diameter && !owner && low[axis] <= 0 && high[axis] >= 0) return 0
  return side === 'low' ? low[axis] : high[axis]
}

function placed(measure: BuiltMeasure, boxes: readonly Box[], whole: Bounds): Pick<PreviewMeasure, 'from' | 'to' | 'out'> {
  const ways = waysOf(measure)
  const owner = ownerOf(boxes, measure, ways)
  const beside = owner ? boundsOf([owner.body]) : whole
  const { along, outwards, isHigh } = ways
  const at = (value: number): PreviewMeasure['from'] => {
    const point: [number, number, number] = [0, 0, 0]
    point[across[measure.view].axis] = rounded(depthOf(measure, whole, owner))
    point[along] = rounded(value)
    point[outwards] = rounded(beside[isHigh ? 'high' : 'low'][outwards])
    return point
  }
  const { from, to } = measure
  return { from: at(Math.min(from, to)), to: at(Math.max(from, to)), out: unit(outwards, isHigh ? 1 : -1) }
}

/** @returns the dimensions of a part, the shortest nearest to it */
export function measuresOf(part: BuiltPart): PreviewMeasure[] {
  const whole = boundsOf(part.bodies)
  const boxes = boxesOf(part.bodies)
  const rows = new Map<string, number>()
  return part.measures
    .toSorted((one, other) => Math.abs(one.to - one.from) - Math.abs(other.to - other.from))
    .map((measure) => {
      const side = `${measure.view} ${measure.edge}`
      const row = rows.get(side) ?? 0
      rows.set(side, row + 1)
      const dimension = part.dimensions.find(({ name }) => name === measure.of)
      return {
        ...placed(measure, boxes, whole),
        row,
        value: rounded(dimension?.value ?? Math.abs(measure.to - measure.from)),
        diameter: measure.diameter === true,
        usual: dimension?.basis === 'usual',
      }
    })
}
