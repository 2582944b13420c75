/** The prisms of which bodies consist, cut and ordered so that each is painted over those behind it. */
import type { Place } from '../part-schema.ts'
import { type Body, type Bounds, boundsOf, type Shape, type Slice } from '../solid.ts'
import { nearness } from './project.ts'

/** A section of one outline of a body. */
export type Prism = {
  readonly body: Body
  readonly outline: Shape
  readonly from: number
  readonly to: number
  /** Holes of its end faces. */
  readonly holes: readonly Shape[]
  readonly lead?: number
  /** Whether its ends are faces; otherwise it goes on there. */
  readonly ends: readonly [start: boolean, end: boolean]
  readonly bounds: Bounds
}

type Axis = 0 | 1 | 2
const axes = [0, 1, 2] as const
const axisOf = ({ along }: Body): Axis => ({ x: 0, y: 1, z: 2 })[along.slice(1)] as Axis // The letters of a direction.

const sliceOf = (outline: Shape, from: number, to: number): Slice => ({ from, to, add: [outline], cut: [] })

const bounded = (prism: Omit<Prism, 'bounds'>): Prism => ({
  ...prism,
  bounds: boundsOf([{ ...prism.body, slices: [sliceOf(prism.outline, prism.from, prism.to)] }]),
})

const prismsOf = (body: Body): readonly Prism[] =>
  body.slices.flatMap(({ from, to, add, cut, thread }) =>
    add.map((outline) => bounded({ body, outline, from, to, holes: cut, ends: [true, true], ...(thread && { lead: thread.lead }) })),
  )

/** Lengths closer than this are equal, mm. */
const tolerance = 1e-3

const isApart = (one: Bounds, other: Bounds, axis: Axis): boolean =>
  one.high[axis] <= other.low[axis] + tolerance || other.high[axis] <= one.low[axis] + tolerance

const overlap = (one: Bounds, other: Bounds): boolean => !axes.some((axis) => isApart(one, other, axis))

/** The pieces of a prism between the ends of those that it passes through or is passed by. */
function cut(prism: Prism, all: readonly Prism[]): readonly Prism[] {
  const axis = axisOf(prism.body)
  const [start, isForward] = [prism.body.at[axis], prism.body.along.startsWith('+')]
  const along = (coordinate: number): number => (isForward ? coordinate - start : start - coordinate)
  const within = (distance: number): boolean => distance > prism.from + tolerance && distance < prism.to - tolerance
  const ends = all
    .filter((other) => other !== prism && overlap(prism.bounds, other.bounds))
    .flatMap(({ bounds }) => [along(bounds.low[axis]), along(bounds.high[axis])])
    .filter(within)
    .toSorted((one, other) => one - other)
  const places = [prism.from, ...ends.filter((end, index) => end - (ends[index - 1] ?? -Infinity) > tolerance), prism.to]
  return places.slice(1).map((to, index) => {
    const from = places[index] ?? prism.from
    return bounded({ ...prism, from, to, ends: [index === 0, index === places.length - 2] })
  })
}

const middle = ({ low, high }: Bounds): Place<number> => [low[0] + high[0], low[1] + high[1], low[2] + high[2]]
const sizeOf = ({ low, high }: Bounds): number => (high[0] - low[0]) * (high[1] - low[1]) * (high[2] - low[2])

const contains = (outer: Bounds, inner: Bounds): boolean =>
  axes.every((axis) => outer.low[axis] <= inner.low[axis] + tolerance && outer.high[axis] >= inner.high[axis] - tolerance)

/** Whether a prism may hide another one along an axis: it is nearer to the viewer on that axis. */
const isNearerAlong = (one: Bounds, other: Bounds, axis: Axis): boolean =>
  axis === 1 ? one.high[axis] <= other.low[axis] + tolerance : one.low[axis] >= other.high[axis] - tolerance

/** Whether `one` has to be painted before `other`. What contains another one hides it. */
function isBehind({ bounds: one }: Prism, { bounds: other }: Prism): boolean {
  const apart = axes.filter((axis) => isApart(one, other, axis))
  if (apart.length > 0) return apart.every((axis) => isNearerAlong(other, one, axis))
  if (contains(other, one) !== contains(one, other)) return contains(other, one)
  const difference = sizeOf(one) - sizeOf(other)
  return Math.abs(difference) > tolerance ? difference < 0 : nearness(middle(one)) < nearness(middle(other))
}

/** In the order of painting: what has nothing left behind it comes next; in a circle, what is farthest from the viewer. */
function ordered(prisms: readonly Prism[]): readonly Prism[] {
  const left = prisms.toSorted((one, other) => nearness(middle(one.bounds)) - nearness(middle(other.bounds)))
  const painted: Prism[] = []
  while (left.length > 0) {
    const next = left.findIndex((one) => !left.some((other) => other !== one && isBehind(other, one)))
    painted.push(...left.splice(Math.max(next, 0), 1))
  }
  return painted
}

/** @returns the prisms of bodies in the order of painting */
export const paintedPrisms = (bodies: readonly Body[]): readonly Prism[] => {
  const whole = bodies.flatMap(prismsOf)
  return ordered(whole.flatMap((prism) => cut(prism, whole)))
}
