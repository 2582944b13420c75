/** The faces and edges of a prism that are seen, as paths. */
import type { Point, Shape } from '../solid.ts'
import type { Prism } from './prisms.ts'
import { type BodyView, type Spot, type Tone, viewOf } from './project.ts'

/** Writes points and lengths of the picture. */
export type Pen = { readonly spot: (spot: Spot) => string; readonly length: (length: number) => string }

/**
 * How much is drawn: the diameter of the smallest hole or rounded corner, the radius below which a quarter of a circle is a straight
 * line, both in mm, and the most lines of a thread.
 */
export type Detail = { readonly smallest: number; readonly thin: number; readonly threads: number }

/** How a body is seen and written. */
type Sight = BodyView & Pen & Detail

/** A face in one of three tones, with its edges if `isEdged`, a hole, edges, or the thin lines of a thread. */
export type Stroke = { readonly kind: Tone | 'hole' | 'edge' | 'thread'; readonly path: string; readonly isEdged?: true }

const turn = 2 * Math.PI
const quarter = Math.PI / 2
const onCircle = ([u, v]: Point, radius: number, angle: number): Point => [u + radius * Math.cos(angle), v + radius * Math.sin(angle)]

type Circle = { readonly centre: Point; readonly radius: number }

/** Corners of an outline that is not round. Rounded corners are cut off, small ones are sharp. */
function cornersOf(shape: Shape, smallest = 0): readonly Point[] | undefined {
  if (shape.shape === 'polygon') return shape.points
  if (shape.shape !== 'box') return undefined
  const [[u, v], [width, height]] = [shape.centre, [shape.size[0] / 2, shape.size[1] / 2]]
  const corner = shape.radius * 2 < smallest ? 0 : shape.radius * (2 - Math.SQRT2)
  const sharp: readonly Point[] = [
    [u - width, v - height],
    [u + width, v - height],
    [u + width, v + height],
    [u - width, v + height],
  ]
  if (corner === 0) return sharp
  return sharp.flatMap(([x, y], index): readonly Point[] => {
    const [left, up] = [Math.sign(u - x) * corner, Math.sign(v - y) * corner]
    const pair: readonly Point[] = [
      [x + left, y],
      [x, y + up],
    ]
    return index % 2 === 0 ? pair.toReversed() : pair
  })
}

const circleOf = (shape: Shape): Circle | undefined =>
  shape.shape === 'circle' || shape.shape === 'keyed' ? { centre: shape.centre, radius: shape.diameter / 2 } : undefined

const lines = ({ spot }: Pen, spots: readonly Spot[]): string => `M${spots.map(spot).join('L')}`

/** From one angle to another. */
type Angles = readonly [from: number, to: number]

/**
 * An arc of a circle at a distance along the axis, from where the pen is, in quarters at most: the centre of a half would move far
 * with the last digit of its ends.
 */
const arc = (sight: Sight, { centre, radius }: Circle, { distance, angles: [from, to] }: { distance: number; angles: Angles }): string => {
  const [along, across, rotation] = sight.ellipse
  const count = Math.ceil(Math.abs(to - from) / quarter - 1e-6)
  const sweep = to > from === sight.isClockwise ? 1 : 0
  const radii = radius < sight.thin ? 'L' : `A${sight.length(radius * along)} ${sight.length(radius * across)} ${rotation} 0 ${sweep} `
  const endAt = (index: number): string =>
    sight.spot(sight.at(onCircle(centre, radius, from + ((to - from) * (index + 1)) / count), distance))
  return Array.from({ length: count }, (_, index) => radii + endAt(index)).join('')
}

const wholeCircle = (sight: Sight, circle: Circle, distance: number): string => {
  const start = sight.spot(sight.at(onCircle(circle.centre, circle.radius, 0), distance))
  return `M${start}${arc(sight, circle, { distance, angles: [0, turn] })}Z`
}

const outlineAt = (sight: Sight, shape: Shape, distance: number): string => {
  const circle = circleOf(shape)
  if (circle) return wholeCircle(sight, circle, distance)
  const corners = cornersOf(shape, sight.smallest) ?? []
  return `${lines(
    sight,
    corners.map((corner) => sight.at(corner, distance)),
  )}Z`
}

/** The angle in the middle of the visible half of a cylinder. */
const middleOf = ({ facing }: Sight): number => Math.atan2(facing([0, 1]), facing([1, 0]))

/** Steps in which the tone of a round side is looked for. */
const toneSteps = 36

/** Parts of the visible half of a cylinder by tone. */
function tonesOf(sight: Sight, middle: number): readonly { readonly tone: Tone; readonly from: number; readonly to: number }[] {
  const start = middle - quarter
  const angleAt = (step: number): number => start + (step / toneSteps) * Math.PI
  const parts: { tone: Tone; from: number; to: number }[] = []
  for (let step = 0; step < toneSteps; step += 1) {
    const angle = angleAt(step + 1 / 2)
    const tone = sight.toneOf([Math.cos(angle), Math.sin(angle)])
    const last = parts.at(-1)
    if (last?.tone === tone) last.to = angleAt(step + 1)
    else parts.push({ tone, from: angleAt(step), to: angleAt(step + 1) })
  }
  return parts
}

/** Share of the height of a thread by which its line rises across the visible half. */
const threadRise = 1 / 2

/** Lines of a thread on the visible half, one for each turn, or for several where they would be too close. */
function threadOf(sight: Sight, { from, to, lead }: Prism, { centre, radius }: Circle): readonly Stroke[] {
  if (lead === undefined) return []
  const middle = middleOf(sight)
  const step = lead * Math.ceil((to - from) / lead / sight.threads)
  const count = Math.floor((to - from - step / 2) / step)
  const spot = (size: number, angle: number, distance: number): string => sight.spot(sight.at(onCircle(centre, size, angle), distance))
  const one = (index: number): string => {
    const start = from + (index + threadRise / 2) * step
    const begin = spot(radius, middle - quarter, start)
    const control = spot(radius * Math.SQRT2, middle, start + (step * threadRise) / 2)
    return `M${begin}Q${control} ${spot(radius, middle + quarter, start + step * threadRise)}`
  }
  const path = Array.from({ length: Math.max(count, 0) }, (_, index) => one(index)).join('')
  return path === '' ? [] : [{ kind: 'thread', path }]
}

/** The side of a cylinder. */
function roundSide(sight: Sight, prism: Prism, circle: Circle): readonly Stroke[] {
  const { from, to } = prism
  const middle = middleOf(sight)
  const ends = [middle - quarter, middle + quarter] as const
  const at = (angle: number, distance: number): string => sight.spot(sight.at(onCircle(circle.centre, circle.radius, angle), distance))
  const faces = tonesOf(sight, middle).map(({ tone, from: start, to: end }): Stroke => {
    const there = arc(sight, circle, { distance: from, angles: [start, end] })
    const back = arc(sight, circle, { distance: to, angles: [end, start] })
    return { kind: tone, path: `M${at(start, from)}${there}L${at(end, to)}${back}Z` }
  })
  const far = sight.isEndSeen ? from : to
  const isFarEnd = prism.ends[sight.isEndSeen ? 0 : 1]
  const farEdge = isFarEnd ? `M${at(ends[0], far)}${arc(sight, circle, { distance: far, angles: ends })}` : ''
  const edges = ends.map((angle) => `M${at(angle, from)}L${at(angle, to)}`).join('')
  return [...faces, { kind: 'edge', path: `${edges}${farEdge}` }, ...threadOf(sight, prism, circle)]
}

const turning = (corners: readonly Point[]): number =>
  corners.reduce((area, [u, v], index) => {
    const [nextU, nextV] = corners[(index + 1) % corners.length] ?? [u, v]
    return area + u * nextV - nextU * v
  }, 0)

/** The seen sides of a prism with corners, those farthest from the viewer first, each with its outward direction. */
const seenSides = (sight: Sight, { from }: Prism, outline: readonly Point[]) => {
  const corners = turning(outline) > 0 ? outline : outline.toReversed()
  return corners
    .flatMap((corner, index) => {
      const next = corners[(index + 1) % corners.length] ?? corner
      const [along, across] = [next[0] - corner[0], next[1] - corner[1]]
      const length = Math.hypot(along, across)
      const outward: Point = [across / length, -along / length]
      return length > 0 && sight.facing(outward) > 1e-6 ? [{ corner, next, outward }] : []
    })
    .toSorted((one, other) => sight.nearnessOf(one.corner, from) - sight.nearnessOf(other.corner, from))
}

/** The sides of a prism with corners; where it goes on, they have no edge. */
const flatSides = (sight: Sight, prism: Prism, outline: readonly Point[]): readonly Stroke[] =>
  seenSides(sight, prism, outline).flatMap(({ corner, next, outward }): readonly Stroke[] => {
    const { from, to, ends } = prism
    const [a, b, c, d] = [sight.at(corner, from), sight.at(next, from), sight.at(next, to), sight.at(corner, to)]
    const face = { kind: sight.toneOf(outward), path: `${lines(sight, [a, b, c, d])}Z` }
    if (ends[0] && ends[1]) return [{ ...face, isEdged: true }]
    const edges = [[a, d], [b, c], ...(ends[0] ? [[a, b]] : []), ...(ends[1] ? [[d, c]] : [])]
    return [face, { kind: 'edge', path: edges.map((one) => lines(sight, one)).join('') }]
  })

/** Points of a circle between which its extent is found. */
const circleSteps = 36

/** @returns spots that bound a prism in the picture */
export function spotsOf({ body, outline, from, to }: Prism): readonly Spot[] {
  const view = viewOf(body)
  const circle = circleOf(outline)
  const points = circle
    ? Array.from({ length: circleSteps }, (_, index) => onCircle(circle.centre, circle.radius, (index / circleSteps) * turn))
    : (cornersOf(outline) ?? [])
  return points.flatMap((point) => [view.at(point, from), view.at(point, to)])
}

/** @returns the faces and edges in the order of painting */
export function facesOf(pen: Pen, prism: Prism, detail: Detail): readonly Stroke[] {
  const { smallest } = detail
  const sight = { ...viewOf(prism.body), ...pen, ...detail }
  const circle = circleOf(prism.outline)
  const sides = circle ? roundSide(sight, prism, circle) : flatSides(sight, prism, cornersOf(prism.outline, smallest) ?? [])
  if (!prism.ends[sight.isEndSeen ? 1 : 0]) return sides
  const near = sight.isEndSeen ? prism.to : prism.from
  const outline = outlineAt(sight, prism.outline, near)
  const holes = prism.holes.filter((hole) => (circleOf(hole)?.radius ?? Infinity) * 2 >= smallest)
  return [
    ...sides,
    { kind: sight.capTone, path: outline, isEdged: true },
    ...holes.map((hole): Stroke => ({ kind: 'hole', path: outlineAt(sight, hole, near) })),
  ]
}
