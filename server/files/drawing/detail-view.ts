/** Shows holes that are too small on the sheet again at a larger scale (ISO 128-3), where the sheet has room. */
import type { ViewName } from '../../../engine/part/part-schema.ts'
import { boxOfText, type PaperBox } from './crowding.ts'
import { dimensionRule, widthOf } from './dimension-marks.ts'
import type { Field } from './fit-sheet.ts'
import type { HoleGroup } from './holes.ts'
import type { ViewEdge } from './project.ts'
import { isoScales, scaleText } from './scales.ts'
import { boundsOfMarks, type Mark, type PaperPoint } from './sheet.ts'
import { edgeMark, type Placing, type ViewLines } from './view-marks.ts'

type Point = readonly [x: number, y: number]

/** Diameter below which a hole is shown again, and its least diameter there, mm on the paper. */
const diameters = { small: 2.5, legible: 5 } as const
/** Radius of a detail, relative to the largest hole in it. */
const surroundings = 2.5
/** Clearance around the detail, space for its label, and distance of the positions tried, mm. */
const layout = { clearance: 4, label: 6, step: 4 } as const
/** Holes have letters from A on. */
const letter = 'X'

/** A detail: a circle of a view at a scale of its own. Centre and radius in mm of the part. */
export type Detail = { readonly view: ViewName; readonly centre: Point; readonly radius: number; readonly scale: number }

/** @returns the detail of the smallest holes; undefined where all are legible at that scale */
export function detailFor(holes: readonly HoleGroup[], scale: number): Detail | undefined {
  const [least] = holes.toSorted((one, other) => one.radius - other.radius)
  if (!least || 2 * least.radius * scale >= diameters.small) return undefined
  const { view, at } = least
  const together = holes.filter((one) => one.view === view && Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) < least.radius)
  const larger = isoScales.findLast((one) => 2 * least.radius * one >= diameters.legible)
  if (larger === undefined) return undefined
  return { view, centre: at, radius: surroundings * Math.max(...together.map(({ radius }) => radius)), scale: larger }
}

const samples = 48

/** The points of an edge that is not straight. */
const pointsAlong = (edge: Exclude<ViewEdge, { readonly kind: 'line' }>): readonly Point[] => {
  if (edge.kind === 'path') return edge.points
  const { centre, radius } = edge
  const [from, to] = edge.kind === 'arc' ? [edge.from, edge.to > edge.from ? edge.to : edge.to + 360] : [0, 360]
  return Array.from({ length: samples + 1 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / samples) * Math.PI) / 180
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
}

/** The part of a straight line within a circle around the origin of the detail. */
function chordOf(from: Point, to: Point, { centre, radius }: Detail): ViewEdge | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [fx, fy] = [from[0] - centre[0], from[1] - centre[1]]
  const [a, b, c] = [dx ** 2 + dy ** 2, fx * dx + fy * dy, fx ** 2 + fy ** 2 - radius ** 2]
  const root = b ** 2 - a * c
  if (a === 0 || root <= 0) return undefined
  const [start, end] = [Math.max(0, (-b - Math.sqrt(root)) / a), Math.min(1, (-b + Math.sqrt(root)) / a)]
  const at = (share: number): Point => [from[0] + share * dx, from[1] + share * dy]
  return end - start > 1e-9 ? { kind: 'line', from: at(start), to: at(end) } : undefined
}

const isInside = (edge: ViewEdge, { centre, radius }: Detail): boolean =>
  edge.kind !== 'line' && pointsAlong(edge).every(([x, y]) => Math.hypot(x - centre[0], y - centre[1]) <= radius)

/** What of an edge lies within the detail. */
const clipped = (edge: ViewEdge, detail: Detail): readonly ViewEdge[] => {
  if (isInside(edge, detail)) return [edge]
  const points = edge.kind === 'line' ? [edge.from, edge.to] : pointsAlong(edge)
  return points.slice(1).flatMap((point, index) => chordOf(points[index] ?? point, point, detail) ?? [])
}

const touch = (one: PaperBox, other: PaperBox): boolean =>
  one.low[0] < other.high[0] && other.low[0] < one.high[0] && one.low[1] < other.high[1] && other.low[1] < one.high[1]

/** @returns the box around marks with their texts */
export const boxOfMarks = (marks: readonly Mark[]): PaperBox => {
  const boxes = [boundsOfMarks(marks), ...marks.flatMap((mark) => (mark.kind === 'text' ? [boxOfText(mark)] : []))]
  return {
    low: [Math.min(...boxes.map(({ low }) => low[0])), Math.min(...boxes.map(({ low }) => low[1]))],
    high: [Math.max(...boxes.map(({ high }) => high[0])), Math.max(...boxes.map(({ high }) => high[1]))],
  }
}

/** The free position of the detail's centre that is nearest to a point. */
function spotFor(reach: number, near: PaperPoint, { field, taken }: Surroundings): PaperPoint | undefined {
  const { clearance, label, step } = layout
  const across = Math.max(reach, widthOf(labelOf(0.005), dimensionRule.text) / 2)
  const [left, bottom] = [field.left + across + clearance, field.bottom + reach + clearance]
  const [right, top] = [field.left + field.width - across - clearance, field.bottom + field.height - reach - clearance - label]
  const count = (from: number, to: number) => Math.max(0, Math.floor((to - from) / step) + 1)
  const spots = Array.from({ length: count(left, right) }, (_, column) =>
    Array.from({ length: count(bottom, top) }, (__, row): PaperPoint => [left + step * column, bottom + step * row]),
  ).flat()
  const distance = ([x, y]: PaperPoint) => Math.hypot(x - near[0], y - near[1])
  return spots
    .toSorted((one, other) => distance(one) - distance(other))
    .find(([x, y]) => {
      const box: PaperBox = {
        low: [x - across - clearance, y - reach - clearance],
        high: [x + across + clearance, y + reach + clearance + label],
      }
      return !taken.some((other) => touch(box, other))
    })
}

const labelOf = (scale: number): string => `${letter} (${scaleText(scale)})`

/** Where a detail may stand, and the boxes that are taken. */
export type Surroundings = { readonly field: Field; readonly taken: readonly PaperBox[] }

/**
 * @param detail to draw
 * @param view placing of its view, and the lines of that view in mm of the part
 * @param surroundings the free space
 * @returns the marks of the detail, and its circle in the view as a group that gets a letter; undefined without room
 */
export function detailMarks(
  detail: Detail,
  { placing, lines, centre }: { readonly placing: Placing; readonly lines: ViewLines; readonly centre: Point },
  surroundings: Surroundings,
): { readonly marks: readonly Mark[]; readonly lettered: Pick<HoleGroup, 'letter' | 'at' | 'radius'> } | undefined {
  const { radius, scale } = detail
  const near: PaperPoint = [placing.origin[0] + placing.scale * centre[0], placing.origin[1] + placing.scale * centre[1]]
  const spot = spotFor(radius * scale, near, surroundings)
  if (!spot) return undefined
  const own: Placing = { scale, origin: [spot[0] - scale * detail.centre[0], spot[1] - scale * detail.centre[1]] }
  const shown = lines.flatMap(({ stroke, edges }) =>
    edges.flatMap((edge) => clipped(edge, detail).map((part) => edgeMark(part, stroke, own))),
  )
  return {
    marks: [
      ...shown,
      { kind: 'circle', stroke: 'break', centre: spot, radius: radius * scale },
      { kind: 'circle', stroke: 'break', centre: near, radius: radius * placing.scale },
      {
        kind: 'text',
        at: [spot[0], spot[1] + radius * scale + 2],
        text: labelOf(scale),
        height: dimensionRule.text,
        align: 'middle',
      },
    ],
    lettered: { letter, at: centre, radius },
  }
}
