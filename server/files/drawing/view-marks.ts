/** Draws a view on the sheet: its edges to scale, threads, and centre lines. */
import type { Place, ViewName } from '../../../engine/part/part-schema.ts'
import { type Body, type Bounds, boundsOf, frameOf, inSpace, type Shape } from '../../../engine/part/solid.ts'
import type { View, ViewEdge } from './project.ts'
import type { Mark, PaperPoint, Stroke } from './sheet.ts'

type Axis = 0 | 1 | 2
type Point = readonly [x: number, y: number]

/** The coordinates of space that a view shows to the right and upwards. */
export const viewAxes: Readonly<Record<ViewName, readonly [right: Axis, up: Axis]>> = { front: [0, 2], top: [0, 1], side: [1, 2] }

/** Maps mm of the part in a view to the paper. */
export type Placing = { readonly scale: number; readonly origin: PaperPoint }

const place = ({ scale, origin }: Placing, [x, y]: Point): PaperPoint => [origin[0] + scale * x, origin[1] + scale * y]

/** @returns a point of space projected to a view */
const seen = (name: ViewName, point: Place<number>): Point => {
  const [right, up] = viewAxes[name]
  return [point[right], point[up]]
}

const edgeMark = (edge: ViewEdge, stroke: Stroke, placing: Placing): Mark => {
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

/** @returns the index of the coordinate along the axis of a body */
export const axisOf = ({ along }: Body): Axis =>
  frameOf(along).along.findIndex((part) => part !== 0) === 0 ? 0 : along.endsWith('y') ? 1 : 2

/** The parts of an interval that others do not cover. */
const without = (stretch: Point, covers: readonly Point[]): readonly Point[] =>
  covers.reduce<readonly Point[]>(
    (left, [low, high]) =>
      left.flatMap(([from, to]): readonly Point[] =>
        high <= from || low >= to
          ? [[from, to]]
          : [...(from < low ? [[from, low] as const] : []), ...(high < to ? [[high, to] as const] : [])],
      ),
    [stretch],
  )

const lies = ({ low, high }: Bounds, point: Place<number>, except: Axis): boolean =>
  ([0, 1, 2] as const).every((axis) => axis === except || (low[axis] < point[axis] && point[axis] < high[axis]))

/** Thread cores as thin lines along the threads, where they are not covered. */
function threadMarks(name: ViewName, bodies: readonly Body[], placing: Placing): readonly Mark[] {
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
          const moved = middle.map((value, at) => (at === across ? value + (side * thread.core) / 2 : value))
          return [moved[0] ?? 0, moved[1] ?? 0, moved[2] ?? 0] as const
        }
        const ends = [point(from)[axis], point(to)[axis]].toSorted((one, other) => one - other)
        const covers = others.filter((bounds) => lies(bounds, point(from), axis)).map(({ low, high }): Point => [low[axis], high[axis]])
        return without([ends[0] ?? 0, ends[1] ?? 0], covers).map(([low, high]): Mark => {
          const at = (along: number): PaperPoint => {
            const moved = point(from).map((value, index) => (index === axis ? along : value))
            return place(placing, seen(name, [moved[0] ?? 0, moved[1] ?? 0, moved[2] ?? 0]))
          }
          return { kind: 'line', stroke: 'thread', from: at(low), to: at(high) }
        })
      })
    })
  })
}

const isRound = (shape: Shape): boolean => shape.shape === 'circle' || shape.shape === 'keyed'
const middleOf = (shape: Shape): Point => (shape.shape === 'polygon' ? [0, 0] : shape.centre)

/** Overhang of centre lines, mm on the paper. */
const beyond = 3

/** Centre marks of a round element seen along its axis. */
const crossMarks = ([x, y]: PaperPoint, radius: number): readonly Mark[] => {
  const reach = radius + beyond / 2
  return [
    { kind: 'line', stroke: 'centre', from: [x - reach, y], to: [x + reach, y] },
    { kind: 'line', stroke: 'centre', from: [x, y - reach], to: [x, y + reach] },
  ]
}

/** Centre lines of the round elements of a body: a line along the axis, or a cross where the axis points at the viewer. */
function centreMarks(name: ViewName, body: Body, placing: Placing): readonly Mark[] {
  const axis = axisOf(body)
  const isAlong = viewAxes[name].includes(axis)
  return body.slices.flatMap(({ from, to, add, cut }) =>
    [...add, ...cut].filter(isRound).flatMap((shape) => {
      const [start, end] = [from, to].map((height) => place(placing, seen(name, inSpace(body, middleOf(shape), height))))
      if (!start || !end || shape.shape === 'polygon' || shape.shape === 'box') return []
      if (!isAlong) return crossMarks(start, (placing.scale * shape.diameter) / 2)
      const length = Math.hypot(end[0] - start[0], end[1] - start[1])
      const [dx, dy] = [((end[0] - start[0]) / length) * beyond, ((end[1] - start[1]) / length) * beyond]
      return [{ kind: 'line', stroke: 'centre', from: [start[0] - dx, start[1] - dy], to: [end[0] + dx, end[1] + dy] } as const]
    }),
  )
}

const keyOf = (mark: Mark): string =>
  JSON.stringify(mark, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 + 0 : value))

/** @returns the visible edges of a view */
export const edgeMarks = ({ visible }: View, placing: Placing): readonly Mark[] => visible.map((edge) => edgeMark(edge, 'outline', placing))

/** A view with its name. */
export type NamedView = { readonly name: ViewName; readonly view: View }

/** @returns the view with its centre lines, without duplicate marks */
export function viewMarks({ name, view }: NamedView, bodies: readonly Body[], placing: Placing): readonly Mark[] {
  const all: readonly Mark[] = [
    ...bodies.flatMap((body) => centreMarks(name, body, placing)),
    ...view.hidden.map((edge) => edgeMark(edge, 'hidden', placing)),
    ...threadMarks(name, bodies, placing),
    ...edgeMarks(view, placing),
  ]
  return [...new Map(all.map((mark) => [keyOf(mark), mark])).values()]
}
