/**
 * Projects a part to its views: the edges of its solids, with hidden ones separate. mm of the part, x to the right and y up in
 * each view.
 */
import type { AnyShape, Edge } from 'replicad'
import type { Place, ViewName } from '../../../engine/part/part-schema.ts'
import type { Body } from '../../../engine/part/solid.ts'
import type { Kernel } from '../geometry/kernel.ts'
import { makeSolid } from '../geometry/make-solid.ts'
import { locationOf } from '../geometry/place-solid.ts'

type Point = readonly [x: number, y: number]

/** An edge in a view. Angles in degrees, counterclockwise from the right. */
export type ViewEdge =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number }
  | { readonly kind: 'arc'; readonly centre: Point; readonly radius: number; readonly from: number; readonly to: number }
  | { readonly kind: 'path'; readonly points: readonly Point[] }

/** A view of a part. */
export type View = { readonly visible: readonly ViewEdge[]; readonly hidden: readonly ViewEdge[] }

/** The views with dimensions, and optionally an isometric view. */
export type Views = Readonly<Record<ViewName, View>> & { readonly corner?: View }

/** View direction and the direction to the right of each view. */
const eyes: Readonly<Record<ViewName | 'corner', { readonly from: Place<number>; readonly right: Place<number> }>> = {
  front: { from: [0, -1, 0], right: [1, 0, 0] },
  top: { from: [0, 0, 1], right: [1, 0, 0] },
  side: { from: [1, 0, 0], right: [0, 1, 0] },
  corner: { from: [1, -1, 1], right: [1, 1, 0] },
}

/** Number of samples of a curve that is neither straight nor circular. */
const samples = 24
const nearly = 1e-6

/** The curve of an edge; `pointAt` takes a share of its length, 0 to 1. */
type ReadCurve = { readonly type: Edge['geomType']; readonly pointAt: (share: number) => Point }

const readCurve = (edge: Edge): ReadCurve & { readonly forget: () => void } => {
  const curve = edge.curve
  const { wrapped } = curve
  const [first, last] = [wrapped.FirstParameter(), wrapped.LastParameter()]
  return {
    type: curve.curveType,
    pointAt: (share) => {
      const point = wrapped.Value(first + share * (last - first))
      const found: Point = [point.X(), point.Y()]
      point.delete()
      return found
    },
    forget: () => curve.delete(),
  }
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
const degrees = ([cx, cy]: Point, [x, y]: Point): number => (Math.atan2(y - cy, x - cx) * 180) / Math.PI

/** @returns the centre of the circle through three points; undefined for collinear points */
function circleThrough([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): Point | undefined {
  const twice = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by))
  if (Math.abs(twice) < nearly) return undefined
  const [a, b, c] = [ax ** 2 + ay ** 2, bx ** 2 + by ** 2, cx ** 2 + cy ** 2]
  return [(a * (by - cy) + b * (cy - ay) + c * (ay - by)) / twice, (a * (cx - bx) + b * (ax - cx) + c * (bx - ax)) / twice]
}

function roundEdge({ pointAt }: ReadCurve): ViewEdge | undefined {
  const [start, third, twoThirds, end] = [pointAt(0), pointAt(1 / 3), pointAt(2 / 3), pointAt(1)]
  const centre = circleThrough(start, third, twoThirds)
  if (!centre) return undefined
  const radius = distance(centre, start)
  if (distance(start, end) < nearly * Math.max(1, radius)) return { kind: 'circle', centre, radius }
  const isCounterclockwise = (third[0] - start[0]) * (twoThirds[1] - third[1]) - (third[1] - start[1]) * (twoThirds[0] - third[0]) > 0
  const [from, to] = isCounterclockwise ? [start, end] : [end, start]
  return { kind: 'arc', centre, radius, from: degrees(centre, from), to: degrees(centre, to) }
}

function edgeOf(curve: ReadCurve): ViewEdge {
  const { type, pointAt } = curve
  if (type === 'LINE') return { kind: 'line', from: pointAt(0), to: pointAt(1) }
  const round = type === 'CIRCLE' ? roundEdge(curve) : undefined
  return round ?? { kind: 'path', points: Array.from({ length: samples + 1 }, (_, index) => pointAt(index / samples)) }
}

/** The ends of an edge; for arcs also the extreme points of the circle. */
const reachOf = (edge: ViewEdge): readonly Point[] => {
  if (edge.kind === 'line') return [edge.from, edge.to]
  if (edge.kind === 'path') return edge.points
  const { centre, radius } = edge
  return [
    [centre[0] - radius, centre[1] - radius],
    [centre[0] + radius, centre[1] + radius],
  ]
}

/** @returns the bounding box of the edges */
export const boundsOfEdges = (edges: readonly ViewEdge[]): { readonly low: Point; readonly high: Point } => {
  const points = edges.flatMap(reachOf)
  const least = (axis: 0 | 1) => points.reduce((least, point) => Math.min(least, point[axis]), Infinity)
  const most = (axis: 0 | 1) => points.reduce((most, point) => Math.max(most, point[axis]), -Infinity)
  return { low: [least(0), least(1)], high: [most(0), most(1)] }
}

const keyOf = (edge: ViewEdge): string =>
  JSON.stringify(edge, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 1e4) / 1e4 + 0 : value))

/** Removes duplicate edges, which occur where two bodies meet, and edges without length. */
const once = (edges: readonly Edge[]): readonly ViewEdge[] => {
  const all = new Map<string, ViewEdge>()
  for (const edge of edges) {
    const curve = readCurve(edge)
    const found = edgeOf(curve)
    curve.forget()
    edge.delete()
    if (found.kind !== 'line' || distance(found.from, found.to) > nearly) all.set(keyOf(found), found)
  }
  return [...all.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, edge]) => edge)
}

/** All bodies at their positions. */
function assembled(kernel: Kernel, bodies: readonly Body[]): AnyShape {
  const shapes = bodies.map((body) => kernel.replicad.cast(makeSolid(kernel, body).wrapped.Moved(locationOf(kernel, body), false)))
  return kernel.replicad.compoundShapes(shapes)
}

/** Options: with an isometric view; `onStep` receives the progress, 0 to 1. */
export type Projecting = { readonly corner?: boolean; readonly onStep?: (done: number) => void }

/** Views of the part that was projected last: the files of an archive show the same part, one after another. */
let latest = { bodies: '', views: new Map<keyof typeof eyes, View>() }

/**
 * @param kernel of this thread
 * @param bodies of the part
 * @returns the views from the front, from above and from the right
 */
export function projectPart(kernel: Kernel, bodies: readonly Body[], { corner = false, onStep = () => undefined }: Projecting = {}): Views {
  const { ProjectionCamera, makeProjectedEdges } = kernel.replicad
  const key = JSON.stringify(bodies)
  if (key !== latest.bodies) latest = { bodies: key, views: new Map() }
  const { views } = latest
  let whole: AnyShape | undefined
  const project = (name: keyof typeof eyes): View => {
    const { from, right } = eyes[name]
    const camera = new ProjectionCamera([0, 0, 0], [...from], [...right])
    whole ??= assembled(kernel, bodies)
    const { visible, hidden } = makeProjectedEdges(whole, camera, name !== 'corner')
    return { visible: once(visible), hidden: once(hidden) }
  }
  const count = corner ? 4 : 3
  const seen = (name: keyof typeof eyes, place: number): View => {
    const view = views.get(name) ?? project(name)
    views.set(name, view)
    onStep(place / count)
    return view
  }
  const found = { front: seen('front', 1), top: seen('top', 2), side: seen('side', 3) }
  return corner ? { ...found, corner: seen('corner', 4) } : found
}
