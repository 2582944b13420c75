/** Dimensions projected to the screen, px: lines and text of each. Dimensions seen from their end are omitted. */
import type { PreviewMeasure } from '../../contract/files/preview.ts'
import { distanceOf, type Place, plus, times } from './geometry.ts'
import { measureText, type WriteLength } from './lengths.ts'

export type ScreenPoint = readonly [x: number, y: number]
/** Projects a point in space to the screen. */
export type Project = (place: Place) => ScreenPoint

export type DimensionLine = {
  readonly lines: readonly (readonly [ScreenPoint, ScreenPoint])[]
  readonly arrows: readonly (readonly [ScreenPoint, ScreenPoint, ScreenPoint])[]
  readonly text: string
  readonly at: ScreenPoint
}

const rule = { first: 22, next: 24, gap: 4, beyond: 5, arrow: 8, half: 3, letter: 7.5, height: 18 } as const
/** Ratio of projected to actual length below which a line counts as seen from its end. */
const shortest = 0.25
const tight = 12
/** Replaces 0 as a divisor. */
const tiny = 1e-9
/** Text positions along the line, best first. */
const shares = [0.5, 0.35, 0.65, 0.2, 0.8] as const

const between = ([ax, ay]: ScreenPoint, [bx, by]: ScreenPoint, share: number): ScreenPoint => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]
const moved = ([x, y]: ScreenPoint, [dx, dy]: ScreenPoint, by: number): ScreenPoint => [x + dx * by, y + dy * by]
const apart = ([ax, ay]: ScreenPoint, [bx, by]: ScreenPoint): number => Math.hypot(bx - ax, by - ay)
/** Whether the arrows must be outside. */
const isTight = (from: ScreenPoint, to: ScreenPoint): boolean => apart(from, to) < 2 * rule.arrow + tight

/** Returns the unit vector from one point to another. */
const wayOf = (from: ScreenPoint, to: ScreenPoint): ScreenPoint => {
  const length = apart(from, to) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

const arrowAt = (tip: ScreenPoint, way: ScreenPoint): DimensionLine['arrows'][number] => {
  const back = moved(tip, way, -rule.arrow)
  const aside: ScreenPoint = [-way[1], way[0]]
  return [tip, moved(back, aside, rule.half), moved(back, aside, -rule.half)]
}

type Seen = { readonly from: ScreenPoint; readonly to: ScreenPoint; readonly out: ScreenPoint }

/** Projects a dimension; undefined if it or its extension lines are seen from the end. */
function seen({ from, to, out }: PreviewMeasure, project: Project, pxOfMm: number): Seen | undefined {
  const [a, b] = [project(from), project(to)]
  const length = distanceOf(from, to)
  const outEnd = project(plus(from, times(out, length)))
  if (apart(a, b) < shortest * length * pxOfMm || apart(a, outEnd) < shortest * length * pxOfMm || apart(a, b) < 2) return undefined
  return { from: a, to: b, out: wayOf(a, outEnd) }
}

type Box = readonly [left: number, top: number, right: number, bottom: number]
const boxOf = (text: string, [x, y]: ScreenPoint): Box => {
  const half = (text.length * rule.letter) / 2 + 2
  return [x - half, y - rule.height / 2, x + half, y + rule.height / 2]
}
const meet = (one: Box, other: Box): boolean => one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]

function lineOf(
  { from, to, out }: Seen,
  row: number,
  text: string,
): Omit<DimensionLine, 'at'> & { readonly ends: readonly [ScreenPoint, ScreenPoint] } {
  const away = rule.first + rule.next * row
  const ends = [moved(from, out, away), moved(to, out, away)] as const
  const way = wayOf(from, to)
  const back: ScreenPoint = [-way[0], -way[1]]
  const isShort = isTight(from, to)
  const reach = isShort ? 2 * rule.arrow : 0
  return {
    text,
    ends,
    lines: [
      [moved(from, out, rule.gap), moved(ends[0], out, rule.beyond)],
      [moved(to, out, rule.gap), moved(ends[1], out, rule.beyond)],
      [moved(ends[0], back, reach), moved(ends[1], way, reach)],
    ],
    arrows: isShort ? [arrowAt(ends[0], way), arrowAt(ends[1], back)] : [arrowAt(ends[0], back), arrowAt(ends[1], way)],
  }
}

/** Returns half the extent of a text in a direction. */
const halfOn = (text: string, [x, y]: ScreenPoint): number =>
  Math.min((text.length * rule.letter) / 2 / Math.abs(x || tiny), rule.height / 2 / Math.abs(y || tiny))

/** Returns the text positions: on the line, otherwise beyond its ends and outside arrows. */
const placesFor = (text: string, [from, to]: readonly [ScreenPoint, ScreenPoint]): readonly ScreenPoint[] => {
  const way = wayOf(from, to)
  const needed = Math.abs(way[0]) * text.length * rule.letter + Math.abs(way[1]) * rule.height + 2 * rule.arrow
  const reach = halfOn(text, way) + (isTight(from, to) ? 2 * rule.arrow : 0) + rule.gap
  const beyond = [moved(to, way, reach), moved(from, way, -reach)]
  return apart(from, to) > needed ? [...shares.map((share) => between(from, to, share)), ...beyond] : beyond
}

/**
 * Returns the visible dimensions; texts do not overlap if another position is free.
 *
 * @param measures of the part
 * @param project projects a point to the screen
 * @param write formats a length; `pxOfMm` is the scale in px per mm
 */
export function dimensionLines(
  measures: readonly PreviewMeasure[],
  project: Project,
  { write, pxOfMm }: { readonly write: WriteLength; readonly pxOfMm: number },
): readonly DimensionLine[] {
  const taken: Box[] = []
  return measures.flatMap((measure) => {
    const view = seen(measure, project, pxOfMm)
    if (!view) return []
    const { ends, ...line } = lineOf(view, measure.row, measureText(measure, write))
    const places = placesFor(line.text, ends)
    const at = places.find((place) => !taken.some((box) => meet(box, boxOf(line.text, place)))) ?? places[0] ?? ends[1]
    taken.push(boxOf(line.text, at))
    return [{ ...line, at }]
  })
}
