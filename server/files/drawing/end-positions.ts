/** Outlines of moving bodies at the ends of their travel (ISO 128-2, line type 05.1), where no fixed body in front hides them. */
import type { ViewName } from '../../../engine/part/part-schema.ts'
import type { Body, Bounds } from '../../../engine/part/solid.ts'
import type { ViewEdge } from './project.ts'
import { nearnessOf, seenIn, sliceBoxes, viewAxes, without } from './view-axes.ts'

type Point = readonly [x: number, y: number]
type Side = { readonly along: 0 | 1; readonly at: number; readonly from: number; readonly to: number }

const nearly = 1e-6

/** The bodies that move, in their position at an end of the travel. */
const movedBodies = (bodies: readonly Body[], end: readonly Body[]): readonly Body[] =>
  end.filter(({ at }, index) => at.some((value, axis) => Math.abs(value - (bodies[index]?.at[axis] ?? value)) > nearly))

/** Whether bodies move across the line of sight, so that the view shows it. */
const showsMove = (name: ViewName, bodies: readonly Body[], end: readonly Body[]): boolean =>
  viewAxes[name].some((axis) => end.some(({ at }, index) => Math.abs(at[axis] - (bodies[index]?.at[axis] ?? at[axis])) > nearly))

/** Boxes of the slices of a body, with equal ones that touch as one. */
const wholeBoxes = (name: ViewName, body: Body): readonly Bounds[] => {
  const boxes: Bounds[] = []
  for (const box of sliceBoxes(body)) {
    const before = boxes.at(-1)
    const differs = before
      ? viewAxes[name].filter((axis) => before.low[axis] !== box.low[axis] || before.high[axis] !== box.high[axis])
      : []
    if (!before || differs.length > 1) boxes.push(box)
    else {
      const of = (pick: (...values: number[]) => number, one: Bounds['low'], other: Bounds['low']): Bounds['low'] => [
        pick(one[0], other[0]),
        pick(one[1], other[1]),
        pick(one[2], other[2]),
      ]
      boxes[boxes.length - 1] = { low: of(Math.min, before.low, box.low), high: of(Math.max, before.high, box.high) }
    }
  }
  return boxes
}

const sidesOf = ([left, bottom]: Point, [right, top]: Point): readonly Side[] => [
  { along: 0, at: bottom, from: left, to: right },
  { along: 0, at: top, from: left, to: right },
  { along: 1, at: left, from: bottom, to: top },
  { along: 1, at: right, from: bottom, to: top },
]

/**
 * @param name of the view
 * @param bodies of the part as it is drawn
 * @param end all bodies at an end of the travel
 * @returns the outlines of the moved bodies, mm of the part
 */
export function endOutlines(name: ViewName, bodies: readonly Body[], end: readonly Body[]): readonly ViewEdge[] {
  if (!showsMove(name, bodies, end)) return []
  const moved = movedBodies(bodies, end)
  const fixed = end.filter((body) => !moved.includes(body)).flatMap(sliceBoxes)
  return moved.flatMap((body) =>
    wholeBoxes(name, body).flatMap((box) => {
      const covers = fixed
        .filter((other) => nearnessOf(name, other) >= nearnessOf(name, box) - nearly)
        .map(({ low, high }) => ({ low: seenIn(name, low), high: seenIn(name, high) }))
      return sidesOf(seenIn(name, box.low), seenIn(name, box.high)).flatMap(({ along, at, from, to }) => {
        const across = along === 0 ? 1 : 0
        const hiding = covers
          .filter(({ low, high }) => low[across] <= at + nearly && high[across] >= at - nearly)
          .map(({ low, high }) => [low[along], high[along]] as const)
        return without([from, to], hiding).map(([start, stop]): ViewEdge => {
          const point = (value: number): Point => (along === 0 ? [value, at] : [at, value])
          return { kind: 'line', from: point(start), to: point(stop) }
        })
      })
    }),
  )
}
