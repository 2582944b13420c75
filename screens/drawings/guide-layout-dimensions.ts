/** Dimension lines with extension lines, arrows and texts, each in its own lane. */
import type { DimensionField, Lane, Point } from './guide-layout-frames.ts'

export type Label = {
  readonly text: string
  /** Centre of the text. */
  readonly x: number
  readonly y: number
  /** Whether the text reads upwards, as on vertical dimension lines. */
  readonly upright: boolean
  readonly length: number
  /** Whether the text exceeds its space and is condensed. */
  readonly tight: boolean
}

export type Dimension = {
  readonly field: DimensionField
  readonly measures: Lane['measures']
  /** Measured range along the axis, the smaller end first, and the position of the line. */
  readonly start: number
  readonly end: number
  readonly line: number
  /** Whether the arrows are outside and point inwards, because the range is too short. */
  readonly outside: boolean
  readonly extensions: readonly { readonly from: Point; readonly to: Point }[]
  readonly label: Label
  /** Area that reacts to the pointer. */
  readonly target: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** The two points of a dimension. */
export type DimensionSource = {
  readonly field: DimensionField
  readonly from: Point
  readonly to: Point
  /** Start of the extension line of `from`, if not at the point itself, for example at the end of a centre line. */
  readonly begin?: Point
}

export const fontSize = 13
export const arrowLength = 7
/** Length of the line beyond the range for outside arrows. */
export const outsideReach = 13
const overshoot = 3
const targetHalf = 12
const targetPadding = 4

const widthOf = (character: string): number => {
  if (character >= '\u2e80') return 1
  if (".,:;'|il ".includes(character)) return 0.34
  return character >= '\u0400' || /[A-Zmw%@]/.test(character) ? 0.78 : 0.64
}

/** Returns the estimated length of a text in units of the view box, slightly above the actual one. */
export const textLength = (text: string): number => Array.from(text, widthOf).reduce((sum, width) => sum + width, 0) * fontSize

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

type Placing = {
  readonly text: string
  readonly middle: number
  readonly across: number
  readonly room: Pick<Lane, 'measures' | 'from' | 'to'>
}

/** Places a text with its centre as close to `middle` as its space allows. */
export const placeText = ({ text, middle, across, room: { measures, from, to } }: Placing): Label => {
  const natural = textLength(text)
  const length = Math.min(natural, to - from)
  const along = clamp(middle, from + length / 2, to - length / 2)
  const upright = measures === 'y'
  return { text, x: upright ? across : along, y: upright ? along : across, upright, length, tight: natural > length }
}

const point = (measures: Lane['measures'], along: number, across: number): Point =>
  measures === 'x' ? { x: along, y: across } : { x: across, y: along }

/** Returns the dimension between two points in its lane. */
export const dimensionOf = ({ field, from, to, begin = from }: DimensionSource, lane: Lane, text: string): Dimension => {
  const { measures, line } = lane
  const across = measures === 'x' ? 'y' : 'x'
  const start = Math.min(from[measures], to[measures])
  const end = Math.max(from[measures], to[measures])
  const label = placeText({ text, middle: (start + end) / 2, across: lane.text, room: lane })
  const extensions = [begin, to].map((each) => ({
    from: each,
    to: point(measures, each[measures], line + overshoot * Math.sign(line - each[across])),
  }))
  const labelAlong = label[measures]
  const low = Math.min(start, labelAlong - label.length / 2) - targetPadding
  const high = Math.max(end, labelAlong + label.length / 2) + targetPadding
  const middle = (line + lane.text) / 2
  const corner = point(measures, low, middle - targetHalf)
  return {
    field,
    measures,
    start,
    end,
    line,
    outside: end - start < 3 * arrowLength,
    extensions,
    label,
    target: { ...corner, width: measures === 'x' ? high - low : 2 * targetHalf, height: measures === 'x' ? 2 * targetHalf : high - low },
  }
}
