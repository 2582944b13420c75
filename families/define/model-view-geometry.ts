/**
 * Positions of the parts and dimensions of a view in its drawing. Units of the drawing: a field of 120 × 90, or of 240 × 130.
 */
import type { Point, ViewDimension, ViewPart } from './model-view.ts'

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Transformation from mm to the field: `x = origin + scale · mm`. */
export type Placed = {
  readonly scale: number
  readonly origin: Point
  /** Bounding box of the parts, mm. */
  readonly box: Box
  /** The drawing's `viewBox`. */
  readonly field: string
}

/** Sizes of the fields; the large one is displayed larger, so that its texts match those around it. */
const fields = { small: { width: 120, height: 90 }, large: { width: 240, height: 130 } } as const
/** Names of the fields. */
export type FieldSize = keyof typeof fields

/** Margin on all sides. */
const edge = 2
const offset = 4.5
const textGap = 2.5
const textHeight = 8
const characterWidth = 6
const head = { length: 4, half: 1.3 }
/** Minimum spacing of thread flights; closer ones would merge into a grey area. */
const leastFlight = 1.6

const pointsOf = (part: ViewPart): readonly Point[] => {
  switch (part.shape) {
    case 'box':
      return [part.at, [part.at[0] + part.size[0], part.at[1] + part.size[1]]]
    case 'circle': {
      const [x, y] = part.centre
      const radius = part.diameter / 2
      return [
        [x - radius, y - radius],
        [x + radius, y + radius],
      ]
    }
    case 'thread': {
      const [x, y] = part.at
      const radius = part.diameter / 2
      return part.upright
        ? [
            [x - radius, y],
            [x + radius, y + part.length],
          ]
        : [
            [x, y - radius],
            [x + part.length, y + radius],
          ]
    }
    case 'line':
      return [part.from, part.to]
  }
}

const boxOf = (parts: readonly ViewPart[]): Box => {
  const points = parts.flatMap(pointsOf)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** A dimension with its text, in the reader's unit and language. */
export type Labelled = ViewDimension & { readonly text: string }

const isAcross = (side: ViewDimension['side']): boolean => side === 'above' || side === 'below'

/** Space that a dimension takes beside the parts: its line, with the text above or to the side. */
const roomOf = ({ side, text }: Labelled): number => offset + textGap + (isAcross(side) ? textHeight + edge : characterWidth * text.length)

/** The largest scale at which parts and dimensions fit, centred in the field. */
export function placeView(parts: readonly ViewPart[], dimensions: readonly Labelled[], size: FieldSize): Placed {
  const field = fields[size]
  const box = boxOf(parts)
  const takes = (viewSide: ViewDimension['side']) => Math.max(edge, ...dimensions.filter(({ side }) => side === viewSide).map(roomOf))
  const [left, right, top, bottom] = [takes('left'), takes('right'), takes('above'), takes('below')]
  const width = field.width - left - right
  const height = field.height - top - bottom
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top))
  const middle = (low: number, high: number) => (low + high) / 2
  // A small picture keeps the full height of its field, a large one takes only the height it needs.
  const spare = size === 'large' ? height - scale * (box.bottom - box.top) : 0
  return {
    scale,
    origin: [left + width / 2 - scale * middle(box.left, box.right), top + height / 2 - scale * middle(box.top, box.bottom)],
    box,
    field: `0 ${spare / 2} ${field.width} ${field.height - spare}`,
  }
}

/** Converts mm to units of the drawing. */
export const atScale =
  ({ scale, origin }: Placed) =>
  ([x, y]: Point): Point => [origin[0] + scale * x, origin[1] + scale * y]

/** An arrow head at `tip`, pointing away from `back`. */
export function arrowHead(tip: Point, back: Point): string {
  const length = Math.hypot(tip[0] - back[0], tip[1] - back[1])
  if (length < 2 * head.length) return ''
  const [dx, dy] = [(tip[0] - back[0]) / length, (tip[1] - back[1]) / length]
  const [x, y] = [tip[0] - head.length * dx, tip[1] - head.length * dy]
  return `M${tip.join(' ')}L${x + head.half * dy} ${y - head.half * dx}L${x - head.half * dy} ${y + head.half * dx}Z`
}

type Label = { readonly at: Point; readonly anchor: 'start' | 'middle' | 'end' }
type PlacedDimension = {
  readonly start: Point
  readonly end: Point
  readonly extensions: readonly (readonly [Point, Point])[]
  readonly label: Label
}

const sideOf = (side: ViewDimension['side'], { box }: Placed) =>
  ({ above: box.top, below: box.bottom, left: box.left, right: box.right })[side]

/** A dimension beside the parts: dimension line, two extension lines, text. */
export function placeDimension({ side, from, to }: ViewDimension, placed: Placed): PlacedDimension {
  const across = isAcross(side)
  const outwards = side === 'above' || side === 'left' ? -1 : 1
  const place = atScale(placed)
  const at = sideOf(side, placed)
  const base = across ? place([from, at])[1] : place([at, from])[0]
  const line = base + outwards * offset
  const point = (along: number, beside: number): Point => (across ? [along, beside] : [beside, along])
  const along = (mm: number) => (across ? place([mm, at])[0] : place([at, mm])[1])
  const [low, high] = [Math.min(along(from), along(to)), Math.max(along(from), along(to))]
  const middle = (low + high) / 2
  const label: Label = across
    ? { at: [middle, outwards < 0 ? line - textGap : line + textGap + textHeight], anchor: 'middle' }
    : { at: [line + outwards * textGap, middle + textHeight / 2 - 0.5], anchor: outwards < 0 ? 'end' : 'start' }
  return {
    start: point(low, line),
    end: point(high, line),
    extensions: [low, high].map((along) => [point(along, base + outwards), point(along, line + outwards * 1.5)] as const),
    label,
  }
}

type Thread = Extract<ViewPart, { shape: 'thread' }>

/** Outline and flights of a screw, one lead apart; if that is too dense, every second, fourth … flight. */
export function threadPath({ at, length, diameter, lead, upright, broken }: Thread, placed: Placed): string {
  const place = atScale(placed)
  const radius = diameter / 2
  const point = (along: number, across: number) =>
    place(upright ? [at[0] + across, at[1] + along] : [at[0] + along, at[1] + across]).join(' ')
  const step = lead * 2 ** Math.max(0, Math.ceil(Math.log2(leastFlight / (lead * placed.scale))))
  const slope = Math.min(step / 2, diameter / 3)
  const count = Math.max(0, Math.floor((length - slope) / step))
  const first = (length - slope - count * step) / 2
  const flights = Array.from({ length: count + 1 }, (_, index) => first + index * step)
  const sides = `M${point(0, -radius)}L${point(length, -radius)}M${point(0, radius)}L${point(length, radius)}`
  const bulge = diameter / 5
  const end = (along: number) =>
    broken
      ? `M${point(along, -radius)}Q${point(along - bulge, -radius / 2)} ${point(along, 0)}T${point(along, radius)}`
      : `M${point(along, -radius)}L${point(along, radius)}`
  return sides + end(0) + end(length) + flights.map((along) => `M${point(along, radius)}L${point(along + slope, -radius)}`).join('')
}
