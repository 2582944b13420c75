/** The lines of a view in mm of the part, by their kind - edges, threads, centre lines, end positions - and their marks on the sheet. */
import type { Place, ViewName } from '../../../engine/part/part-schema.ts'
import { type Body, type Bounds, boundsOf, inSpace, type Shape } from '../../../engine/part/solid.ts'
import { endOutlines } from './end-positions.ts'
import type { View, ViewEdge } from './project.ts'
import type { Mark, PaperPoint, Stroke } from './sheet.ts'
import { type Axis, axisOf, seenIn, viewAxes, without } from './view-axes.ts'

type Point = readonly [x: number, y: number]

/** Maps mm of the part in a view to the paper. */
export type Placing = { readonly scale: number; readonly origin: PaperPoint }

/** @returns a point of a view on the paper */
export const place = ({ scale, origin }: Placing, [x, y]: Point): PaperPoint => [origin[0] + scale * x, origin[1] + scale * y]

/** @returns an edge on the paper */
export const edgeMark = (edge: ViewEdge, stroke: Stroke, placing: Placing): Mark => {
  switch (edge.kind) {
    case 'line':
      return { kind: 'line', stroke, from: place(placing, edge.from), to: place(placing, edge.to) }
    case 'circle':
      return { kind: 'circle', stroke, centre: place(placing, edge.centre), radius: placing.scale * edge.radius }
    case 'arc':
      return { ...edge, stroke, centre: place(placing, edge.centre), radius: placing.scale * edge.radius }
    case 'path':
      return { kind: 'path', stroke, points: edge.points.map((point) => place(placing, point)) }
  }
}

const lies = ({ low, high }: Bounds, point: Place<number>, except: Axis): boolean =>
  ([0, 1, 2] as const).every((axis) => axis === except || (low[axis] < point[axis] && point[axis] < high[axis]))

const withAxis = ([x, y, z]: Place<number>, axis: Axis, value: number): Place<number> =>
  axis === 0 ? [value, y, z] : axis === 1 ? [x, value, z] : [x, y, value]

/** Thread cores as lines along the threads, where they are not covered. */
function threadLines(name: ViewName, bodies: readonly Body[]): readonly ViewEdge[] {
  return bodies.flatMap((body) => {
    const axis = axisOf(body)
    if (!viewAxes[name].includes(axis)) return []
    const others = bodies.filter((other) => other !== body).map((other) => boundsOf([other]))
    return body.slices.flatMap(({ from, to, thread }) => {
      if (!thread) return []
      return [-1, 1].flatMap((side) => {
        const point = (height: number) => {
          const across = viewAxes[name].find((one) => one !== axis) ?? axis
          const middle = inSpace(body, [0, 0], height)
          return withAxis(middle, across, middle[across] + (side * thread.core) / 2)
        }
        const [first, last] = [point(from)[axis], point(to)[axis]]
        const covers = others.filter((bounds) => lies(bounds, point(from), axis)).map(({ low, high }): Point => [low[axis], high[axis]])
        return without([Math.min(first, last), Math.max(first, last)], covers).map(([low, high]): ViewEdge => {
          const at = (along: number): Point => seenIn(name, withAxis(point(from), axis, along))
          return { kind: 'line', from: at(low), to: at(high) }
        })
      })
    })
  })
}

const isRound = (shape: Shape): boolean => shape.shape === 'circle' || shape.shape === 'keyed'
const middleOf = (shape: Shape): Point => (shape.shape === 'polygon' ? [0, 0] : shape.centre)

/** Overhang of centre lines, mm on the paper. */
const overhang = 3

/** Centre lines of a round element seen along its axis. */
const crossLines = ([x, y]: Point, reach: number): readonly ViewEdge[] => [
  { kind: 'line', from: [x - reach, y], to: [x + reach, y] },
  { kind: 'line', from: [x, y - reach], to: [x, y + reach] },
]

/** Centre lines of the round elements of a body: a line along the axis, or a cross where the axis points at the viewer. */
function centreLines(name: ViewName, body: Body, scale: number): readonly ViewEdge[] {
  const isAlong = viewAxes[name].includes(axisOf(body))
  const beyond = overhang / scale
  return body.slices.flatMap(({ from, to, add, cut }) =>
    [...add, ...cut].filter(isRound).flatMap((shape): readonly ViewEdge[] => {
      if (shape.shape === 'polygon' || shape.shape === 'box') return []
      const [start, end] = [from, to].map((height) => seenIn(name, inSpace(body, middleOf(shape), height)))
      if (!start || !end) return []
      if (!isAlong) return crossLines(start, shape.diameter / 2 + beyond / 2)
      const length = Math.hypot(end[0] - start[0], end[1] - start[1])
      const [dx, dy] = [((end[0] - start[0]) / length) * beyond, ((end[1] - start[1]) / length) * beyond]
      return [{ kind: 'line', from: [start[0] - dx, start[1] - dy], to: [end[0] + dx, end[1] + dy] }]
    }),
  )
}

/** A view with its name. */
export type NamedView = { readonly name: ViewName; readonly view: View }

/** What a view shows: all bodies, and all of them again at the ends of their travel. */
export type Shown = { readonly bodies: readonly Body[]; readonly ends: readonly (readonly Body[])[] }

/** The lines of a view by their kind, those of a later kind over those of an earlier one. */
export type ViewLines = readonly { readonly stroke: Stroke; readonly edges: readonly ViewEdge[] }[]

/** @returns the lines of a view at a scale, mm of the part */
export const linesOf = ({ name, view }: NamedView, { bodies, ends }: Shown, scale: number): ViewLines => [
  { stroke: 'phantom', edges: ends.flatMap((end) => endOutlines(name, bodies, end)) },
  { stroke: 'centre', edges: bodies.flatMap((body) => centreLines(name, body, scale)) },
  { stroke: 'hidden', edges: view.hidden },
  { stroke: 'thread', edges: threadLines(name, bodies) },
  { stroke: 'outline', edges: view.visible },
]

const keyOf = (mark: Mark): string =>
  JSON.stringify(mark, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 + 0 : value))

/** @returns the marks of lines, without duplicates */
export const lineMarks = (lines: ViewLines, placing: Placing): readonly Mark[] => {
  const all = lines.flatMap(({ stroke, edges }) => edges.map((edge) => edgeMark(edge, stroke, placing)))
  return [...new Map(all.map((mark) => [keyOf(mark), mark])).values()]
}
