/** The views of a part: the edges of its solids, seen from a side, those behind others apart. mm of the part, x to the right and y up in each view. */
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

/** A part, seen from a side. */
export type View = { readonly name: ViewName; readonly visible: readonly ViewEdge[]; readonly hidden: readonly ViewEdge[] }

/** Where the eye is, and which way is to the right. */
const eyes: Readonly<Record<ViewName, { readonly from: Place<number>; readonly right: Place<number> }>> = {
  front: { from: [0, -1, 0], right: [1, 0, 0] },
  top: { from: [0, 0, 1], right: [1, 0, 0] },
  side: { from: [1, 0, 0], right: [0, 1, 0] },
}

/** Samples of a curve that is neither straight nor round. */
const samples = 24
const nearly = 1e-6

const pointAt = (edge: Edge, share: number): Point => {
  const point = edge.pointAt(share)
  const found: Point = [point.x, point.y]
  point.delete()
  return found
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
const degrees = ([cx, cy]: Point, [x, y]: Point): number => (Math.atan2(y - cy, x - cx) * 180) / Math.PI

/** @returns the middle of the circle through three points; undefined of points on a line */
function circleThrough([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): Point | undefined {
  const twice = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by))
  if (Math.abs(twice) < nearly) return undefined
  const [a, b, c] = [ax ** 2 + ay ** 2, bx ** 2 + by ** 2, cx ** 2 + cy ** 2]
  return [(a * (by - cy) + b * (cy - ay) + c * (ay - by)) / twice, (a * (cx - bx) + b * (ax - cx) + c * (bx - ax)) / twice]
}

function roundEdge(edge: Edge): ViewEdge | undefined {
  const [start, third, twoThirds, end] = [pointAt(edge, 0), pointAt(edge, 1 / 3), pointAt(edge, 2 / 3), pointAt(edge, 1)]
  const centre = circleThrough(start, third, twoThirds)
  if (!centre) return undefined
  const radius = distance(centre, start)
  if (distance(start, end) < nearly * Math.max(1, radius)) return { kind: 'circle', centre, radius }
  const isCounterclockwise = (third[0] - start[0]) * (twoThirds[1] - third[1]) - (third[1] - start[1]) * (twoThirds[0] - third[0]) > 0
  const [from, to] = isCounterclockwise ? [start, end] : [end, start]
  return { kind: 'arc', centre, radius, from: degrees(centre, from), to: degrees(centre, to) }
}

function edgeOf(edge: Edge): ViewEdge {
  const type = edge.geomType
  if (type === 'LINE') return { kind: 'line', from: pointAt(edge, 0), to: pointAt(edge, 1) }
  const round = type === 'CIRCLE' ? roundEdge(edge) : undefined
  return round ?? { kind: 'path', points: Array.from({ length: samples + 1 }, (_, index) => pointAt(edge, index / samples)) }
}

const keyOf = (edge: ViewEdge): string =>
  JSON.stringify(edge, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 1e4) / 1e4 + 0 : value))

/** Each edge once: where two bodies meet, both have it. What is a point is no edge. */
const once = (edges: readonly Edge[]): readonly ViewEdge[] => {
  const all = new Map<string, ViewEdge>()
  for (const edge of edges) {
    const found = edgeOf(edge)
    edge.delete()
    if (found.kind !== 'line' || distance(found.from, found.to) > nearly) all.set(keyOf(found), found)
  }
  return [...all.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, edge]) => edge)
}

/** All bodies where they stand. */
function assembled(kernel: Kernel, bodies: readonly Body[]): AnyShape {
  const shapes = bodies.map((body) => kernel.replicad.cast(makeSolid(kernel, body).wrapped.Moved(locationOf(kernel, body), false)))
  return kernel.replicad.compoundShapes(shapes)
}

/**
 * @param kernel of this thread
 * @param bodies of the part
 * @param onStep told how much is done, 0 to 1
 * @returns the part from the front, from above and from the right
 */
export function projectPart(kernel: Kernel, bodies: readonly Body[], onStep: (done: number) => void = () => undefined): readonly View[] {
  const { ProjectionCamera, makeProjectedEdges } = kernel.replicad
  const whole = assembled(kernel, bodies)
  const names: readonly ViewName[] = ['front', 'top', 'side']
  return names.map((name, index) => {
    const { from, right } = eyes[name]
    const camera = new ProjectionCamera([0, 0, 0], [...from], [...right])
    const { visible, hidden } = makeProjectedEdges(whole, camera, true)
    onStep((index + 1) / names.length)
    return { name, visible: once(visible), hidden: once(hidden) }
  })
}
