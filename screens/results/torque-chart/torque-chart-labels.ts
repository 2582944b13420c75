/** Where the labels of the torque chart stand: each beside what it names, none over another, over the demanded point or out of the view. Pixels. */

export type Point = { readonly x: number; readonly y: number }
export type Box = Point & { readonly width: number; readonly height: number }
/** Where a label stands: the start of its base line. */
export type LabelPlace = Point

const lineHeight = 14
const gap = 6
/** Half of the demanded point, with the edge around it. */
const markRadius = 7
/** Average width of a bold character at the size of the labels. */
const characterWidth = 6.8

/** Chinese characters and their punctuation are as wide as they are high. */
const wideCharacters = /[\u2e80-\uffef]/g
const wideCharacterWidth = 12

export const labelWidth = (text: string): number => {
  const wide = text.match(wideCharacters)?.length ?? 0
  return (text.length - wide) * characterWidth + wide * wideCharacterWidth
}

/** The box of a label whose base line starts at a place. */
export const labelBox = ({ x, y }: LabelPlace, width: number): Box => ({ x, y: y - lineHeight + 3, width, height: lineHeight })

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The box around the demanded point. */
export const markBox = ({ x, y }: Point): Box => ({ x: x - markRadius, y: y - markRadius, width: 2 * markRadius, height: 2 * markRadius })

/** A label may stand above the highest line: the margin has room for it. */
const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y - lineHeight - gap &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** The pieces of a line as boxes. */
const boxesAlong = (points: readonly Point[]): readonly Box[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
    return { x, y: y - 1, width: Math.max(1, Math.abs(to.x - from.x)), height: Math.abs(to.y - from.y) + 2 }
  })

type Surroundings = {
  readonly box: Box
  /** Never covered: other labels, the demanded point. */
  readonly taken: readonly Box[]
  /** The curves: covered only where there is no other place. */
  readonly lines: readonly Box[]
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Places all over the box, the nearest first. */
const everywhere = (near: Point, width: number, box: Box): readonly LabelPlace[] => {
  const columns = [box.x, Math.max(box.x, Math.min(near.x - width / 2, box.x + box.width - width)), box.x + box.width - width]
  const rows = Array.from({ length: Math.floor(box.height / 4) + 1 }, (_, index) => box.y + index * 4)
  return rows.flatMap((y) => columns.map((x) => ({ x, y }))).toSorted((a, b) => distance(a, near) - distance(b, near))
}

/** How far from what it names a label still belongs to it. */
const nearby = 40

/**
 * The first place that covers nothing, else one nearby, else the first that covers no more than a line, wherever that is; the first of all in a
 * box that is too small.
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

/** Above or below the flat part of a curve: at its start, beyond the demanded point, at the end of the box. */
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

/** Beside, above or below the demanded point. */
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

/** Widths of the labels, pixels. */
export type LabelWidths = { readonly continuous: number; readonly peak: number; readonly demand: number }

type Lines = { readonly continuous: readonly Point[]; readonly peak: readonly Point[] }

/** Places of all labels of a chart; a curve is named beside its flat part, which it begins with. */
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
  // The label of the point may touch the edge of its own mark.
  const demand = mark && place(around(mark, widths.demand), widths.demand, { box, taken, lines: curves })
  return { peak, continuous, demand }
}
