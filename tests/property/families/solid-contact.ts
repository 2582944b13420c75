/** Where solids of a part overlap or touch, found at points close to their surfaces. */
import { type Body, boundsOf, frameOf, holdsPoint, inSpace, type Point, type Shape, type Slice } from '../../../engine/part/solid.ts'
import type { Place } from '../../../engine/part/part-schema.ts'

/** Distance of the points from the surface, mm: what overlaps by less does not count. */
const close = 0.01
/** Holes of a slice that are looked at; those of a rail are all alike. */
const mostHoles = 8
const turn = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12)
const shares = Array.from({ length: 9 }, (_, index) => index / 8)

/** Whether a point lies within an outline, corners and keyways considered. */
const isWithin = (shape: Shape, [u, v]: Point): boolean => {
  if (shape.shape === 'polygon') return holdsPoint(shape, [u, v])
  const [x, y] = [u - shape.centre[0], v - shape.centre[1]]
  if (shape.shape === 'box') {
    const [overU, overV] = [Math.abs(x) - shape.size[0] / 2 + shape.radius, Math.abs(y) - shape.size[1] / 2 + shape.radius]
    return Math.hypot(Math.max(overU, 0), Math.max(overV, 0)) + Math.min(Math.max(overU, overV), 0) < shape.radius
  }
  if (Math.hypot(x, y) >= shape.diameter / 2) return false
  return shape.shape === 'circle' || Math.abs(x) >= shape.width / 2 || y <= shape.diameter / 2 - shape.depth
}

const localOf = (body: Body, point: Place<number>): readonly [u: number, v: number, height: number] => {
  const { at } = body
  const { u, v, along: axis } = frameOf(body)
  const [x, y, z] = [point[0] - at[0], point[1] - at[1], point[2] - at[2]]
  const on = (one: Place<number>): number => x * one[0] + y * one[1] + z * one[2]
  return [on(u), on(v), on(axis)]
}

/** Whether there is material of a body at a point. */
const holds = (body: Body, point: Place<number>): boolean => {
  const [u, v, height] = localOf(body, point)
  return body.slices.some(
    ({ from, to, add, cut }) =>
      from < height && height < to && add.some((shape) => isWithin(shape, [u, v])) && !cut.some((shape) => isWithin(shape, [u, v])),
  )
}

const lineOf = (points: readonly Point[]): readonly Point[] =>
  points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from
    return shares.map((share): Point => [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])])
  })

const circleOf = ([u, v]: Point, radius: number): readonly Point[] =>
  turn.map((angle): Point => [u + radius * Math.cos(angle), v + radius * Math.sin(angle)])

const cornersOf = ([u, v]: Point, [width, height]: Point): readonly Point[] => [
  [u - width / 2, v - height / 2],
  [u + width / 2, v - height / 2],
  [u + width / 2, v + height / 2],
  [u - width / 2, v + height / 2],
]

/** Points on an outline; those of corners that are rounded lie outside of it, and are nobody's. */
const outlineOf = (shape: Shape): readonly Point[] => {
  if (shape.shape === 'polygon') return lineOf(shape.points)
  return shape.shape === 'box' ? lineOf(cornersOf(shape.centre, shape.size)) : circleOf(shape.centre, shape.diameter / 2)
}

const away = turn.filter((_, index) => index % 3 === 0).map((angle): Point => [Math.cos(angle), Math.sin(angle)])

/** Points within an outline, and `distance` from it on both sides. */
const pointsOf = ({ add, cut }: Slice, distance: number): readonly Point[] => {
  const outlines = [...add, ...cut.slice(0, mostHoles)].map(outlineOf)
  const rims = outlines.flatMap((points) =>
    points.flatMap(([u, v]) => away.map(([du, dv]): Point => [u + distance * du, v + distance * dv])),
  )
  const inner = add.flatMap((shape) => {
    const points = outlineOf(shape)
    const middle = points.reduce<Point>(([u, v], point) => [u + point[0] / points.length, v + point[1] / points.length], [0, 0])
    return [0, 0.3, 0.6, 0.9].flatMap((share) =>
      points.map(([u, v]): Point => [middle[0] + share * (u - middle[0]), middle[1] + share * (v - middle[1])]),
    )
  })
  return [...rims, ...inner]
}

const nearSurface = (body: Body, distance: number): readonly Place<number>[] =>
  body.slices.flatMap((slice) => {
    const { from, to } = slice
    const heights = [from - distance, from + distance, (from + to) / 2, to - distance, to + distance]
    return pointsOf(slice, distance).flatMap((point) => heights.map((height) => inSpace(body, point, height)))
  })

/** A body with points close to its surface: those in its material, and those beside it, up to its play away. */
export type Surface = { readonly body: Body; readonly inside: readonly Place<number>[]; readonly outside: readonly Place<number>[] }

/** @returns the body with points close to its surface; `play`: how far it may be from what it runs on, mm */
export const surfaceOf = (body: Body, play = 0): Surface => ({
  body,
  inside: nearSurface(body, close).filter((point) => holds(body, point)),
  outside: nearSurface(body, play + close).filter((point) => !holds(body, point)),
})

const areNear = (one: Body, other: Body): boolean => {
  const [first, second] = [boundsOf([one]), boundsOf([other])]
  return ([0, 1, 2] as const).every((axis) => first.low[axis] <= second.high[axis] + close && second.low[axis] <= first.high[axis] + close)
}

const meets = (points: readonly Place<number>[], body: Body): boolean => points.some((point) => holds(body, point))

/** @returns whether there is material of both bodies in one place */
export const overlap = (one: Surface, other: Surface): boolean =>
  areNear(one.body, other.body) && (meets(one.inside, other.body) || meets(other.inside, one.body))

/** @returns whether a surface of one lies on a surface of the other */
export const touch = (one: Surface, other: Surface): boolean =>
  areNear(one.body, other.body) && (meets(one.outside, other.body) || meets(other.outside, one.body))
