/** Label placement in the torque chart, px: each label near its line or point, without overlap and inside the view. */
import { textWidth } from '../../../contract/results/plot-geometry.ts'

export type Point = { readonly x: number; readonly y: number }
export type Box = Point & { readonly width: number; readonly height: number }
/** Start of a label's baseline. */
export type LabelPlace = Point

const lineHeight = 14
const gap = 6
/** Radius of the mark of the demanded point with its outline. */
const markRadius = 7
/** Average width of a bold character at label size. */
const characterWidth = 6.8

export const labelWidth = (text: string): number => textWidth(text, characterWidth)

/** Returns the bounding box of a label. */
export const labelBox = ({ x, y }: LabelPlace, width: number): Box => ({ x, y: y - lineHeight + 3, width, height: lineHeight })

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Returns the bounding box of the demanded point's mark. */
export const markBox = ({ x, y }: Point): Box => ({ x: x - markRadius, y: y - markRadius, width: 2 * markRadius, height: 2 * markRadius })

/** A label may extend above the plot area, into the margin. */
const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y - lineHeight - gap &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** Returns the bounding boxes of a line's segments. */
const boxesAlong = (points: readonly Point[]): readonly Box[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
    return { x, y: y - 1, width: Math.max(1, Math.abs(to.x - from.x)), height: Math.abs(to.y - from.y) + 2 }
  })

type Surroundings = {
  readonly box: Box
  /** Never covered: other labels and the demanded point. */
  readonly taken: readonly Box[]
  /** Curves, covered only if there is no other place. */
  readonly lines: readonly Box[]
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Returns places across the plot area, nearest first. */
const everywhere = (near: Point, width: number, box: Box): readonly LabelPlace[] => {
  const columns = [box.x, Math.max(box.x, Math.min(near.x - width / 2, box.x + box.width - width)), box.x + box.width - width]
  const rows = Array.from({ length: Math.floor(box.height / 4) + 1 }, (_, index) => box.y + index * 4)
  return rows.flatMap((y) => columns.map((x) => ({ x, y }))).toSorted((a, b) => distance(a, near) - distance(b, near))
}

/** Maximum distance of a label from its preferred place. */
const nearby = 40

/**
 * Returns the first candidate that covers nothing, else such a place nearby, else the first that covers lines only, in the whole
 * plot area; the first candidate if the area is too small.
 */
const place = (candidates: readonly [LabelPlace, ...LabelPlace[]], width: number, { box, taken, lines }: Surroundings): LabelPlace => {
  const isFree =
    (obstacles: readonly Box[]) =>
    (at: LabelPlace): boolean => {
      const own = labelBox(at, width)
      return within(own, box) && !obstacles.some((other) => overlap(own, other))
    }
  const anywhere = everywhere(candidates[0], width, box)
  const clear = isFree([...taken, ...lines])
  const close = anywhere.filter((at) => distance(at, candidates[0]) <= nearby)
  return candidates.find(clear) ?? close.find(clear) ?? candidates.find(isFree(taken)) ?? anywhere.find(isFree(taken)) ?? candidates[0]
}

/** Returns places above or below the flat part of a curve: at its start, after the demanded point, at the right edge. */
const alongFlat = (
  y: number,
  mark: Point | undefined,
  { width, box }: { width: number; box: Box },
): readonly [LabelPlace, ...LabelPlace[]] => {
  const [above, below] = [y - 5, y + lineHeight]
  const start = box.x + gap
  const others = [...(mark ? [mark.x + markRadius + gap] : []), box.x + box.width - width - gap]
  return [
    { x: start, y: above },
    { x: start, y: below },
    ...others.flatMap((x) => [
      { x, y: above },
      { x, y: below },
    ]),
  ]
}

/** Returns places beside, above and below the demanded point. */
const around = ({ x, y }: Point, width: number): readonly [LabelPlace, ...LabelPlace[]] => {
  const [right, left, middle] = [x + gap + 3, x - gap - 3 - width, x - width / 2]
  const [above, below] = [y - gap - 4, y + lineHeight + gap]
  return [
    { x: right, y: y + 4 },
    { x: left, y: y + 4 },
    { x: middle, y: above },
    { x: middle, y: below },
    { x: right, y: above },
    { x: right, y: below },
    { x: left, y: above },
    { x: left, y: below },
  ]
}

/** Widths of the labels, px. */
export type LabelWidths = { readonly continuous: number; readonly peak: number; readonly demand: number }

type Lines = { readonly continuous: readonly Point[]; readonly peak: readonly Point[] }

/** Places all labels of a chart; curves are labelled at their flat part, where they start. */
export const placeLabels = (box: Box, { lines, mark, widths }: { lines: Lines; mark: Point | undefined; widths: LabelWidths }) => {
  const curves = [...boxesAlong(lines.peak), ...boxesAlong(lines.continuous)]
  const marks = mark ? [markBox(mark)] : []
  const named = (name: keyof Lines, taken: readonly Box[]): LabelPlace => {
    const width = widths[name]
    const flat = lines[name][0]?.y ?? box.y
    return place(alongFlat(flat, mark, { width, box }), width, { box, taken, lines: curves })
  }
  const peak = named('peak', marks)
  const peakBox = labelBox(peak, widths.peak)
  const continuous = named('continuous', [...marks, peakBox])
  const taken = [peakBox, labelBox(continuous, widths.continuous)]
  // The label of the demanded point may touch its mark.
  const demand = mark && place(around(mark, widths.demand), widths.demand, { box, taken, lines: curves })
  return { peak, continuous, demand }
}
