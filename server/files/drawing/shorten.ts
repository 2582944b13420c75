/** Shortens the views of long parts: stretches without features are left out between break lines (ISO 128-3). */
import type { ViewName } from '../../../engine/part/part-schema.ts'
import type { Bounds } from '../../../engine/part/solid.ts'
import type { ViewEdge } from './project.ts'
import type { Mark, PaperPoint } from './sheet.ts'
import { type Axis, seenIn, viewAxes, without } from './view-axes.ts'

type Point = readonly [x: number, y: number]

type Line = Extract<ViewEdge, { readonly kind: 'line' }>

/** A stretch that is left out, mm of the part along an axis of space. */
export type Cut = { readonly from: number; readonly to: number }

/** The stretches left out along an axis, and the gap drawn instead of each, mm of the part. */
export type Shortening = { readonly axis: Axis; readonly cuts: readonly Cut[]; readonly gap: number }

/** @returns a coordinate along the axis as it is drawn */
export const shortened = (value: number, { cuts, gap }: Shortening): number =>
  cuts.reduce((drawn, { from, to }) => {
    if (value >= to) return drawn - (to - from) + gap
    return value > from ? drawn - (value - from) * (1 - gap / (to - from)) : drawn
  }, value)

/** @returns whether a coordinate along the axis is left out */
export const isLeftOut = (value: number, { cuts }: Shortening): boolean => cuts.some(({ from, to }) => from < value && value < to)

const shortenLine = ({ from, to }: Line, at: 0 | 1, shortening: Shortening): readonly ViewEdge[] => {
  const beside = at === 0 ? 1 : 0
  const moved = (point: Point): Point => {
    const along = shortened(point[at], shortening)
    return at === 0 ? [along, point[1]] : [point[0], along]
  }
  if (from[at] === to[at]) return isLeftOut(from[at], shortening) ? [] : [{ kind: 'line', from: moved(from), to: moved(to) }]
  const pointAt = (value: number): Point => {
    const share = (value - from[at]) / (to[at] - from[at])
    const across = from[beside]
    const other = across + share * (to[beside] - across)
    return at === 0 ? [value, other] : [other, value]
  }
  const stretch = [Math.min(from[at], to[at]), Math.max(from[at], to[at])] as const
  const cuts = shortening.cuts.map((cut) => [cut.from, cut.to] as const)
  return without(stretch, cuts).map(([start, end]) => ({ kind: 'line', from: moved(pointAt(start)), to: moved(pointAt(end)) }))
}

/** @returns what is left of an edge, where the view shows it; round edges are left out as a whole */
function shortenEdge(edge: ViewEdge, at: 0 | 1, shortening: Shortening): readonly ViewEdge[] {
  if (edge.kind === 'line') return shortenLine(edge, at, shortening)
  const moved = (point: Point): Point => {
    const along = shortened(point[at], shortening)
    return at === 0 ? [along, point[1]] : [point[0], along]
  }
  const middle = edge.kind === 'path' ? edge.points[Math.floor(edge.points.length / 2)] : edge.centre
  if (middle && isLeftOut(middle[at], shortening)) return []
  return edge.kind === 'path' ? [{ kind: 'path', points: edge.points.map(moved) }] : [{ ...edge, centre: moved(edge.centre) }]
}

/** @returns whether a view shows the shortened axis: to the right (0) or upwards (1) */
export const shownAxis = (name: ViewName, axis: Axis): 0 | 1 | undefined => {
  const [right, up] = viewAxes[name]
  if (right === axis) return 0
  return up === axis ? 1 : undefined
}

/** @returns the edges of a shortened view */
export const shortenEdges = (name: ViewName, edges: readonly ViewEdge[], shortening: Shortening): readonly ViewEdge[] => {
  const at = shownAxis(name, shortening.axis)
  return at === undefined ? edges : edges.flatMap((edge) => shortenEdge(edge, at, shortening))
}

/** The zigzag of a break line, and how far the line extends beyond the outlines, mm on the paper. */
const zigzag = { width: 1, height: 1.2, beyond: 2 } as const

const breakLine = (at: 0 | 1, along: number, [low, high]: readonly [number, number]): Mark => {
  const middle = (low + high) / 2
  const points = [
    [0, low - zigzag.beyond],
    [0, middle - zigzag.height],
    [-zigzag.width, middle - zigzag.height / 3],
    [zigzag.width, middle + zigzag.height / 3],
    [0, middle + zigzag.height],
    [0, high + zigzag.beyond],
  ] as const
  return {
    kind: 'path',
    stroke: 'break',
    points: points.map(([off, across]): PaperPoint => (at === 0 ? [along + off, across] : [across, along + off])),
  }
}

/**
 * @param view its name, and the mapping of its shortened points to the paper
 * @param boxes of everything that is drawn, mm of the part
 * @param shortening of the view
 * @returns the break lines on both sides of each gap
 */
export function breakMarks(
  { name, place }: { readonly name: ViewName; readonly place: (point: Point) => PaperPoint },
  boxes: readonly Bounds[],
  shortening: Shortening,
): readonly Mark[] {
  const at = shownAxis(name, shortening.axis)
  if (at === undefined) return []
  const beside = at === 0 ? 1 : 0
  return shortening.cuts.flatMap(({ from, to }) => {
    const through = boxes
      .filter(({ low, high }) => low[shortening.axis] <= from && high[shortening.axis] >= to)
      .map(({ low, high }) => [seenIn(name, low), seenIn(name, high)] as const)
    const across = [Math.min(...through.map(([low]) => low[beside])), Math.max(...through.map(([, high]) => high[beside]))] as const
    if (through.length === 0) return []
    return [from, to].map((end) => {
      const along = shortened(end, shortening)
      const [low, high] = across.map((value) => place(at === 0 ? [along, value] : [value, along]))
      if (!low || !high) throw new Error('two points have two places')
      return breakLine(at, low[at], [low[beside], high[beside]])
    })
  })
}
