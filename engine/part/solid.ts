/** Geometry of a built part as numbers. Needs no CAD kernel; volumes and extents are exact. Lengths in mm. */
import type { Direction, Material, Place } from './part-schema.ts'

/** u to the right and v up, seen against the axis of a body. */
export type Point = readonly [u: number, v: number]

/** How circles are arranged, and whether the diameter of their circle, or their pitches along u and v, are typical values. */
export type Arrangement = { readonly on: 'circle' | 'grid'; readonly isUsual: readonly [u: boolean, v: boolean] }

/** An outline in its slice. */
export type Shape =
  | {
      readonly shape: 'circle'
      readonly centre: Point
      readonly diameter: number
      readonly tapped?: true
      /** The diameter is a typical value. */
      readonly isUsual?: true
      readonly arrangement?: Arrangement
    }
  | { readonly shape: 'box'; readonly centre: Point; readonly size: Point; readonly radius: number }
  | { readonly shape: 'polygon'; readonly points: readonly Point[] }
  | { readonly shape: 'keyed'; readonly centre: Point; readonly diameter: number; readonly width: number; readonly depth: number }

/** A section of a body, from and to along its axis. */
export type Slice = {
  readonly from: number
  readonly to: number
  readonly add: readonly Shape[]
  readonly cut: readonly Shape[]
  /** The length is a typical value. */
  readonly isUsual?: true
  readonly thread?: { readonly core: number; readonly lead: number }
}

/** A solid; `name` is its kind, `instance` counts the bodies of that kind from 1. */
export type Body = {
  readonly name: string
  readonly instance: number
  /** Number of bodies of the same kind. */
  readonly instances: number
  readonly material: Material
  readonly at: Place<number>
  readonly along: Direction
  /** Quarter turns of its sections about the axis, from u to v; none for a body of a part by itself. */
  readonly roll?: 1 | 2 | 3
  readonly slices: readonly Slice[]
}

/** A bounding box. */
export type Bounds = { readonly low: Place<number>; readonly high: Place<number> }

type Frame = { readonly u: Place<number>; readonly v: Place<number>; readonly along: Place<number> }

/** Right-handed: u × v points along the axis. v is up unless the axis itself is vertical. */
const frames: Readonly<Record<Direction, Frame>> = {
  '+x': { u: [0, 1, 0], v: [0, 0, 1], along: [1, 0, 0] },
  '-x': { u: [0, -1, 0], v: [0, 0, 1], along: [-1, 0, 0] },
  '+y': { u: [-1, 0, 0], v: [0, 0, 1], along: [0, 1, 0] },
  '-y': { u: [1, 0, 0], v: [0, 0, 1], along: [0, -1, 0] },
  '+z': { u: [1, 0, 0], v: [0, 1, 0], along: [0, 0, 1] },
  '-z': { u: [1, 0, 0], v: [0, -1, 0], along: [0, 0, -1] },
}

const quarterTurn = ({ u: [x, y, z], v, along }: Frame): Frame => ({ u: v, v: [0 - x, 0 - y, 0 - z], along })

/** @returns the axes of a section */
export const frameOf = ({ along, roll }: Pick<Body, 'along' | 'roll'>): Frame => {
  let frame = frames[along]
  for (let turns = 0; turns < (roll ?? 0); turns += 1) frame = quarterTurn(frame)
  return frame
}

/** @returns the unit vector of a direction */
export const vectorOf = (along: Direction): Place<number> => frames[along].along

/** @returns the position of a point of a section in space */
export const inSpace = (body: Pick<Body, 'at' | 'along' | 'roll'>, [u, v]: Point, distance: number): Place<number> => {
  const { at } = body
  const frame = frameOf(body)
  const coordinate = (axis: 0 | 1 | 2) => at[axis] + u * frame.u[axis] + v * frame.v[axis] + distance * frame.along[axis]
  return [coordinate(0), coordinate(1), coordinate(2)]
}

/** Area of a circle between two verticals at ±`half` from its centre, above the height `above`. */
const capArea = (radius: number, half: number, above: number): number =>
  half * Math.sqrt(radius ** 2 - half ** 2) + radius ** 2 * Math.asin(half / radius) - 2 * half * above

const polygonArea = (points: readonly Point[]): number => {
  const twice = points.reduce((sum, [u, v], index) => {
    const [nextU, nextV] = points[(index + 1) % points.length] ?? [u, v]
    return sum + u * nextV - nextU * v
  }, 0)
  return Math.abs(twice) / 2
}

/** @returns mm² */
export function areaOf(shape: Shape): number {
  switch (shape.shape) {
    case 'circle':
      return (Math.PI / 4) * shape.diameter ** 2
    case 'box':
      return shape.size[0] * shape.size[1] - (4 - Math.PI) * shape.radius ** 2
    case 'polygon':
      return polygonArea(shape.points)
    case 'keyed': {
      const radius = shape.diameter / 2
      return Math.PI * radius ** 2 - capArea(radius, shape.width / 2, radius - shape.depth)
    }
  }
}

/** Whether a point lies within a polygon: a ray to the right crosses its sides an odd number of times. */
const isWithin = ([u, v]: Point, points: readonly Point[]): boolean =>
  points.filter(([oneU, oneV], index) => {
    const [otherU, otherV] = points[(index + 1) % points.length] ?? [oneU, oneV]
    return oneV > v !== otherV > v && u < oneU + ((v - oneV) / (otherV - oneV)) * (otherU - oneU)
  }).length %
    2 ===
  1

/** Whether a point lies within an outline; rounded corners and the keyway count as inside. */
export const holdsPoint = (outline: Shape, [u, v]: Point): boolean => {
  if (outline.shape === 'polygon') return isWithin([u, v], outline.points)
  const [middleU, middleV] = outline.centre
  if (outline.shape === 'box') return Math.abs(u - middleU) <= outline.size[0] / 2 && Math.abs(v - middleV) <= outline.size[1] / 2
  return Math.hypot(u - middleU, v - middleV) <= outline.diameter / 2
}

const total = (shapes: readonly Shape[]): number => shapes.reduce((sum, shape) => sum + areaOf(shape), 0)

/** @returns mm³; holes lie within the outlines and do not overlap, so that their areas can be subtracted */
export const volumeOf = ({ slices }: Body): number =>
  slices.reduce((sum, { from, to, add, cut }) => sum + (to - from) * (total(add) - total(cut)), 0)

/** Points whose coordinates bound a shape. A keyway does not reduce the width; its effect at the top is considered. */
function extremes(shape: Shape): readonly Point[] {
  switch (shape.shape) {
    case 'polygon':
      return shape.points
    case 'circle': {
      const [u, v] = shape.centre
      const radius = shape.diameter / 2
      return [
        [u - radius, v - radius],
        [u + radius, v + radius],
      ]
    }
    case 'box': {
      const [u, v] = shape.centre
      return [
        [u - shape.size[0] / 2, v - shape.size[1] / 2],
        [u + shape.size[0] / 2, v + shape.size[1] / 2],
      ]
    }
    case 'keyed': {
      const [u, v] = shape.centre
      const radius = shape.diameter / 2
      const shoulder = Math.sqrt(radius ** 2 - (shape.width / 2) ** 2)
      return [
        [u - radius, v - radius],
        [u + radius, v + shoulder],
      ]
    }
  }
}

const boundsOfPoints = (points: readonly Place<number>[]): Bounds => {
  const of = (pick: (...values: number[]) => number): Place<number> => [
    pick(...points.map(([x]) => x)),
    pick(...points.map(([, y]) => y)),
    pick(...points.map(([, , z]) => z)),
  ]
  return { low: of(Math.min), high: of(Math.max) }
}

/** @returns the bounding box of the bodies */
export const boundsOf = (bodies: readonly Body[]): Bounds =>
  boundsOfPoints(
    bodies.flatMap((body) =>
      body.slices.flatMap(({ from, to, add }) =>
        add.flatMap((shape) => extremes(shape).flatMap((point) => [inSpace(body, point, from), inSpace(body, point, to)])),
      ),
    ),
  )
