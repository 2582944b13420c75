/** Dimension lines: extension lines, arrows and text of each in a lane of its own. */
import type { DimensionField, Lane, Point } from './guide-layout-frames.ts'

export type Label = {
  readonly text: string
  /** The middle of the text. */
  readonly x: number
  readonly y: number
  /** Reads upwards, as texts on upright dimension lines do. */
  readonly upright: boolean
  readonly length: number
  /** The text is longer than its room and has to be set tighter. */
  readonly tight: boolean
}

export type Dimension = {
  readonly field: DimensionField
  readonly measures: Lane['measures']
  /** The measured stretch along the axis, smaller first, and where its line stands. */
  readonly start: number
  readonly end: number
  readonly line: number
  /** Arrows stand outside and point inwards: the stretch is too short for them. */
  readonly outside: boolean
  readonly extensions: readonly { readonly from: Point; readonly to: Point }[]
  readonly label: Label
  /** What a pointer may hit. */
  readonly target: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** The two points a dimension is measured between. */
export type DimensionSource = {
  readonly field: DimensionField
  readonly from: Point
  readonly to: Point
  /** Where the extension line of `from` begins, if not at the point: a centre line leads there already. */
  readonly begin?: Point
}

export const fontSize = 13
export const arrowLength = 7
/** What the line of outside arrows takes beyond the stretch. */
export const outsideReach = 13
const overshoot = 3
const targetHalf = 12
const targetPadding = 4

const widthOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  if (code >= 0x2e80) return 1
  if (".,:;'|il ".includes(character)) return 0.34
  return code >= 0x400 || /[A-Zmw%@]/.test(character) ? 0.78 : 0.64
}

/** Length of a text in the view box; a little more than fonts really take. */
export const textLength = (text: string): number => Array.from(text, widthOf).reduce((sum, width) => sum + width, 0) * fontSize

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

type Placing = {
  readonly text: string
  readonly middle: number
  readonly across: number
  readonly room: Pick<Lane, 'measures' | 'from' | 'to'>
}

/** Sets a text with its middle as near to `middle` as its room allows. */
export const placeText = ({ text, middle, across, room: { measures, from, to } }: Placing): Label => {
  const wanted = textLength(text)
  const length = Math.min(wanted, to - from)
  const along = clamp(middle, from + length / 2, to - length / 2)
  const upright = measures === 'y'
  return { text, x: upright ? across : along, y: upright ? along : across, upright, length, tight: wanted > length }
}

const point = (measures: Lane['measures'], along: number, across: number): Point =>
  measures === 'x' ? { x: along, y: across } : { x: across, y: along }

/** A dimension between two points, in its lane. */
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
